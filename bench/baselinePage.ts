/** Longer lines continue in the next node, so that no node grows without limit. */
const maximumLineLength = 1000;

/**
 * The minimum cost of a streamed answer: a page without libraries that reads the same events and renders one node per
 * line. Each frame it appends new text to the last line and scrolls to the end; finished lines stay unchanged.
 */
export const baselinePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Baseline</title>
<style>
  body { margin: 2rem; font: 1rem/1.65 sans-serif }
  #draft { height: 30rem; width: 40rem; overflow-y: auto; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<button>Generate Document</button>
<div id="draft" role="region" aria-label="Draft" tabindex="0"></div>
<script>(${readAnswer.toString()})(${maximumLineLength})</script>
</html>`;

function readAnswer(lineLimit: number): void {
  const draft = document.querySelector('#draft');
  if (draft === null) return;
  let gathered = '';
  let isScheduled = false;
  let line: Text | null = null;

  const flush = (): void => {
    isScheduled = false;
    for (const part of gathered.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
      if (line === null) {
        line = document.createTextNode(part);
        draft.appendChild(document.createElement('div')).appendChild(line);
      } else {
        line.appendData(part);
      }
      if (part.endsWith('\n') || line.length > lineLimit) line = null;
    }
    gathered = '';
    draft.scrollTop = draft.scrollHeight;
  };

  const take = (event: string): void => {
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data === undefined) return;
    const parsed: unknown = JSON.parse(data);
    if (typeof parsed !== 'object' || parsed === null) return;
    if (!('delta' in parsed) || typeof parsed.delta !== 'string') return;
    gathered += parsed.delta;
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(flush);
  };

  const read = async (): Promise<void> => {
    const response = await fetch('/v1/responses', { method: 'POST', body: '{}' });
    if (response.body === null) return;
    const decoder = new TextDecoder();
    let rest = '';
    for await (const bytes of response.body) {
      const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      events.forEach(take);
    }
  };

  document.querySelector('button')?.addEventListener('click', () => void read());
}
