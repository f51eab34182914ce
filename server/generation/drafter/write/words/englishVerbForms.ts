/** English words beside a form that may be a verb or a noun, in lower case. */
export const english = {
  /** Before a participle. */
  passive: /(?:^|\s)(?:is|are|be|been|being|gets?|it's|that's)\s(?:\p{L}+\s)?$/u,
  /** `each entry`, before a verb in the third person. */
  subject: /^(?:the|an?|each|every|my|our|this)\s(?:[\p{L}-]+\s){1,3}$/u,
  number: /^\s(?:[\p{N}\p{Sc}]|two|three|four|five|six|ten)/u,
  /** `jobs`, `private notes`. */
  plural: /^\s(?:[\p{L}-]+\s)?[\p{L}-]*[^s\P{L}]s(?!\p{L})/u,
  /** Forms that are verbs only. */
  verbOnly: /^(?:sees?|enters?|chooses?|receives?|writes?|edits?|deletes?|sends?|lends?)$/u,
  /** At the beginning, behind a mark or joined to another verb. */
  opening: /^$|[|:;,¦]\s$|(?:^|\s)(?:and|or|to)\s$/u,
  to: /(?:^|\s)to\s$/u,
} as const;
