const during = 'for|für|pour|durante|por|per|voor|na';
const most =
  'up to|at most|a maximum of|bis zu|höchstens|maximal|maximum|jusqu’à|hasta|até|massimo|fino a|maximaal|do';
const one = String.raw`\p{N}{1,2}|an?|one|eine?n?|une?|una|um|uma|un|een|jedną`;
const several =
  'two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|sieben|deux|trois|quatre|dos|tres|cuatro|dois|duas|três|due|tre|quattro|twee|drie|dwie|trzy|cztery';
const more = String.raw`\s?(?:to|or|bis|oder|à|ou|a|o|tot|of|do|lub|-|–)\s?(?:\p{N}{1,2}|${several})`;
const nights = 'nights?|nächten?|nacht|nuits?|noches?|nott[ei]|noites?|nachten|noce|nocy|noc';
const units = `${nights}|days?|weeks?|months?|tage?n?|wochen?|monaten?|jours?|semaines?|mois|días?|semanas?|mes(?:es)?|dias?|mês|giorn[io]|settiman[ae]|mes[ei]|dag(?:en)?|weken|maand(?:en)?|dni|dzień|tydzień|tygodni[ea]?|miesiąc[ea]?`;
const ahead =
  "ahead|before|in advance|earlier|prior|vorher|im voraus|zuvor|avant|à l[’']avance|antes|(?:de|con) antelación|(?:de|com) antecedência|prima|in anticipo|van tevoren|vooraf|wcześniej|przed";

/**
 * What is booked by the day rather than by the hour, in the languages with spaces: `for 1 to 14 nights`, `per night`, but
 * not `for two weeks in advance` or `on quiz nights`.
 */
export const stays = new RegExp(
  String.raw`(?<!\p{L})(?:(?:per|pro|par|por|al) (?:${nights})|(?:${during})\s(?:(?:${most})\s)?(?:${one}|${several})(?:${more})?\s(?:${units})(?!\s(?:${ahead})))(?!\p{L})`,
  'iu',
);
