const kindWords =
  /^(?:apps?|application|website|site|platform|marketplace|tool|dashboard|service|system|software|chatbot|bot|extension|plugin|portal|game|product|assistant|tracker|planner|crm|api|library|solution|program|page|board|store|network|directory|journal|diary|hub|widget|kiosk|simulator|generator|wallet|ledger|register|logbook|calculator|scheduler|organi[sz]er|finder|editor|database|exchange|registry|intranet|toolkit|webshop)$/;

/** Whether a word names a kind of product, as `app` or `marketplace`; lower case. */
export function isKindWord(word: string): boolean {
  return kindWords.test(word);
}
