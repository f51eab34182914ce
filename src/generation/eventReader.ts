export interface EventReader {
  /**
   * Reads the next piece of an event stream, split anywhere.
   *
   * @returns the data of each event that the piece completes
   */
  take: (piece: string) => string[];
}

/**
 * Reads server-sent events, in time linear in their length however they are split. The reader of the `openai` package
 * copies all pending bytes after each event: if they arrive faster than they are read, as on a busy phone, its time
 * grows quadratically with the backlog.
 *
 * It keeps only the data of the events; an event without data, or without its closing blank line, is left out.
 */
export function createEventReader(): EventReader {
  let line = '';
  let data: string | null = null;
  let endedInReturn = false;

  return {
    take: (piece) => {
      if (piece === '') return [];
      const text = endedInReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
      endedInReturn = piece.endsWith('\r');
      const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
      // The last line may continue in the next piece.
      const begun = lines.pop() ?? '';
      if (lines.length === 0) {
        line += begun;
        return [];
      }
      lines[0] = line + (lines[0] ?? '');
      line = begun;

      const complete: string[] = [];
      for (const whole of lines) {
        if (whole.startsWith('data:')) {
          const value = whole.slice(whole.startsWith(' ', 5) ? 6 : 5);
          data = data === null ? value : `${data}\n${value}`;
        } else if (whole === '' && data !== null) {
          complete.push(data);
          data = null;
        }
      }
      return complete;
    },
  };
}
