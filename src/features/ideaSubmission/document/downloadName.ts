/**
 * The name of the downloaded file: the upper-cased document type and the local date, such as `PRD-2026-11-21.md`.
 *
 * @param documentType which document it is
 * @param today the moment of the download
 * @param extension `md`; `html` for a mockup saved as a page, `docx` for Word, `csv` for requirements, `zip` for all
 *   documents
 */
export function downloadName(
  documentType: string,
  today: Date,
  extension: 'md' | 'html' | 'docx' | 'csv' | 'zip' = 'md',
): string {
  // Without dayjs: it would be 3 KB of the Create page's first view.
  const date = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${documentType.toUpperCase()}-${date}.${extension}`;
}
