/** A head with a question mark, a remark or its opposite behind it: `Required?`, `Required (y/n)`, `必須/任意`. */
const headOf = (words: string): RegExp => new RegExp(`^(?:${words})(?:\\s?[?？(（/].*)?$`, 'iu');

/** The head of a table's column that names fields. */
export const headOfFields = headOf(
  'fields?(?: names?)?|columns?|spalten?|colonnes?|columnas?|colunas?|colonn[ae]|kolom(?:men)?|kolumn[ay]|列|(?:ال)?عمود|attributes?|feld(?:er|namen?)?|attribute?|merkmale?|campos?|champs?|attributs?|nom du champ|nombre del campo|atributos?|camp[oi]|nome d[eo]l? campo|attribut[oi]|veld(?:en|naam)?|attributen|pol[ae]|nazwa pola|atrybuty?|項目名?|フィールド名?|(?:ال)?حقل|(?:ال)?حقول|اسم الحقل',
);

/** The same where other columns tell so: `| Name | Required |`. */
const headOfNames = headOf(
  'names?|data|information|details?|propert(?:y|ies)|daten|angaben?|eigenschaft(?:en)?|nom|donnée?s?|informations?|propriétés?|nombre|datos?|informaci[oó]n|propiedad(?:es)?|nome|dados?|informaç(?:ão|ões)|propriedades?|dat[oi]|informazion[ei]|naam|gegevens?|eigenschap(?:pen)?|nazwa|dane|informacj[ae]|データ|名前|名称|内容|(?:ال)?(?:اسم|بيان|بيانات|معلومة)',
);

/** Over cells that say whether a field must be filled in, and over those that say whether it may stay empty. */
export const headOfRequired = headOf(
  "required|mandatory|compulsory|obligatory|must|req(?:'d)?\\.?|pflicht(?:feld|angabe)?|erforderlich|muss|zwingend|obligatoire|requis|obligatori[oa]|requerido|obrigatóri[oa]|obbligatori[oa]|richiesto|verplicht|vereist|wymagan[eay]|obowiązkow[eay]|必須(?:項目)?|必要|(?:ال)?(?:إلزامي|مطلوب|إجباري)",
);
export const headOfOptional = headOf(
  'optional|facultati(?:f|ve)|opcional|facoltativo|opzionale|optioneel|opcjonaln[eay]|任意|(?:ال)?اختياري',
);

/** Over cells that list what can be chosen. */
export const headOfValues = headOf(
  '(?:(?:allowed|possible|valid|permitted) )?(?:values?|options?|choices?)|allowed|(?:(?:erlaubte|mögliche|zulässige) )?(?:werte?|optionen)|auswahl|(?:valeurs?|options?|choix)(?: (?:possibles?|autorisée?s|permis(?:es)?))?|(?:valor(?:es)?|opciones|opções)(?: (?:posibles|permitid[oa]s|possíveis))?|(?:valor[ei]|opzioni|scelte)(?: (?:ammess[ie]|possibili|consentit[ie]))?|(?:(?:toegestane|mogelijke) )?(?:waarden?|opties|keuzes)|(?:(?:dozwolone|możliwe) )?(?:wartości|opcje)|選択肢|値|(?:ال)?(?:قيم|خيارات)(?: .*)?',
);

/** Over cells that say what is entered. */
export const headOfType = headOf(
  '(?:data )?type|format|kind|(?:daten)?typ|art|type de donnée|formato|tipo|tipo di dato|formaat|soort|rodzaj|型|形式|種類|(?:ال)?(?:نوع|صيغة)',
);
export const headOfExample = headOf(
  'examples?|e\\.?g\\.?|samples?|beispiele?|z\\. ?b\\.|exemples?|ejemplos?|exemplos?|esempi[o]?|voorbeeld(?:en)?|przykład\\p{L}*|例|記入例|入力例|(?:ال)?(?:مثال|أمثلة)',
);

/** Over cells that name who fills in a field. */
export const headOfWho = headOf(
  '(?:who|(?:filled|entered|set|completed) |wer|ausgefüllt|qui|rempli|quién|rellena|quem|preench|chi|compila|wie|ingevuld|kto|wypełnia|誰|من)(?:.*)|by|source|von|par|入力者|記入者|担当者?|المسؤول',
);

const headOfNotes = headOf(
  'notes?|comments?|remarks?|descriptions?|meaning|explanation|rules?|validation|default|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|notiz(?:en)?|beschreibung|bedeutung|erklärung|regeln?|remarques?|commentaires?|signification|règles?|notas?|observaciones|comentarios?|descripción|reglas?|observaç(?:ão|ões)|descrição|regras?|osservazioni|descrizione|regol[ae]|opmerking(?:en)?|toelichting|omschrijving|betekenis|uwagi|opis|znaczenie|備考|説明|注意|(?:ال)?(?:ملاحظ\\p{L}*|وصف)',
);

const traits = [headOfRequired, headOfOptional, headOfValues, headOfType, headOfExample];

/** Whether a head stands over what is told of a field, or of anything else. */
export const tellsTrait = (head: string): boolean =>
  [...traits, headOfNotes].some((one) => one.test(head));

/** Whether these are the heads of a table whose rows are fields; `| Field | Crop | Acres |` is one of land. */
export function areHeadsOfFields([head = '', ...others]: readonly string[]): boolean {
  const isOf = (heads: readonly RegExp[]) => (other: string) =>
    heads.some((one) => one.test(other));
  const isTold =
    others.some(isOf(traits)) ||
    (others.length > 0 && others.every(isOf([headOfNotes, headOfWho])));
  return (
    (headOfFields.test(head) && isTold) ||
    (headOfNames.test(head) && others.some(isOf([headOfRequired, headOfOptional])))
  );
}

/** A cell that says that a field must be filled in, and one that says that it may stay empty. */
export const requiredCell =
  /^(?:required|mandatory|always|must|pflicht(?:feld)?|erforderlich|immer|obligatoire|requis|toujours|obligatori[oa]|siempre|obrigatóri[oa]|sempre|obbligatori[oa]|verplicht|altijd|wymagan[eay]|obowiązkow[eay]|zawsze|必須|必要|إلزامي|مطلوب|إجباري|دائم\p{L}*)$/iu;
export const optionalCell =
  /^(?:optional|freiwillig|facultati(?:f|ve)|opcional|facoltativ[oa]|opzionale|optioneel|(?:nieobowiązkow|opcjonaln)[eay]|任意|不要|اختياري)$/iu;

/** A cell that says that nobody fills in the field: `auto`, `assigned automatically`. */
export const automaticCell =
  /^(?:(?:auto|system|system-generated|auto-?generated|generated|calculated|computed|generiert|berechnet|système|généré|calculé|sistema|generado|calculado|automático|gerado|automatico|generato|calcolato|systeem|gegenereerd|berekend|generowan[eya]|wyliczan[eya]|システム|النظام|آلي)(?=$|\s?[,;(:–—])|(?!(?:not|nicht|kein|non|pas|no|não|niet|nie)\s)(?:\p{L}+\s){0,2}(?:automatic(?:ally)?|automatisch|automatique(?:ment)?|automáticamente|automaticamente|automatycznie)(?!\p{L})|自動|تلقائي)/iu;

/** A cell that says that a field is answered with yes or no. */
export const flagCell =
  /^(?:(?:yes|ja|oui|sí|si|sim|sì|tak|はい|نعم)\s?[/|]\s?(?:no|nein|non|não|nee|nie|いいえ|لا)|[yjost]\s?\/\s?n|true\s?\/\s?false|bool(?:ean)?|check ?box|tick ?box|kontrollkästchen|ankreuzfeld|case à cocher|casilla|caixa de seleção|casella|selectievakje|aankruisvak|pole wyboru|チェック\p{L}*)$/iu;
