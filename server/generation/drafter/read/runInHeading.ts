const emphasised =
  /^\s*(?:\p{N}{1,2}(?:\.\p{N}{1,2}){0,2}\.?\s+)?(\*{1,3}|_{1,3})(?=\S)([^*_:]{2,60}?)(?:\.\1|\1\.)\s+(?=\S)/u;
const mostWords = 5;

/** An emphasised heading before the text of a paragraph: `3.4 *Defects.* Each defect has a number`. */
export interface RunInHeading {
  name: string;
  /** Where the name begins, and where the text behind the heading does. */
  start: number;
  end: number;
}

/** Finds the heading at the start of a line's text. */
export function runInHeading(text: string): RunInHeading | undefined {
  const [whole, mark = '', name = ''] = emphasised.exec(text) ?? [];
  return whole === undefined || name.split(/\s+/u).length > mostWords
    ? undefined
    : { name, start: whole.indexOf(mark) + mark.length, end: whole.length };
}
