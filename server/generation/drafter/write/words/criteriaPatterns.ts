/** Words that tell which criterion a statement needs, in every language; in lower case, as a clause is read. */

/** `see their jobs`: of what everyone has for themselves. */
export const ownView =
  /(?<!\p{L})(?:(?:sees?|views?|looks? at)\s(?:their|his|her|my)|(?:sehen|sieht)\s(?:ihre?[nm]?|seine?[nm]?|meine?[nm]?)|(?:ven|ve|ver)\s(?:sus?|mis?)|(?:voi(?:t|ent|r))\s(?:ses|son|sa|leurs?|mes|mon|ma)|ved(?:e|ono|ere)\s(?:i|le|la|il)\s(?:propr\p{L}+|su[oaei]i?|loro|mi[ei]i?)|(?:vê|vêem|veem|ver)\s(?:os?|as?)\s(?:seus?|suas?|meus?|minhas?)|zie(?:t|n)\s(?:hun|zijn|haar|mijn)|widz[iąę]\p{L}*\s(?:swoj\p{L}+|swój))\s/u;

/** Before the names of what is entered. */
export const ofFields =
  /(?<!\p{L})(?:^report\s\p{L}+:\s$|(?:fields?|felder|campos?|champs?|campi|velden|pola):?\s$)|(?:項目|حقول)[:：]?\s?$/u;

/** Something is sent or told. */
export const messaging =
  /(?<!\p{L})(?:(?:e-?mail|mail|messag|notif|remind|alert|text(?:s|ed)?(?: message)?|sms|push(?: |-)?(?:notif|mess|nachr)|nachricht|benachricht|erinner|courriel|rappel|préven|avis|correo|mensaje|recordatorio|lembrete|mensagem|e-mail|promemoria|messaggi|bericht|herinner|melding|wiadomo|powiadom|przypom)\p{L}*)|通知|メール|リマイン|رسالة|إشعار|تذكير/u;

/** What leaves the program as a file. */
export const exported =
  /(?<!\p{L})(?:csv|excel|xlsx?|pdf|export\p{L}*|exporta\p{L}*|eksport\p{L}*|esporta\p{L}*)(?!\p{L})|エクスポート|تصدير/u;

/** What only one can have at a time is taken. */
export const reserving =
  /^(?:book|reserv|rent|hire|buch|reservier|réserv|prenot|boek|rezerw|予約|[يت]?حجز)/u;

/** Money that changes hands beside the product. */
export const cash =
  /(?<!\p{L})(?:cash|bar|efectivo|espèces|contanti|dinheiro|contant|gotówk\p{L}+)(?!\p{L})|現金|نقد/u;

/** Before figures, each of which can be worked out. */
export const figuresBefore =
  /(?<!\p{L})(?:reports?|summary|statistics|figures|dashboard|overview|\p{L}*(?:auswertung|bericht|statistik|übersicht)|kennzahlen|rapport|bilan|statistiques|tableau de bord|informe|resumen|estadísticas|panel|riepilogo|statistiche|relatório|resumo|estatísticas|overzicht|statistiek\p{L}*|raport|zestawienie|statystyki)(?: page)?[:：]\s*$|(?:レポート|統計|集計|تقرير|إحصاءات)[:：]\s*$/u;

/** What only so many can have. */
export const bookable =
  /book|reserv|slot|seat|claim|grab|ticket|sign(?:s|ed)? up|buch|anmeld|platz|plätze|termin|inscri|réserv|créneau|place|apunt|plaza|cita|prenot|iscri|posto|posti|boek|inschrij|plek|plaats|rezerw|zapis|miejsc|marcar|vaga|予約|申し込|枠|席|حجز|مكان|موعد/u;

/** Of what is entered, some is nearly always this. */
export const fieldNoun =
  /(?<!\p{L})(?:\p{L}*(?:name|number|date|photo|price|phone|address|notes?|description|title|size|nummer|datum|foto|preis|telefon|adresse|notiz|beschreibung|titel|größe)|nombre|número|fecha|precio|teléfono|dirección|notas?|descripción|nom|numéro|prix|téléphone|description|titre|nome|numero|data|prezzo|telefono|indirizzo|descrizione|preço|morada|naam|prijs|adres|omschrijving|imię|nazwa|numer|cena|opis|zdjęcie)(?!\p{L})|名前|番号|日付|写真|価格|電話|住所|メモ|اسم|رقم|تاريخ|صورة|سعر|هاتف|عنوان|وصف/u;

/** Who alone may, before the particle. */
export const onlyThose = /([\p{Script=Han}ァ-ヶー]{1,12})(?:だけ|のみ)が/u;

/** Words that say when something is sent. */
export const onOccasion =
  /(?<!\p{L})(?:every|each|new|daily|weekly|monthly|once|after|before|ago|soon|then|today|tomorrow|tonight|mornings?|evenings?|during|on|at|jede\p{L}*|neue\p{L}*|täglich\p{L}*|wöchentlich\p{L}*|monatlich\p{L}*|nach|vor|vorher|danach|morgens|abends|bei|beim|am|um|sofort|cada|nuev[oa]s?|tras|antes|después|al|diari\p{L}+|chaque|nouve\p{L}+|après|avant|tous|toutes|lors|ogni|nuov[oai]\p{L}?|dopo|prima|nov[oa]s?|após|depois|elke?|ieder[e]?|nieuwe?|na|voor|bij|każd\p{L}+|now\p{L}+|po|przed)(?!\p{L})|\p{N}|毎|新し|後|前|とき|時|たら|ごと|すぐ|كل|جديد|بعد|قبل|عند/u;
