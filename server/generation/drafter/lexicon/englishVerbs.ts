import { doubling, irregularPasts } from './enVerbs';

const irregular = new Map(irregularPasts);

/** `search` → `search`, `searches`. */
export function finiteForms(verb: string): string[] {
  return [verb, thirdPerson(verb)];
}

/** `search` → `searched`, `searching`. */
export function participles(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const past =
    irregular.get(verb) ??
    (/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled(stem)}ed`);
  return [past, `${doubled(stem)}ing`];
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function doubled(stem: string): string {
  return doubling.includes(stem) ? stem + stem.slice(-1) : stem;
}
