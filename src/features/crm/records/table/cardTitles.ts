import type { CSSObject } from '@mui/material/styles';
import { cardWindow, labelledCell } from './cardStyles';
import type { RecordColumn } from './recordColumns';
import type { Identified } from '../state/recordsState';

/**
 * CSS rules that show column titles before the cells of cards, for an element around the table, so that rows need no
 * extra elements. Visual only: screen readers use the header cells.
 *
 * @param columns all columns of the table
 */
export function cardTitles(
  columns: readonly Pick<RecordColumn<Identified>, 'title' | 'kind'>[],
): CSSObject {
  const titles = columns.filter(({ kind }) => kind !== 'name').map(({ title }) => title);
  return {
    [cardWindow]: Object.fromEntries(
      titles.map((title, index) => {
        const content = JSON.stringify(title);
        return [
          `& table ${labelledCell}:nth-of-type(${String(index + 1)})::before`,
          // Fallback for browsers without alternative text in `content`.
          { content: [content, `${content} / ""`] },
        ];
      }),
    ),
  };
}
