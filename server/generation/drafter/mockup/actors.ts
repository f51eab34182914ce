import { folded } from '../lexicon/phraseIndex';
import type { Role, Statement } from '../sort/workbook';

/** A bullet or row that begins with a role: `Tester – visits venues`. */
export function roleOfHead(text: string, roles: readonly Role[]) {
  const [head, name = ''] =
    /^[*_]*(\p{L}[^–—:·*_]{1,60}?)[*_]*\s*(?:\s[–—-]|:|\s·)\s+/u.exec(text) ?? [];
  const bare = folded(name.replace(/\s*\([^()]*\)$/u, ''));
  const role = roles.find((one) => folded(one.text) === bare);
  return head !== undefined && role ? { role, rest: text.slice(head.length) } : undefined;
}

/** The only role in a heading, such as that of a user story. */
export function roleOfHeading({ heading }: Statement, roles: readonly Role[]): Role | undefined {
  const words = ` ${folded(heading ?? '').replace(/[^\p{L}\p{M}]+/gu, ' ')}`;
  // `spellings` are words without their endings.
  const named = roles.filter(({ text, spellings }) =>
    [folded(text), ...spellings].some((one) => words.includes(` ${one}`)),
  );
  return named.length === 1 ? named[0] : undefined;
}
