import type { CSSObject } from '@mui/material/styles';
import { cardWindow, labelledCell } from './cardStyles';
import type { RecordColumn } from './recordColumns';
import type { Identified } from './recordsState';

/**
 * The titles of a table's columns before the cells of its cards, as rules for an element around the table: no row has to
 * be made with them. They are for the eye alone, since the header cells say the same.
 *
 * @param columns of the table, all that there are
 */
export function cardTitles(
  columns: readonly Pick<RecordColumn<Identified>, 'title' | 'kind'>[],
): CSSObject {
  const titles = columns.filter(({ kind }) => kind !== 'name').map(({ title }) => title);
  return {
    [cardWindow]: Object.fromEntries(
      titles.map((title, index) => {
        const words = JSON.stringify(title);
        return [
          `& :not([data-windowed]) > table ${labelledCell}:nth-of-type(${String(index + 1)})::before`,
          // A browser that does not know the text for the ear takes the first.
          { content: [words, `${words} / ""`] },
        ];
      }),
    ),
  };
}
