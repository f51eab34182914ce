/** HTML tags that only format text; not those that it mentions: `Type <b> for bold`, `Use <br> as separator`. */
export const inlineTags =
  /<\/(?:a|b|i|em|strong|span|small|mark|code)>|(?:^|(?<=\n))<(?:a|b|i|em|strong|span|small|mark|code)\b[^<>]*>|<(a|b|i|em|strong|span|small|mark|code)\b[^<>]*>(?=[^<]{0,400}<\/\1>)|(?<!\s)<br\b[^<>]*>|<br\b[^<>]*>(?!\s\p{Ll})/giu;
