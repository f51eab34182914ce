const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text shows nothing: it has only spaces and characters without a glyph, such as a zero-width space. */
export const isBlank = (text: string): boolean => !visible.test(text);
