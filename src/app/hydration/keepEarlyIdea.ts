import { keepIdea } from '../../features/ideaSubmission/create/keepIdea';

function keepCurrentIdea(): void {
  const idea = document.querySelector<HTMLTextAreaElement>('textarea[name="idea"]');
  const documentType = document.querySelector<HTMLInputElement>(
    'input[name="documentType"]:checked',
  );
  if (idea === null || documentType === null) return;
  try {
    keepIdea({ idea: idea.value, documentType: documentType.value });
  } catch {
    // The browser cannot store it. Only the hydrated page can ask for confirmation.
  }
}

/**
 * Keeps the idea in the history entry with every change, until React hydrates the Create page and does so itself
 * (docs/behaviour.md#idea-form). Leaving would be too late: Chromium reloads a page with the state that the entry had
 * before `pagehide`.
 */
export function keepEarlyIdea(): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="idea"]');
  if (field !== null && field.value !== '') keepCurrentIdea();
  // React stops events on their way to a part that is not hydrated, but not before they are captured here.
  document.addEventListener('input', keepCurrentIdea, true);
  window.stopKeepingEarlyIdea = () => {
    document.removeEventListener('input', keepCurrentIdea, true);
  };
}
