const stems = 'anonym|anonim|anónim|anônim|pseudonym|匿名|مجهول الهوية';
const unnamed =
  '(?:no|without) names?|(?:never|must not) (?:\\p{L}+ )?(?:names?|who)|ohne namen|sans noms?|sin nombres?|sem nomes?|senza nomi|zonder namen|bez imion';

/** Where people stay unnamed, records bear no person's name: `It must never show who has hired the hall`. */
export const anonymity = new RegExp(`${stems}|(?<!\\p{L})(?:${unnamed})(?!\\p{L})`, 'iu');
