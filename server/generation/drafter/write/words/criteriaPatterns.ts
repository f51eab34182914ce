import type { LanguageCode } from '../../lexicon/languageCode';

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

/** Directly before names in brackets, one thing that is one of these: `a decision (release, destroy)`. */
export const oneOf =
  /(?<!\p{L})(?:an?|the|its|his|her|their|one|eine?n?|einer|der|die|das|den|une?|la|le|un[ao]?|el|il|uma?|[oa]|een|de|het)\s(?:[^\s,;:.()]+\s)?(?:decision|reason|choice|category|verdict|outcome|rating|severity|priority|answer|\p{L}*entscheidung|\p{L}*grund|auswahl|kategorie|bewertung|priorität|dringlichkeit|décision|raison|motif|choix|catégorie|priorité|decisión|razón|motivo|elección|categoría|prioridad|decisione|scelta|categoria|priorità|decisão|razão|escolha|prioridade|beslissing|besluit|reden|keuze|categorie|prioriteit)\s\($/u;

/** Of what is read rather than filled in. */
export const reportNoun =
  /(?<!\p{L})(?:(?:\p{L}*-)?reports?(?! (?:an?|the) )|statements?|summary|summaries|overview|dashboard|statistics|figures|(?:\p{L}*bericht|\p{L}*auswertung|\p{L}*übersicht|\p{L}*statistik|\p{L}*abrechnung)(?:en|e)?|rapports?|relevés?|bilan|récapitulatif|tableau de bord|informes?|resumen|estadísticas?|resoconto|riepilogo|rendiconto|statistiche|relatórios?|resumo|estatísticas|\p{L}*rapport|\p{L}*overzicht|raport\p{L}*|zestawieni\p{L}+)(?!\p{L})|レポート|報告書|集計|تقرير|ملخص/u;

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

/** An attempt, by words before it: somebody tries it, or it comes too late or twice. */
const attempt =
  '(?:attempts?|tries|trying|(?:late|further|second|duplicate|double|overlapping) \\p{L}+|\\p{L}*versuche?|(?:späte|weitere|zweite|doppelte) \\p{L}+|tentatives?|intentos?|tentativ[oaie]s?|pogingen?|prób\\p{L}*)';

/** What is taken from nobody, and records in a state in which nobody changes them: `Submitted notes are locked`. */
export const refusedThing = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:must|has to|have to|should) be (?:refused|rejected|turned (?:away|down)|blocked)(?=$|[,;.)])',
    '(?:muss|müssen|soll|sollen)(?: [^\\s,;:.()]{1,30}){0,6} (?:abgelehnt|abgewiesen|zurückgewiesen) werden',
    'doi(?:t|vent) être (?:refusé|rejeté)e?s?|deben? (?:ser rechazad[oa]s?|rechazarse)|dev(?:e|ono) essere (?:rifiutat|respint)[oaie]|devem? ser (?:recusad|rejeitad)[oa]s?|moet(?:en)? (?:[^\\s,;:.()]{1,30} ){0,4}(?:geweigerd|afgewezen) worden',
    `${attempt}(?: [^\\s,;:.()]{1,30}){0,6}? (?:(?:is|are|gets?|be|wird|werden|est|sont|es|son|viene|vengono|è|é|são|wordt|worden|jest|są) )?(?:then )?(?:refused|rejected|turned down|blocked|abgelehnt|abgewiesen|refusé\\p{L}*|rechazad\\p{L}+|bloquead\\p{L}+|rifiutat\\p{L}+|respint\\p{L}+|recusad\\p{L}+|geweigerd|odrzucan\\p{L}+)`,
    '(?:(?!locked)\\p{L}{2,30}ed|paid|sent) \\p{L}{1,30} (?:is|are|gets?) (?:then )?(?:locked|frozen|read-only)(?=$|[,;.)]| and )',
    '\\p{L}{0,15}ge\\p{L}{2,20}(?:te|ene)[nrs]? \\p{L}{1,30} (?:ist|sind|wird|werden) (?:dann )?(?:gesperrt|schreibgeschützt)(?=$|[,;.)]| und )',
    '\\p{L}{2,30}ée?s? (?:est|sont) (?:verrouillé|bloqué)e?s?(?=$|[,;.)]| et )|\\p{L}{2,30}t[oaie] (?:viene|vengono|è|sono) bloccat[oaie](?=$|[,;.)]| e )|\\p{L}{2,30}d[oa]s? (?:é|são|está|están|estão) bloquead[oa]s?(?=$|[,;.)]| [ey] )',
    'ge\\p{L}{2,20}(?:de|te|en) \\p{L}{1,30} (?:wordt|worden|is|zijn) (?:vergrendeld|geblokkeerd)(?=$|[,;.)]| en )|\\p{L}{2,30}[nt][aey] \\p{L}{1,30} (?:jest|są) zablokowan\\p{L}+(?=$|[,;.)]| i )',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** At the beginning of a condition: when something does not hold. */
export const exception =
  /^(?:unless|except|apart|es sei denn|außer|sauf|à moins|excepté|a menos|salvo|excepto|exceto|a meno|tranne|eccetto|tenzij|behalve|chyba|z wyjątkiem|ما لم|مالم|إلا)(?!\p{L})/u;

/** Before a conjunction with which it begins an exception: `except if`. */
export const exceptBefore =
  /(?:^|[\s,])(?:except|außer|sauf|excepté|salvo|excepto|exceto|tranne|eccetto|behalve)\s$/iu;

/** `per stay`, but not `per week`. */
const perThing =
  '(?:\\s(?:per|pro|je|par|por|na)\\s(?!(?:hour|day|week|month|quarter|year|season|term|stunde|tag|woche|monat|jahr|quartal|saison|jour|semaine|mois|an|hora|día|dia|semana|mes|mês|año|ano|dag|maand|jaar|godzinę|dzień|tydzień|miesiąc|rok)(?!\\p{L}))\\p{L}+)?';
const end =
  '(?=$|[,;.)]|\\s(?:unless|except|and|but|und|aber|außer|et|sauf|mais|y|salvo|e|ma|mas|en|maar|tenzij|i|ale|chyba)\\s)';

/** What goes on in a case and holds without it as well: `must go on recording when the internet is down`. */
export const continuing =
  /(?<!\p{L})(?:go(?:es)? on|keeps?|continues?|still|works?|läuft weiter|weiter\p{L}+|funktionier\p{L}+|continue\p{L}*|fonctionne\p{L}*|seguir|sigue\p{L}*|funcion\p{L}+|continua\p{L}*|funziona\p{L}*|blij(?:ft|ven)|werk(?:t|en)|nadal|działa\p{L}*)(?!\p{L})/u;

/** A word and the space before it; bounded, so that a long row of signs is not searched from each. */
const word = '(?: [^\\s,;:.()]{1,30})';
const wordBehind = '(?:[^\\s,;:.()]{1,30} )';

/** One of a kind for each: `just one tablet at a time`, `one vote each`. */
const onlyOne = [
  '(?:only|just|at most|no more than|a maximum of|max) one (?!of )(?:[\\p{L}-]+ ){1,2}(?:at a time|each|per (?!cent)\\p{L}+)|one (?:vote|entry|booking|ticket|account|seat|slot|bid|guess|try|review)(?: each| per (?:person|member|household|family|customer|guest|user|head))',
  '(?:nur|höchstens|maximal) eine?n? \\p{L}+ (?:pro|je) \\p{L}+|(?:une? seule?|au plus une?|au maximum une?) \\p{L}+ (?:par|à la) \\p{L}+',
  '(?:solo|sólo|máximo|só|apenas|no máximo) uma? \\p{L}+ por \\p{L}+|(?:solo|al massimo) un[oa]? \\p{L}+ (?:per|alla) \\p{L}+',
  '(?:maar|hooguit|maximaal) (?:één|een) \\p{L}+ (?:per|tegelijk)(?: \\p{L}+)?|(?:tylko|najwyżej) jed\\p{L}+ \\p{L}+ na \\p{L}+',
].join('|');

/** What only some see: `visible only to its owner`. */
export const shownOnlyTo =
  /(?<!\p{L})(?:(?:visible|shown|readable|accessible) (?:only|just|exclusively) (?:to|for|by)|(?:seen|read) only by|only (?:visible|shown|readable|accessible) (?:to|for|by)|only (?!ever |want|needs? )(?:the |my |our |their )?(?:[^\s,;:.()]+ ){1,5}?(?:can |may |should )?(?:sees?|views?)(?! (?:if|whether|that|as)(?!\p{L}))|nur (?:für )?(?:[^\s,;:.()]+ ){1,6}(?:sichtbar|einsehbar|sehen(?= (?:darf|dürfen|kann|können)))|(?<=^)nur (?:[^\s,;:.()]+ ){1,4}(?:sieht|sehen)|nur (?:sichtbar|einsehbar) für|(?:visible|shown|readable|accessible) (?:to|for) (?:[^\s,;:.()]+ ){1,4}(?:only|alone)(?=$|[,;.])|(?<=^)seule?s? (?:[^\s,;:.()]+ ){1,4}voi(?:t|ent)|visibles? (?:uniquement|seulement|que) (?:par|pour)|visibles? (?:solo|sólo|solamente|únicamente|só|apenas) (?:para|por)|visibil[ei] (?:solo|soltanto) (?:a|per|da)|alleen (?:zichtbaar voor|(?:[^\s,;:.()]+ ){1,5}zichtbaar)|widoczn\p{L}+ tylko dla|tylko dla (?:[^\s,;:.()]+ ){1,4}widoczn\p{L}+)(?!\p{L})|(?:だけ|のみ)(?:に|が)(?:表示|見|閲覧)|(?:مرئي|يظهر)\p{L}* فقط ل/u;

/** What comes to somebody who does nothing. */
export const receiving =
  /(?<!\p{L})(?:gets?|receives?|hears?|learns?|finds? out|notices?|bekomm\p{L}+|erh[aä]lt\p{L}*|krieg\p{L}+|erfähr\p{L}+|reçoi\p{L}+|recib\p{L}+|ricev\p{L}+|receb\p{L}+|krijg\p{L}*|ontvang\p{L}*|dostaj\p{L}+|otrzymuj\p{L}+)(?!\p{L})/u;

/** At the beginning of a condition: a moment, rather than a case. */
export const momentWord =
  /^(?:when(?:ever)?|once|as soon as|sobald|jedes mal wenn|quand|lorsqu|dès qu|une fois|cuando|en cuanto|una vez|quando|appena|assim que|zodra|wanneer|gdy|kiedy)(?!\p{L})/iu;

/** What may be done once and no more often: `can be extended once`, but not `more than once` or `at once`. */
export const onlyOnce = new RegExp(
  `(?<![^\\s,;:.()])(?:${[
    `(?:can|may|could)${word}{1,5}(?<! (?:at|than|least|even)) once|${wordBehind}{0,3}(?<!not )(?:only|just|at most|no more than) once(?: only)?`,
    `(?:kann|darf|können|dürfen)${word}{0,5}(?<! (?:auf|noch|als|mindestens|nicht|wieder)) einmal(?: \\p{L}+(?:n|t)){0,3}|${wordBehind}{0,2}(?<!(?:noch|nicht) )(?:nur|höchstens) einmal(?: \\p{L}+(?:n|t)){0,3}`,
    `(?:peu(?:t|vent))${word}{1,5}(?<! (?:en|encore|moins)) une (?:seule )?fois|${wordBehind}{0,3}(?<!en )une seule fois`,
    `(?:puede|pueden|pode|podem)${word}{1,5}(?<! (?:de|más|mais|menos)) (?:una|uma) (?:sola |só |única )?vez|(?:può|possono)${word}{1,5}(?<! (?:in|di|ancora|almeno)) una (?:sola )?volta`,
    `(?:mag|mogen|kan|kunnen)${word}{0,5}(?<! (?:in|dan|nog|minstens)) (?:één|maar één|slechts één) keer(?: \\p{L}+(?:n|d|t)){0,3}`,
    `(?:może|mogą|można)${word}{1,4}(?<! (?:jeszcze|na|niż|najmniej|przynajmniej)(?: jeden)?) (?:tylko )?(?:jeden )?raz`,
  ].join(
    '|',
  )})${perThing}${end}|(?<![^\\s,;:.()])(?<!(?:sees?|shows?|displays?) )(?:${onlyOne})(?!\\p{L})|(?<!もう)(?:一度|一回|1回)(?:だけ|まで|しか)|(?<!(?:من|في) )مرة واحدة(?: فقط)?${end}`,
  'u',
);

/** What something waits for: `need a second signature`, and behind a word such as `must`, `be approved by the boss`. */
export const approvalNoun =
  /(?<!\p{L})(?:signatures?|approvals?|sign-?off|authori[sz]ation|\p{L}*freigabe|\p{L}*genehmigung|\p{L}*unterschrift|zustimmung|validation|autorisation|aprobación|autorización|approvazione|autorizzazione|assinatura|aprovação|autorização|handtekening|goedkeuring|podpisu?|zgod[ąęay]|akceptacji)(?!\p{L})|承認|موافقة|توقيع/u;
/** The same where the word is something else in other languages: a company. */
export const signatureNoun: Partial<Record<LanguageCode, RegExp>> = {
  es: /(?<!\p{L})firmas?(?!\p{L})/u,
  it: /(?<!\p{L})firm[ae](?!\p{L})/u,
};
/** Behind a word such as `must`: what somebody does to approve. */
export const approvalVerb =
  /(?<!\p{L})(?:approved?|sign|signed|confirm(?:ed)?|authori[sz]ed?|agree|freigeben|freigegeben|genehmig\p{L}+|unterschr\p{L}+|zustimmen|bestätig\p{L}+|valid\p{L}+|approuv\p{L}+|autoris\p{L}+|signer|aprobar?|autorizar?|firmar|approva\p{L}+|autorizza\p{L}+|aprova\p{L}+|assinad\p{L}+|goedkeuren|goedgekeurd|tekenen|zatwierdz\p{L}+|podpisa\p{L}+)(?!\p{L})/u;

/** Before the one who acts in a passive: `only be handed out by the duty`, but not `only be sorted by`. */
export const onlyBy =
  /(?<!\p{L})(?:only|nur|ausschließlich|seulement|sólo|solo|solamente|só|somente|apenas|soltanto|alleen|tylko|wyłącznie)\s(?:(?!sort|filt|group|rank|search|order|gruppi|tri|class|orden|ordin|gesort)[^\s,;:.()\p{N}]+\s){0,4}?(?:by|von|vom|par|por|pel[oa]s?|da|dal|dai|dalla|dalle|door|przez)\s(?:[^\s,;:.()\p{N}]+\s){0,2}$/u;

/** Behind the only person who does something: `made by a parent only`. */
export const byAlone = /^\s(?:only|alone|exclusively)(?=$|[,;.])/u;

/** For whom something is at first, which reserves nothing: `only me for now`. */
export const forNow =
  /^(?:[^\s,;:.()]+\s){1,5}(?:for now|for the time being|at first|to start with|to begin with|initially|vorerst|erstmal|erst einmal|zunächst|pour (?:l['’]instant|commencer)|por ahora|de momento|por enquanto|por agora|per ora|per adesso|voorlopig|om te beginnen|na razie|na początek)(?=$|[,;.])/u;

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
