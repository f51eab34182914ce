/** Currencies with the signs and words for them, in all languages; euros where none is named. */
export const currencies = [
  ['EUR', /€|(?<!\p{L})(?:euros?|EUR)(?!\p{L})/giu],
  [
    'GBP',
    // `20 pounds` alone may be a weight.
    /£|(?<!\p{L})(?:quid|GBP|pence|sterling|pounds?(?= (?:cash|deposit|fee|(?:an?|per) (?:hour|day|night|week|month|year|head|person))(?!\p{L}))|pounds?(?! of(?!\p{L}))(?<=(?<!\p{L})(?:pric|cost|fees?|charg|pay|paid|deposit|worth|fine|budget|rent|spen[dt]|ow[ei]|refund|donat)\p{L}{0,9}(?: [^\s.!?]+){0,6} pounds?))(?!\p{L})/giu,
  ],
  ['USD', /(?<!R)\$|(?<!\p{L})(?:dollars?|USD)(?!\p{L})/giu],
  ['BRL', /R\$|(?<!\p{L})(?:reais|BRL)(?!\p{L})/giu],
  ['SEK', /(?<!\p{L})(?:kronor|SEK)(?!\p{L})/giu],
  ['CZK', /(?<!\p{L})(?:Kč|korun|CZK)(?!\p{L})/gu],
  ['HUF', /(?<!\p{L})(?:forint|HUF)(?!\p{L})/giu],
  ['INR', /₹|(?<!\p{L})rupees?(?!\p{L})/giu],
  [
    'CHF',
    // `Fr. 9–17 Uhr` is a Friday, and Franken also a region.
    /(?<!\p{L})(?:CHF(?!\p{L})|Fr\.(?:(?<=\p{N}[.–-]*\s?Fr\.)(?!\s?\p{N})|(?<![–-]\s?Fr\.)(?=\s?\p{N}+(?:\.(?:\p{N}\p{N}|[–-]))?(?!\p{N}|[.:]\p{N}|\s?(?:Uhr|h(?!\p{L})|bis|[–-]\s?\p{N}))))|Franken(?!\p{L})(?<=(?:\p{N}|Schweizer|Preis\p{L}{0,9} in|Betrag in|Kosten in)\s?Franken))/gu,
  ],
  ['PLN', /(?<!\p{L})(?:zł|złotych|PLN)(?!\p{L})/giu],
  ['JPY', /¥|円/gu],
] as const;
