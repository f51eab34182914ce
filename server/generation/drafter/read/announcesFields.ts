import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { headingChance, longestHeading } from './likelySection';

/** Hardly any other heading is as likely; sentences such as `What it costs a member` are less so. */
const leastSure = 0.5;

/** Headings of one word, which say too little to learn from. In all languages. */
const plain = new Set(
  'data,the data,attributes,properties,daten,datenfelder,données,datos,dati,dados,gegevens,dane,データ項目,項目,البيانات,بيانات'.split(
    ',',
  ),
);

/**
 * Whether a heading, question or lead announces what is recorded of something: `What we keep per test`, `On every card`.
 * Learned from the headings of all kinds of authors.
 */
export function announcesFields(heading: string, lexicon: Lexicon): boolean {
  if (heading.length > longestHeading) return false;
  const word = folded(heading).replace(/[\s:：*_#]+$|^[\s*_#]+/gu, '');
  return plain.has(word) || headingChance('kept', heading, lexicon) >= leastSure;
}
