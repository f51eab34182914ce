/**
 * Downloads a text as a UTF-8 file, without changing a byte.
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
  // Revoke the URL in a later task, once the browser has started the download.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  });
}
