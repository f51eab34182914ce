import type { Statement } from '../sort/workbook';
import { markup, type Content } from './markup';
import type { Product } from './product';
import type { Shape } from './shape';
import { controlCards } from './statements';

/** Shapes that are what a product is about at least as often as not. */
const scenes: ReadonlySet<Shape> = new Set([
  'board',
  'calendar',
  'chart',
  'checklist',
  'map',
  'media',
  'progress',
  'queue',
  'scan',
  'search',
  'slots',
]);
/** What a product is about is said first. */
const firstAsked = 4;
const mostMain = 2;

/** The requirements whose drawings open the first screen. */
export function mainStatements({ asked, controls }: Product): readonly Statement[] {
  const isScene = (one: Statement) => controls.get(one)?.some(({ shape }) => scenes.has(shape));
  return asked.slice(0, firstAsked).filter(isScene).slice(0, mostMain);
}

/** The drawings of the {@link mainStatements}. */
export function mainCards(product: Product, main: readonly Statement[]): Content {
  return main.length > 0 && markup`<div class="main">${controlCards(product, main, 'main')}</div>`;
}
