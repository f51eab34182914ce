import type { LanguageCode } from '../lexicon/languageCode';
import { folded } from '../lexicon/phraseIndex';
import { trimmed, type Span } from '../read/span';
import { wordCount, type CuedClause } from './cuedClause';
import { partsOf, withoutInner } from './listParts';

const mostWords = 5;

/** The verb behind which what something has stands; in English, `a` is none. */
const having: Partial<Record<LanguageCode, string>> = {
  de: 'hat|haben',
  en: 'has|have',
  es: 'tienen?',
  fr: 'a|ont',
  it: 'ha|hanno',
  nl: 'heeft|hebben',
  pl: 'ma|mają',
  pt: 'tem|têm',
};

/** Whether words end with such a verb. */
export function endsWithHaving({ lexicon }: CuedClause, before: string): boolean {
  const verb = having[lexicon.code];
  return verb !== undefined && new RegExp(`(?<!\\p{L})(?:${verb})\\s$`, 'u').test(before);
}

/** `has SKU, name, supplier`, also without a conjunction; `open / taken / done`. */
export function thingsHad({ cues, idea, lexicon, span }: CuedClause): Span[] | undefined {
  const text = withoutInner(idea.slice(span.start, span.end));
  const verb = having[lexicon.code] ?? '(?!)';
  const [found = '', list = ''] =
    new RegExp(
      `(?<!\\p{L})(?:${verb})\\s(?!to\\s)((?:[^,.;:]{2,40},\\s)+[^,.;:]{2,60})$`,
      'u',
    ).exec(text) ??
    /(?:^|\s)((?:[\p{L}-]{2,20}\s\/\s){2,}[\p{L}-]{2,20})$/u.exec(text) ??
    [];
  if (found === '') return undefined;
  const start = span.end - list.length;
  const own = cues.filter((cue) => cue.start >= start);
  const joint = own.find(({ name }) => name === 'and');
  const parts = partsOf(idea, { start, end: span.end }, /,(?=\s)|\s\/\s/u).flatMap((one) =>
    // `a name, an age and a photo`
    joint && joint.start > one.start && joint.end < one.end
      ? [trimmed(idea, { ...one, end: joint.start }), trimmed(idea, { ...one, start: joint.end })]
      : [one],
  );
  const firstWords = folded(idea.slice(start, parts[0]?.end)).split(/\s/u);
  // `has teeth, a length and a maker, and is shown`
  const isSentence =
    own.some(({ name }) => clausal.test(name)) ||
    own.filter(({ name }) => name === 'and').length > 1 ||
    (joint !== undefined && joint.start < (parts.at(-2)?.start ?? start));
  // `has a card with photo, therapies and cage`
  const isNested = lexicon.prepositions.some((word) => firstWords.includes(word));
  const areShort = parts.every((one) => wordCount(idea.slice(one.start, one.end)) <= mostWords);
  return isSentence || isNested || !areShort || parts.length < 3 ? undefined : parts;
}

const clausal = /^(?:pronoun|can|must|should|that)$/u;
