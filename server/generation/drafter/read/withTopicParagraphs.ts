const table =
  /^[ \t]*\|(?<head>.+)\|[ \t]*\n[ \t]*\|[\s:|-]+\|[ \t]*\n(?<rows>(?:[ \t]*\|.+\|[ \t]*(?:\n|$)){3,200})/gmu;
/** A cell that says more than one thing. */
const severalSentences = /[\p{L}\p{N}][)"'”’»]?[.;?!]\s+\S/u;
const [mostTopicWords, leastRemarkWords, mostColumns] = [5, 4, 3];
/** How many rows, at least, have a cell of several sentences: one in so many. */
const proseShare = 3;

/**
 * An idea in which a table of topics is one paragraph per row, with its topic before it. Such a table says something of each
 * topic in sentences, and perhaps why; its rows are too long to be one statement.
 */
export function withTopicParagraphs(idea: string): string {
  return idea.replace(table, (whole: string, head: string, rows: string) => {
    const heads = cellsOf(head);
    const cells = rows
      .trim()
      .split('\n')
      .map((row) => cellsOf(row.trim().slice(1, -1)));
    return isOfTopics(heads, cells) ? `\n${cells.map(paragraphOf).join('\n\n')}\n\n` : whole;
  });
}

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());
const wordsIn = (text: string): number => text.split(/\s+/u).length;

function isOfTopics(heads: readonly string[], rows: readonly string[][]): boolean {
  const areNames = rows.every(
    ([topic = '', text = '']) =>
      /^[*_]*\p{L}/u.test(topic) &&
      !/\p{N}|[.:;?!]/u.test(topic) &&
      wordsIn(topic) <= mostTopicWords &&
      text !== '',
  );
  const prose = rows.filter(([, ...texts]) => texts.some((text) => severalSentences.test(text)));
  const remarks = rows.map(([, , remark = '']) => remark).filter((remark) => /\p{L}/u.test(remark));
  const words = remarks.reduce((sum, remark) => sum + wordsIn(remark), 0);
  return (
    areNames &&
    heads.length <= mostColumns &&
    rows.every(({ length }) => length <= heads.length) &&
    prose.length * proseShare >= rows.length &&
    words >= remarks.length * leastRemarkWords
  );
}

/** `Topic: cell. Remark`, with the topic as a heading where the cell has several sentences. */
function paragraphOf(row: readonly string[]): string {
  const [topic = '', text = '', remark = ''] = row;
  const name = topic.replace(/[*_]/gu, '');
  const opening = severalSentences.test(text) ? `*${name}.*` : `${name}:`;
  const remarks = /\p{L}/u.test(remark) ? ` ${ended(remark)}` : '';
  return `${opening} ${ended(text)}${remarks}`;
}

const ended = (text: string): string => (/[.;?!…]$/u.test(text) ? text : `${text}.`);
