import type { LanguageCode } from './languageCode';
import { words } from './words';
import { anyOf } from '../read/anyOf';

/** What has a number: `job no`, `tram no (201–238)`. */
const numbered = words(
  'job case order phone serial part item invoice account ref reference room batch ticket member membership policy house plot seat id registration reg contract passport tel telephone mobile bus tram train unit lot model flight gate locker licence license grant stock file claim card tank bed berth asset tag vehicle plate page tool gauge delivery track',
);
const longest = 24;
const numberOf = new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(numbered)}\\sno$`, 'u');

/** Whether an English `no` is short for a number, by the noun before it, unless a word goes on: `room no one uses`. */
export function isNumberOf(folded: string, end: number, code: LanguageCode): boolean {
  return (
    code === 'en' &&
    numberOf.test(folded.slice(Math.max(0, end - longest), end)) &&
    !/^\s\p{L}/u.test(folded.slice(end, end + 2))
  );
}
