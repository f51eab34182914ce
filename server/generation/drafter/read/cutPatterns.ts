/** In all languages, in lower case: words at the start of a part of a sentence that tell where a clause begins. */

/** Explains what precedes it: `before the season, i.e. by 15 May`. */
export const apposition =
  /^(?:i\.\s?e\.|e\.\s?g\.|d\.\s?h\.|z\.\s?b\.|c\.-à-d\.|es decir|ou seja|cioè|d\.w\.z\.|czyli)/u;

/** Asks for more than yes or no. */
export const questionWord =
  /^(?:who|what|which|how|why|when|where|wer|was|welche\p{L}?|wie|warum|wann|wo|qui|que|quel\p{L}*|comment|pourquoi|quand|où|quién|qué|cómo|cuándo|quem|como|quando|chi|cosa|come|perché|wie|wat|hoe|waarom|kto|co|jak|dlaczego)(?!\p{L})/u;

/** Denies a thing: `no loan`. */
export const denied =
  /^(?:no|none|kein\p{L}*|aucune?|pas|ning[uú]n\p{L}*|nessun\p{L}*|geen|żadn\p{L}+|nenhum\p{L}*)\s/u;

/** Says what is possible all the same: `Without a deposit, without a card only a trial`. */
export const limited =
  /(?<!\p{L})(?:only|nur|seulement|uniquement|sólo|solo|só|apenas|soltanto|alleen|tylko)(?!\p{L})/u;

/** What a word like `and` or `then` belongs to: `so-and-so`, `by then`. */
export const beforeNoClause =
  /\p{L}-$|(?<!\p{L})(?:by|until|till|since|bis|seit|jusque|depuis|tot|sinds)\s$/u;
