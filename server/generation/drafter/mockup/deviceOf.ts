import type { Product } from './product';

/** The frame around the product. */
export type Device = 'page' | 'phone' | 'popup';

/** Words for a phone, in the languages of the lexicons; a bare `app` may also run elsewhere. */
const phones =
  /(?<!\p{L})(?:android|ios|iphones?|smartphones?|(?:mobile|phone) apps?|handy-?apps?|(?:app|aplicación) móvil|(?:appli|application) mobile|app(?:licazione)? mobile|aplicativo|app móvel|mobiele app|aplikacj\p{L}+ mobiln\p{L}+)(?!\p{L})|スマホ|スマートフォン|携帯アプリ|أندرويد|آيفون|تطبيق (?:جوال|هاتف)/iu;
/** The most roles whose screens fit a phone. */
const mostRolesOnPhone = 2;

/** The device that the idea names or that its type implies; otherwise a page. */
export function deviceOf({ workbook, shown, isTypical }: Product): Device {
  const { isTypeSure, roles, type } = workbook;
  if (isTypical) return 'page';
  if (isTypeSure && type?.slug === 'browser-extension') return 'popup';
  const isNamed = shown.some(({ kind, text }) => kind !== 'N' && phones.test(text));
  return isNamed && roles.length <= mostRolesOnPhone ? 'phone' : 'page';
}
