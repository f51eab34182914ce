import type { Statement } from '../../sort/workbook';
import { cuedClause, wordCount } from '../../write/cuedClause';
import { listedThings } from '../../write/listedThings';
import type { Content } from '../markup';
import { plainText } from '../plainText';
import type { Product } from '../product';
import { choices } from './parts';

const mostWords = 5;

/** The choices that a requirement lists. */
export function sketch({ workbook, words, idea }: Product, statement: Statement): Content {
  const { things, isChoice } = listedThings(cuedClause(workbook, statement));
  const names = things.map((one) => plainText(one));
  const isShort = names.length > 1 && names.every((one) => wordCount(one) <= mostWords);
  return (
    isShort &&
    isChoice &&
    choices(
      `do-${statement.id.toLowerCase()}`,
      words.input,
      names.map((one) => idea(one)),
    )
  );
}
