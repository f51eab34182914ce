import { downloadFile } from './downloadFile';

/**
 * Downloads a text as a UTF-8 file, without changing a byte.
 *
 * @param name the file's name
 * @param text its content
 * @param type its media type
 */
export function downloadTextFile(name: string, text: string, type = 'text/markdown'): void {
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
