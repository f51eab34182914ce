import { plainText } from '../read/plainText';
import { capital } from '../lexicon/capital';
import type { Statement } from '../sort/workbook';
import { controlsOf, without, type Control } from './controls';
import { drawnShape } from './likelyShape';
import { withMessages } from './notices';
import type { Source } from './nouns';
import type { Product } from './product';
import type { Shape } from './shape';
import { subjectOf, type Subject } from './subjectOf';

/** Shapes that say little of a requirement: what it is likely to call for replaces them. */
const general: ReadonlySet<Shape> = new Set(['button', 'fields']);
/** Shapes whose label is that of an input. */
const labelled: ReadonlySet<Shape> = new Set([
  'code',
  'fields',
  'photo',
  'rate',
  'search',
  'toggle',
]);
/** Shapes that need names. */
const severalNamed: ReadonlySet<Shape> = new Set(['checklist', 'compare', 'poll']);
/** A longer requirement stands below its drawing. */
const longestLabel = 110;
const fewestStates = 3;
const code = /[{}<>=_/]|(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u;

/**
 * The controls of a statement: those that its words tell, with the drawing that it is likely to call for where these say
 * little or nothing.
 */
export function drawnControls(
  source: Source,
  product: Pick<Product, 'workbook' | 'lexicon' | 'words' | 'collections'>,
  statement: Statement,
): Control[] {
  const told = withMessages(product.collections, statement, controlsOf(source, statement));
  if (statement.kind !== 'R') return told;
  const { text } = statement;
  const [first, ...others] = told;
  const shape = drawnShape(text, source.lexicon);
  if (shape === undefined || (first && !general.has(first.shape))) return told;
  const label = first?.label ?? (text.length <= longestLabel ? capital(plainText(text)) : '');
  const isLabelled = label !== '' || !labelled.has(shape);
  const subject = subjectOf(product, statement);
  if (!isLabelled || !isDrawable(shape, text, subject)) return told;
  if (shape === 'fields')
    return [
      first ?? {
        ...without(shape, label),
        verbs: [product.words.send],
        fields: [{ name: label, kind: 'note' }],
      },
      ...others,
    ];
  // The rule is no message; it stands below.
  if (shape === 'notice') return [without(shape, ''), ...others];
  if (shape === 'entries')
    return first ? told : [{ ...without(shape, label), names: subject.names }];
  return first ? [{ ...first, shape }, ...others] : [without(shape, label)];
}

/** Whether there is enough to draw. */
function isDrawable(shape: Shape, text: string, { names, thing }: Subject): boolean {
  if (severalNamed.has(shape)) return names.length > 1;
  if (shape === 'board') return (thing?.states.length ?? 0) >= fewestStates;
  // The product lists its records anyway.
  if (shape === 'entries') return thing === undefined && names.length > 0;
  return shape !== 'code' || code.test(text);
}
