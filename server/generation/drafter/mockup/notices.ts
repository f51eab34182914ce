import { capital } from '../lexicon/capital';
import { plainText } from '../read/plainText';
import type { Statement } from '../sort/workbook';
import type { Control } from './controls';
import type { Collection } from './product';

/**
 * The controls of a statement, where a notice that would quote its rule says which record it is about, and when; without
 * a sure record or date, there is no notice.
 */
export function withMessages(
  collections: readonly Collection[],
  statement: Statement,
  controls: readonly Control[],
): Control[] {
  const rule = capital(plainText(statement.text));
  return controls.flatMap((one) => {
    if (one.shape !== 'notice' || one.label !== rule) return [one];
    const label = messageOf(collections, statement);
    return label === undefined ? [] : [{ ...one, label }];
  });
}

/** `Loan 104 · 2 Jun`, where the record of a statement has one date. */
function messageOf(collections: readonly Collection[], statement: Statement): string | undefined {
  const thing = collections.find(({ plan }) => plan.statements.includes(statement))?.thing;
  const dates = (thing?.fields ?? []).flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const [row] = thing?.rows ?? [];
  const date = row?.values[dates[0] ?? -1] ?? '';
  return row && /\p{L}/u.test(date) && dates.length === 1 ? `${row.title} · ${date}` : undefined;
}
