import { decodeHTMLStrict } from 'entities';

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu;

/** A text with the characters that HTML's references stand for, such as `&rsquo;`; what would begin a tag or end a cell stays as it is. */
export function withCharacters(text: string): string {
  return text.replace(reference, (whole) => {
    const character = decodeHTMLStrict(whole);
    return /[<>|\p{Cc}\p{Zl}\p{Zp}]/u.test(character) ? whole : character;
  });
}
