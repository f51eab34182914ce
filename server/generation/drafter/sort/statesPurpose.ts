/** `The purpose is`, `our main goal for this is that`, at the start of a clause, in all languages. */
const purpose =
  /^(?:(?:(?:the|our|my|its)\s)?(?:\p{L}+\s)?(?:purpose|aim|goal|objective)\s(?:[^\s,;:]+\s){0,5}(?:is|was)\s(?:that|to(?!\sbe))(?!\p{L})|(?:(?:das|der|unser|mein)\s)?(?:\p{L}+\s)?(?:ziel|zweck)\s(?:[^\s,;:]+\s){0,4}ist(?:\ses)?,|(?:le|notre)\s(?:but|objectif)\s(?:[^\s,;:]+\s){0,4}est\s(?:de|que)\s|l'objectif\s(?:[^\s,;:]+\s){0,4}est\s(?:de|que)\s|(?:el|nuestro|mi)\s(?:objetivo|propósito)\s(?:[^\s,;:]+\s){0,4}es\sque\s|(?:o|nosso|meu)\s(?:objetivo|propósito)\s(?:[^\s,;:]+\s){0,4}é\sque\s|(?:lo\s|il\snostro\s|l')(?:scopo|obiettivo)\s(?:[^\s,;:]+\s){0,4}è\s(?:che\s|di\s)|(?:het|ons|mijn)\sdoel\s(?:[^\s,;:]+\s){0,4}is\s(?:dat|om)\s|(?:naszym\s)?celem\s(?:[^\s,;:]+\s){0,4}jest\s)|^(?:目的|目標)は|^الهدف\s(?:[^\s،]+\s){0,4}(?:هو|أن)\s/u;

/** Whether a clause says what all is for, so that what it denies is not ruled out. */
export const statesPurpose = (folded: string): boolean => purpose.test(folded);
