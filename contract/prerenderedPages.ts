import { defaultDocumentType, documentTypes, type DocumentType } from './documentType';
import { findRoutePath, routePaths, type RoutePath } from './routePaths';

/**
 * The tab of the examples page that an address asks for (section 2): an unknown one means the first.
 *
 * @param value the query parameter `tab`, `null` where there is none
 */
export function examplesTab(value: string | null): DocumentType {
  return documentTypes.find((type) => type === value) ?? defaultDocumentType;
}

const publicFiles: Partial<Record<RoutePath, string>> = {
  [routePaths.home]: 'index.html',
  [routePaths.community]: 'community.html',
  [routePaths.contact]: 'contact.html',
  [routePaths.privacy]: 'privacy.html',
  [routePaths.terms]: 'terms.html',
};

const examplesFile = (tab: DocumentType): string =>
  tab === defaultDocumentType ? 'examples.html' : `examples.${tab}.html`;

/** The file that makes up the page in the browser, for every address that is not prerendered. */
export const shellFile = 'app.html';

/** The file of the not-found page. */
export const notFoundFile = '404.html';

/** What the build renders ahead of time: each file and an address that shows it. */
export function listPrerenderedPages(): { file: string; address: string }[] {
  return [
    ...Object.entries(publicFiles).map(([address, file]) => ({ file, address })),
    ...documentTypes.map((tab) => ({
      file: examplesFile(tab),
      address: `${routePaths.examples}?tab=${tab}`,
    })),
    { file: notFoundFile, address: '/404' },
  ];
}

/**
 * The built file that shows an address of the product: a prerendered page, the not-found page, or the shell.
 *
 * @param pathname the path of the address
 * @param search its query, with or without the question mark
 */
export function pageFileFor(pathname: string, search: string): string {
  const path = findRoutePath(pathname);
  if (path === undefined) return notFoundFile;
  if (path === routePaths.examples) {
    return examplesFile(examplesTab(new URLSearchParams(search).get('tab')));
  }
  return publicFiles[path] ?? shellFile;
}
