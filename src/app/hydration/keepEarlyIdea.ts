import { keepIdea, readKept } from '../../features/ideaSubmission/create/keepIdea';

const ideaField = () => document.querySelector<HTMLTextAreaElement>('[name=idea]');

const typeField = (selector: string) =>
  document.querySelector<HTMLInputElement>(`[name=documentType]${selector}`);

function keep(): void {
  const idea = ideaField()?.value;
  const documentType = typeField(':checked')?.value;
  // Hydration dispatches this event, too: an empty field must not replace what the entry holds.
  if (!idea || documentType === undefined) return;
  try {
    keepIdea({ idea, documentType });
  } catch {
    // The browser cannot store it. Only the hydrated page can ask for confirmation.
  }
}

/** Shows what the history entry holds, so that a change before hydration adds to it instead of replacing it. */
function start(): void {
  const field = ideaField();
  const idea = readKept('idea');
  if (field?.value !== '' || typeof idea !== 'string') {
    keep();
    return;
  }
  field.value = idea;
  typeField(`[value=${String(readKept('documentType'))}]`)?.click();
}

/**
 * Keeps the idea in the history entry with every change, until React hydrates the Create page and does so itself
 * (docs/behaviour.md#idea-form). Leaving would be too late: Chromium reloads a page with the state that the entry had
 * before `pagehide`.
 */
export function keepEarlyIdea(): void {
  start();
  // This script may run before the field is parsed.
  document.addEventListener('readystatechange', start);
  // React stops events on their way to a part that is not hydrated, but not before they are captured here.
  document.addEventListener('input', keep, true);
  window.stopKeepingEarlyIdea = () => {
    document.removeEventListener('readystatechange', start);
    document.removeEventListener('input', keep, true);
  };
}
