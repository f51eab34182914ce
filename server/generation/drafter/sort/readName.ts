import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { exampleWords } from '../lexicon/exampleWords';
import { asksForName } from '../lexicon/nameQuestions';
import { brands, otherThings, standards } from '../lexicon/otherThings';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { readingWords } from '../lexicon/readingWords';
import { speechWords } from '../lexicon/speechWords';
import { stemOf } from '../lexicon/stemOf';
import { compared, textNames } from '../lexicon/textNames';
import { anyOf } from '../read/anyOf';
import type { ReadIdea } from '../read/readClauses';
import { beginsWithSection } from '../read/beginsWithSection';
import { isLetterFrame } from '../read/isLetterFrame';
import { isSectionName } from '../read/sectionName';
import { quote, type Quote, type Span } from '../read/span';
import { productTypes } from '../types/productTypes';
import { textsOf } from '../types/textsOf';

// Bounded, since a search starts it anew behind each `.` of `1.1.1.1`.
const word = String.raw`(?:\p{Lu}|\d)[\p{L}\p{M}\p{N}]{0,40}(?:['’.&-][\p{L}\p{N}]{1,40}){0,4}`;
const uncased = String.raw`[\p{Script=Arabic}\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]{2,14}(?=\s*[:：\n（(]|\s[-–—]\s)`;
/** A coined word by itself or before a border: `dojo.sh`, `twinless: a tool for photos`. */
const lowered = String.raw`(?<!#)\p{Ll}[\p{L}\p{N}]{2,20}(?:[.-]\p{Ll}{2,12})?(?=\s*\n|:\s|\.\s)`;
/** Quotation marks around a name. */
const [open, close] = [`["“„«「『'‘*_]{1,2}\\s?`, `\\s?["”“»」』'’*_]`];
const inMarks = `${open}(?<marked>[^"“”«»„「」『』*_\\n]{1,40}?)${close}`;
/** At the start of the idea or of its first line `Project: …`: in quotation marks, or before a border or a verb. */
const opening = new RegExp(
  String.raw`^(?:[#*_>\s]|<\/?[a-z][a-z0-9]{0,9}>)*(?:(?:\p{L}{3,10}\s)?\p{L}{3,10}\s?:\s(?=\p{Lu}\p{Ll}+\p{Lu}))?(?:(?:[Pp]ro(?:je[ck]t|jet|yecto|jeto|getto)\s)?(?<![*_])["“„«「『]\s?(?<marked>[^"“”«»„「」『』\n]{1,30}?)\s?["”“»」』]|(?<name>${uncased}|${lowered}|${word}!?(?:[ ](?:& )?${word}){0,2}?)(?:\*\*|__|<\/[a-z]{1,9}>)*(?<after>\.\s|\s*(?:[:：,（(|\n!]|$)|\s+[-–—]\s|<|\s+\p{Ll}+))`,
  'du',
);
/** `Chat for buildings (“Stairwell”)` as a title, and `Subject: Idea for “Stairwell”`. */
const inTitle = new RegExp(
  String.raw`^[^\n]{0,100}?(?:\(|:[^\n]{0,60})${inMarks}\)?[*_]{0,2}(?=\n)`,
  'du',
);
/** After `called`: in quotation marks, with capitals, or a single word at the end of its clause. */
const named = new RegExp(
  String.raw`^[\s:：]*(?:${inMarks}|(?<name>${word}(?:[ ]\p{Lu}[\p{L}\p{N}'’&-]*){0,2}|[\p{L}\p{N}-]{4,20}(?=[.!,;)]|\s*\n|$|\s(?:for|that|which|where|für|pour|para|per|voor|dla)\s)))`,
  'du',
);
const longestNoun = 24;

/**
 * Finds the product's name, if the idea states one: after `called`, in quotation marks in the title, or as a title of
 * more than common nouns.
 */
export function readName(read: ReadIdea): Quote | undefined {
  const head = read.text.slice(0, 200);
  const inHead = [spanIn(inTitle.exec(head), 0), atBeginning(read, head)];
  const places = [belowNameQuestion(read), inHead[0], afterNaming(read), inHead[1]];
  const found = [...places, explained(read), apposed(read)].find(
    (span) => span && mayBeName(read, span),
  );
  return found && quote(read.text, found);
}

/** Nouns for what the idea is about, in all languages. */
const products =
  'app|tool|site|add-on|extension|plugin|platform|service|system|api|program|website|software|marketplace|plattform|webseite|dienst|outil|aplicación|servicio|aplicação|sito|applicatie|aplikacja|sensor|game|device|spiel|jeu|juego';
const coined = String.raw`(?<=^|[.!\n]\s{0,4})\p{Lu}\p{Ll}{1,20}\p{Lu}[\p{L}\p{N}]{1,20}`;
const explanation = new RegExp(
  String.raw`${coined}(?=\sshould be (?:an?|one|the|\p{N}+)\s|\s(?:is|ist|est|es|è|é|jest)\s(?:an?|eine?|une?|una?|um|uma|uno|een)?\s?(?:[\p{L}-]+\s){0,3}(?:${products})(?!\p{L}))`,
  'u',
);

/** The coined word at the start of a sentence that says what it is or should be: `HushReel is a Chrome add-on`. */
function explained({ text }: ReadIdea): Span | undefined {
  const found = explanation.exec(text);
  const isKnown = found === null || brands.has(folded(found[0])) || brands.has(found[0]);
  // `We use SystmOne`
  const isUsed = found !== null && usedBefore(found[0]).test(text);
  return isKnown || isUsed ? undefined : { start: found.index, end: found.index + found[0].length };
}

const usedBefore = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:uses?|using|used|with|in|into|from|on)\s${name}(?!\p{L})`,
    'iu',
  );

const apposition = new RegExp(String.raw`^,\s(?<name>${word}),\s`, 'du');

/** What tells that a clause is about somebody else's product. */
const ofOthers = /^(?:now|past|problem)$/u;

/** The coined word behind a noun for the product: `I'd like a small app, Voicelist, where singers …`. */
function apposed({ text, clauses, lexicon }: ReadIdea): Span | undefined {
  for (const { cues } of clauses) {
    const wish = cues.find(({ name }) => name === 'want')?.end ?? Infinity;
    const nouns = cues.filter(({ name, start }) => name === 'system' && start > wish);
    if (cues.some(({ name }) => ofOthers.test(name))) continue;
    for (const { end } of nouns) {
      const span = spanIn(apposition.exec(text.slice(end, end + longestNoun)), end);
      const name = span && quote(text, span);
      if (name !== undefined && isUnusual(name, lexicon) && !brands.has(folded(name))) return span;
    }
  }
  return undefined;
}

const mostNameWords = 5;

/** `Plot Line` below `Name of your project?` */
function belowNameQuestion({ text, folded: small, blocks, places }: ReadIdea): Span | undefined {
  const asked = blocks.find((block) => {
    const heading = block.kind === 'text' ? places.get(block)?.heading : undefined;
    return heading !== undefined && asksForName(small.slice(heading.start, heading.end));
  });
  const name = asked && quote(text, asked.span).replace(/[.\s]+$/u, '');
  return asked && name && name.split(/\s+/u).length <= mostNameWords
    ? { start: asked.span.start, end: asked.span.start + name.length }
    : undefined;
}

const longestExampleWord = 20;
const exampleBefore = perLanguage(
  ({ code, hasSpaces }) =>
    new RegExp(
      `${hasSpaces ? String.raw`(?<!\p{L})` : ''}${anyOf(exampleWords[code])}[^\\p{L}]*$`,
      'u',
    ),
);

/** Whether it is no standard, no heading of a section and no example: `type something like “lamp”`. */
function mayBeName({ text, folded: small, lexicon }: ReadIdea, span: Span): boolean {
  const stated = quote(text, span);
  const before = small.slice(Math.max(0, span.start - longestExampleWord), span.start);
  const isStandard = standards.has(stated.split(/[\s:]/u, 1).join());
  // `you keep saying "the thing"`
  const isThing = lexicon.cues.determiner.includes(stated.split(' ', 1).join());
  const isOther = isStandard || isThing || isSectionName(stated, lexicon);
  return !isOther && !exampleBefore(lexicon).test(before);
}

/** Where the name of a match is, in a text that begins at a place of the idea. */
function spanIn(found: RegExpExecArray | null, from: number): Span | undefined {
  const { marked, name } = found?.indices?.groups ?? {};
  const place = marked ?? name;
  return place && { start: from + place[0], end: from + place[1] };
}

function afterNaming(read: ReadIdea): Span | undefined {
  const { text, folded: small, lexicon } = read;
  for (const phrase of lexicon.nameBefore) {
    for (let at = small.indexOf(phrase); at !== -1; at = small.indexOf(phrase, at + 1)) {
      if (lexicon.hasSpaces && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) continue;
      const from = at + phrase.length;
      const span = spanIn(named.exec(text.slice(from, from + 60)), from);
      const stated = span === undefined ? '' : quote(text, span);
      // `short lists made by named curators`
      const isCommon = /^\p{Ll}/u.test(stated) && !isUnusual(stated, lexicon);
      const isOther = isCommon || lexicon.stopWords.includes(folded(stated));
      const isName = span !== undefined && !isOther && mayBeName(read, span);
      const before = small.slice(0, at);
      // `my name is Anna`
      if (phrase === 'name is' && /\p{L}\s$/u.test(before)) continue;
      if (isName && !isPerson(before, lexicon) && !isOneOf(before, lexicon)) return span;
    }
  }
  return undefined;
}

/** `the guide, who is called Maureen`, but not `an app for guides that is called Tramplo`; in all languages. */
const forPeople = /(?<!\p{L})(?:for|für|para|por|pour|per|voor|dla)\s(?:\p{L}{1,4}['’\s])?\p{L}+$/u;
const relativeWord = /,?\s(?:who(?: is)?|qui|que|che|der|die|który|która)$/u;

/** Whether a noun for people ends a text: `a dispatcher called Maureen`, but not `a route planner called Tramplo`. */
function isPerson(text: string, lexicon: Lexicon): boolean {
  const trimmed = text.slice(-2 * longestNoun).trimEnd();
  const before = trimmed.replace(relativeWord, '');
  if (before !== trimmed && forPeople.test(before)) return false;
  const noun = before.slice(-longestNoun);
  const isTool = otherThings[lexicon.code].tools.some((tool) => noun.endsWith(tool));
  const people = cuesIn(noun, lexicon).filter(({ name }) => name === 'person');
  // `anyone called Mackenzie`
  const [last = ''] = /\p{L}+$/u.exec(noun) ?? [];
  const isAnybody = lexicon.people.general.includes(last) && !forPeople.test(noun);
  return !isTool && (isAnybody || people.some(({ end }) => end === noun.length));
}

/** The length of the noun phrase before a name, in characters. */
const phraseReach = 40;

/** Whether one of several is named: `two compressors and one booster called Agnes`. */
function isOneOf(text: string, lexicon: Lexicon): boolean {
  const { alwaysOne } = quantityWords[lexicon.code];
  const [phrase = ''] = /[^,;:.()]*$/u.exec(text.slice(-phraseReach)) ?? [];
  const words = phrase.trim().split(/\s+/u);
  return words.some((word) => lexicon.numberWords[word] === 1 || alwaysOne.includes(word));
}

/** The title, or the name that the first sentence explains: `ShiftWell is a …`, `Spokes: a …`, `Dienstfrei – …`. */
function atBeginning(read: ReadIdea, head: string): Span | undefined {
  const { lexicon, blocks, clauses } = read;
  const [line = ''] = read.text.trimStart().split('\n', 1);
  const isTitled =
    blocks[0]?.speaker === undefined &&
    !beginsWithSection(read.text) &&
    !isLetterFrame(line, lexicon);
  const found = isTitled ? opening.exec(head) : null;
  const span = spanIn(found, 0);
  const { name, after = '' } = found?.groups ?? {};
  if (found === null || name === undefined) return span;
  if (isLabel(name, lexicon)) return undefined;
  const words = name.split(' ');
  const isCoined = words.some((one) => isUnusual(one, lexicon));
  const isLow = /^\p{Ll}/u.test(name);
  const rest = read.text.slice(found[0].length);
  const isExplainedBehind = saysWhat.test(rest.trimStart());
  // `slabfeed. One API for all`, but neither `Lisbon. A city by the sea` nor `rant: our gym loses bookings`
  if (isLow || /^\.\s/u.test(after))
    return isCoined && (isExplainedBehind || (isLow && /[.-]/u.test(name))) ? span : undefined;
  const verb = /^\s+(\p{Ll}+)$/u.exec(after)?.[1];
  if (verb === undefined) return isCoined || isTitle(words, after, lexicon) ? span : undefined;
  const verbStart = found[0].length - verb.length;
  const cues = clauses[0]?.cues.filter((cue) => cue.start >= verbStart) ?? [];
  // `Anna is a nurse`, `Sheets is not enough`, `London has 33 boroughs`
  const isOther = cues.some(
    (cue) =>
      cue.start < found[0].length + longestNoun / 2 &&
      /^(?:person|negation|problem|now)$/u.test(cue.name),
  );
  const isCount = /^\s\p{N}/u.test(read.text.slice(found[0].length));
  const isExplained = cues.some(
    (cue) => cue.start === verbStart && isVerb(cue) && /s$|^(?:ist|est|es|è|é)$/u.test(verb),
  );
  const isName = (isCoined || words.length > 1) && !brands.has(words[0] ?? '');
  return isName && isExplained && !isOther && !isCount ? span : undefined;
}

/** A sentence that begins with what something is: `A browser game about forms`. */
const saysWhat = new RegExp(
  String.raw`^(?:(?:an?|one|eine?|une?|una?|um|uma|uno|een)\s)?(?:[\p{L}-]+\s){0,3}(?:${products})(?!\p{L})`,
  'iu',
);

/** Whether common words are used as a name: with capitals, before a dash or a bracket. */
function isTitle(words: readonly string[], after: string, { code }: Lexicon): boolean {
  const isCapital = words.every((one) => !/^\p{Ll}/u.test(one));
  const isApart = after.endsWith('\n') || /[-–—(（]\s?$/u.test(after);
  // German common nouns have capitals too.
  return isCapital && (isApart || (words.length > 1 && code !== 'de'));
}

const labelsOf = perLanguage(({ code, stopWords }) => {
  const { mailHeaders, greetings, formLabels } = readingWords[code];
  const { courtesy, filler, record } = speechWords[code];
  const all = [mailHeaders, greetings, formLabels, readingWords.en.formLabels, stopWords];
  return new Set([...all, courtesy, filler, record].flat());
});

const textName = new RegExp(`^(?:${textNames})$`, 'u');

/** A word for a part of a document or for an idea, a record of talks, or a frequent word: `The` may begin a name. */
function isLabel(stated: string, lexicon: Lexicon): boolean {
  const words = folded(stated).replace(/^the (?=.* )/u, '');
  return (
    compared.test(words) ||
    textName.test(words) ||
    words.split(/\s+/u).some((one) => labelsOf(lexicon).has(one))
  );
}

/** The words of the lexicon and of all types, which distinguish common nouns from coined ones. */
const commonWords = perLanguage((lexicon) => {
  const { people, stopWords, cues, actions, code } = lexicon;
  const texts = productTypes.map((type) => JSON.stringify([type.words[code], textsOf(type, code)]));
  const listed = [people.nouns, stopWords, Object.values(cues), Object.values(actions)].flat(2);
  const words = folded([...texts, ...listed].join(' ')).match(/[\p{L}\p{M}]+/gu) ?? [];
  return new Set(words.map((one) => stemOf(one, lexicon)));
});

function isUnusual(one: string, lexicon: Lexicon): boolean {
  const parts = folded(one).split(/['’.&-]/u);
  return one.length > 2 && !parts.every((part) => commonWords(lexicon).has(stemOf(part, lexicon)));
}
