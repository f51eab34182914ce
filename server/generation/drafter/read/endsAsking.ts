/** Matches a question mark at the end of a heading or clause, perhaps within its markup. */
export const endsAsking = /[?？؟][\s*_#]*$/u;
