import type { Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { nextBorder, type CuedClause } from '../write/cuedClause';

/** Words as a button has them, and what they are about. */
interface Phrase {
  label: string;
  object: string;
  /** Whether no preposition stands between the verb and its object. */
  isDirect: boolean;
}

const mostWords = 5;
/** How far from its verb an object is sought, in characters. */
export const longest = 120;
/** Words behind which a verb stands. */
export const modal: ReadonlySet<string> = new Set(['can', 'must', 'should', 'want']);
const ending: ReadonlySet<string> = new Set(
  'if that because soThat but and auxiliary negation exclusion can'.split(' '),
);
/** `of` in the languages that have such a word. */
const ofWord = /^(?:of|de|del|di|della|van)$/u;
const pronounObject =
  /^(?:it|them|him|us|me|themselves|itself|himself|herself|myself|yourself|ourselves|sie|ihn|es|sich|hem|ze|zich|se|si|się)$/u;
/** Words like a preposition, which begin no part of a button's label. */
const aside =
  /^(?:per|as|like|against|beside|beneath|near|via|until|to|than|according|pro|als|ob|como|comme|come|jako|par)$/u;
const particles = 'to off up out down back in on away'.split(' ');
const gerund = /ndo(?:l[aeo]s?|se|si|gli)?$/u;
const wholeWord = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’/.-]*$/u;
const parting = /^(?:back|off|up|out|down|away|aside|over)$/u;
/** English verbs that say little without what follows their object. */
const unfinished = /^(?:put|turn|push|give|bring|let|make|hand|lay)$/u;

const atEnd = /^\s*(?:$|[,;.]|(?:und|oder|en|of)\s)/u;

/** Languages whose verb comes last when another one leads. */
export const isVerbLast = ({ code }: Lexicon) => code === 'de' || code === 'nl';

/**
 * A verb with its object, the verb as on a button; nothing if they cannot be cut out cleanly.
 *
 * @param adverbs words that end no label
 */
export function phraseOf(
  clause: CuedClause,
  verb: Cue,
  adverbs: readonly string[],
): Phrase | undefined {
  const { idea, span, cues, lexicon } = clause;
  const said = idea.slice(verb.start, verb.end);
  if (!lexicon.hasSpaces) {
    const before = idea.slice(Math.max(span.start, verb.start - longest), verb.start);
    const [, object] = /([^、。はがにでと\s|]{1,14})を$/u.exec(before) ?? [];
    return object === undefined
      ? undefined
      : {
          // A verb that goes on names nothing: `選んで`.
          label: /(?:[てで]|たい)$/u.test(said) ? object : `${object}を${said}`,
          object,
          isDirect: true,
        };
  }
  const isLast = isVerbLast(lexicon);
  const auxiliary = cues.findLast((cue) => isLast && modal.has(cue.name) && cue.end < verb.start);
  // `mit der die Leiterin Proben anlegt`
  const isAtEnd = isLast && atEnd.test(idea.slice(verb.end, span.end));
  const found = auxiliary
    ? wordsIn(clause, auxiliary.end, verb.start, false)
    : isAtEnd
      ? wordsIn(clause, span.start, verb.start, false).slice(-1)
      : wordsIn(clause, verb.end, span.end, true);
  const determiners = lexicon.cues.determiner;
  const isSmall = (word?: string) =>
    word !== undefined &&
    ([...determiners, ...lexicon.prepositions, ...particles, ...adverbs].includes(folded(word)) ||
      ofWord.test(folded(word)));
  // `turn notifications off`
  const isParted = parting.test(folded(found.at(-1) ?? '')) && !isSmall(found.at(-2));
  while (!isParted && isSmall(found.at(-1))) found.pop();
  const first = found.findIndex((word) => !isSmall(word));
  const object = first < 0 ? [] : found.slice(first, isParted ? -1 : undefined);
  if (!object.every((word) => wholeWord.test(word))) return undefined;
  if (isLast) {
    const joint =
      cues.find(({ name, start }) => name === 'and' && start > verb.end)?.start ?? span.end;
    const [particle = ''] =
      /\S+$/u.exec(idea.slice(verb.end, nextBorder(idea, verb.end, joint)).trim()) ?? [];
    const infinitive = auxiliary ? said : baseForm(said, lexicon);
    const isWritten = infinitive !== undefined && verbForms(lexicon).has(particle + infinitive);
    if (isWritten && object.at(-1) === particle) object.pop();
    if (lexicon.code === 'de') while (object.length > 0 && !isCapital(object[0])) object.shift();
    const isNoun = lexicon.code !== 'de' || object.length === 0 || isCapital(object.at(-1));
    const isWhole = infinitive !== undefined && isNoun && object.length < mostWords;
    const form = isWritten && !auxiliary ? particle + infinitive : infinitive;
    return isWhole
      ? { label: `${object.join(' ')} ${form}`.trim(), object: object.join(' '), isDirect: true }
      : undefined;
  }
  const form = baseForm(said, lexicon) ?? said;
  const words = [form, ...found];
  // `give a group a rating`, `put a note on the door`
  if (lexicon.code === 'en' && unfinished.test(form) && !isParted) return undefined;
  const isDirect = !found
    .slice(0, Math.max(first, 0))
    .some((word) => [...lexicon.prepositions, ...particles].includes(folded(word)));
  return words.length > mostWords + 1
    ? undefined
    : { label: words.join(' '), object: object.join(' '), isDirect };
}

const isCapital = (word = '') => /^\p{Lu}/u.test(word);

/** The words behind a verb that belong to it, or those before it. */
function wordsIn(
  { idea, cues, lexicon }: CuedClause,
  from: number,
  to: number,
  isBehind: boolean,
): string[] {
  const end = isBehind ? Math.min(nextBorder(idea, from, to), from + longest) : to;
  const tokens = [...idea.slice(from, end).matchAll(/\S+/gu)];
  const words: string[] = [];
  for (const { 0: word, index } of tokens) {
    const [low, start] = [folded(word), from + index];
    const here = cues.filter((cue) => cue.start === start);
    const isPreposition = lexicon.prepositions.includes(low);
    const isArticle = lexicon.cues.determiner.includes(low);
    const hasNoun = words.some(
      (one) =>
        !lexicon.prepositions.includes(folded(one)) &&
        !lexicon.cues.determiner.includes(folded(one)) &&
        (lexicon.code !== 'de' || isCapital(one)),
    );
    if (pronounObject.test(low) && !hasNoun) continue;
    // `einen Termin für die Schleuder eintragen`
    if (!isBehind && hasNoun && isPreposition && !isArticle) break;
    const isEnd =
      here.some(
        ({ name }) => ending.has(name) || (name === 'pronoun' && (hasNoun || !isArticle)),
      ) ||
      pronounObject.test(low) ||
      (hasNoun && gerund.test(low) && /^(?:es|it|pt)$/u.test(lexicon.code)) ||
      /^\p{N}/u.test(word) ||
      aside.test(low) ||
      (hasNoun && isArticle && (lexicon.code !== 'en' || !/^(?:an?|the|their)$/u.test(low))) ||
      (hasNoun && isPreposition && !(ofWord.test(low) && words.length < 3)) ||
      (lexicon.code === 'en' &&
        hasNoun &&
        /(?:ing|ed|s'|sold|lent|sent|paid|made|left|held)$/u.test(low) &&
        words.at(-1)?.endsWith('ly') !== true &&
        here.some(({ name }) => name.startsWith('done:')));
    // `see the score teams have`
    if (isBehind && hasNoun && here.some(({ name }) => name === 'auxiliary')) return [];
    if (isEnd && isBehind) {
      break;
    }
    words.push(word);
  }
  return isBehind
    ? words
    : words.slice(
        words.findLastIndex((word) => lexicon.cues.determiner.includes(folded(word))) + 1,
      );
}

const verbForms = perLanguage(({ actions }) => new Set(Object.values(actions).flat()));

/** How a form's ending becomes that of the form on a button: the infinitive, or the imperative. */
const endings: Readonly<Partial<Record<Lexicon['code'], readonly (readonly [string, string])[]>>> =
  {
    de: [
      ['et', 'en'],
      ['t', 'en'],
      ['t', 'n'],
    ],
    en: [
      ['ies', 'y'],
      ['es', ''],
      ['s', ''],
    ],
    es: [
      ['an', 'a'],
      ['en', 'e'],
    ],
    fr: [
      ['ent', 'er'],
      ['issent', 'ir'],
      ['ent', 're'],
    ],
    it: [
      ['ano', 'a'],
      ['ono', 'e'],
    ],
    nl: [['t', 'en']],
    pl: [
      ['ują', 'ować'],
      ['uje', 'ować'],
      ['ają', 'ać'],
      ['a', 'ać'],
      ['ią', 'ić'],
      ['i', 'ić'],
    ],
    pt: [
      ['am', 'a'],
      ['em', 'e'],
    ],
  };

/** `confirms` → `confirm`; in German and Dutch nothing but an infinitive will do. */
function baseForm(said: string, lexicon: Lexicon): string | undefined {
  const low = folded(said);
  const forms = verbForms(lexicon);
  const [made] = (endings[lexicon.code] ?? []).flatMap(([from, to]) => {
    const form = low.slice(0, low.length - from.length) + to;
    return low.endsWith(from) && forms.has(form) ? [form] : [];
  });
  if (made !== undefined) return made;
  if (lexicon.code === 'en') return forms.has(low) ? low : low.replace(/(?<=[^s])s$/u, '');
  return isVerbLast(lexicon) && !low.endsWith('n') ? undefined : low;
}
