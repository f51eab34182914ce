/**
 * Saves a text as a file, byte for byte as UTF-8, without a line break added or changed.
 *
 * @param name the file's name
 * @param text its content
 * @param type its media type
 */
export function downloadTextFile(name: string, text: string, type = 'text/markdown'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file over by the next task; only then may the address go.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  });
}
