import type { LanguageCode } from './languageCode';

/** Headings and questions that announce what is recorded of something, as alternatives of a pattern. */
const keptHeadings: Readonly<Record<LanguageCode, string>> = {
  en: '(?:what|which)(?:\\s\\p{L}+){0,3}?\\s(?:(?:do|does|should|must|would|will|to|i|we|you|they|it|need|want|has|have|the\\s\\p{L}+|is|are|gets?|be)\\s){1,5}(?:keep|kept|record(?:ed)?|stored?|track(?:ed)?|hold|held|capture[ds]?|collect(?:ed)?|sav(?:e|ed)|not(?:e|ed)|write(?:\\sdown)?|written(?:\\sdown)?|log(?:ged)?|put\\sdown|enter(?:ed)?|fill\\sin|filled\\sin)(?:\\s(?:per|about|for|of|on|down|with|each|every)(?!\\p{L}).*)?|(?:the\\s)?(?:data|attributes|properties)|(?:the\\s)?(?:data|fields?|details|information|info|attributes|properties)\\s(?:we|to)\\s(?:keep|record|store|hold|collect|track).*|(?:the\\s)?(?:data|fields?|details|information|info|attributes|properties)\\s(?:per|(?:of|for|about|on|in)\\s(?:each|every))\\s.*|(?:for|on|about|per)\\s(?:each|every)\\s.*(?:keep|record|store|note|track|hold|log|capture|collect|write\\sdown|need\\sto\\sknow)|each\\s.*\\s(?:has|have|records?)',
  de: '(?:was|welche\\s(?:daten|angaben|felder)).*\\s(?:erfass\\p{L}*|festgehalten|festhalten|gespeichert|speichern|notier\\p{L}*|aufgeschrieben|aufschreiben|eingetragen|dokumentier\\p{L}*)(?:\\swird|\\swerden|\\swir)?|(?:zu|für|bei|pro|je)\\s(?:jede[mrsn]?\\s)?.*\\s(?:erfass\\p{L}*|festgehalten|gespeichert|notier\\p{L}*|aufgeschrieben|eingetragen)|daten|datenfelder|(?:daten|angaben|felder|datenfelder)\\s(?:pro|je|(?:zu|für)\\sjede[mrsn]?)\\s.*',
  fr: "ce\\squ[’'](?:on|il\\sfaut)\\s(?:note|enregistre|garde|conserve|saisit|noter|enregistrer|garder|conserver|saisir).*|ce\\sque\\snous\\s(?:notons|enregistrons|gardons|conservons|saisissons).*|(?:que|quelles\\s(?:données|informations)).*(?:noter|note|enregistrer|enregistre|garder|conserver|conserve|saisir).*|données|(?:les\\s)?(?:données|informations|infos|champs)\\s(?:par|(?:pour|de|sur|à)\\schaque)\\s.*|pour\\schaque\\s.*\\s(?:note|notons|enregistre|enregistrons|garde|conserve|faut)",
  es: '(?:lo\\s)?qu[eé]\\s(?:\\p{L}+\\s)?(?:guardamos|registramos|anotamos|apuntamos|se\\s(?:guarda|registra|anota|apunta)|hay\\sque\\s(?:guardar|registrar|anotar)).*|datos|(?:los\\s)?(?:datos|campos|información)\\s(?:por|(?:de|sobre|para)\\scada)\\s.*|(?:de|por|para)\\scada\\s.*\\s(?:guardamos|registramos|anotamos|apuntamos|se\\s(?:guarda|registra|anota))',
  pt: '(?:o\\s)?que\\s(?:\\p{L}+\\s)?(?:guardamos|registramos|registamos|anotamos|se\\s(?:guarda|registra|regista|anota)).*|dados|(?:os\\s)?(?:dados|campos|informaç(?:ão|ões))\\s(?:por|(?:de|sobre|para)\\scada)\\s.*|(?:de|por|para)\\scada\\s.*\\s(?:guardamos|registramos|registamos|anotamos)',
  it: '(?:che\\s)?cosa\\s(?:\\p{L}+\\s)?(?:registriamo|annotiamo|salviamo|scriviamo|conserviamo|si\\s(?:registra|annota|scrive)).*|dati|(?:i\\s)?(?:dati|campi|informazioni)\\s(?:per|di|su)\\sogni\\s.*|(?:per|di)\\sogni\\s.*\\s(?:registriamo|annotiamo|salviamo|scriviamo|si\\s(?:registra|annota))',
  nl: 'wat\\s(?:\\p{L}+\\s){0,4}(?:vastleggen|vastgelegd|bijhouden|bijgehouden|noteren|genoteerd|bewaren|bewaard|opslaan|opgeslagen).*|gegevens|(?:de\\s)?(?:gegevens|velden|informatie)\\s(?:per|(?:van|over|voor)\\s(?:elke?|iedere?))\\s.*|(?:per|voor\\selke?)\\s.*\\s(?:vastleggen|vastgelegd|noteren|genoteerd|bijhouden|bewaren)',
  pl: 'co\\s(?:\\p{L}+\\s){0,3}?(?:zapisujemy|notujemy|rejestrujemy|przechowujemy|zapisać|notować|zapisywać).*|dane|(?:dane|pola|informacje)\\s(?:o|dla)?\\s?każd\\p{L}+\\s.*|(?:przy|dla|o)\\s(?:każd\\p{L}+)\\s.*\\s(?:zapisujemy|notujemy|rejestrujemy)',
  ja: '.*(?:記録|登録|保存|入力)(?:する|したい)(?:こと|もの|内容|項目|情報)|(?:記録|登録|入力)?項目|データ項目',
  ar: 'ما\\s(?:نسجله|نسجّله|نحفظه|يسجل|يُسجَّل|نكتبه).*|(?:ال)?بيانات|(?:ال)?(?:بيانات|حقول|معلومات)\\s(?:كل|لكل)\\s.*',
};

const patterns = Object.values(keptHeadings).map((words) => new RegExp(`^(?:${words})$`, 'u'));

const longest = 100;
/** `Was wir nicht speichern`, `what we do not keep` */
const denied =
  /(?<!\p{L})(?:not|never|nicht|nie|kein\p{L}*|ne|n['’]\p{L}+|jamais|no|nunca|não|non|mai|niet|nooit|geen|nigdy)(?!\p{L})|n['’]t(?!\p{L})|しない|لا(?!\p{L})/u;

/** Whether a heading or question, in any language and {@link folded}, announces what is recorded: `What we keep per test`. */
export function announcesFields(heading: string): boolean {
  const text = heading
    .slice(0, longest + 1)
    .replace(/^\p{L}{1,2}\s?[:.)]\s+|[\s:：?？.…*_#]+$/gu, '')
    .trim();
  return (
    text.length <= longest && !denied.test(text) && patterns.some((pattern) => pattern.test(text))
  );
}
