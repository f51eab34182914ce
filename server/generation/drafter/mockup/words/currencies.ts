/** Currencies with the signs and words for them, in all languages; euros where none is named. */
export const currencies = [
  ['EUR', /€|(?<!\p{L})(?:euros?|EUR)(?!\p{L})/iu],
  ['GBP', /£|(?<!\p{L})(?:pounds?|quid|GBP|postcodes?|cheques?)(?!\p{L})/iu],
  ['USD', /\$|(?<!\p{L})(?:dollars?|USD|zip codes?)(?!\p{L})/iu],
  ['INR', /₹|(?<!\p{L})rupees?(?!\p{L})/iu],
  ['CHF', /(?<!\p{L})(?:CHF|Fr\.|Franken)(?!\p{L})/u],
  ['PLN', /(?<!\p{L})(?:zł|złotych|PLN)(?!\p{L})/iu],
  ['JPY', /¥|円/u],
] as const;
