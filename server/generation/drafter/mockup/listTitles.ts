import { roleStems } from '../sort/roleNames';
import type { Source } from './nouns';
import { thingsOf } from './things';

/** The titles of the lists that a product keeps, other than those of its users, the most important first: `Tools`. */
export function listTitles(source: Source): string[] {
  const { workbook, lexicon } = source;
  const { roles, statements } = workbook;
  const asked = statements.filter(({ kind, isUndecided }) => /[RC]/u.test(kind) && !isUndecided);
  const isRole = (title: string) =>
    roles.some(({ spellings }) =>
      spellings.some((one) => `${roleStems(title, lexicon).join(' ')} `.startsWith(`${one} `)),
    );
  return thingsOf(source, asked)
    .map(({ title }) => title)
    .filter((title) => !isRole(title));
}
