import dayjs from 'dayjs';

/**
 * The name of the downloaded file (section 2): the upper-cased document type and the local date, such as
 * `PRD-2026-11-21.md`.
 *
 * @param documentType which document it is
 * @param today the moment of the download
 * @param extension `md` as specified; `html` for a mockup saved as a page
 */
export function downloadName(
  documentType: string,
  today: Date,
  extension: 'md' | 'html' = 'md',
): string {
  return `${documentType.toUpperCase()}-${dayjs(today).format('YYYY-MM-DD')}.${extension}`;
}
