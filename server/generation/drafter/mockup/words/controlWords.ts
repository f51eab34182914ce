import type { LanguageCode } from '../../lexicon/languageCode';

const pressed: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:open|start|publish|build|design|make|mark|list|put|enroll?|apply|declare|call|contact|count|monitor|track|watch|detect|sense|collect|gather|react|thank|greet|sign|set|declare|test|weigh)$/u,
};

/** What tells how a requirement is operated. */
export const controlWords = {
  /** At the beginning of an object: how many there are. */
  amount: /^how (?:many|much)\s/u,
  /** Anywhere, in all languages: what is counted. */
  counted:
    /(?<!\p{L})(?:how (?:many|much)|wie ?viele?|combien d[e’']|cuánt[oa]s|quant[ei]|quant[oa]s|hoeveel|ile)\s(?!\p{L}*\?)[^,.;:?!()]+/iu,
  /** Verbs of a search, in all languages. */
  finding:
    /^(?:find|search|filter|browse|(?:durch)?suchen|finden|filtern|(?:re)?chercher|trouver|filtrer|buscar|encontrar|filtrar|cercare|trovare|filtrare|procurar|pesquisar|zoeken|vinden|filteren|szukać|znaleźć|wyszukać|filtrować)$/u,
  /** At the beginning of an object: who it is. */
  people: /^who\s/u,
  /** At the beginning of an object, in all languages: a time that is chosen. */
  slots:
    /^(?:\p{L}+\s){0,2}(?:(?:time )?slots?|appointments?|termine?|zeitfenster|créneaux?|rendez-vous|citas?|franjas?|horários?|appuntament[oi]|tijdsloten|tijdslot|afspraak|wizyt[ęy])(?!\p{L})/u,
  /** Verbs by which a file is chosen, in all languages. */
  uploading:
    /^(?:upload|attach|photograph|import|capture|hochladen|fotografieren|anhängen|téléverser|photographier|subir|adjuntar|fotografiar|caricare|allegare|fotografare|uploaden|fotograferen|wgrać)$/u,
  /** A message that arrives: `gets a text`. */
  arriving:
    /(?<!\p{L})(?:gets?|receives?|sends?)\s(?:(?!and\s)\p{L}+\s){0,2}(?:an?|the)\s(?:push|text|sms|message|reminder|notification|alert|e-?mail|mail)(?!\p{L})/u,
  /** Verbs of the classes for writing that need no field. */
  pressed,
  /** Where an English label may end. */
  border:
    /[,;:(]\s?|\s(?:so that|because|unless|until|when|whenever|if|in order to|which|and then)\s/u,
  /** Between two English predicates. */
  joints: /(?:,\s(?:and\s|or\s|then\s)?|\s(?:and|or|then)\s)(?:then\s|also\s|can\s)?/gu,
  /** At the end of an English predicate. */
  joint: /(?:[\s,;]|\s(?:and|or|then|can|also))+$/u,
  /** At the beginning of what belongs to an English verb. */
  opening: /^(?:any|every|with|for|on|at|in|from|to)/u,
};
