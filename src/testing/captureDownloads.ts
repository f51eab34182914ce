interface CapturedFile {
  name: string;
  blob: Blob;
}

/**
 * Captures the files that the page downloads until the end of the test; jsdom can save none.
 *
 * @returns the files so far; the list grows
 */
export function captureDownloads(): CapturedFile[] {
  const files: CapturedFile[] = [];
  const blobs: Blob[] = [];
  jest
    .spyOn(URL, 'createObjectURL')
    .mockImplementation((blob) => `blob:${String(blobs.push(blob as Blob) - 1)}`);
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    if (blob !== undefined) files.push({ name: this.download, blob });
  });
  return files;
}
