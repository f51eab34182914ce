import type { LanguageCode } from './languageCode';

/** Heads of columns of a table that compares; alternatives of a pattern for the whole head. */
interface ComparedColumns {
  /** How it is today or elsewhere. */
  today: string;
  /** How it shall be, beside such a column; alone, it may count new things. */
  wanted: string;
  /** How the author's own is. */
  owned: string;
}

/** By language with a lexicon. */
export const comparedColumns: Readonly<Record<LanguageCode, ComparedColumns>> = {
  en: {
    today:
      "now|today|currently|at present|so far|as is|before|old(?: way| system)?|them|theirs|others|competitors?|existing(?: \\S+)?|without .{1,30}|we use|what's wrong|problem|what (?:the|they|it) .{1,30}|(?:the )?(?:big|current|old) (?:system|one|app|tool)",
    wanted:
      "us|new(?: way| system| tool)?|tomorrow|wanted|to be|after|with (?:the |our )?(?:app|tool|system|it|us)|in (?:our|the) (?:app|tool)|(?:we|i)(?:'d| would)? (?:want|need|like)",
    owned:
      'ours?|our (?:app|tool|system|version|way|product|idea|site|page|game|answer|solution)|mine|my (?:app|tool|idea|version)|what (?:mine|ours|we|i|our \\S+(?: \\S+)?) (?:shall|should|must|needs?|wants?|will)(?: .{0,30})?',
  },
  de: {
    today:
      'heute|jetzt|bisher|derzeit|aktuell|ist|alt|ohne .{1,30}|die anderen|andere|problem|so ist es(?: heute)?|mitbewerber',
    wanted:
      'wir|neu|künftig|zukünftig|soll|wunsch|gewünscht|mit (?:der app|dem tool|uns)|in (?:unserer|der) app|lösung|morgen',
    owned: 'bei uns|unser(?:e|er|es|s)?(?: \\S+)?|meins|so soll es sein',
  },
  fr: {
    today:
      "aujourd'hui|actuel(?:lement)?|maintenant|avant|eux|les autres|concurrents?|sans .{1,30}|problème",
    wanted: "nous|nouveau|demain|souhaité|après|avec (?:l'appli|l'outil|nous)",
    owned: "le nôtre|la nôtre|notre \\S+|chez nous|ce qu'on veut|ce que nous voulons",
  },
  es: {
    today: 'hoy|ahora|actual(?:mente)?|antes|ellos|los demás|competencia|sin .{1,30}|problema',
    wanted: 'nosotros|nuevo|mañana|deseado|después|queremos|con (?:la app|nosotros|la herramienta)',
    owned: 'lo nuestro|el nuestro|la nuestra|nuestr[oa] \\S+|lo que (?:queremos|quiero)',
  },
  pt: {
    today: 'hoje|agora|atual(?:mente)?|antes|eles|os outros|concorrência|sem .{1,30}|problema',
    wanted: 'nós|novo|amanhã|desejado|depois|queremos|com (?:a app|o app|nós|a aplicação)',
    owned: 'o nosso|a nossa|noss[oa] \\S+|o que (?:queremos|quero)',
  },
  it: {
    today: 'oggi|adesso|attuale?(?:mente)?|prima|loro|gli altri|concorrenza|senza .{1,30}|problema',
    wanted: "noi|nuovo|domani|desiderato|dopo|vogliamo|con (?:l'app|noi|lo strumento)",
    owned: 'il nostro|la nostra|nostr[oa] \\S+|quello che (?:vogliamo|voglio)',
  },
  nl: {
    today: 'nu|vandaag|huidig|tot nu toe|zij|de anderen|concurrent(?:ie)?|zonder .{1,30}|probleem',
    wanted: 'wij|nieuw|straks|gewenst|morgen|met (?:de app|ons|het systeem)',
    owned: 'de onze|onze \\S+|ons \\S+|bij ons|wat (?:wij|we|ik) (?:willen|wil)',
  },
  pl: {
    today: 'dziś|dzisiaj|teraz|obecnie|dotąd|oni|inni|konkurencja|bez .{1,30}|problem|jest',
    wanted: 'my|nowe|nowy|jutro|ma być|chcemy|z (?:aplikacją|nami)',
    owned: 'u nas|nasz[ea]?(?: \\S+)?|czego (?:chcemy|potrzebujemy)',
  },
  ja: {
    today: '今|現在|現状|いま|他社|従来|これまで|問題',
    wanted: '新しい(?:やり方|仕組み)?|これから|理想|新|導入後|欲しいもの|こうしたい',
    owned: 'うち|自社|私たち',
  },
  ar: {
    today: 'الآن|اليوم|حاليا|الحالي|هم|الآخرون|المنافسون?|المشكلة',
    wanted: 'نحن|الجديد|المطلوب|مع التطبيق',
    owned: 'لدينا|عندنا|تطبيقنا|ما نريده?',
  },
};
