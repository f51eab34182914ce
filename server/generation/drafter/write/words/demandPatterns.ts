import { anyOf, few, one, type WordedPattern } from './wordedPattern';

/** Counted acts on a screen. */
const press = 'clicks?|taps?|presse?s?|swipes?|buttons?|touch(?:es)?';
const weekdays =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|(?:maan|dins|woens|donder|vrij|zater|zon)dag|poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę';
/** What is done without saying by whom, or is a message. */
const sending = /^(?:done:|do:notify)/u;

/** What is handed over as a whole. */
const papers =
  'lists?|reports?|summar(?:y|ies)|digests?|files?|pdfs?|statements?|invoices?|receipts?|overviews?|spreadsheets?|totals?|certificates?|quotes?|timetables?|schedules?|transcripts?|minutes|print-?outs?|charts?';

/** What belongs to it, up to what else somebody may do; a file of a kind has a test of its own. */
const rest =
  '(?!.{0,90} (?:as|in|to) (?:an? )?(?:csv|excel|xlsx?|pdf))(?:(?! and (?:can|then|may|is|are)(?!\\p{L}))[^,;:()]){0,90}';

/** What an entry is made of. */
const part =
  '(?:photo|picture|image|name|number|e-?mail|phone|date|address|reason|comment|description|signature|foto|bild|nummer|telefon|datum|adresse|grund|begründung|kommentar|beschreibung|unterschrift|nom|numéro|téléphone|motif|commentaire|nombre|teléfono|fecha|dirección|motivo|comentario|nome|telefono|data|indirizzo|commento|descrizione|morada|naam|telefoonnummer|adres|reden|zdjęcie|imię|telefon|powód|opis)(?:s|n|en)?';

/** `at least one` of something, apart from times, behind a verb of entering or having; what is shown or there is a fact. */
const entered = (atLeast: string, times: string, verbs: string) =>
  `${atLeast} (?<=(?<!\\p{L})(?:${verbs}) (?:[^;:.()]{1,60} )?${atLeast} )(?!(?:${times})(?!\\p{L}))[\\p{L}-]+(?: (?:photo|picture|signature|phone number|contact|adult|helper|person)(?!\\p{L}))?`;

/** Demands that call for a test of their own: who may, how many steps, what must be there. */
export const demandPatterns: readonly WordedPattern[] = [
  {
    name: 'firstWins',
    pattern: anyOf(
      `(?:the )?(?:first|fastest|quickest)(?: (?:one|person|member|driver|volunteer|player|to))?(?:${one}){0,8} (?:has|gets|wins|takes) (?:it|the \\p{L}+)(?! (?:again|back))`,
      'first[- ]come[, -]+first[- ]serve[d]?|first yes wins|first (?:one )?to (?:say yes|tap|claim|accept|answer|confirm|reply|buzz|click|press)(?:[^;:.()]{0,40} (?:gets|has|wins) it)?',
      `wer zuerst[^;:.()]{2,50}|der erste,? der[^;:.()]{2,50} (?:bekommt|hat|kriegt) [^;:.()]{2,30}|premier arrivé[^;:.()]{0,20}|le premier qui[^;:.()]{2,50}`,
      'el primero (?:que|en)[^;:.()]{2,50}|o primeiro (?:que|a)[^;:.()]{2,50}|il primo che[^;:.()]{2,50}|chi (?:prima )?arriva (?:per )?primo[^;:.()]{0,30}|wie het eerst[^;:.()]{2,50}|kto pierwszy[^;:.()]{2,50}',
    ),
  },
  { name: 'firstWins', pattern: /先着順?|أول من/u },
  {
    name: 'oneStep',
    pattern: anyOf(
      `(?:with|in|by|just|only|takes|is) (?:just |only |no more than |at most |max(?:imum)? )?(?:a single|one|two|three|1|2|3) (?:\\p{L}+ )?(?:${press})(?! (?:of|on the|which|for)(?!\\p{L}))`,
      `(?:one|single|two|three)-(?:click|tap)(?= \\p{L})|one (?:click|tap)(?=$|[,;.]| and | away)`,
      `mit (?:nur )?(?:einem|zwei|drei|1|2|3) (?:klicks?|tipp\\p{L}*|knopfdruck|fingertipp)|per knopfdruck|en (?:un|deux|trois|1|2|3) (?:seul )?clics?`,
      `(?:con|en) (?:un|dos|tres|due|tre|1|2|3) (?:solo |sol |único |unico )?(?:clics?|toques?|clic|tocco|tap)|(?:com|em) (?:um|dois|três|1|2|3) (?:só |único )?(?:cliques?|toques?)`,
      `met (?:één|een|twee|drie|1|2|3) (?:klik(?:ken)?|tik(?:ken)?|druk op de knop)|jednym (?:kliknięciem|dotknięciem)`,
    ),
  },
  {
    name: 'oneStep',
    pattern: /ワンクリック|ワンタップ|(?:一|1)(?:回の?)?(?:クリック|タップ)|(?:بنقرة|بضغطة) واحدة/u,
  },
  {
    name: 'ownOnly',
    pattern: anyOf(
      `(?:edits?|changes?|corrects?|updates?|deletes?|removes?|cancels?|withdraws?|manages?|closes?|moves?)(?:${one}){0,4}? (?:only |just )?(?:(?:their|his|her|its|my|our|your) own|(?:for|of) their own)${few}`,
      `(?:edits?|changes?|corrects?|updates?|deletes?|removes?|cancels?|withdraws?|manages?) only (?:their|his|her|my|our)${few}`,
      `(?:nur )?(?:ihre|seine|die|den|das|ihren|seinen) eigenen?${one} (?:ändern|bearbeiten|löschen|stornieren|absagen|verwalten|korrigieren)`,
      `(?:modifier|supprimer|annuler|gérer|corriger)(?:${one}){0,2} propres?${few}|(?:modificar|editar|borrar|eliminar|cancelar|gestionar)(?:${one}){0,2} propi[oa]s?${few}`,
      `(?:alterar|editar|apagar|eliminar|cancelar|gerir)(?:${one}){0,2} própri[oa]s?${few}|(?:modificare|cancellare|annullare|gestire)(?:${one}){0,2} propri[oae]?${few}`,
      `eigen${one}(?:${one})? (?:wijzigen|bewerken|verwijderen|annuleren|beheren)|(?:zmieniać|edytować|usuwać|odwoływać)(?:${one}){0,2} własn\\p{L}+${one}|tylko swoje${one}`,
    ),
  },
  { name: 'ownOnly', pattern: /自分の[^、。]{1,12}(?:だけ|のみ)/u },
  {
    name: 'own',
    pattern:
      /^(?:(?:and|but|und|aber|y|et|mais|pero|e|ma|mas|en|maar|i|ale)\s)?(?:(?:never|not|nie|niemals|nicht|jamais|nunca|mai|nooit|niet)\s(?:the|die|den|das|les?|la|los|las|el|os?|as?|il?|gli|de|het)\s(?:[^\s,;:.()]+\s)?(?:of others?|of the others|anderer|der anderen|d['’]autres|des autres|de (?:los |las )?otr[oa]s|d[eo]s? outr[oa]s|degli altri|di altri|altrui|van (?:de )?anderen?)|not (?:any|every)(?:body|one) else['’]s)(?!\p{L})(?: [^\s,;:.()]+){0,2}/u,
  },
  {
    name: 'own',
    pattern: anyOf(
      // `see slots of their tuner only`
      `(?:sees?|views?)(?:${one}){1,5} ["'“”‘’]?(?:their|his|her|its|my|our)["'“”‘’]?(?:${one}){1,3} only`,
    ),
  },
  {
    name: 'overlap',
    pattern: anyOf(
      `(?:no|refuses?|prevents?|rejects?|blocks?|avoids?|stops?|without|against|never|not) (?:\\p{L}+ ){0,3}?(?:double[- ]?book\\p{L}*|overlap\\p{L}*)(?: (?:of )?\\p{L}+(?=$|[,;.]))?|(?:cannot|can['’]t|may not|must not|never) (?:be )?(?:double[- ]?booked|overlap)`,
      `no two(?:${one}){1,8}? (?:at|in|on) the same (?:time|moment|day|evening|slot|hour|room|hall|place|court|pitch|table|seat|bay|bed|stand)(?: at the same time)?|(?:keine|nie) zwei(?:${one}){1,6}? (?:gleichzeitig|zur selben zeit|zur gleichen zeit)`,
      `(?:keine|ohne|verhindert|gegen) (?:\\p{L}+ )?(?:doppelbuchung\\p{L}*|überschneidung\\p{L}*|doppelbelegung\\p{L}*)|nicht doppelt (?:gebucht|belegt|vergeben)(?: werden)?`,
      `(?:pas de|sans|empêche\\p{L}*|évite\\p{L}*|refuse\\p{L}*) (?:les? )?(?:doubles? réservations?|chevauchements?|doublons)|(?:sin|no|evita\\p{L}*|impide\\p{L}*) (?:\\p{L}+ )??(?:dobles? reservas?|solapamientos?|solapen)`,
      `(?:sem|evita\\p{L}*|impede\\p{L}*) (?:reservas? (?:duplas?|duplicadas?|sobrepostas?)|sobreposiç\\p{L}+)|(?:senza|evita\\p{L}*|impedisc\\p{L}*|niente) (?:doppie prenotazioni|sovrapposizioni)`,
      `(?:geen|zonder|voorkomt?) (?:dubbele (?:boekingen|reserveringen)|overlap\\p{L}*)|(?:bez|żadnych) (?:podwójnych rezerwacji|nakładania)`,
    ),
  },
  { name: 'overlap', pattern: /二重予約|ダブルブッキング|الحجز المزدوج/u },
  {
    name: 'approval',
    pattern: anyOf(
      `(?:has|have|needs?|must|should|shall|waits?) (?:first )?(?:to )?(?:be |get )(?:approved|confirmed|signed off|authori[sz]ed|countersigned|released|accepted|checked and signed)(?: by${few})?`,
      `(?:needs?|requires?|waits? for)(?:${one}){0,3} (?:approval|sign-?off|consent|ok|okay|permission|authori[sz]ation)(?: (?:of|from|by)${few})?(?: before it counts)?`,
      `(?:is|are) only (?:published|sent|shown|valid|booked|final|paid) (?:after|once|when)(?:${one}){1,8}`,
      `(?:muss|müssen)(?:${one}){0,5} (?:genehmigt|freigegeben|bestätigt|abgezeichnet|gegengezeichnet) werden|braucht(?:${one}){0,4} (?:genehmigung|freigabe|zustimmung|einwilligung)`,
      `doi(?:t|vent) être (?:approuvé|validé|confirmé|signé)e?s?(?: par${few})?|debe(?:n)? ser (?:aprobad|confirmad|autorizad|validad)[oa]s?(?: por${few})?|dev(?:e|em) ser (?:aprovad|confirmad|autorizad|validad)[oa]s?(?: por${few})?`,
      `dev(?:e|ono) essere (?:approvat|confermat|autorizzat)[oaie](?: da\\p{L}*${few})?|moet(?:en)?(?:${one}){0,5} (?:goedgekeurd|bevestigd)(?: worden)?|mus(?:i|zą) (?:być|zostać) (?:zatwierdzon|potwierdzon|zaakceptowan)\\p{L}+(?: przez${few})?`,
    ),
  },
  {
    name: 'anonymous',
    pattern: anyOf(
      `(?:(?:is|are|stays?|remains?|be|keeps?) (?:\\p{L}+ )?)?(?:anonymous(?:ly)?)(?! (?:until|unless|to begin)(?!\\p{L}))|without (?:(?:giving|showing) (?:their |a |his |her )?|their |his |her |any )names?(?! of)`,
      `anonym(?! ?is)|anonyme[rsn]?|sous anonymat|anonymement|(?:de forma |en forma |de modo |in forma |em )?(?:anónim|anônim|anonim)(?:[oae]s?|amente|i|ie|ow\\p{L}+)|anoniem|anonimowo`,
    ),
  },
  { name: 'anonymous', pattern: /匿名|مجهول/u },
  {
    name: 'automatic',
    pattern: anyOf(
      `automatically|by (?:itself|themselves)(?=$|[,;.)]| (?:and|when|if|once|after|at|on|every)(?!\\p{L}))|on its own(?=$|[,;.)])`,
      `automatisch(?! \\p{L}+e[nrs]? \\p{L}+e)|von selbst|von alleine?|automatiquement|tout seul|automáticamente|por sí sol[oa]|automaticamente|da sol[oai]|vanzelf|automatycznie|sam(?:o|a)? się`,
    ),
  },
  { name: 'automatic', pattern: /自動(?:的に|で)|تلقائي/u },
  {
    name: 'onMap',
    pattern: anyOf(
      `on (?:a|the|one|our) (?:\\p{L}+ )?map|auf (?:einer|der) (?:\\p{L}+ )?karte|sur (?:une|la) carte|(?:en|no|num|su|sulla) (?:una? |el |uma? )?(?:mapa|mappa)|op (?:een|de) kaart|na mapie`,
    ),
    verbs: /^do(?:ne)?:(?:show|search|message|organise|measure)$/u,
  },
  { name: 'onMap', pattern: /地図(?:上)?に|على (?:ال)?خريطة/u },
  {
    name: 'optional',
    pattern: anyOf(
      `(?:is|are|stays?|remains?) (?:\\p{L}+ )?(?:optional|voluntary)|optional(?:ly)?(?=$|[,;.)])`,
      `(?:ist|sind|bleibt) (?:\\p{L}+ )?(?:freiwillig|optional)|(?:est|sont) (?:facultati(?:f|ve)|optionnel(?:le)?)s?|(?:es|son) (?:opcional(?:es)?|voluntari[oa]s?)|(?:é|são) (?:opciona(?:l|is)|facultativ[oa]s?)|(?:è|sono) (?:facoltativ|opzional)[oaie]|(?:is|zijn) (?:optioneel|vrijwillig)|jest (?:opcjonaln|dobrowoln)\\p{L}+`,
    ),
  },
  { name: 'optional', pattern: /任意|اختياري/u },
  {
    name: 'recurring',
    pattern: anyOf(
      `(?:every|each) (?:\\p{L}+ )?(?:${weekdays})(?: (?:morning|evening|afternoon|night|noon))?(?: at${one}(?: (?:am|pm))?)?|on (?:${weekdays})s(?= |$|[,;.)])`,
      `jede[nrs]? (?:${weekdays})(?:morgen|abend)?|chaque (?:${weekdays})|tous les (?:${weekdays})s?|(?:cada|todos los) (?:${weekdays})s?|(?:cada|todas? (?:as|os)) (?:${weekdays})s?|ogni (?:${weekdays})|elke (?:${weekdays})|(?:co|w każd[yąe]) (?:${weekdays})`,
      `(?:at|by) the end of (?:the|each|every) (?:day|week|month|quarter|year|season|term)|once an? (?:day|week|month|quarter|year)(?! or)`,
    ),
    verbs: sending,
  },
  {
    // `After each wrong guess the view zooms out`
    name: 'recurring',
    pattern: anyOf(
      `^after (?:each|every) (?!other |of )(?:[\\p{L}-]+ )?[\\p{L}-]+(?=$|[;.]| (?:the|an?|you|they|we|it|he|she|i|their|his|her|its|both|all) )`,
      `^(?:nach jede[rm] [\\p{L}-]+|après chaque [\\p{L}-]+|(?:después|depois) de cada [\\p{L}-]+|dopo ogni [\\p{L}-]+|na elke? [\\p{L}-]+|po każd(?:ej|ym) [\\p{L}-]+)`,
    ),
  },
  {
    name: 'delivered',
    pattern: anyOf(
      `(?:gets?|receives?|(?:is|are) sent) (?!(?:an? |the )?(?:waiting|new|bonus|free)(?!\\p{L}))(?:(?:an?|the|one|their|his|her|its|each|our) )?(?:[\\p{L}-]+ ){0,2}?(?:${papers})(?! (?:of points|price))${rest}`,
      `(?<!(?:who|that|i|we|may|might|report|page) )(?:wants?|needs?|would like) (?:an?|the|one|their|his|her|its|each) (?:(?!waiting|new|bonus|free|receipt)[\\p{L}-]+ ){0,2}?(?:${papers})(?=$|[,;.]| (?:of(?! points)|for|per|with|by|each|every) )${rest}`,
      `(?:writes|makes|produces|creates|prints|generates|builds) (?:an?|the|one) (?:[\\p{L}-]+ ){0,2}?(?:${papers})(?=$|[,;.)]| (?:for|of|with|per|at|to)(?!\\p{L}))${rest}`,
      `(?:sees?|views?) (?:all|every|the whole)(?! (?:other|time|this|that|it|of it|but)|[^;:.()]{1,60} (?:but|except|apart)(?!\\p{L}))${few}|(?:sieht|sehen|zie(?:t|n)) alle${few}|voi(?:t|ent) tou(?:s|tes)${few}|ven? tod[oa]s${few}|ved(?:e|ono) tutt[ie]${few}|v(?:ê|eem|êem) tod[oa]s${few}|widz[iąę]\\p{L}* wszystk\\p{L}+${few}`,
      `(?:bekomm(?:t|en)|erh[aä]lt(?:en)?|krieg(?:t|en)) (?:[^\\s,;:.()]+ ){0,4}?\\p{L}*(?:liste|bericht|übersicht|rechnung|quittung|datei|pdf|auswertung|zusammenfassung|abrechnung|protokoll)(?:en|e)?`,
      `(?:reçoi(?:t|vent)|recibe[n]?|riceve|ricevono|recebe[m]?|krijg(?:t|en)|ontvang(?:t|en)|dostaj[eą]|otrzymuj[eą]) (?:[^\\s,;:.()]+ ){0,3}?(?:listes?|rapport|récapitulatif|facture|reçu|fichier|pdf|bilan|lista|informe|resumen|factura|recibo|archivo|elenco|rapporto|riepilogo|fattura|ricevuta|relatório|resumo|fatura|ficheiro|lijst|overzicht|factuur|bestand|listę|raport|zestawienie|fakturę|rachunek|plik)`,
    ),
  },
  {
    name: 'signedIn',
    pattern: anyOf(
      `(?:has|have|needs?|must) (?:to )?(?:sign|log) in(?: with${few})?|only (?:after|when) (?:sign|logg)(?:ed|ing)?[- ]in|(?:behind|needs?|requires?|with) an? (?:login|log-in|sign-in|password)(?=$|[,;.)])`,
      `(?:muss|müssen) sich(?:${one}){0,3} (?:anmelden|einloggen)|nur (?:mit anmeldung|angemeldet|nach anmeldung)|doi(?:t|vent) se connecter|deben? iniciar sesión|devem? (?:iniciar sessão|fazer login)|dev(?:e|ono) accedere|moet(?:en)? inloggen|mus(?:i|zą) się zalogować`,
    ),
  },
  {
    name: 'required',
    pattern: anyOf(
      entered(
        'at least one',
        'of|other|more|time|week|day|hour|month|year|minute|metre|meter',
        '(?:enter|upload|attach|add|provide|submit|choose|select|pick|name|give|contain|include|require)s?|needs?(?! to)|(?:must|should|has to|have to|needs? to) have|(?:every|each|any|an?|all) (?:[\\p{L}-]+ ){1,3}(?:has|have)',
      ),
      `mindestens ein(?:e|en|em|er)? (?=(?:[^\\s,;:.()]{1,30} ){1,5}(?:hochladen|angeben|eingeben|eintragen|hinzufügen|anhängen|beifügen|auswählen|wählen|nennen|enthalten|haben)(?!\\p{L}))(?!(?:mal|tag|woche|stunde|monat|jahr|minute)(?!\\p{L}))[\\p{L}-]+`,
      entered(
        'mindestens ein(?:e|en|em|er)?',
        'mal|tag|woche|stunde|monat|jahr|minute',
        'brauch(?:t|en)|benötig(?:t|en)|erforder(?:t|n)|enthält|jede[rs]? (?:[\\p{L}-]+ ){1,2}hat',
      ),
      entered(
        'au moins une?',
        'fois|jour|semaine|heure|mois|an',
        'saisi\\p{L}+|ajoute\\p{L}*|join(?:t|dre|gnent)|téléverse\\p{L}*|indique\\p{L}*|choisi\\p{L}+|conten\\p{L}+|contient|exige\\p{L}*|nécessite\\p{L}*|doi(?:t|vent) avoir|(?:chaque|tou(?:t|te)) (?:[\\p{L}-]+ ){1,2}a',
      ),
      entered(
        '(?:al menos|por lo menos) una?',
        'vez|día|semana|hora|mes|año',
        'introduc\\p{L}+|añad\\p{L}+|adjunt\\p{L}+|sub(?:e[n]?|ir)|indica\\p{L}*|elig\\p{L}+|elegir|requier\\p{L}+|necesita\\p{L}*|deben? tener|cada (?:[\\p{L}-]+ ){1,2}tiene',
      ),
      entered(
        'pelo menos uma?',
        'vez|dia|semana|hora|mês|ano',
        'inser\\p{L}+|adicion\\p{L}+|anex\\p{L}+|carreg\\p{L}+|indica\\p{L}*|escolhe\\p{L}*|exig\\p{L}+|requer\\p{L}*|precisa\\p{L}* de|dev(?:e|em) ter|cada (?:[\\p{L}-]+ ){1,2}tem',
      ),
      entered(
        'almeno un[oa]?',
        'volta|giorno|settimana|ora|mese|anno',
        'inseri\\p{L}+|aggiung\\p{L}+|alleg\\p{L}+|caric\\p{L}+|indica\\p{L}*|sceg\\p{L}+|richied\\p{L}+|dev(?:e|ono) avere|ogni (?:[\\p{L}-]+ ){1,2}ha',
      ),
      `(?:minstens|ten minste) (?:één|een) (?=(?:[^\\s,;:.()]{1,30} ){1,5}(?:uploaden|invullen|opgeven|toevoegen|bijvoegen|kiezen|bevatten|hebben)(?!\\p{L}))(?!(?:keer|dag|week|uur|maand|jaar)(?!\\p{L}))[\\p{L}-]+`,
      entered(
        '(?:minstens|ten minste) (?:één|een)',
        'keer|dag|week|uur|maand|jaar',
        'vereist|bevat(?:ten)?|elke? (?:[\\p{L}-]+ ){1,2}heeft',
      ),
      entered(
        '(?:co najmniej|przynajmniej) jed(?:en|na|no|ną)',
        'raz|dzień|tydzień|godzin\\p{L}*',
        'doda\\p{L}+|załącz\\p{L}+|wgr\\p{L}+|poda\\p{L}+|wybra\\p{L}+|wybier\\p{L}+|zawiera\\p{L}*|wymaga\\p{L}*|mus(?:i|zą) mieć|każd\\p{L}+ (?:[\\p{L}-]+ ){1,2}ma',
      ),
      '(?:must|has to|have to|needs? to) (?:tick (?:that|a box|the box)|(?:accept|agree to|acknowledge) (?:\\p{L}+ ){0,2}?(?:terms|rules|conditions|polic(?:y|ies)|privacy|waiver|disclaimer|agreement|guidelines)(?! or ))[^,;:.()]{0,50}',
      `${part} (?:is|are) (?:mandatory|compulsory|obligatory|required)(?! (?:to|by|for))|${part} (?:ist|sind) (?:pflicht|verpflichtend|obligatorisch)|${part} (?:est|sont) obligatoires?|${part} (?:es|son) obligatori[oa]s?|${part} (?:é|são) obrigatóri[oa]s?|${part} (?:è|sono) obbligatori[oae]?|${part} (?:is|zijn) verplicht|${part} jest obowiązkow\\p{L}+`,
      `${part} (?:mandatory|compulsory|obligatory|required)(?=$|[,;.)]| (?:if|when|for|unless) )|(?:needs?|requires?) an? (?:written )?(?:reason|signature|comment)(?=$|[,;.)]| (?:for|from|of|when|if) )|(?:foto|grund|begründung|unterschrift|kommentar) (?:pflicht|erforderlich)|(?:photo|motif|signature|foto|motivo|firma) (?:obligatoire|obligatori[oa])|(?:foto|reden|handtekening) verplicht`,
    ),
  },
  { name: 'required', pattern: /(?:名|番号|写真|日付|住所|理由)(?:の入力)?は必須/u },
];
