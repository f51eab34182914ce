const hidden = '\u0001';

/** Replaces brackets and what stands in them, place for place. */
export function hideBrackets(text: string): string {
  return text.replace(/[(（](?:[^()（）]|[(（][^()（）]*[)）])*[)）]/gu, (found) =>
    hidden.repeat(found.length),
  );
}

/** Tells of a place in a text whether it stands in brackets: `Bruno (no other males)`. */
export function bracketsIn(text: string): (place: number) => boolean {
  const bare = hideBrackets(text);
  return (place) => bare[place] !== text[place];
}
