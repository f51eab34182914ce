import type { Lexicon } from '../lexicon/lexicon';
import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { brands, otherThings } from '../lexicon/otherThings';
import { perLanguage } from '../lexicon/perLanguage';
import { speechWords } from '../lexicon/speechWords';
import type { ReadIdea } from '../read/readClauses';
import { quote, type Quote, type Span } from '../read/span';
import { productTypes } from '../types/productTypes';
import { textsOf } from '../types/textsOf';
import { stemOf } from '../lexicon/stemOf';

// Bounded, since a search starts it anew behind each `.` of `1.1.1.1`.
const word = String.raw`(?:\p{Lu}|\d)[\p{L}\p{M}\p{N}]{0,40}(?:['’.&-][\p{L}\p{N}]{1,40}){0,4}`;
const uncased = String.raw`[\p{Script=Arabic}\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]{2,14}(?=\s*[:：\n（(]|\s[-–—]\s)`;
const name = String.raw`(?<name>${uncased}|${word}!(?=\s[-–—]\s)|[\p{Ll}\d]+\.\p{Ll}{2,3}(?=\n)|${word}[ ]\p{Ll}+(?=\n)|${word}(?:[ ](?:& )?${word}){0,2}?)`;
/** At the start of the idea, with what follows. */
const opening = new RegExp(
  String.raw`^(?:[#*_>\s]|<\/?[a-z][a-z0-9]{0,9}>)*${name}(?<tail>\s(?:FAQ|PRD|FRD|MVP|RFC|[Bb]rief|[Ss]pec))?(?:\*\*|__|<\/[a-z]{1,9}>)*(?<after>\s*(?:[:：,（(|\n!]|$)|\.(?=\s)|\s+[-–—]\s|<|\s+\p{Ll}+)`,
  'u',
);
/** `「まわる板」は…`, `"Tally" is …` at the start, also after `Project`. */
const quoted =
  /^(?:[#*_\s]*(?:pro(?:je[ck]t|jet|yecto|jeto|getto)\s)?|[^\n。、]{0,20}(?=[「『]))["“«„「『]\s?([^"“”«»「」『』\n]{1,30}?)\s?["”“»」』]/iu;
/** `Chat for buildings (“Stairwell”)` as a title, `Subject: Idea for “Stairwell”`, `Subject: StairWell`. */
const inTitle = [
  /^[^\n]{0,100}?\(["“„«]\s?(\p{Lu}[^"“”«»„\n]{1,30}?)\s?["”“»]\)(?=\n)/u,
  /^\p{L}{3,10}\s?:[^"“„«\n]{0,80}["“„«]\s?(\p{Lu}[^"“”«»„\n]{1,30}?)\s?["”“»](?=\n)/u,
  /^\p{L}{3,10}\s?:\s(\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+)(?=\n|\s[-–—]\s)/u,
];
/** After `called`: in quotation marks, with capitals, or a single word at the end of its clause. */
const named = [
  /^[\s:]*[“"'„«‘*_]{1,2}([^“”"„«»‘’*_\n]{2,40})[”"'“»’*_]/u,
  /^[\s:：]*[「『]([^」』\n]{1,40})[」』]/u,
  new RegExp(String.raw`^[\s:]+(${word}(?:[ ]\p{Lu}[\p{L}\p{N}'’&-]*){0,2})`, 'u'),
  /^[\s:]+([\p{L}\p{N}-]{4,20})(?=[.!,;)]|\s*\n|$|\s(?:for|that|which|where|für|pour|para|per|voor|dla)\s)/u,
];
/** After a word for the product: `app, « Spokes »`, `portal (“Spokes”)`. */
const quotedBeside = /^(?:,\s|\s?\()["“„«‘']\s?([\p{Lu}\d][^"“”„«»‘\n]{1,30}?)\s?["”“»’']/u;
/** A product is introduced in the first clauses; quotation marks further down are those of its buttons and states. */
const introducing = 6;

/**
 * Finds the product's name, if the idea states one: after `called`, in quotation marks at the start or beside a word
 * for the product, or as a title of more than common nouns.
 */
export function readName(read: ReadIdea): Quote | undefined {
  const span = afterNaming(read) ?? inQuotes(read) ?? besideProduct(read) ?? atBeginning(read);
  return span === undefined ? undefined : quote(read.text, span);
}

const longestNoun = 24;

function afterNaming({ text, folded: small, lexicon }: ReadIdea): Span | undefined {
  for (const phrase of lexicon.nameBefore) {
    for (let at = small.indexOf(phrase); at !== -1; at = small.indexOf(phrase, at + 1)) {
      if (lexicon.hasSpaces && at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) continue;
      // `a dispatcher called Maureen`
      const before = small.slice(Math.max(0, at - longestNoun), at).trimEnd();
      const isPerson = cuesIn(before, lexicon).some(
        (cue) => cue.name === 'person' && cue.end === before.length,
      );
      const isTool = otherThings[lexicon.code].tools.some((tool) => before.endsWith(tool));
      if (isPerson && !isTool) continue;
      const from = at + phrase.length;
      const rest = text.slice(from, from + 60);
      for (const pattern of named) {
        const found = pattern.exec(rest);
        const stated = found?.[1]?.replace(/[.\s]+$/u, '');
        if (found === null || stated === undefined) continue;
        // `short lists made by named curators`
        const isCommon = /^\p{Ll}/u.test(stated) && !isUnusual(stated, lexicon);
        if (isCommon || lexicon.stopWords.includes(folded(stated))) continue;
        const start = from + found[0].indexOf(stated);
        return { start, end: start + stated.length };
      }
    }
  }
  return undefined;
}

function inQuotes({ text }: ReadIdea): Span | undefined {
  const head = text.slice(0, 200);
  for (const pattern of [quoted, ...inTitle]) {
    const [found = '', stated] = pattern.exec(head) ?? [];
    const start = found.lastIndexOf(stated ?? '');
    if (stated !== undefined) return { start, end: start + stated.length };
  }
  return undefined;
}

/** `I want an app, “Spokes”`; not of an app that is in use already. */
function besideProduct({ text, clauses }: ReadIdea): Span | undefined {
  for (const { cues } of clauses.slice(0, introducing)) {
    if (cues.some(({ name }) => /^(?:ours|now|past|problem|negation)$/u.test(name))) continue;
    for (const { name, end } of cues) {
      const rest = text.slice(end, end + 80);
      const stated = name === 'system' ? quotedBeside.exec(rest)?.[1] : undefined;
      if (stated === undefined) continue;
      const start = end + rest.indexOf(stated);
      return { start, end: start + stated.length };
    }
  }
  return undefined;
}

/** The title, or the name that the first sentence explains: `ShiftWell is a …`, `Spokes: a …`, `Dienstfrei – …`. */
function atBeginning({ text, lexicon, blocks, clauses }: ReadIdea): Span | undefined {
  const found = blocks[0]?.speaker === undefined ? opening.exec(text.slice(0, 200)) : null;
  const { name: stated = '', after = '' } = found?.groups ?? {};
  if (found === null || isLabel(stated, lexicon)) return undefined;
  const words = stated.split(' ');
  const start = found[0].indexOf(stated);
  const span = { start, end: start + stated.length };
  const isCoined = words.some((one) => isUnusual(one, lexicon));
  const verb = /^\s+(\p{Ll}+)$/u.exec(after)?.[1];
  if (verb === undefined)
    return isCoined || isTitle(words, after, found[0], lexicon.code) ? span : undefined;
  const cues = clauses[0]?.cues ?? [];
  const verbStart = found[0].length - verb.length;
  // `Anna is a nurse`, `Sheets is not enough`
  const isOther = cues.some(
    ({ name: cue, start: at }) =>
      at > verbStart &&
      at < found[0].length + nounWithin &&
      /^(?:person|negation|problem|now)$/u.test(cue),
  );
  const isExplained =
    isPredicate(verb, lexicon) && cues.some((cue) => cue.start === verbStart && isVerb(cue));
  const isName = (isCoined || words.length > 1) && !brands.has(words[0] ?? '');
  // `London has 33 boroughs`
  const isCount = /^\s\p{N}/u.test(text.slice(found[0].length));
  return isName && isExplained && !isOther && !isCount ? span : undefined;
}

const nounWithin = 12;

/** Whether common words are used as a name. */
function isTitle(words: readonly string[], after: string, found: string, code: string): boolean {
  const isCapital = words.every((one) => !/^\p{Ll}/u.test(one));
  if (after.endsWith('\n') || /[-–—(（]\s?$/u.test(after) || found.startsWith('#'))
    return isCapital || (words.length < 3 && (code === 'en' || code === 'de'));
  // German common nouns have capitals too.
  return isCapital && words.length > 1 && code !== 'de';
}

/** `is`, `lets`: a singular verb. */
function isPredicate(verb: string, { code, cues }: Lexicon): boolean {
  return cues.auxiliary.slice(0, 2).includes(verb) || (code === 'en' && /[^s]s$/u.test(verb));
}

const labelsOf = perLanguage(({ code, stopWords }) => {
  const { mailHeaders, greetings, formLabels } = readingWords[code];
  const { courtesy, filler, record } = speechWords[code];
  const all = [mailHeaders, greetings, formLabels, readingWords.en.formLabels, stopWords];
  return new Set([...all, courtesy, filler, record].flat());
});

/** A word for a part of a document or for an idea, a record of talks, or a frequent word: `The` may begin a name. */
function isLabel(stated: string, lexicon: Lexicon): boolean {
  const words = folded(stated).replace(/^the (?=.* )/u, '');
  return words.split(/\s+/u).some((one) => labelsOf(lexicon).has(one));
}

/** The words of the lexicon and of all types, which distinguish common nouns from coined ones. */
const commonWords = perLanguage((lexicon) => {
  const { people, stopWords, cues, actions, code } = lexicon;
  const texts = productTypes.map((type) => JSON.stringify([type.words[code], textsOf(type, code)]));
  const listed = [people.nouns, stopWords, Object.values(cues), Object.values(actions)].flat(2);
  const words = folded([...texts, ...listed].join(' ')).match(/[\p{L}\p{M}]+/gu) ?? [];
  return new Set(words.map((word) => stemOf(word, lexicon)));
});

function isUnusual(one: string, lexicon: Lexicon): boolean {
  const parts = folded(one).split(/['’.&-]/u);
  return one.length > 2 && !parts.every((part) => commonWords(lexicon).has(stemOf(part, lexicon)));
}
