export type LineKind =
  | 'title'
  | 'section'
  | 'subsection'
  | 'bullet'
  | 'number'
  | 'quote'
  | 'row'
  | 'blank'
  | 'text';

const kinds: readonly [LineKind, RegExp][] = [
  ['title', /^ {0,3}# /],
  ['section', /^ {0,3}## /],
  ['subsection', /^ {0,3}#{3,6} /],
  ['bullet', /^[ \t]*[-*+] /],
  ['number', /^[ \t]*\d{1,3}[.)] /],
  ['quote', /^> ?/],
  ['row', /^\|/],
  ['blank', /^\s*$/],
];

/** Classifies a line by its first characters: heading, list item, and so on. */
export function lineKind(line: string): LineKind {
  return kinds.find(([, pattern]) => pattern.test(line))?.[0] ?? 'text';
}
