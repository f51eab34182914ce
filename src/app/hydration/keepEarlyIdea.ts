import { keepIdea } from '../../features/ideaSubmission/create/keepIdea';

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

/**
 * Keeps the idea in the history entry with every change, until React hydrates the Create page and does so itself
 * (docs/behaviour.md#idea-form). Leaving would be too late: Chromium reloads a page with the state that the entry had
 * before `pagehide`.
 */
export function keepEarlyIdea(): void {
  const typedBefore = ideaField();
  if (typedBefore !== null && typedBefore.value !== '') keepIdeaOf(typedBefore);

  const keep = ({ target }: Event): void => {
    const field = ideaField();
    // Hydration dispatches the same event at other elements.
    if (field?.form?.contains(target instanceof Node ? target : null) === true) keepIdeaOf(field);
  };
  // React stops events on their way to a part that is not hydrated, but not before they are captured here.
  document.addEventListener('input', keep, true);
  window.stopKeepingEarlyIdea = () => {
    document.removeEventListener('input', keep, true);
  };
}
