const hidden = '\u0001';

/** Replaces brackets and what stands in them, place for place. */
export function hideBrackets(text: string): string {
  return text.replace(/[(（](?:[^()（）]|[(（][^()（）]*[)）])*[)）]/gu, (found) =>
    hidden.repeat(found.length),
  );
}
