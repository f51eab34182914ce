/**
 * Downloads a file.
 *
 * @param name the file's name
 * @param content its content, with its media type
 */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
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
