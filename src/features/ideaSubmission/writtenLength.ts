// `toLocaleString` takes ten times as long, and this runs for every piece of a streamed text.
const count = new Intl.NumberFormat('en');

/** The line below the heading of a text that is being written: how much of it has arrived. */
export function writtenLength(text: string): string {
  return text === '' ? 'Waiting for the first words' : `${count.format(text.length)} characters`;
}
