import type { LanguageCode } from './languageCode';

/**
 * By language with a lexicon: the heads of columns that tell how it shall be, beside others that tell how it is today or
 * elsewhere; alternatives of a pattern for the whole head.
 */
export const wantedColumns: Readonly<Record<LanguageCode, string>> = {
  en: "us|ours?|our (?:app|tool|system|version|way|product|idea|site|page|game|answer|solution)|mine|my (?:app|tool|idea|version)|new|new (?:way|system|tool)|tomorrow|wanted|what (?:mine|ours|we|i|our \\S+(?: \\S+)?) (?:shall|should|must|needs?|wants?|will)(?: .{0,30})?|with (?:us|ours|the (?:app|tool|system)|it)|(?:we|i)(?:'d| would)? (?:want|need|like)|our solution|in (?:our|the) (?:app|tool)",
  de: 'wir|bei uns|unser(?:e|er|es|s)?(?: \\S+)?|meins|neu|künftig|zukünftig|soll|wunsch|gewünscht|mit (?:der app|dem tool|uns)|in (?:unserer|der) app|so soll es sein|lösung',
  fr: "nous|le nôtre|la nôtre|notre \\S+|chez nous|nouveau|demain|souhaité|avec (?:l'appli|l'outil|nous)|ce qu'on veut|ce que nous voulons",
  es: 'nosotros|lo nuestro|el nuestro|la nuestra|nuestr[oa] \\S+|nuevo|mañana|deseado|queremos|lo que (?:queremos|quiero)|con (?:la app|nosotros|la herramienta)',
  pt: 'nós|o nosso|a nossa|noss[oa] \\S+|novo|amanhã|desejado|queremos|o que (?:queremos|quero)|com (?:a app|o app|nós|a aplicação)',
  it: "noi|il nostro|la nostra|nostr[oa] \\S+|nuovo|domani|desiderato|vogliamo|quello che (?:vogliamo|voglio)|con (?:l'app|noi|lo strumento)",
  nl: 'wij|de onze|onze \\S+|ons \\S+|bij ons|nieuw|straks|gewenst|wat (?:wij|we|ik) (?:willen|wil)|met (?:de app|ons|het systeem)',
  pl: 'my|u nas|nasz[ea]?(?: \\S+)?|nowe|nowy|jutro|ma być|chcemy|czego (?:chcemy|potrzebujemy)|z (?:aplikacją|nami)',
  ja: 'うち|自社|私たち|新しい(?:やり方|仕組み)?|これから|理想|新|導入後|欲しいもの|こうしたい',
  ar: 'نحن|لدينا|عندنا|الجديد|المطلوب|تطبيقنا|ما نريده?|مع التطبيق',
};
