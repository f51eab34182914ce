/**
 * Parses the delay that a service requests: `retry-after-ms` (milliseconds), else `Retry-After` (seconds or an HTTP
 * date).
 *
 * @param headers the response headers
 * @param now the current time, in milliseconds since 1970
 * @returns whole seconds, rounded up, or `null` if the headers are missing or unreadable
 */
export function retryAfterSeconds(headers: Headers, now: number): number | null {
  const exact = seconds(headers.get('retry-after-ms'), 1000);
  if (exact !== null) return exact;
  const header = headers.get('retry-after');
  const plain = seconds(header, 1);
  if (plain !== null || header === null) return plain;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

function seconds(value: string | null, unitsPerSecond: number): number | null {
  if (value === null || !/^\d+(\.\d+)?$/.test(value.trim())) return null;
  const parsed = Math.ceil(Number(value) / unitsPerSecond);
  return Number.isSafeInteger(parsed) ? parsed : null;
}
