import { keepIdea, readKeptIdea } from '../../features/ideaSubmission/create/keepIdea';

function keepIdeaOf(field: HTMLTextAreaElement): void {
  const type = field.form?.querySelector<HTMLInputElement>('input[name="documentType"]:checked');
  if (type === null || type === undefined) return;
  try {
    keepIdea({ idea: field.value, documentType: type.value });
  } catch {
    // The browser cannot store it. Only the hydrated page can ask for confirmation.
  }
}

const ideaField = () => document.querySelector<HTMLTextAreaElement>('textarea[name="idea"]');

/** Shows what the history entry holds, so that a change before hydration adds to it instead of replacing it. */
function showKeptIdea(field: HTMLTextAreaElement): void {
  const kept = readKeptIdea();
  if (kept === undefined) return;
  field.value = kept.idea;
  const types = field.form?.querySelectorAll<HTMLInputElement>('input[name="documentType"]') ?? [];
  for (const type of types) type.checked = type.value === kept.documentType;
}

function startWith(field: HTMLTextAreaElement): void {
  if (field.value === '') showKeptIdea(field);
  else keepIdeaOf(field);
}

/**
 * Keeps the idea in the history entry with every change, until React hydrates the Create page and does so itself
 * (docs/behaviour.md#idea-form). Leaving would be too late: Chromium reloads a page with the state that the entry had
 * before `pagehide`.
 */
export function keepEarlyIdea(): void {
  const start = (): void => {
    const field = ideaField();
    if (field !== null) startWith(field);
  };
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', start, { once: true });
  else start();

  const keep = ({ target }: Event): void => {
    const field = ideaField();
    // Hydration dispatches the same event at other elements.
    if (field?.form?.contains(target instanceof Node ? target : null) === true) keepIdeaOf(field);
  };
  // React stops events on their way to a part that is not hydrated, but not before they are captured here.
  document.addEventListener('input', keep, true);
  window.stopKeepingEarlyIdea = () => {
    document.removeEventListener('readystatechange', start);
    document.removeEventListener('input', keep, true);
  };
}
