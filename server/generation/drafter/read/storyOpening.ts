import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import type { Span } from './span';

const [longest, mostWords] = [120, 5];

/** `As a first step I want …`, `Como siempre quiero …` */
const noRole =
  /^(?:result|start|rule|whole|minimum|bonus|consequence|last resort|trial|test|(?:first|next|second) step|siempre|ahora|al solito|sempre|ora|toujours|zawsze|immer|bisher|altijd)$/u;

const openingOf = perLanguage(({ story, hasSpaces }) => {
  const [before, after] = [story.before.join('|'), story.after.join('|')];
  // `I want`, not `I wanted`; `j'ai besoin d'un`
  const end = hasSpaces ? `(?:(?<=')|(?!\\p{L}))` : '';
  // `**As a contributor** I want …`
  return new RegExp(`^[*_]{0,3}(${before})(?:(?<=')|(?!\\p{L}))(.+?)[ ,](?:${after})${end}`, 'u');
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
  const role = whole.replace(/\s*\(.*$|[*_]+$/su, '');
  const at = start + opening.indexOf(role, 1);
  const words = role.split(/\s+/u);
  // `Als ich gestern …, habe ich`, `As the boiler is old, we need …`, but not `As an IT technician`
  const { auxiliary, pronoun } = lexicon.cues;
  const finite = lead.includes(' ') ? auxiliary : [...auxiliary, ...pronoun];
  const isClause = words.some((word) => finite.includes(word));
  return role === '' || isClause || noRole.test(role.trim()) || words.length > mostWords
    ? undefined
    : { end: start + opening.length, role: { start: at, end: at + role.length } };
}
