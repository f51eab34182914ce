/** Text whose first letter is a capital, except in a spelling of its own: `iPhone`, `eDiary`. */
export function capital(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
