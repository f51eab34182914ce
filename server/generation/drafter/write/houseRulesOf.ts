import { lexicons } from '../lexicon/lexicons';
import type { Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { isMoment } from './isMoment';

/** Types of products of which people keep no entries, or whose callers are programs. */
const withoutEntries: ReadonlySet<string> = new Set(['api', 'game', 'single-page-utility']);
const fewestRoles = 2;

/** The rules that hold for each requirement of such a product, as one paragraph; none where no type shows that it is software. */
export function houseRulesOf(workbook: Workbook): string {
  const { houseRules } = wordsOf(workbook);
  const { roles, statements, type } = workbook;
  if (type === undefined) return '';
  const lexicon = lexicons[workbook.language];
  const keepsEntries = !withoutEntries.has(type.slug);
  const namesTimes = statements.some(({ quantities }) =>
    quantities.some((one) => isMoment(one, lexicon)),
  );
  const rules = [
    ...(roles.length >= fewestRoles && keepsEntries ? [houseRules.grants] : []),
    ...(namesTimes ? [houseRules.zones] : []),
    ...(keepsEntries ? [houseRules.saving] : []),
    houseRules.refusals,
  ];
  return rules.join(' ');
}
