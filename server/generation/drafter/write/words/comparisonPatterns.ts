/** Words of all languages that give a number behind them its comparison; in lower case, as a clause is read. */

/** Before a time that is counted back: less of it is left. */
export const laterThan =
  /(?<!\p{L})(?:later than|später als|plus tard (?:que|de)|mais tarde (?:de|que|do que)|más tarde (?:de|que)|più tardi di|later dan|później niż)\s$/u;

/** Before a time that is counted back, the last moment and the first one: `latest 5 days ahead`. */
export const latest =
  /(?<!\p{L})(?:(?:at the )?latest|spätestens|au plus tard|a más tardar|o mais tardar|al più tardi|uiterlijk|najpóźniej)\s$/u;
export const earliest =
  /(?<!\p{L})(?:(?:at the )?earliest|frühestens|au plus tôt|como muy pronto|o mais cedo|al più presto|op zijn vroegst|najwcześniej)\s$/u;

/** Between two of something there is one thing, whatever their number: `between two shifts`. */
export const betweenThem =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy|بين)\s(?:\p{L}{1,5}\s)?$/u;
