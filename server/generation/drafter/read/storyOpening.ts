import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import type { Span } from './span';

const [longest, mostWords] = [120, 5];

const openingOf = perLanguage(({ story }) => {
  const [before, after] = [story.before.join('|'), story.after.join('|')];
  return new RegExp(`^(${before})(?:(?<=')|(?!\\p{L}))(.+?)[ ,](?:${after})`, 'u');
});

/** The opening of a user story, `As a borrower, I want`, and its role; `undefined` if a clause has none. */
export function storyOpening(
  folded: string,
  { start, end }: Span,
  lexicon: Lexicon,
): { end: number; role: Span } | undefined {
  const clause = folded.slice(start, Math.min(end, start + longest));
  const [opening = '', lead = '', whole = ''] = openingOf(lexicon).exec(clause) ?? [];
  // `As a mechanic (volunteer) I want …`
  const role = whole.replace(/\s*\(.*$/su, '');
  const at = start + opening.indexOf(role, 1);
  const words = role.split(/\s+/u);
  // `Als ich gestern …, habe ich`, `As the boiler is old, we need …`, but not `As an IT technician`
  const { auxiliary, pronoun } = lexicon.cues;
  const finite = lead.includes(' ') ? auxiliary : [...auxiliary, ...pronoun];
  const isClause = words.some((word) => finite.includes(word));
  return role === '' || isClause || words.length > mostWords
    ? undefined
    : { end: start + opening.length, role: { start: at, end: at + role.length } };
}
