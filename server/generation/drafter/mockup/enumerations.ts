import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { ofFields, ofStates } from '../lexicon/partNames';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { sectionOf } from '../read/sectionName';
import type { Statement, Workbook } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import { kindOf } from './fields';
import { areAlternatives, hideBrackets, itemsIn, type Item } from './listItems';
import { mockupWordsOf } from './mockupWordsOf';
import { isNoRole, isRecordNoun, nounBefore } from './nouns';
import { passagesOf, type Passage } from './passages';
import { keyOfName, recordsNamed } from './sampleNames';
import { listWords } from './words/listWords';

/** A list of the idea: what is entered or shown of something, its states in order, or what can be chosen. */
export interface Enumeration {
  /** What it is about; `undefined` if that was said before. */
  noun: string | undefined;
  kind: 'fields' | 'states' | 'options';
  items: readonly Item[];
  /** Whether the author calls these states, or draws arrows between them. */
  isSure: boolean;
  statements: readonly Statement[];
}

/** A list and the words before it. */
interface Led {
  lead: string;
  list: string;
  by: 'colon' | 'brackets' | 'parts' | 'asked' | 'states' | 'alone';
}

/** `Permit record` lists the fields of a permit. */
const sheet = /(?<=\p{L})\s(?:records?|cards?|sheets?|data|details)$/iu;
const fewest = 3;
const mostOfLead = 4;
const shortLead = 60;

const openers = perLanguage(({ code }) => {
  const words = listWords[code];
  const opener = (some = '(?!)') => new RegExp(`(?<![\\p{L}\\p{M}])(?:${some})\\s`, 'giu');
  return [
    ['parts', opener(words?.parts)],
    ['states', opener(words?.states)],
    ['asked', opener(words?.asked)],
  ] as const;
});

/** At the end of what stands before states. */
const patternOfStates = perLanguage(
  ({ code }) => new RegExp(`\\s(?:${listWords[code]?.states ?? '(?!)'})$`, 'iu'),
);

/** At the end of what stands before a list: who gives what is listed. */
const patternOfVerb = perLanguage(
  ({ code }) =>
    new RegExp(`(?:\\p{L}+\\s){0,2}(?<!\\p{L})(?:${listWords[code]?.asked ?? '(?!)'})$`, 'iu'),
);

/** All lists of three or more short items, in order. */
export function enumerationsIn(workbook: Workbook): Enumeration[] {
  const lexicon = lexicons[workbook.language];
  if (!workbook.isRead) return [];
  const passages = passagesOf(workbook);
  const nested = nestedLists(workbook, passages, lexicon);
  return passages.flatMap((passage, at) => {
    const before = passages[at - 1]?.text ?? '';
    const found: { list: string; made: Enumeration }[] = [];
    for (const led of ledIn(passage, lexicon)) {
      const made = enumeration(workbook, passage, led, before, lexicon);
      const isNew = !found.some(({ list }) => list.includes(led.list) || led.list.includes(list));
      if (made && isNew) found.push({ list: led.list, made });
    }
    const all = [...(nested.get(passage) ?? []), ...found.map(({ made }) => made)];
    return all.map((one) => ({ ...one, noun: one.noun?.replace(sheet, '') }));
  });
}

/** The places of a passage where a list may begin. */
function ledIn({ text, above }: Passage, lexicon: Lexicon): Led[] {
  const shown = hideBrackets(text);
  const cells = text
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (text.startsWith('|')) {
    const [lead = '', ...lists] = cells;
    return lists.map((list) => ({ lead, list, by: 'colon' }));
  }
  const colon = /[:=：]\s?(?=\S)/u.exec(shown);
  const led: Led[] = [];
  if (colon && !/[:：]\s/u.test(shown.slice(colon.index + 2)))
    led.push({
      lead: text.slice(0, colon.index).trim(),
      list: text.slice(colon.index + colon[0].length),
      by: 'colon',
    });
  for (const [by, opener] of openers(lexicon))
    for (const found of shown.matchAll(opener))
      led.push({
        lead: text.slice(0, found.index).trim(),
        list: text.slice(found.index + found[0].length),
        by,
      });
  for (const found of text.matchAll(/[(（]([^()（）]{5,300})[)）]/gu))
    led.push({ lead: text.slice(0, found.index).trim(), list: found[1] ?? '', by: 'brackets' });
  return [...led, { lead: above, list: text, by: 'alone' }];
}

/** A list as fields, states or options, unless it is none of them. */
function enumeration(
  workbook: Workbook,
  { text, above, statements }: Passage,
  { lead, list, by }: Led,
  before: string,
  lexicon: Lexicon,
): Enumeration | undefined {
  const isPath = by === 'colon' && patternOfStates(lexicon).test(lead);
  const namesStates =
    (by === 'colon' || by === 'alone') &&
    lead.length < shortLead &&
    ofStates.test(`${folded(lead)}:`);
  // `swap = open / taken / refused`
  const hasArrows =
    /→|->|=>|\s>\s\S+\s>\s/u.test(list) ||
    (/=\s?[^,]+\s\/\s[^,]+\s\/\s/u.test(text) && !list.includes(','));
  const isSure = namesStates || hasArrows || isPath;
  // `have the status new, taken or done`
  const saysStates =
    ofStates.test(`${folded(list.slice(0, 12))}:`) && areAlternatives(list, lexicon);
  const asFields = isSure || saysStates || by === 'states' ? [] : itemsIn(list, lexicon);
  const evidence = asFields.filter((item) => isFieldName(workbook, item, lexicon)).length;
  const isWholeList =
    by === 'alone'
      ? isWhole(list, asFields) && !/\p{N}/u.test(list)
      : by !== 'colon' || isWhole(list, asFields);
  const led = { lead: isPath ? lead.replace(patternOfStates(lexicon), '') : lead, list, by };
  const isDefinition = by === 'colon' && wordCount(lead) < mostOfLead;
  const isTold =
    text.startsWith('|') || /=\s/u.test(text) || asFields.some(({ options }) => options.length > 0);
  const isEvident =
    isTold && isDefinition ? evidence > 0 : evidence * (isDefinition ? 2 : 4) >= asFields.length;
  const isAsked = by === 'colon' || statements.some(({ kind }) => kind === 'R' || kind === 'C');
  if (
    isAsked &&
    asFields.length >= fewest &&
    isEvident &&
    isWholeList &&
    !areNames(asFields, lexicon)
  ) {
    const noun = nounOf(workbook, led, above, before, lexicon);
    return noun === undefined
      ? undefined
      : { noun, kind: 'fields', items: asFields, isSure: true, statements };
  }
  const items = itemsIn(list, lexicon, true);
  const goes = by === 'states' && /\s(?:goes?|to be)\s/iu.test(text);
  if (items.length < fewest || !(isSure || goes || areAlternatives(list, lexicon)))
    return undefined;
  // `the courses as cards, with a teacher or a link`
  const areWords = items.every(({ name }) => wordCount(name) < fewest);
  if (by === 'states' && !isSure && !areWords) return undefined;
  if (isSure || by === 'states') {
    const noun =
      nounOf(workbook, led, above, before, lexicon) ?? firstNoun(workbook, text, lexicon);
    return { noun, kind: 'states', items, isSure, statements };
  }
  const of = nounBefore(workbook, lead, lexicon, isNoRole);
  if (!of || !lead.endsWith(of) || by === 'parts' || by === 'alone') return undefined;
  return { noun: of, kind: 'options', items, isSure, statements };
}

/** `Faults are new, fixed or put off` */
function firstNoun(workbook: Workbook, text: string, lexicon: Lexicon): string | undefined {
  const [first = ''] = text.split(/\s/u);
  return isRecordNoun(workbook, first, lexicon) && /^\p{Lu}/u.test(first) ? first : undefined;
}

/** Whether a passage is nothing but these items. */
function isWhole(list: string, items: readonly Item[]): boolean {
  const words = items.reduce((sum, { name }) => sum + wordCount(name), 0);
  return words * 2 > wordCount(hideBrackets(list));
}

/** Whether most items are names or numbers: `Dock Street, Old Mill`. */
function areNames(items: readonly Item[], { code }: Lexicon): boolean {
  return (
    items.filter(
      ({ name }) =>
        /^\p{N}|\p{Sc}/u.test(name) || (code !== 'de' && /^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(name)),
    ).length *
      2 >=
    items.length
  );
}

/** Whether something of this name is entered rather than chosen. */
function isFieldName(
  workbook: Workbook,
  { name, options, isAsked }: Item,
  lexicon: Lexicon,
): boolean {
  const words = mockupWordsOf(workbook);
  const low = ` ${folded(name)} `;
  // `ten posts: offers, requests and notices`
  if (lexicon.code === 'en' && !isAsked && options.length === 0 && /[^s]s $/u.test(low))
    return false;
  return (
    isAsked ||
    options.length > 0 ||
    kindOf(name, words) !== 'text' ||
    words.counting.names.some((one) => low.includes(` ${one} `)) ||
    words.values.some(([part = '–']) => low.includes(part)) ||
    recordsNamed(lexicon, keyOfName(lexicon, name)) !== undefined ||
    workbook.roles.some(({ spellings }) => spellings.includes(low.trim()))
  );
}

/** What a list is about. */
function nounOf(
  workbook: Workbook,
  { lead, list, by }: Led,
  above: string,
  before: string,
  lexicon: Lexicon,
): string | undefined {
  const bare = lead.replace(/^\p{Lu}{1,4}-?\p{N}+[.:]?\s|["“”„«»]/gu, '').trim();
  const low = folded(bare);
  if (by === 'alone' && !ofStates.test(`${low}:`))
    return headingNoun(workbook, lead, lexicon) ?? nounBefore(workbook, before, lexicon);
  if (ofStates.test(`${low}:`) || ofFields.test(`${low}: `)) {
    const named = `${low}: `
      .replace(ofStates, '')
      .replace(ofFields, '')
      .replace(/[:\s]+$/u, '')
      .trim();
    // `States as we use them`
    if (wordCount(named) > 2) return undefined;
    return (
      nounBefore(workbook, named, lexicon) ??
      headingNoun(workbook, named, lexicon) ??
      headingNoun(workbook, above, lexicon)
    );
  }
  if (
    by === 'colon' &&
    wordCount(bare) <= mostOfLead &&
    sectionOf(bare, lexicon) === undefined &&
    /^\p{L}/u.test(bare)
  ) {
    const [first = ''] = low.split(' ');
    const isPhrase =
      !lexicon.cues.determiner.includes(first) &&
      !lexicon.stopWords.includes(low.split(' ').at(-1) ?? '');
    if (isPhrase && isRecordNoun(workbook, bare, lexicon)) return bare;
  }
  // `note the visitor's name, club and certificate number`
  const [, owner] =
    by === 'asked' ? (/^(?:the\s|a\s|their\s)?(\p{L}+)['’]s\s/iu.exec(list) ?? []) : [];
  // `and the clerk notes: …`
  const told = bare.replace(patternOfVerb(lexicon), '');
  return owner ?? nounBefore(workbook, told, lexicon);
}

/** `Permit record` */
function headingNoun(workbook: Workbook, heading: string, lexicon: Lexicon): string | undefined {
  const isShort =
    heading !== '' &&
    !ofFields.test(`${folded(heading)}: `) &&
    wordCount(heading) < mostOfLead &&
    sectionOf(heading, lexicon) === undefined;
  return isShort && isRecordNoun(workbook, heading, lexicon) ? heading : undefined;
}

/** The short lines below a line that names a record, one field each. */
function nestedLists(
  workbook: Workbook,
  passages: readonly Passage[],
  lexicon: Lexicon,
): ReadonlyMap<Passage, Enumeration[]> {
  const groups = new Map<string, Passage[]>();
  for (const passage of passages.filter(({ above }) => above !== ''))
    groups.set(passage.above, [...(groups.get(passage.above) ?? []), passage]);
  const lists = new Map<Passage, Enumeration[]>();
  for (const [above, lines] of groups) {
    const own = lines.filter(
      ({ text }) =>
        !groups.has(text.replace(/[:：].*$/u, '')) &&
        !ofStates.test(folded(text)) &&
        !ofFields.test(`${folded(text.replace(/:.*$/su, ''))}: `),
    );
    const items = own.flatMap(({ text }) =>
      itemsIn(text.replace(/^(\p{L}[^:,]{2,30}):\s(?![^/]*\s\/\s).*$/u, '$1'), lexicon),
    );
    const [first] = lines;
    const noun = headingNoun(workbook, above, lexicon);
    const evidence = items.filter((item) => isFieldName(workbook, item, lexicon)).length;
    if (
      first &&
      noun !== undefined &&
      items.length >= fewest &&
      items.length >= own.length &&
      evidence * 2 > items.length
    )
      lists.set(first, [
        {
          noun,
          kind: 'fields',
          items,
          isSure: true,
          statements: lines.flatMap((one) => one.statements),
        },
      ]);
  }
  return lists;
}
