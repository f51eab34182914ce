import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { wordCount } from '../write/cuedClause';
import { andWords, listWords } from './words/listWords';
import { plainText } from '../read/plainText';

/** An item of a list with its options: `condition (good, worn)`. */
export interface Item {
  name: string;
  options: readonly string[];
}

/** A list and the words before it. */
interface List {
  lead: string;
  items: Item[];
}

const mostWords = 6;
const mostWordsOfOption = 4;
const mostRead = 600;
/** Replaces text in brackets. */
const hidden = '\u0001';
const arrow = /→|->|=>/u;
const border = /,\s|;\s|\s\/\s|→|->|=>/u;

/** The text with what stands in brackets made invisible, place for place. */
export function withoutBrackets(text: string): string {
  return text.replace(/\s?\([^()]*\)/gu, (found) => hidden.repeat(found.length));
}

/** `condition (good, worn)` as a name and its options. */
export function itemOf(text: string): Item {
  const [, name = text, inside = ''] = /^([^()]+?)\s?\(([^()]*[,/;|][^()]*)\)/u.exec(text) ?? [];
  const options = inside.split(/[,/;|]/u).map((one) => plainText(one).trim());
  const areSure = options.every((one) => one !== '' && wordCount(one) <= mostWordsOfOption);
  const bare = name.replace(/\s?\([^()]*\)$/u, '');
  return { name: plainText(bare).trim(), options: areSure && options.length > 1 ? options : [] };
}

/** A list after a colon, and the words before it: `Register a dog: name, breed, coat (short, curly)`. */
export function listBehindColon(text: string, lexicon: Lexicon): List | undefined {
  const [, lead = '', list = ''] = /^([^:]{2,80}):\s+(.+)$/u.exec(text.slice(0, mostRead)) ?? [];
  const items = itemsIn(list, lexicon);
  const fewest = items.some(({ options }) => options.length > 0) ? 2 : 3;
  return items.length >= fewest ? { lead, items } : undefined;
}

/** A list in brackets at the end: `Record material (number, amount)`. */
export function listInBrackets(text: string, lexicon: Lexicon): List | undefined {
  const [, lead = '', list = ''] = /^([^():]{3,50})\s\(([^()]{3,300})\)$/u.exec(text) ?? [];
  const items = itemsIn(list, lexicon);
  return items.length > 1 ? { lead, items } : undefined;
}

/** Whether a list names things rather than kinds of things: `Dock Street, Old Mill`, `Full groom £45`. */
export function areValues(items: readonly Item[], { code }: Lexicon): boolean {
  const isValue = ({ name }: Item) =>
    /\p{N}|\p{Sc}/u.test(name) || (code !== 'de' && /^\p{Lu}\p{Ll}/u.test(name));
  return items.filter(isValue).length > items.length / 2;
}

/** Three or more states, one after the other: `New → Assigned → Closed`. */
export function chainIn(text: string): string[] {
  if (!arrow.test(text)) return [];
  const states = text
    .slice(0, mostRead)
    .replace(/^[^:]{0,40}:\s/u, '')
    .split(arrow)
    .map((one) => plainText(one).replace(/[.;]$/u, '').trim());
  const areSure = states.every((one) => one !== '' && wordCount(one) <= mostWordsOfOption);
  return areSure && states.length > 2 ? states : [];
}

/** The conjunction before the last item. */
const lastJoint = perLanguage(
  (lexicon) => new RegExp(`\\s(?:${andWords(lexicon)})\\s(?!.*,)`, 'iu'),
);

/** `a name` in `…, and a name` and in `…, with a name` */
function withoutJoint(item: string, lexicon: Lexicon): string {
  const joints = [andWords(lexicon), listWords[lexicon.code]?.given ?? '(?!)'].join('|');
  return item.replace(new RegExp(`^(?:${joints})\\s`, 'iu'), '');
}

/** The items of a text that consists of a list; none if an item is not a short name. */
function itemsIn(text: string, lexicon: Lexicon): Item[] {
  const shown = withoutBrackets(text.replace(/[.;]\s*$/u, ''));
  const last = lastJoint(lexicon);
  let at = 0;
  const parts = shown.split(border).flatMap((part) => {
    const start = shown.indexOf(part, at);
    at = start + part.length;
    const joint = at === shown.length ? last.exec(part) : null;
    const cut = joint ? start + joint.index : at;
    const rest = joint ? [text.slice(cut + joint[0].length, at)] : [];
    return [text.slice(start, cut), ...rest];
  });
  const items = parts.map((part) => itemOf(withoutJoint(part.trim(), lexicon)));
  const areNames = items.every(
    ({ name }) => name !== '' && wordCount(name) <= mostWords && !/[.:?!()]/u.test(name),
  );
  return areNames ? items : [];
}
