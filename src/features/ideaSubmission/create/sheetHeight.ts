/** The height of the sheet beside the form: the same while and after a document is written. */
export const sheetHeight = 'max(34rem, min(44rem, 100vh - 8rem))';
