/** The line below the heading of a text that is being written: how much of it has arrived. */
export function writtenLength(text: string): string {
  return text === ''
    ? 'Waiting for the first words'
    : `${text.length.toLocaleString('en')} characters`;
}
