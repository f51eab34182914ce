/** Where people stay unnamed, records bear no person's name. */
export const anonymity = /anonym|anonim|anónim|anônim|pseudonym|匿名|مجهول/iu;
