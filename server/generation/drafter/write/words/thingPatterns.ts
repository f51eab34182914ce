import { anyOf, one, type WordedPattern } from './wordedPattern';

/** Verbs of taking in a file, and what its rows are. */
const taking =
  'uploads?|uploaded|imports?|imported|importer(?:t|en)|importe(?:nt|r)?|téléverse(?:nt|r)?|dépose(?:nt|r)?|importa[nmr]?|sube[n]?|subir|carga[nr]?|carrega[mr]?|importa(?:no|re)|carica(?:no|re)?|uploadt|importeert|wgrywa\\p{L}*|wczytuj\\p{L}+|importuj\\p{L}+|يستورد\\p{L}*|يرفع\\p{L}*';
const tables =
  'csv|xlsx?|excel|spreadsheets?|rosters?|tables?|lists?|old \\p{L}+s|contacts|records|data|\\p{L}*(?:liste|tabelle|daten)n?|tableur|fichier|listes?|tableau|lista|hoja de cálculo|planilha|elenco|foglio|\\p{L}*lijst|spreadsheet|arkusz\\p{L}*|list[ęey]|قائمة|جدول';
/** Up to six words of the object of such a verb: what is done next is another, and a picture has no rows. */
const object =
  '(?: (?!(?:and(?! \\p{L}+ from)|und|et|y|e|en|i|to|um|pour|om|(?:photo|picture|video|image|foto|vidéo|vídeo|immagin|imagen|imagem|zdjęci)\\p{L}*|bild(?:er)?)(?!\\p{L}))[^\\s,;:.()]{1,30}){0,6}?';

/** What a code or number is given for; others, such as a phone number, somebody had before. */
const given =
  'ticket|order|booking|reference|case|tracking|serial|invoice|receipt|job|request|queue|waiting|membership|confirmation|pick-?up|collection|access|entry|short|\\p{N}-digit|\\p{L}+-digit';
const givenTo =
  '\\p{L}*(?:vorgangs|auftrags|ticket|bestell|buchungs|mitglieds|kunden|rechnungs|referenz|warte|melde?|los|fall|serien|inventar|lauf|abhol|zugangs|bon|order|volg|klant|lid|factuur|boekings?|referentie|serie|zaak|dossier)-?';

/** What somebody takes in or puts out, and codes: the things that a test holds in its hands. */
export const thingPatterns: readonly WordedPattern[] = [
  {
    name: 'import',
    pattern: anyOf(
      `(?:${taking})${object} (?:${tables})`,
      `(?:l(?:ä|a)d(?:t|en)|spiel(?:t|en)|lies(?:t|en))${object} (?:${tables})[\\p{L}-]*${object} (?:hoch|ein)`,
      `(?:${tables})[\\p{L}-]*${object} (?:hochladen|einspielen|importier(?:en|t)|hochgeladen|importeren|uploaden|inlezen)`,
    ),
  },
  { name: 'import', pattern: /(?:インポート|取り込|CSVをアップロード)|استيراد/iu },
  {
    name: 'export',
    pattern: anyOf(
      'export\\p{L}*|eksport\\p{L}*|esporta\\p{L}*|(?<!(?:lädt|laden) )herunterl\\p{L}+|télécharg\\p{L}+|scarica\\p{L}*|pobier\\p{L}+',
      // What is taken in or kept as a file leaves nothing.
      `(?<!(?<!\\p{L})(?:attach\\p{L}*|stored|scanned|${taking}|l(?:ä|a)d(?:t|en)) (?:[^;:.()]{0,60} )?)(?:as|als|como|come|en|em|in|jako) (?:an? |eine? |une? |una? )?(?:csv|excel|xlsx?|pdf)(?:-\\p{L}+)?(?! (?:hoch|ein|hochladen|einspielen|importieren|importeren|uploaden))`,
      'downloads?|downloadt|l(?:ä|a)d(?:t|en)[^;:.()]{0,60} herunter|descarga[nr]?|descarrega[mr]?',
    ),
  },
  { name: 'export', pattern: /エクスポート|ダウンロード|تصدير|تنزيل/u },
  {
    name: 'unique',
    pattern: anyOf(
      `(?:gets?|receives?|carr(?:y|ies)|bears?|(?:is|are) (?:given|assigned)) (?:an?|one) (?:(?:${given}) )?(?:code|number|id|reference)(?! of)`,
      `(?:gets?|receives?|carr(?:y|ies)|has|have|bears?|needs?|(?:is|are) (?:given|assigned)) (?:(?:its|their) own (?:(?:${given}) )?|an? unique (?:[\\p{L}-]+ ){0,2}?)(?:code|number|id|reference)`,
      `(?:gets?|receives?|carr(?:y|ies)|has|have|bears?|(?:is|are) (?:given|assigned)) (?:an?|its own|their own) (?:[\\p{L}-]+ )?(?:qr[ -]?|bar-?)codes?`,
      `(?:bekomm(?:t|en)|erh[aä]lt(?:en)?|krieg(?:t|en)|tr(?:ä|a)g(?:t|en))(?:${one}){0,2}? (?:eine[nr]?|ihren?|seinen?)(?: \\p{L}+)?? (?:(?:${givenTo})?(?:nummer|code)|kennung|kennnummer)`,
      `(?:hat|haben)(?:${one}){0,2}? (?:eine[nr]?|ihren?|seinen?) (?:(?:eigene|eindeutige)[nr]? (?:${givenTo})?(?:nummer|code)|(?:qr-?|bar|strich)code)`,
      `(?:reçoi(?:t|vent)|portent?) un (?:code|numéro)(?! d(?:e |['’])(?!suivi|dossier|commande|réservation))|(?:reciben?|llevan?) un (?:código|número)(?! de (?!reserva|pedido|referencia|seguimiento))`,
      `(?:recebem?|levam?) um (?:código|número)(?! de (?!reserva|pedido|referência))|(?:riceve|ricevono|porta|portano) un (?:codice|numero)(?! di (?!prenotazione|ordine|riferimento))`,
      `(?:krijg(?:t|en)|ontvang(?:t|en)|draagt) een (?:eigen )?(?:${givenTo})?(?:nummer|code)|(?:dostaj[eą]|otrzymuj[eą]) (?:własny )?(?:kod|numer)(?! (?:telefonu|konta))`,
      `(?:a|ont) (?:son|leur) propre (?:code|numéro)(?! de)|(?:tienen?|tem|têm) (?:su|o seu) própi?ri?o (?:código|número)(?! de)|(?:ha|hanno) un (?:proprio|suo) (?:codice|numero)(?! di)|(?:heeft|hebben) een (?:eigen|unieke?) (?:${givenTo})?(?:nummer|code)|(?:ma|mają) (?:własny|unikalny) (?:kod|numer)(?! telefonu)`,
    ),
  },
  {
    name: 'unique',
    pattern:
      /(?:番号|コード)(?:が(?:付|つ|発行)|を(?:受け取|発行))|يحصل[^.،]{0,30} على (?:رقم|رمز)/u,
  },
  {
    name: 'upload',
    pattern:
      /(?<!\p{L})(?:(?<!starts? )with (?:an? )?(?:photo|picture)s?(?=$|[,;.)]| (?:and|of|or)(?!\p{L}))|(?:mit (?:einem )?(?:foto|bild)|avec (?:une )?photos?|con (?:una )?foto|com (?:uma )?foto|met (?:een )?foto|ze? zdjęciem)(?=$|[,;.)]| (?:und|oder|vo[nm]|de[rs]|wenn|falls|an|auf|ins?|im|über|per|via|et|ou|du|depuis|par|pour|quand|y|o|del?|desde|por|para|si|cuando|e|do|da|pel[oa]|dal\p{L}*|se|en|of|van|op|als|bij|door|erbij|i|lub|przez|w|z)(?!\p{L})|(?: \p{L}+n){1,2}(?=$|[,;.)]))|(?:takes?|adds?|sends?) (?:an? )?(?:photo|picture)s?|photographs?|fotografier\p{L}+|mach(?:t|en|e) (?:\p{L}+ )?(?:ein )?fotos?|fotos? (?:vom? |von |der |des )?(?:\p{L}+ ){0,2}mach(?:t|en)|prend(?:re|s)? (?:une )?photos?|haga una foto|sacar? fotos?|tirar foto|fotograf(?:a|ano|are|eert|eren|uje|ują))(?!\p{L})|写真を撮|撮影|يصور/u,
  },
];
