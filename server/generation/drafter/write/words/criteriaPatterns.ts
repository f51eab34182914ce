import type { ActName } from '../../sort/actNames';
import { connection } from './patterns';

/** Words that tell which criterion a statement needs, in every language; in lower case, as a clause is read. */

/** `see their jobs`: of what everyone has for themselves. */
export const ownView =
  /(?<!\p{L})(?:(?:sees?|views?|looks? at)\s(?:their|his|her|my)|(?:sehen|sieht)\s(?:ihre?[nm]?|seine?[nm]?|meine?[nm]?)|(?:ven|ve|ver)\s(?:sus?|mis?)|(?:voi(?:t|ent|r))\s(?:ses|son|sa|leurs?|mes|mon|ma)|ved(?:e|ono|ere)\s(?:i|le|la|il)\s(?:propr\p{L}+|su[oaei]i?|loro|mi[ei]i?)|(?:vê|vêem|veem|ver)\s(?:os?|as?)\s(?:seus?|suas?|meus?|minhas?)|zie(?:t|n)\s(?:hun|zijn|haar|mijn)|widz[iąę]\p{L}*\s(?:swoj\p{L}+|swój))\s/u;

/** Something is sent or told. */
export const messaging =
  /(?<!\p{L})(?:(?:e-?mail|mail|messag|notif|remind|alert|text(?:s|ed)?(?: message)?|sms|push(?: |-)?(?:notif|mess|nachr)|nachricht|benachricht|erinner|courriel|rappel|préven|avis|correo|mensaje|recordatorio|lembrete|mensagem|e-mail|promemoria|messaggi|bericht|herinner|melding|wiadomo|powiadom|przypom)\p{L}*)|通知|メール|リマイン|رسالة|إشعار|تذكير/u;

/** What holds in this case as in others. */
export const alsoThen =
  /(?<!\p{L})(?:also|too(?!\s\p{L})|still|even|auch|weiterhin|trotzdem|aussi|encore|également|también|aún|anche|ancora|também|ainda|ook|nog|toch|też|także|nadal)(?!\p{L})|も|أيضا|حتى/iu;

/** What only so many can have. */
const bookable =
  /book|reserv|slot|seat|claim|grab|ticket|sign(?:s|ed)? up|buch|anmeld|platz|plätze|termin|inscri|réserv|créneau|place|apunt|plaza|cita|prenot|iscri|posto|posti|boek|inschrij|plek|plaats|rezerw|zapis|miejsc|marcar|vaga|予約|申し込|枠|席|حجز|مكان|موعد/u;

/** Of what is entered, some is nearly always this. */
export const fieldNoun =
  /(?<!\p{L})(?:\p{L}*(?:name|number|date|photo|price|phone|address|notes?|description|title|size|nummer|datum|foto|preis|telefon|adresse|notiz|beschreibung|titel|größe)|nombre|número|fecha|precio|teléfono|dirección|notas?|descripción|nom|numéro|prix|téléphone|description|titre|nome|numero|data|prezzo|telefono|indirizzo|descrizione|preço|morada|naam|prijs|adres|omschrijving|imię|nazwa|numer|cena|opis|zdjęcie)(?!\p{L})|名前|番号|日付|写真|価格|電話|住所|メモ|اسم|رقم|تاريخ|صورة|سعر|هاتف|عنوان|وصف/u;

/** Who alone may, before the particle. */
export const onlyThose = /([\p{Script=Han}ァ-ヶー]{1,12})(?:だけ|のみ)が/u;

/** Words that say when something is sent. */
export const onOccasion =
  /(?<!\p{L})(?:every|each|new|daily|weekly|monthly|once|after|before|ago|soon|then|today|tomorrow|tonight|mornings?|evenings?|during|on|at|jede\p{L}*|neue\p{L}*|täglich\p{L}*|wöchentlich\p{L}*|monatlich\p{L}*|nach|vor|vorher|danach|morgens|abends|bei|beim|am|um|sofort|cada|nuev[oa]s?|tras|antes|después|al|diari\p{L}+|chaque|nouve\p{L}+|après|avant|tous|toutes|lors|ogni|nuov[oai]\p{L}?|dopo|prima|nov[oa]s?|após|depois|elke?|ieder[e]?|nieuwe?|na|voor|bij|każd\p{L}+|now\p{L}+|po|przed)(?!\p{L})|\p{N}|毎|新し|後|前|とき|時|たら|ごと|すぐ|كل|جديد|بعد|قبل|عند/u;

/** There is only one of something, or it happens only once. */
const onlyOnce =
  /(?<!\p{L})(?:uniqu|uniek|einmalig|eindeutig|doppel|doubl|duplica|doblon|doppi|dubbel|podwój|twice|zweimal|deux fois|dos veces|due volte|duas vezes|dwa razy|twee keer|same|gleiche|même|mism[oa]|stess[oa]|zelfde|sam(?:ego|ej|ym)(?!\p{L})|already|bereits|schon|déjà|ya(?!\p{L})|già|já(?!\p{L})|al(?!\p{L})|już|(?:only|just|exactly|at most|no more than) (?:one|once|1)(?!\p{L})|nur ein|genau ein|höchstens ein|qu['’]une?(?!\p{L})|une? seule?|sol[oa] un|un[ao]? sol[oa]|apenas um|um[a]? só|maar één|slechts één|tylko jed|(?:has|have|gets?) one|one \p{L}+ per|per \p{L}+ one|one(?: \p{L}+)? each)|重複|一意|一度|一つだけ|1つだけ|二重|مكرر|فريد|مرة واحدة|واحد\p{L}* فقط/u;

/** Somebody may or may not see or do something. */
export const permission =
  /(?<!\p{L})(?:only|may|nobody|no one|except|private\p{L}*|hidden|hides?|visible|invisible|confidential|allowed|permissions?|permitted|rights?|roles?|restrict\p{L}*|access(?= to| (?:is|for|only|rights?|control))|(?:have|has|gets?|no|without|limited|full) access|authori[sz]ed|own|nur|niemand|darf|dürfen|sichtbar|zugriff|zugang|berechtig\p{L}*|rechte|rollen?|vertraulich|eigene\p{L}?|geheim|seule?s?|seulement|personne|visibles?|accès|droits?|autoris\p{L}*|réserv\p{L}+ aux?|privée?s?|confidentiel\p{L}*|propres?|sol[oa]s?|sólo|solamente|únicamente|nadie|acceso|permisos?|privad[oa]s?|propi[oa]s?|só|apenas|somente|ninguém|acesso|permiss\p{L}+|próprios?|própria\p{L}*|soltanto|nessuno|accesso|permessi|privat[oiae]|propri[oae]?|alleen|niemand|mag|mogen|zichtbaar|toegang|rechten|eigen|tylko|wyłącznie|nikt|może|mogą|widoczn\p{L}+|dostęp\p{L}*|uprawn\p{L}+|własn\p{L}+)(?!\p{L})|だけ|のみ|権限|非公開|閲覧|見られない|فقط|صلاحي|خاص|يحق|يمكن/u;

/** An entry is not taken without something: `must give a reason`, `every listing needs a photo`. */
export const obliged = new RegExp(
  `(?<!\\p{L})(?:${[
    /(?:must|has to|have to) (?:also |always )?(?:give|state|enter|provide|name|include|attach|add|specify) (?:an?|the|his|her|their|its)(?= (?:\p{L}+ ){0,2}(?:names?|numbers?|dates?|photos?|pictures?|prices?|address|notes?|descriptions?|titles?|size|reasons?|signatures?|codes?|e-?mail|id|proof)(?!\p{L}))/u,
    /(?<=(?:every|each) \p{L}+(?: \p{L}+)? )(?:needs|requires|must have) (?:an?|the|its|at least \p{L}+)(?= (?:\p{L}+ ){0,2}(?:names?|numbers?|dates?|photos?|pictures?|prices?|address|notes?|descriptions?|titles?|size|reasons?|signatures?|codes?|e-?mail|id|proof)(?!\p{L}))/u,
    /(?:muss|müssen) (?:[^\s,;:.]+ ){1,6}(?:angeben|eintragen|nennen|hinterlegen|beifügen|anhängen)/u,
    /(?<=jede[rsn]? \p{L}+ )braucht (?:eine?n?|die|das|den)(?= (?:\p{L}+ ){0,2}\p{L}*(?:nummer|datum|foto|preis|adresse|titel|grund|unterschrift|code|beschreibung|namen?)(?!\p{L}))/u,
    /doi(?:t|vent) (?:toujours )?(?:indiquer|donner|préciser|saisir|fournir|joindre|renseigner)/u,
    /(?:deben?|tienen? que) (?:indicar|dar|introducir|adjuntar|especificar)|dev(?:e|ono) (?:indicare|fornire|inserire|allegare|specificare)|(?:devem?|tem que|têm que) (?:indicar|dar|fornecer|inserir|anexar)/u,
    /moet(?:en)? (?:[^\s,;:.]+ ){1,6}(?:opgeven|invullen|vermelden|meesturen)|(?:musi|muszą) (?:podać|wpisać|dołączyć|wskazać)/u,
  ]
    .map(({ source }) => source)
    .join('|')})(?!\\p{L})|必ず[^。、]{0,8}(?:記録|入力|記載|添付)|يجب (?:ذكر|إدخال|إرفاق)`,
  'u',
);

/** `others get refused` */
export const othersRefused =
  /(?<!\p{L})(?:others?|every(?:body|one) else|any(?:body|one) else|all (?:the )?rest|(?:die |alle )?anderen?|(?:tous )?les autres|los demás|gli altri|os (?:outros|demais)|de anderen|inni|pozostali)\s(?:\p{L}+\s){0,2}(?:refused|rejected|turned (?:away|down)|denied|abgewiesen|abgelehnt|refus\p{L}+|rechaz\p{L}+|rifiutat\p{L}+|respint\p{L}+|recusad\p{L}+|geweigerd|odrzuc\p{L}+)|(?:他の|以外)[^。、]{0,8}(?:拒否|断)|الآخر\p{L}* (?:يُ)?رفض/u;

/** With a denial, what somebody does not get to see. */
export const learning =
  /(?<!\p{L})(?:see|sees|seen|view|learn|read|know|open|look|find out|sieht|sehen|einsehen|lesen|liest|erfahren|erfährt|voit|voient|voir|lire|consulter|ver|ven?|leer|vedere|vede|vedono|leggere|ler|vê|veem|zien|ziet|lezen|widzieć|widzi|widzą|czytać)(?!\p{L})|見|閲覧|[يت]رى|[يت]طلع/u;

/** What an act is sure to be named by, where a learned weight alone would often be wrong. */
export const evidence: Partial<Record<ActName, RegExp>> = {
  book: bookable,
  offline: connection,
  unique: onlyOnce,
};
