/**
 * Makes the link of the notice that the entry has not loaded (src/index.html) reload the page. Without this, the link
 * replaces the history entry, and the idea that the entry holds is lost.
 */
export function reloadFromNotice(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.matches('.script-notice a')) {
      event.preventDefault();
      window.location.reload();
    }
  });
}
