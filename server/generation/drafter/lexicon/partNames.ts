const goesThrough =
  '(?:go|pass|run|move)(?:e?s)?\\sthrough|durchläuft|passe\\spar|pasan?\\spor|passam?\\spor|passano?\\sper|doorloopt|przechodzi\\sprzez';

/** The verb before states: `An order goes through: …`. */
export const throughStates = new RegExp(`(?<!\\p{L})(?:${goesThrough})(?=\\s?:|$)`, 'iu');

/** Before the states that something goes through, or behind it. */
export const ofStates = new RegExp(
  String.raw`(?<!\p{L})(?:status(?:es|y)?|states|state(?=:|\sof\s(?:the|an?|each|every|its|their)\s)|stages|zust(?:and|ände)\p{L}*|phasen|estados?|états?|statuts?|stat[oi]|stadia|stan(?:y|u)?|stand(?=:))(?!\p{L})|(?<!\p{L})(?:${goesThrough})(?=\s?:)|ステータス|状態|حال(?:ة|ات)`,
  'u',
);

/** Whether a line in lower case lists the states of something: `job states: open, done`. */
export const listsStates = (line: string): boolean =>
  ofStates.test(/^[^:：=]+[:：=]/u.exec(line)?.[0] ?? '');

/** Before the names of what is entered; what somebody may see is something else. */
export const ofFields =
  /(?<!\p{L})(?:^report\s\p{L}+:\s$|(?<!visib\p{L}+\s|sichtbare\s|zichtbare\s|widoczne\s)(?:fields?|felder|campos?|champs?(?!\svisib)|campi|velden|pola):?\s$)|(?:項目|حقول)[:：]?\s?$/u;
