/**
 * Makes the path of a URL decodable, so that an address with a stray percent sign is one that does not exist, rather than
 * a bad request.
 *
 * @param url path and query, as in the request line
 * @returns the same, with every percent sign of the path encoded if the path cannot be decoded
 */
export function withDecodablePath(url: string): string {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(end);
  }
}
