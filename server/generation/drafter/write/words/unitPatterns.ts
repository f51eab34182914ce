/** Names of units, in all languages. */

/** A share. */
export const percent =
  /[%‰]|(?<!\p{L})(?:per ?cent|prozent|pour cent|por ciento|per cento|por cento|procent)/iu;

const measured =
  /(?:^|[\s\d])(?:%|‰|°\s?[CF]?|degrees?|Grad|degrés?|grad[oi]s?|graus?|graden|stopni\p{L}*|(?:kilo)?m[eèé]t(?:er|re|ro|ri)s?|metrów|k?m|cm|mm|kg|g|mg|t|l|ml|s|sec|seconds?|secondes?|segundos?|second[oi]|seconden|Sekunden?|sekund[aęy]?|kWh|W|V|A|Pa|bar|dB|lux|ppm|mph|km\/h|miles?|feet|ft|lit(?:re|er)s?)$/u;
/** Whether a text ends in a unit that can be divided further. */
export const isMeasured = (text: string): boolean => measured.test(text);

/** Whether a text ends in a unit of distances between places. */
export const isDistance = (text: string): boolean =>
  /(?:^|[\s\d])(?:k?m|(?:kilo)?m[eèé]t(?:er|re|ro|ri)s?|kilometr[óo]w|metrów|miles?|mi|feet|ft|yards?|blocks?)$|キロ$|メートル$|كم$|متر/iu.test(
    text,
  );

/** Units of time: shorter than a day, a day, and longer ones. */
export const unitNames = {
  hours: /^(?:h|hours?|hrs?|Stunden?|heures?|horas?|or[ae]|uur|godzin\w*|時間|ساع\p{L}*)$/iu,
  minutes: /^(?:mins?|minutes?|Minuten?|minut[oiays]?|minutos?|分間?|دقيق\p{L}*)$/iu,
  day: /^(?:day|tag(?:es)?|jour|día|dia|giorno|dag|dzień|يوم)$/iu,
  longer:
    /^(?:weeks?|wks?|months?|mths?|quarters?|years?|yrs?|wochen?|monat\p{L}*|quartal\p{L}*|jahr\p{L}*|semaines?|mois|trimestr\p{L}*|ans?|années?|semanas?|mes(?:es|[ei])?|mês|años?|anos?|settiman[ae]|ann[io]|week|weken|maand(?:en)?|kwarta\p{L}+|ja(?:ar|ren)|tygod\p{L}*|tydzień|miesi\p{L}*|kwartał\p{L}*|rok\p{L}*|lat\p{L}?|[週年]間?|[かヶカケ]月間?|أسبوع\p{L}*|أسابيع|شهر\p{L}*|أشهر|شهور|سن\p{L}+|عام\p{L}*|أعوام)$/iu,
};

/** Several days. */
export const dayUnits = /^(?:days|tagen?|jours|días|dias|giorni|dagen|dni)$/iu;

export const fileSize = /\p{N}\s?[KMGT](?:i?B|o)$/u;

/** A time of day. */
export const clock =
  /^\p{N}{1,2}[:.h]\p{N}{2}$|^\p{N}{1,2}時(?!間)|^(?:half past|quarter (?:past|to)|halb|viertel|kwart|wpół)\s/u;

/** A day of the month. */
export const ordinalDay = /\p{N}(?:st|nd|rd|th|er)$|\p{N}日$|\p{N}月/u;
