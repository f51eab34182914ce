const nights =
  'nights|(?:per|each|a|pro|je|par|por|al|za) (?:night|nacht|nuit|noche|notte|noite|noc)|nächten?|nuits|noches|notti|noites|nachten|nocy';
const during = 'for|für|pour|durante|por|per|voor|na';
const most =
  'up to|at most|a maximum of|bis zu|höchstens|maximal|maximum|hasta|até|massimo|maximaal';
const one = String.raw`\p{N}{1,2}|an?|eine?n?|une?|una|um|un|een`;
const several = 'two|three|zwei|drei|deux|trois|dos|tres|dois|três|due|tre|twee|drie|dwa|trzy';
const more = String.raw`\s?(?:to|or|bis|oder|à|ou|a|o|tot|of|do|-|–)\s?\p{N}{1,2}`;
const units =
  'days?|weeks?|months?|tage?n?|wochen?|jours?|semaines?|días?|dias?|semanas?|giorni|settimane|dagen|weken|dni|tygodni[ea]?';
const ahead =
  'ahead|before|in advance|earlier|prior|vorher|im voraus|avant|antes|de antelación|de antecedência|prima|van tevoren|wcześniej|przed';

/**
 * What is booked by the day rather than by the hour, in all languages: `for 1 to 14 nights`, `for at most three weeks`, but
 * not `for two weeks in advance`.
 */
export const stays = new RegExp(
  String.raw`(?<!\p{L})(?:${nights}|(?:${during})\s(?:(?:${most})\s)?(?:${one}|${several})(?:${more})?\s(?:${units})(?!\s(?:${ahead})))(?!\p{L})|泊|ليال|ليلة`,
  'iu',
);
