/** HTML tags that only format text. */
export const inlineTags = /<\/?(?:br|a|b|i|em|strong|span|small|mark|code)\b[^<>]*>/giu;
