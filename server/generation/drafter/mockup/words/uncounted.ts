/** Names of fields that count nothing though a word in them does, in English: `mobile number`, `opening hours`. */
export const uncounted =
  / (?:(?:phone|mobile|cell|telephone|whatsapp|emergency|contact) number|number plate|(?:opening|office|business) hours) /u;
