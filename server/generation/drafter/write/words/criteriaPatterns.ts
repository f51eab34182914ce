/** Words that tell which criterion a statement needs, in every language; in lower case, as a clause is read. */

/** What holds in this case as in others. */
export const alsoThen =
  /(?<!\p{L})(?:also|too(?!\s\p{L})|still|even|auch|weiterhin|trotzdem|aussi|encore|également|también|aún|anche|ancora|também|ainda|ook|nog|toch|też|także|nadal)(?!\p{L})|も|أيضا|حتى/iu;

/** At the beginning of a condition: when something ends. */
export const untilWord =
  /^(?:until|till?|bis|solange|hasta|fino|até|tot(?:dat)?|dopóki|póki)(?!\p{L})|^(?:jusqu|finch)|まで、?$|^(?:حتى|إلى أن)/iu;

/** Verbs of what goes on: `keeps the list until it is full`. */
export const lastingVerb =
  /(?<!\p{L})(?:keeps?|stays?|waits?|holds?|lasts?|remains?|beh[aä]lt|behalten|bleib|wart|garde|reste|attend|conserv|mantien|esper|queda|aspett|riman|tien|blijf|houd|wacht|zostaj|czeka|trzyma)/u;

/** Of what is entered, some is nearly always this. */
export const fieldNoun =
  /(?<!\p{L})(?:\p{L}*(?:name|number|date|photo|price|phone|address|notes?|description|title|size|nummer|datum|foto|preis|telefon|adresse|notiz|beschreibung|titel|größe)|nombre|número|fecha|precio|teléfono|dirección|notas?|descripción|nom|numéro|prix|téléphone|description|titre|nome|numero|data|prezzo|telefono|indirizzo|descrizione|preço|morada|naam|prijs|adres|omschrijving|imię|nazwa|numer|cena|opis|zdjęcie)(?!\p{L})|名前|番号|日付|写真|価格|電話|住所|メモ|اسم|رقم|تاريخ|صورة|سعر|هاتف|عنوان|وصف/u;

/** Of what is read rather than filled in. */
export const reportNoun =
  /(?<!\p{L})(?:(?:\p{L}*-)?reports?(?! (?:an?|the) )|statements?|summary|summaries|overview|dashboard|statistics|figures|(?:\p{L}*bericht|\p{L}*auswertung|\p{L}*übersicht|\p{L}*statistik|\p{L}*abrechnung)(?:en|e)?|rapports?|relevés?|bilan|récapitulatif|tableau de bord|informes?|resumen|estadísticas?|resoconto|riepilogo|rendiconto|statistiche|relatórios?|resumo|estatísticas|\p{L}*rapport|\p{L}*overzicht|raport\p{L}*|zestawieni\p{L}+)(?!\p{L})|レポート|報告書|集計|تقرير|ملخص/u;

/** At the beginning of a condition: when something does not hold. */
export const exception =
  /^(?:unless|except|apart|es sei denn|außer|sauf|à moins|excepté|a menos|salvo|excepto|exceto|a meno|tranne|eccetto|tenzij|behalve|chyba|z wyjątkiem|ما لم|مالم|إلا)(?!\p{L})/u;

/** Before a conjunction with which it begins an exception: `except if`. */
export const exceptBefore =
  /(?:^|[\s,])(?:except|außer|sauf|excepté|salvo|excepto|exceto|tranne|eccetto|behalve)\s$/iu;

/** What only some see: `visible only to its owner`. */
export const shownOnlyTo =
  /(?<!\p{L})(?:(?:visible|shown|readable|accessible) (?:only|just|exclusively) (?:to|for|by)|(?:seen|read) only by|only (?:visible|shown|readable|accessible) (?:to|for|by)|only (?!ever |want|needs? )(?:the |my |our |their )?(?:[^\s,;:.()]+ ){1,5}?(?:can |may |should )?(?:sees?|views?)(?! (?:if|whether|that|as)(?!\p{L}))|nur (?:für )?(?:[^\s,;:.()]+ ){1,6}(?:sichtbar|einsehbar|sehen(?= (?:darf|dürfen|kann|können)))|(?<=^)nur (?:[^\s,;:.()]+ ){1,4}(?:sieht|sehen)|nur (?:sichtbar|einsehbar) für|(?:visible|shown|readable|accessible) (?:to|for) (?:[^\s,;:.()]+ ){1,4}(?:only|alone)(?=$|[,;.])|(?<=^)seule?s? (?:[^\s,;:.()]+ ){1,4}voi(?:t|ent)|visibles? (?:uniquement|seulement|que) (?:par|pour)|visibles? (?:solo|sólo|solamente|únicamente|só|apenas) (?:para|por)|visibil[ei] (?:solo|soltanto) (?:a|per|da)|alleen (?:zichtbaar voor|(?:[^\s,;:.()]+ ){1,5}zichtbaar)|widoczn\p{L}+ tylko dla|tylko dla (?:[^\s,;:.()]+ ){1,4}widoczn\p{L}+)(?!\p{L})|(?:だけ|のみ)(?:に|が)(?:表示|見|閲覧)|(?:مرئي|يظهر)\p{L}* فقط ل/u;

/** Behind these, a verb of sight tells how well somebody sees. */
const sightAdverb =
  '(?:well|clearly|properly|far|much|[\\p{L}]+ly|in the dark|bien|bene|bem|mal|male|loin|lejos|clair|claro|dobrze|wyraźnie)';
/** Where something is seen by everybody, but not in this way or without this. */
const seenOtherwise =
  'same|as(?! (?:long|soon))|without|gleich\\p{L}+|dieselb\\p{L}+|als|ohne|mêmes?|comme|sans|mism[oa]s?|como|sin|mesm[oa]s?|sem|stess[oaie]|come|senza|(?:de|het)zelfde|zonder|(?:te|ta|taki) sam\\p{L}*|jako|bez';

/** The verb of `cannot see` or `nobody sees`, with what is not seen. */
export const seeing = new RegExp(
  `^(?![^,;:.()]{0,80} (?:${seenOtherwise})(?!\\p{L}))(?:${[
    `\\s(?:ever |be |get to |to |to be )*(?:(?:sees?|view)(?= (?!${sightAdverb}(?!\\p{L}))\\S)|show|shown|visible|appear|public|displayed)`,
    `(?:\\s[^\\s,;:.()]+){0,5}?\\s(?<!(?:gut|schlecht|richtig|klar|scharf|goed|slecht|scherp)\\s)(?:sehen|einsehen|sichtbar|angezeigt|erscheinen|zien|inzien|zichtbaar|getoond)`,
    `\\s(?:être |ser |estar |essere |być )?(?:voir|visibles?|affich\\p{L}+|apparaître|ver|visto|mostrar(?:se)?|aparecer|visível|visíveis|vedere|visibil[ei]|mostrat[oaie]|widzieć|zobaczyć|widoczn\\p{L}+)(?! ${sightAdverb}(?!\\p{L}))`,
    '\\s(?:[^\\s]+\\s){0,2}?(?:رؤية|الاطلاع)',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** For how long something is left out, at the end of a clause. */
export const forNow =
  /,?\s(?:for now|for the (?:first|time) \p{L}+|at first|at the start|yet|this year|vorerst|zunächst|erst einmal|pour l['’]instant|pour le moment|au début|por ahora|de momento|por enquanto|per ora|per adesso|voorlopig|na razie|na początek)\.?$/u;

/** Parts of products, the last word of what is left out: `no league tables`. In all languages. */
export const partOfProduct =
  /(?<!\p{L})(?:chats?|ads?|adverts?|advertising|payments?|log-?ins?|accounts?|maps?|photos?|pictures?|videos?|rankings?|leaderboards?|league tables?|scores?|points|badges|streaks|feeds?|notifications?|cookies|tracking|comments?|likes|ratings?|reviews?|newsletters?|messages?|messaging|forums?|dashboards?|e-?mails?|gps|recipes?|blogs?|subscriptions?|invoices?|calendars?|stories|werbung|zahlung(?:en)?|konto|konten|anmeldung|karten?|fotos?|bilder|rangliste(?:n)?|punkte|benachrichtigung(?:en)?|kommentare|bewertung(?:en)?|nachrichten|gesichtserkennung|ortung|rezepte|publicités?|pub|paiements?|comptes?|cartes?|classements?|commentaires|notes|messages|publicidad|anuncios|pagos?|cuentas?|mapas?|comentarios|clasificaciones|publicidade|anúncios|pagamentos?|contas?|comentários|pubblicità|pagament[oi]|classific[ah]e?|mappe?|commenti|reclame|advertenties|betaling(?:en)?|kaart(?:en)?|reacties|reklam\p{L}*|płatności|map\p{L}*|komentarz\p{L}*|rankingów)$/u;
