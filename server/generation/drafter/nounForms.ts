const unchanging =
  /(?:ss|us|is|(?<!book|list|meet|build|rat|record|sett|offer|post|draw|paint|str|r|th)ing|(?:^|[-\s])(?:news|series|species|sms|gps|analytics|statistics|progress|status|data|feedback|information|equipment|stock|homework|software|hardware|money|time|staff|produce|food|mail|access|content|work|help|advice|inventory|health|music|traffic|energy|usage|attendance|availability|finance|procurement|hr|leave|search|checkout|chat|login|sso|storage|support|speech|coverage))$/i;

/** The last word of a noun phrase, so that only it is inflected. */
function splitLast(phrase: string): [string, string] {
  const at = phrase.lastIndexOf(' ') + 1;
  return [phrase.slice(0, at), phrase.slice(at)];
}

/** Whether a noun phrase ends in a plural: `overdue invoices` does, `progress` does not. */
export function isPlural(phrase: string): boolean {
  const [, last] = splitLast(phrase);
  if (/^(?:people|children|men|women|kids|staff)$|(?:men|women|children|people)$/i.test(last)) {
    return true;
  }
  return /[a-z]s$/i.test(last) && !unchanging.test(last);
}

// By rule and not by the language library: a draft inflects hundreds of nouns, at 5 ms each there.
const singularRules: readonly (readonly [RegExp, string])[] = [
  [/^children$/i, 'child'],
  [/men$/i, 'man'],
  [/quizzes$/i, 'quiz'],
  [/(?<=kni|li|wi)ves$/i, 'fe'],
  [/(?<=shel|lea|hal|loa|wol)ves$/i, 'f'],
  [/(?<=[a-z]{2})ies$/i, 'y'],
  [/(?<=ch|sh|x|ss|zz|tomato|potato|hero)es$/i, ''],
  [/(?<=statu|viru|bonu|campu)ses$/i, 's'],
  [/(?<=diagno|analy|ba|cri|the)ses$/i, 'sis'],
  [/s$/i, ''],
];
const pluralRules: readonly (readonly [RegExp, string])[] = [
  [/^child$/i, 'children'],
  [/^person$/i, 'people'],
  [/(?<!hu|ger|ro)man$/i, 'men'],
  [/quiz$/i, 'quizzes'],
  [/(?<=kni|li|wi)fe$/i, 'ves'],
  [/(?<=[^aeiou])y$/i, 'ies'],
  [/(?<=ch|sh|x|s|z)$/i, 'es'],
];

/** `overdue invoices` gives `overdue invoice`; what has no singular is given back as it is. */
export function singularOf(phrase: string): string {
  const [before, last] = splitLast(phrase);
  if (!isPlural(last) || /^staff$/i.test(last)) return phrase;
  if (/^people$/i.test(last)) return `${before}person`;
  if (/^[a-z]{3,}-[a-z]+s$/i.test(last)) return phrase.slice(0, -1);
  const rule = singularRules.find(([ending]) => ending.test(last));
  return before + (rule === undefined ? last : last.replace(rule[0], rule[1]));
}

/** `time sheet` gives `time sheets`; what has no plural is given back as it is. */
export function pluralOf(phrase: string): string {
  const [before, last] = splitLast(phrase);
  if (isPlural(last) || unchanging.test(last) || !/[a-z]$/i.test(last)) return phrase;
  if (last.includes('-')) return `${phrase}s`;
  const rule = pluralRules.find(([ending]) => ending.test(last));
  return before + (rule === undefined ? `${last}s` : last.replace(rule[0], rule[1]));
}

const people = new Set(
  (
    'people parent parents family families student pupil kid child children adult teen teenager woman women man men ' +
    'nurse doctor patient clinic hospital carer guest client customer staff company companies business businesses startup school ' +
    'charity charities farm restaurant shop store club team household couple athlete coach barber chef cook cyclist ' +
    'freelancer agency agencies landlord tenant volunteer member user employee admin administrator hr finance procurement department ' +
    'commuter citizen resident expert professional founder friend colleague neighbour neighbor grandparent senior beginner ' +
    'mechanic technician accountant bookkeeper lawyer artist musician therapist dentist receptionist technicians apprentice ' +
    'organisation organization nonprofit ngo community household everyone anyone individual hobbyist enthusiast traveller traveler ' +
    'vet refugee immigrant expat tourist caterer caregiver host crew operator dispatcher guide fan reader listener viewer ' +
    'gym salon studio library libraries museum church pharmacist pharmacy pharmacies warehouse workshop bakery bakeries cafe hotel ' +
    'teammates classmate gardener nanny tutor mentor mentee creator influencer youtuber podcaster babysitter sitter practitioner physio physiotherapist midwife paramedic gp'
  ).split(' '),
);
const things =
  /^(?:orders?|offers?|reminders?|folders?|numbers?|papers?|letters?|calendars?|computers?|trackers?|banners?|counters?|containers?|vouchers?|posters?|timers?|chapters?|newsletters?|filters?|stickers?|printers?|servers?|flowers?|dinners?|transfers?|answers?|sensors?|errors?|doors?|floors?|colou?rs?|factors?|monitors?|weather|summer|winter|paper|power|hours?|tours?|years?|quarters?|meters?|layers?|users?-generated|routers?|scooters?|prayers?|boosters?|planners?|editors?|calculators?|scanners?|browsers?|borders?|gender|water|other|over|under|after|later|ever|never|their|your|our|per|for|or|further|whether|together|another|either|rather|offer|order|better|faster|easier|smaller|bigger|cheaper|simpler|larger|fewer|greater|longer|shorter|cover|discover|deliver|register|remember|trigger|monitor|filter|answer|transfer|near|refer|prefer|consider|enter|leader?boards?|discoverer|stopper|minister|behaviou?r|favou?r|labou?r|mirrors?|indicators?|generators?|connectors?|manner|matter|center|centre|corner|rates?|bars?|cars?|stars?|chairs?|repairs?|pairs?|hair|seminars?|dollars?|grammar|webinars?|radar|solar|popular|similar|regular|familiar|clear|year|wear|gear|fear|bear)$/i;

/** Whether a noun phrase means people or the places they work in, judged by its last word. */
export function isPeople(phrase: string): boolean {
  const [, lastWord] = splitLast(phrase.trim().toLowerCase());
  const last = lastWord.replace(/['’]s?$/, '');
  if (people.has(last) || people.has(last.replace(/s$/, ''))) return true;
  if (things.test(last)) return false;
  return /[a-z]{2,}(?:ers?|ors?|ists?|ians?|ees|eurs|men|women|mates?|folk|owners?)$/.test(last);
}
