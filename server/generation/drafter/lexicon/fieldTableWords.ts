import { cross, no, open, yes } from '../read/saysYesOrNo';

/** A head with a question mark, a remark or its opposite behind it: `Required?`, `Required (y/n)`, `必須/任意`. */
const headOf = (words: string): RegExp => new RegExp(`^(?:${words})(?:\\s?[?？(（/].*)?$`, 'iu');

/** The head of a table's column that names fields. */
export const headOfFields = headOf(
  'fields?(?: names?)?|columns?|spalten?|colonnes?|columnas?|colunas?|colonn[ae]|kolom(?:men)?|kolumn[ay]|列|(?:ال)?عمود|attributes?|feld(?:er|namen?)?|attribute?|merkmale?|campos?|champs?|attributs?|nom du champ|nombre del campo|atributos?|camp[oi]|nome d[eo]l? campo|attribut[oi]|veld(?:en|naam)?|attributen|pol[ae]|nazwa pola|atrybuty?|項目名?|フィールド名?|(?:ال)?حقل|(?:ال)?حقول|اسم الحقل',
);

/** Of these, those that name nothing else, and those whose values may be a thing's own: `Weight | 12 kg`. */
const headOfFieldNames = headOf(
  'field names?|feldnamen?|nom du champ|nombre del campo|nome d[eo]l? campo|veldnaam|nazwa pola|フィールド名|اسم الحقل',
);
const headOfAttributes = headOf(
  'attributes?|merkmale?|attribute?|attributs?|atributos?|attribut[oi]|attributen|atrybuty?',
);

/** The same where other columns show it: `| Name | Required |`. */
const headOfNames = headOf(
  'names?|data|information|details?|propert(?:y|ies)|daten|angaben?|eigenschaft(?:en)?|nom|donnée?s?|informations?|propriétés?|nombre|datos?|informaci[oó]n|propiedad(?:es)?|nome|dados?|informaç(?:ão|ões)|propriedades?|dat[oi]|informazion[ei]|naam|gegevens?|eigenschap(?:pen)?|nazwa|dane|informacj[ae]|データ|名前|名称|内容|(?:ال)?(?:اسم|بيان|بيانات|معلومة)',
);

/** Over cells that say whether a field must be filled in, and over those that say whether it may stay empty. */
export const headOfRequired = headOf(
  "required|mandatory|compulsory|obligatory|must|req(?:'d)?\\.?|pflicht(?:feld|angabe)?|erforderlich|muss|zwingend|obligatoire|requis|obligatori[oa]|requerido|obrigatóri[oa]|obbligatori[oa]|richiesto|verplicht|vereist|wymagan[eay]|obowiązkow[eay]|必須(?:項目)?|必要|(?:ال)?(?:إلزامي|مطلوب|إجباري)",
);
/** A head that elsewhere is a priority. */
const headOfMust = headOf('must|muss');
export const headOfOptional = headOf(
  'optional|facultati(?:f|ve)|opcional|facoltativo|opzionale|optioneel|opcjonaln[eay]|任意|(?:ال)?اختياري',
);

/** Over cells that list what can be chosen. */
export const headOfValues = headOf(
  '(?:(?:allowed|possible|valid|permitted) )?(?:values?|options?|choices?)|allowed|(?:(?:erlaubte|mögliche|zulässige) )?(?:werte?|optionen)|auswahl|(?:valeurs?|options?|choix)(?: (?:possibles?|autorisée?s|permis(?:es)?))?|(?:valor(?:es)?|opciones|opções)(?: (?:posibles|permitid[oa]s|possíveis))?|(?:valor[ei]|opzioni|scelte)(?: (?:ammess[ie]|possibili|consentit[ie]))?|(?:(?:toegestane|mogelijke) )?(?:waarden?|opties|keuzes)|(?:(?:dozwolone|możliwe) )?(?:wartości|opcje)|選択肢|値|(?:ال)?(?:قيم|خيارات)(?: .*)?',
);

/** Over cells that say how something is written. */
const headOfFormat = headOf('format|formato|formaat|形式|(?:ال)?صيغة');

/** Over cells that say what is entered. */
export const headOfType = headOf(
  '(?:data )?type|format|kind|(?:daten)?typ|art|type de donnée|formato|tipo|tipo di dato|formaat|soort|rodzaj|型|形式|種類|(?:ال)?(?:نوع|صيغة)',
);
export const headOfExample = headOf(
  'examples?|e\\.?g\\.?|samples?|beispiele?|z\\. ?b\\.|exemples?|ejemplos?|exemplos?|esempio?|voorbeeld(?:en)?|przykład\\p{L}*|例|記入例|入力例|(?:ال)?(?:مثال|أمثلة)',
);

/** Over cells that name who fills in a field. */
export const headOfWho = headOf(
  '(?:who|(?:filled|entered|set|completed) |wer|ausgefüllt|qui|rempli|quién|rellena|quem|preench|chi|compila|wie|ingevuld|kto|wypełnia|誰|من)(?:.*)|by|source|von|par|入力者|記入者|担当者?|المسؤول',
);

/** Over cells that say what stands in a field at first. */
export const headOfDefault = headOf(
  'default(?: value)?|standard(?:wert)?|vorgabe|voreinstellung|(?:valeur )?par défaut|(?:valor )?(?:por defecto|predeterminado|padrão)|(?:valore )?predefinito|standaard(?:waarde)?|domyśln\\p{L}*|初期値|既定値?|افتراضي',
);

const headOfNotes = headOf(
  'notes?|comments?|remarks?|descriptions?|meaning|explanation|rules?|validation|default|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|notiz(?:en)?|beschreibung|bedeutung|erklärung|regeln?|remarques?|commentaires?|signification|règles?|notas?|observaciones|comentarios?|descripción|reglas?|observaç(?:ão|ões)|descrição|regras?|osservazioni|descrizione|regol[ae]|opmerking(?:en)?|toelichting|omschrijving|betekenis|uwagi|opis|znaczenie|備考|説明|注意|(?:ال)?(?:ملاحظ\\p{L}*|وصف)',
);

const traits = [headOfRequired, headOfOptional, headOfValues, headOfType, headOfExample];

/** Whether a head stands over what is told of a field, or of anything else. */
export const tellsTrait = (head: string): boolean =>
  [...traits, headOfNotes].some((one) => one.test(head));

/** A table as plain text: its heads, its rows and the line above it. */
interface Table {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  lead: string;
}

/**
 * Whether the rows of a table are fields of a record. `| Field | Crop | Acres |` is one of land, and `| Column | Notes |` may be
 * one of a board: unless its head is clear, the table or the line above it must tell what a form needs to know.
 */
export function isTableOfFields({ heads, rows, lead }: Table): boolean {
  const [head = '', ...others] = heads;
  const has = (wanted: readonly RegExp[]) => others.some((other) => isOf(wanted, other));
  const saysWhether = heads.some((other, at) => {
    if (at === 0 || !isOf([headOfRequired, headOfOptional], other)) return false;
    if (headOfMust.test(other) && !headOfFields.test(head)) return false;
    const said = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    return 2 * said.filter(tellsWhether).length >= said.length;
  });
  const isTold =
    has(traits) ||
    (others.length > 0 && others.every((other) => isOf([headOfNotes, headOfWho], other)));
  if (headOfFieldNames.test(head)) return isTold;
  // Below `Notes`, `required` tells of a form, too.
  const isMarked = rows.some((row) =>
    row.slice(1).some((cell) => isOf([requiredCell, optionalCell, automaticCell, flagCell], cell)),
  );
  const isLed = isTold && (isMarked || namesFields(lead));
  if (headOfAttributes.test(head)) return saysWhether || has([headOfFormat]) || isLed;
  if (headOfFields.test(head)) return saysWhether || has([headOfFormat, headOfValues]) || isLed;
  return headOfNames.test(head) && (saysWhether || (isTold && namesFields(lead)));
}

const isOf = (heads: readonly RegExp[], head: string): boolean =>
  heads.some((one) => one.test(head));

/** Whether a cell tells whether a field must be filled in. */
const tellsWhether = (cell: string): boolean =>
  [yes, no, cross, open, openCell, requiredCell, optionalCell, automaticCell, conditionWord].some(
    (one) => one.test(cell),
  );

const [fewestOfLead, mostOfLead] = [2, 8];
/** `Fields on the ticket`, `Data of a booking`, `Booking fields`; but not `The fields we rent`. */
const fieldsWord =
  /(?<!\p{L})(?:(?:fields?|columns|attributes|data|details)(?:\s(?:on|of|per|for|in|about)(?!\p{L})|[\s:*_]*$)|champs?|données|campos?|datos|dados|camp[oi]|dati|(?:\p{L}{3,})?(?:felder|daten|angaben|velden|gegevens)|pol[ae]|dane|حقول|بيانات)(?!\p{L})|項目|フィールド|データ/iu;
const determiners =
  /^(?:the|our|your|all|these|my|die|der|unsere?|alle|les|nos|los|las|nuestros|os|nossos|i|le|nostri|de|onze|nasze)$/iu;

/** Whether the line above a table says whose fields or data it tells. */
function namesFields(lead: string): boolean {
  const words = (lead.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !determiners.test(word));
  const [found] = fieldsWord.exec(lead) ?? [];
  const isMore = words.length >= fewestOfLead || (words[0] ?? '').length >= 2 * fewestOfLead + 1;
  return found !== undefined && isMore && words.length <= mostOfLead;
}

/** Whether a word stands over names of fields, and so is no name of a record. */
export const isHeadOfTable = (word: string): boolean => isOf([headOfFields, headOfNames], word);

/** A cell that says that a field must be filled in, and one that says that it may stay empty. */
export const requiredCell =
  /^(?:required|mandatory|always|must|pflicht(?:feld)?|erforderlich|immer|obligatoire|requis|toujours|obligatori[oa]|siempre|obrigatóri[oa]|sempre|obbligatori[oa]|verplicht|altijd|wymagan[eay]|obowiązkow[eay]|zawsze|必須|必要|إلزامي|مطلوب|إجباري|دائم\p{L}*)$/iu;
export const optionalCell =
  /^(?:(?:not|nicht|non|no|não|niet|nie)\s(?:required|mandatory|needed|nötig|erforderlich|obligatoire|requis|obligatorio|necesario|obrigatório|necessário|obbligatorio|necessario|verplicht|nodig|wymagane|obowiązkowe)|pas obligatoire|entfällt|optional|freiwillig|facultati(?:f|ve)|opcional|facoltativ[oa]|opzionale|optioneel|(?:nieobowiązkow|opcjonaln)[eay]|任意|不要|اختياري)$/iu;

/** A cell that leaves it open. */
export const openCell =
  /^(?:maybe|perhaps|vielleicht|eventuell|evtl\.|peut-être|quizás?|tal vez|talvez|forse|misschien|może|未定|ربما)$/iu;

/** Words behind which it depends: `y for crowns`, `solo perros`. */
export const conditionWord =
  /(?<!\p{L})(?:if|only|for|when|where|unless|except|until|wenn|falls|nur|bei[m]?|für|außer|sofern|si|sauf|pour|quand|seulement|uniquement|sólo|solo|para|cuando|excepto|salvo|se|quando|só|apenas|somente|exceto|per (?:il?|la|le|gli|chi)|soltanto|tranne|als|alleen|voor|bij|wanneer|tenzij|jeśli|tylko|dla|gdy|przy|chyba|إذا|فقط|عند|إلا)(?!\p{L})|場合|のみ|だけ|時/iu;

/** Words that leave out everybody or everything else. */
export const onlyWord =
  /(?<!\p{L})(?:only|nur|lediglich|ausschließlich|seulement|uniquement|seule?s?|sólo|solo|solamente|únicamente|só|somente|apenas|soltanto|alleen|enkel|uitsluitend|tylko|wyłącznie|فقط)(?!\p{L})|のみ|だけ/iu;

/** A cell that says that nobody fills in the field, perhaps with a remark: `auto`, `assigned automatically, from 100`. */
export const automaticCell =
  /^(?:auto|system|system-generated|auto-?generated|generated|calculated|computed|generiert|berechnet|système|généré|calculé|sistema|generado|calculado|automático|gerado|automatico|generato|calcolato|systeem|gegenereerd|berekend|generowan[eya]|wyliczan[eya]|automatic|システム|النظام|آلي|自動(?:採番|付番|発番|入力|生成|計算)?|تلقائي\p{L}*|(?!(?:not|nicht|kein|non|pas|no|não|niet|nie|voll|fully)\s)(?:\p{L}+\s){0,2}(?:automatically|automatisch|automatique(?:ment)?|automáticamente|automaticamente|automatycznie)(?:\s\p{L}+){0,2})(?=\s?(?:$|[,;(:–—、；（]))/iu;

/** A cell that says that a field is answered with yes or no. */
export const flagCell =
  /^(?:(?:yes|ja|oui|sí|si|sim|sì|tak|はい|نعم)\s?[/|]\s?(?:no|nein|non|não|nee|nie|いいえ|لا)|[yjost]\s?\/\s?n|true\s?\/\s?false|bool(?:ean)?|check ?box|tick ?box|kontrollkästchen|ankreuzfeld|case à cocher|casilla|caixa de seleção|casella|selectievakje|aankruisvak|pole wyboru|チェック\p{L}*)$/iu;
