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

/** Who alone may, before the particle. */
export const onlyThose = /([\p{Script=Han}ァ-ヶー]{1,12})(?:だけ|のみ)が/u;

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
