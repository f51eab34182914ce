/** Words of all languages that give a number behind them its comparison; in lower case, as a clause is read. */

/** Behind a number, the period in which it counts: `2 slots | a day`. */
export const eachPeriod =
  /^\s(?:daily|weekly|monthly|yearly|täglich|wöchentlich|monatlich|jährlich|dagelijks|wekelijks|maandelijks|jaarlijks|dziennie|tygodniowo|miesięcznie|rocznie)(?!\p{L})|^\s(?:an?|per|each|every|in any|in a|pro|je|im|am|in der|par|al|a la|alla|all['’]|por|op een|na|w)\s?(?:hour|day|night|week|month|quarter|season|term|year|stunde|tag|woche|monat|quartal|jahr|saison|heure|jour|semaine|mois|trimestre|année|an|hora|día|semana|mes|año|giorno|settimana|mese|anno|dia|mês|ano|uur|dag|week|maand|jaar|dzień|tydzień|miesiąc|rok|dniu|tygodniu|miesiącu|roku)(?!\p{L})/u;

/** Between two of something there is one thing, whatever their number: `between two shifts`. */
export const betweenThem =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy|بين)\s(?:\p{L}{1,5}\s)?$/u;

/** Behind an amount, what it is paid for each time: `per day`, `of the hire fee per day`; not how: `por transferencia`. */
export const perUnit =
  /^\s?(?:(?:[^\s,;:.()\p{N}]+\s){0,4}?(?:per|pro|je|par|por)\s(?!(?:mail|e-?mail|sms|card|hand|mb|paypal|bizum|cart\p{L}*|tarjeta|transf\p{L}*|virement|post|bank\p{L}*)(?!\p{L}))|(?:an?|each|every(?!\s(?:other|second|third)(?!\p{L}))|na|za)\s|(?:al?|alla|à l['’]|all['’])\s?(?=(?:d[ií]a|mes|mês|año|ano|semana|hora|giorno|mese|anno|settimana|ora|heure|année|notte|noche)(?!\p{L}))|\/\s?)(?!(?:lot|few|bit|time)(?!\p{L}))(?:(?:half|started|additional|extra|angefangene\p{L}*|begonnene\p{L}*)\s)?\p{L}+/u;

/** The same where nothing follows that it could belong to: `£5 each`. */
export const bareEach = /^\s?(?:each|apiece|chacune?|cada un[oa]|ciascun[oa]|elk)(?!\p{L})/u;

/** Before a time that is counted back: less of it is left. */
export const laterThan =
  /^(?:later than|später als|plus tard (?:que|de)|mais tarde (?:de|que|do que)|más tarde (?:de|que)|più tardi di|later dan|później niż)\s/u;

/** A period for which a budget is paid rather than a price. */
export const budgetPeriod = /(?<!\p{L})(?:years?|jahr|an(?:née)?|año|ano|anno|jaar|rok)$/u;

/** What a share of a price is called, or changes. */
export const priceNoun =
  /(?<!\p{L})(?:commission|cut|discount|off|deposit|price|tax|vat|tip|interest|surcharge|margin|sales?|turnover|revenue|takings|fees?|bill|provision|verk[aä]ufe?s?|umsatz(?:es)?|erlös(?:es)?|rabatt|anzahlung|preis|steuer|nachlass|zuschlag|zinsen|remise|rabais|ventes?|ventas?|vendas?|vendit[ae]|verkoop|omzet|sprzedaż\p{L}*|acompte|prix|taxe|tva|intérêts?|comisión|descuento|depósito|precio|iva|impuestos?|recargo|comissão|desconto|preço|imposto|commissione|sconto|acconto|caparra|prezzo|commissie|korting|aanbetaling|prijs|btw|toeslag|prowizj\p{L}+|rabat\p{L}*|zniżk\p{L}+|zaliczk\p{L}+|cen[aęy]|vat|podat\p{L}+|手数料|割引|値引|عمولة|خصم|ضريبة)(?!\p{L})/u;
