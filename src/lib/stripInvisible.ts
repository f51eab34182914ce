/** Removes characters without a glyph, such as a zero-width space, that a copied address or code can contain. */
export const stripInvisible = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
