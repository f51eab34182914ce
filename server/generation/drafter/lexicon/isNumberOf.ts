import { anyOf } from '../read/anyOf';
import type { LanguageCode } from './languageCode';
import { words } from './words';

/** What has a number: `job no. 7`, `tram no (201–238)`. */
const numbered = words(
  'job case order phone serial part item invoice account ref reference room batch ticket member membership policy house plot seat id registration reg contract passport tel telephone bus tram train lot model flight gate locker licence license grant claim card tank bed berth asset tag vehicle plate gauge depot',
);
const longest = 24;
const abbreviated = new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(numbered)}\\sno$`, 'u');

/** Whether a text ends with an English `no` that is short for a number, by the noun before it. */
export const endsWithNumberOf = (folded: string, code: LanguageCode): boolean =>
  code === 'en' && abbreviated.test(folded.slice(-longest));

/** Whether an English `no` is short for a number: by the noun before it and a mark or number behind it. */
export const isNumberOf = (folded: string, end: number, code: LanguageCode): boolean =>
  endsWithNumberOf(folded.slice(Math.max(0, end - longest), end), code) &&
  /^(?:\s?[.(),:;|/]|\s\p{N})/u.test(folded.slice(end, end + 2));
