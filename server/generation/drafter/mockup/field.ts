import type { Brief } from './brief';
import type { Markup } from './markup';
import { markup } from './markup';

const inputTypes: readonly (readonly [type: string, names: RegExp])[] = [
  ['file', /photo|file|image|attachment|video|recording|scan/i],
  ['date', /date|birth|\bon$|until|since|deadline|^due/i],
  ['time', /\btime$|\bat$/i],
  [
    'number',
    /price|amount|deposit|count|quantity|score|minutes|weight|stock|number of|total|dose/i,
  ],
  ['email', /e-?mail/i],
  ['tel', /phone/i],
];

const longNames = /text|note|description|comment|message|reason|purpose|about|explanation|content/i;

/** An input for a field of a record, with the field's name as its label. */
export function field(brief: Brief, name: string): Markup {
  const label = markup`<span class="first-up">${brief.sample(name)}</span>`;
  if (longNames.test(name)) {
    return markup`<label class="field wide">${label}<textarea rows="3"></textarea></label>`;
  }
  const type = inputTypes.find(([, names]) => names.test(name))?.[0] ?? 'text';
  return markup`<label class="field">${label}<input type="${type}"></label>`;
}
