import type { Quote } from '../read/span';
import type { Grant, Statement } from '../sort/workbook';
import type { DocumentWords } from './documentWords';
import { fill, inLine, marked } from './quoted';

/** What a row in a table of who may do what lets each role do; the conditions of some roles are in its cells. */
export function grantChecks({ text, grants }: Statement, words: DocumentWords): string[] {
  const things = new Set(grants.map(({ thing }) => thing));
  return [...things].flatMap((thing) =>
    checksOf(
      thing ?? text,
      grants.filter((one) => one.thing === thing),
      words,
    ),
  );
}

function checksOf(text: Quote, grants: readonly Grant[], words: DocumentWords): string[] {
  const { comma, criteria, quotation } = words;
  const check = (template: string, own: readonly Grant[], more?: string) =>
    own.length === 0
      ? []
      : [
          fill(template, {
            roles: own.map(({ role }) => inLine(role.text)).join(comma),
            text: marked(text, quotation),
            words: more,
          }),
        ];
  const isPlain = ({ words: more }: Grant) => more === undefined;
  return [
    ...check(
      criteria.granted,
      grants.filter((one) => one.verdict === 'granted' && isPlain(one)),
    ),
    ...grants.flatMap((one) =>
      one.words === undefined || one.verdict === 'denied'
        ? []
        : check(
            one.thing ? criteria.extent : criteria.limited,
            [one],
            marked(one.words, quotation),
          ),
    ),
    ...check(
      criteria.refused,
      grants.filter(({ verdict }) => verdict === 'denied'),
    ),
  ];
}
