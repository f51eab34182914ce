/** HTML tags that dress words and say nothing of their own. */
export const inlineTags = /<\/?(?:br|a|b|i|em|strong|span|small|mark|code)\b[^<>]*>/giu;
