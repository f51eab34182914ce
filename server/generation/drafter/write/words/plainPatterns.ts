import type { PlainName } from './worded/wordedTable';

/** Up to six words between the parts of a separable verb. */
const apart = '(?: [^\\s,;:.()]+){1,6}';
/** Behind a word such as `can`, an English verb needs no more than something that it is done to. */
const behindModal =
  '(?<=(?<!\\p{L})(?:can|must|should|shall|may|to) \\p{L}{3,12})(?= (?!(?:to|in|on|at|by|for|from|with|and|or|as|into|over|through|via|than|up|down|out|off|about|back|online|together|a lot|more|less|before|after|next|if|whether|when|freely|\\p{L}+ly)(?!\\p{L}))\\p{L})';
/** What an English verb is done to, so that it is no noun. */
const object = `(?:${behindModal}|(?= (?!(?:all (?:the time|day|year)|(?:every|each) (?:hour|day|week|month|year|season|time|now)|a lot|the whole time|afterwards|always|sometimes|themselves|itself|this|as|is|was|has|does|plus|less|across|perhaps)(?!\\p{L}))(?:an?|another|the|their|his|her|its|my|our|your|each|every|all|any|one|two|three|it|them|new|own|who|what|which|how|when|where|everything|everybody|everyone|[\\p{L}'-]+s|[\\p{L}-]+ [\\p{L}-]+s)(?!\\p{L})))`;

/** Verbs of exchanging, and the places in a plan that people exchange. */
const exchanging =
  'swaps?|tausch(?:t|en)|échange(?:nt|r)|intercambia[nr]?|cambia[nr]?|scambia(?:no|re)|troca[mr]|ruil(?:t|en)|zamieniaj\\p{L}+|zamienić';
const places =
  'shifts?|seats?|slots?|turns?|spots?|duties|beds?|lessons?|(?:\\p{L}+)?(?:schicht|dienst)(?:en?)?|plätze|platz|gardes?|créneaux?|turnos?|turni|escalas?|vagas?|dienst(?:en)?|dyżury?|zmianę|zmiany';

/** One of several verbs, as whole words. */
function anyOf(...verbs: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${verbs.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Both sides of a decision. */
const yes =
  '(?:approves?|accepts?|agrees?|confirms?|releases?|takes?(?= (?:(?:an?|the|it|them) )?(?:[\\p{L}-]+ )?on or )|clears?)';
const no =
  'refuses?|rejects?|declines?|dismiss(?:es)?|disputes?|den(?:y|ies)|sends? (?:it |them )?back|turns? (?:it|them) down|throws? (?:it|them) out';
const yesDone = 'approved|accepted|confirmed|signed off|released|verified';
const noDone = 'refused|rejected|declined|sent back|returned|denied|turned down';

/** Acts whose test is the same whatever they are done with, in every language; a clause is read in lower case. */
export const plainPatterns: readonly { name: PlainName; pattern: RegExp }[] = [
  {
    name: 'books',
    pattern: anyOf(
      `(?:books?|reserves?)${object}|takes?(?: over)? (?:an?|the|one) (?:[\\p{L}-]+ )?(?:jobs?|shifts?|tours?|tasks?|slots?|orders?)(?!\\p{L})`,
      'buch(?:t|en)|reservier(?:t|en)|réserve(?:nt|r)?|reserva[nmr]?|prenota(?:no|re)?',
      'reserveert|reserveren|boek(?:t|en)|rezerwuj\\p{L}+|(?:za)?rezerwować|يحجز\\p{L}*',
    ),
  },
  { name: 'books', pattern: /予約(?:する|し|でき)/gu },
  {
    name: 'decides',
    pattern: anyOf(
      `(?:approves?|rejects?|declines?)(?: or \\p{L}+)?${object}`,
      // `approve, refuse or send back`, `takes a candidate on or dismisses it`
      `${yes}(?:[^;:.()]{0,50}?,)?[^;:.,()]{0,50}? or (?:${no})(?: (?:it|them|back))?|says? yes or no|(?:are|is|gets?) (?:${yesDone})(?:[^;:.()]{0,30}?)? or (?:${noDone})`,
      `genehmig(?:t|en)|lehn(?:t|en)${apart} ab|ablehnen|approuve(?:nt|r)?|aprueba[n]?|aprobar|rechaza[nr]?`,
      `approva(?:no|re)?|aprova[mr]?|rejeita[mr]?|keur(?:t|en)${apart} (?:goed|af)|goedkeuren|afkeuren|zatwierdza\\p{L}*|zatwierdzić|odrzuca\\p{L}*`,
    ),
  },
  { name: 'decides', pattern: /承認(?:する|し|でき)/gu },
  {
    name: 'confirms',
    pattern: anyOf(
      '(?:confirms?|acknowledges?|signs?(?: off)?)(?= (?:an?|the|it|them|their|his|her|each|every|one)(?!\\p{L}))|confirms?(?= (?:on|before)(?!\\p{L}))|signs?(?= (?:before|on (?:an?|the|his|her|my) (?:tablet|phone|screen|paper|form))(?!\\p{L}))|confirms?$',
      // What somebody decides on, but not `accepts a credit card`.
      'accepts?(?= (?:it|them|(?:an?|the|their|his|her|each|every|one) (?:[\\p{L}-]+ ){0,2}?(?:requests?|offers?|jobs?|invitations?|invites?|orders?|bookings?|reservations?|appointments?|applications?|proposals?|quotes?|bids?|shifts?|tasks?|terms|swaps?|changes?|dates?|slots?|loans?|deliver(?:y|ies))(?!\\p{L})))',
      'bestätig(?:t|en)(?! durch)|unterschreib(?:t|en)|quittier(?:t|en)|confirme(?:nt|r)?|signe(?:nt|r)?|confirma[nmr]?|firma[nr]?|assina[mr]?',
      'conferma(?:no|re)?|firma(?:no|re)|bevestig(?:t|en)|onderteken(?:t|en)|potwierdza\\p{L}*|potwierdzić|podpisuj\\p{L}+|podpisać|يؤكد\\p{L}*|يوقع\\p{L}*',
    ),
  },
  { name: 'confirms', pattern: /署名(?:する|し|でき)/gu },
  {
    name: 'swaps',
    pattern: anyOf(
      `(?:${exchanging})(?: [^\\s,;:.()]+){0,3} (?:${places})`,
      `(?:${places})(?: [^\\s,;:.()]+){0,4} (?:${exchanging})`,
    ),
  },
  {
    name: 'told',
    pattern: anyOf(
      '(?:gets?|receives?) (?:(?:an?|the|one|automatic|short|push|text|reminder) ){0,3}(?:texts?|e-?mails?|mails?|message|sms|notification|reminder|alert|push|letter)',
      '(?:notif(?:y|ies)|reminds?|informs?|alerts?|warns?|pings?|nudges?|texts?|phones?|e-?mails?)(?= (?:the|me|us|them|him|her|everyone|all|their|its|an?)(?!\\p{L}))',
      '(?:gets?|is|are|be) (?:\\p{L}+ed and )?(?:told|notified|informed|reminded|alerted|warned|pinged|texted|nudged|e-?mailed|phoned|called(?= (?:when|if|at|by|as soon)))(?! (?:not|by))',
      '(?:est|sont) (?:prévenu|informé|averti|notifié)e?s?|(?:viene|vengono) (?:avvisat|informat)[oaie]|(?:wordt|worden) (?:gewaarschuwd|geïnformeerd|verwittigd)|(?:jest|zostaje) powiadamian\\p{L}+',
      '(?:bekomm(?:t|en)|erh[aä]lt(?:en)?|krieg(?:t|en)) (?:\\p{L}+ ){0,3}?(?:e-?mails?|mail|sms|nachricht|benachrichtigung|erinnerung|push\\p{L}*|hinweis)',
      '(?:wird|werden) (?:\\p{L}+ ){0,4}?(?:benachrichtigt|informiert|erinnert|gewarnt)',
      're[cç]oi(?:t|vent|voir) (?:une?|la|le) (?:\\p{L}+ )?(?:e-?mail|mail|sms|message|notification|rappel|alerte|courriel)',
      'recib(?:en?|ir) (?:una?) (?:\\p{L}+ )?(?:correo|e-?mail|sms|mensaje|aviso|notificación|recordatorio|alerta)',
      "ricev(?:e|ono|ere) un(?:a )?[ ']?(?:\\p{L}+ )?(?:e-?mail|mail|sms|messaggio|notifica|promemoria|avviso)",
      'receb(?:em?|er) uma? (?:\\p{L}+ )?(?:e-?mail|sms|mensagem|aviso|notificação|lembrete|alerta)',
      '(?:krijg(?:t|en)|ontvang(?:t|en)) (?:een )?(?:\\p{L}+ )?(?:e-?mail|mail|sms|bericht|melding|herinnering)',
      '(?:dostaj[eą]|otrzymuj[eą]|dostać|otrzymać) (?:\\p{L}+ )?(?:e-?mail\\p{L}*|sms\\p{L}*|wiadomość|powiadomienie|przypomnienie)',
    ),
  },
  { name: 'told', pattern: /(?:通知|メール)(?:が届|を受け取|する|し)/gu },
  {
    name: 'cancels',
    pattern: anyOf(
      `(?:cancels?|withdraws?|calls? off)${object}`,
      `sag(?:t|en)${apart} ab|absagen|stornier(?:t|en)|annule(?:nt|r)?|cancela[nmr]?|anula[nr]?|annulla(?:no|re)?|disdi(?:ce|cono|re)`,
      `annuleert|annuleren|zeg(?:t|gen)${apart} af|afzeggen|odwołuj\\p{L}+|odwołać|anuluj\\p{L}+|يلغي\\p{L}*`,
    ),
  },
  { name: 'cancels', pattern: /キャンセル(?:する|し|でき)|取り消(?:す|せ)/gu },
  {
    name: 'assigns',
    pattern: anyOf(
      `(?:assigns?|allocates?)${object}`,
      `weis(?:t|en)${apart} zu|zuweisen|teil(?:t|en)${apart} zu|zuteilen|attribue(?:nt|r)?|assigne(?:nt|r)?|asigna[nr]?`,
      `assegna(?:no|re)?|atribu(?:i|em|ir)|wij(?:st|zen)${apart} toe|toewijzen|przydziela\\p{L}*|przypisuj\\p{L}+`,
    ),
  },
  { name: 'assigns', pattern: /割り当て/gu },
  {
    name: 'computes',
    pattern: anyOf(
      'calculates?(?= )|works? out(?= (?:the|how|what))|adds? up(?= the)|berechne(?:t|n)|ausrechnen|calcule(?:nt|r)?|calcula[nmr]?',
      'calcola(?:no|re)?|bereken(?:t|en)|oblicza\\p{L}*|wylicza\\p{L}*|يحسب\\p{L}*',
    ),
  },
  { name: 'computes', pattern: /計算(?:する|し|でき)/gu },
  {
    name: 'file',
    pattern: anyOf(
      `(?:uploads?|attaches)${object}|(?:photos?|pictures?|images?|files?|documents?|pdfs?|receipts?|scans?|invoices?|certificates?) (?:can be|is|are|gets?) (?:attached|uploaded)`,
      `l(?:ä|a)d(?:t|en)${apart} hoch|hochladen|häng(?:t|en)${apart} an|anhängen|télévers(?:e|ent|er)|joi(?:nt|gnent|ndre)|adjunta[nr]?`,
      'allega(?:no|re)?|anexa[mr]?|upload(?:t|en)|załącza\\p{L}*|يرفق\\p{L}*',
    ),
  },
  { name: 'file', pattern: /アップロード(?:する|し|でき)|添付(?:する|し|でき)/gu },
  {
    name: 'paid',
    pattern: anyOf(
      'pa(?:ys?|id) (?:online|by card|by direct debit|in the app|with (?:a )?card)|(?:be)?zahl(?:t|en) (?:online|mit karte|per karte)|(?:online|mit karte|per karte) (?:be)?zahlen',
      'pa(?:ie|ient|yer|ye) (?:en ligne|par carte)|paga[nr]? (?:en línea|online|con tarjeta)|paga(?:no|re)? (?:online|con (?:la )?carta)|paga[mr] (?:online|com cartão|por cartão)',
      'beta(?:alt|len) (?:online|met)|(?:online|met ideal) betalen|płac(?:i|ą|ić) (?:online|kartą)',
    ),
  },
  {
    name: 'comments',
    pattern: anyOf(
      'comments? on(?= \\p{L})|asks? (?:[^\\s,;:.()]+ ){1,4}questions?|answers?(?: \\p{L}+)? questions?|leaves? (?:an? )?(?:\\p{L}+ )?(?:comments?|feedback|reviews?)|repl(?:y|ies) to(?= \\p{L})|kommentier(?:t|en)|commente(?:nt|r)?|comenta[nmr]?|commenta(?:no|re)?|reageer(?:t)|reageren op|komentuj\\p{L}+|komentować|يعلق\\p{L}*',
    ),
  },
  { name: 'comments', pattern: /コメント(?:する|し|でき|を)/gu },
  {
    name: 'votes',
    pattern: anyOf(
      'votes?(?= (?:on|for|about|in|yes|which|what|who)(?!\\p{L}))|vote$|stimm(?:t|en) (?:ab|über)|abstimmen|vote(?:nt|r) (?:pour|sur)|vota[nmr]? (?:por|en|sobre|em)|vota(?:no|re) (?:per|su)|stem(?:t|men) (?:op|over)|głosuj\\p{L}+|głosować|يصوت\\p{L}*',
    ),
  },
  { name: 'votes', pattern: /投票(?:する|し|でき)/gu },
  {
    name: 'moves',
    pattern: anyOf(
      `(?:moves?|drags?)(?= (?!from )(?:[^\\s,;:.()]+ ){1,5}(?:to|into|onto)(?!\\p{L}))|(?:reschedules?|postpones?)${object}|(?:is|are|be) (?:moved|rescheduled|postponed)(?: up| back| forward)?(?= (?:to|by|for|into)(?!\\p{L}))`,
      `verschieb(?:t|en)|verleg(?:t|en)|déplace(?:nt|r)?|reporte(?:nt|r)|mueve[n]?|mover|reprograma[nr]?|aplaza[nr]?`,
      `sposta(?:no|re)?|move[mr]?(?= (?:os?|as?|um|uma) )|verplaats(?:t|en)|verzet(?:ten)?|przenosi\\p{L}*|przesuwa\\p{L}*|ينقل\\p{L}*`,
    ),
  },
  { name: 'moves', pattern: /移動(?:する|し|でき)|延期(?:する|し|でき)/gu },
  {
    name: 'blocks',
    pattern: anyOf(
      `(?:blocks?|locks?|bans?|suspends?)(?! (?:the |an? )?(?:doors?|gates?|eyes|windows?|lids?|valves?)(?!\\p{L}))${object}|(?:can|may) be (?:blocked|locked|banned|suspended)`,
      'sperr(?:t|en)|bloque(?:nt|r)?|bloquea[nr]?|blocca(?:no|re)?|bloqueia[mr]?|blokke(?:ert|ren)|blokuj\\p{L}+|zablokować|يحظر\\p{L}*',
    ),
  },
  {
    name: 'pauses',
    pattern: anyOf(
      `pauses?(?:${object}|(?= (?:for|until|during|over)(?!\\p{L})))|(?:can|may) be paused|pausier(?:t|en)|pausa[nmr]`,
      'met(?:tent|tre)? en pause|sospend(?:e|ono|ere)|pauzeer(?:t)|pauzeren|wstrzymuj\\p{L}+|wstrzymać|zawiesza\\p{L}*',
    ),
  },
  { name: 'pauses', pattern: /一時停止/gu },
  {
    name: 'joins',
    pattern: anyOf(
      'joins?(?= (?:an?|the|with|by|for)(?!\\p{L}))|enrols? (?:in|for|on)|(?:signs?|puts? (?:themselves|himself|herself|oneself|me)) (?:up|down) for|registers? for',
      `tr(?:ä|a)g(?:t|en) sich${apart} ein|s['’]inscri(?:t|vent|re)|se (?:apunta|inscribe)n?|si iscriv(?:e|ono)|se inscrevem?|schrij(?:ft|ven) zich${apart} in|zapisuj\\p{L}+ się`,
    ),
  },
  { name: 'joins', pattern: /申し込(?:む|み|め)|参加登録/gu },
  {
    name: 'merges',
    pattern: anyOf(
      `merges?${object}(?! [^,;:.()]{1,60} under(?!\\p{L}))|(?:can|may) be merged|führ(?:t|en)${apart} zusammen|zusammenführen|fusionne(?:nt|r)?|fusiona[nr]?|unisc(?:e|ono)|samenvoegen|voeg(?:t|en)${apart} samen|scala(?:ją|ć)|يدمج\\p{L}*`,
    ),
  },
  { name: 'merges', pattern: /統合(?:する|し|でき)/gu },
  {
    name: 'publishes',
    pattern: anyOf(
      `(?:publish(?:es)?|advertises?)${object}|offers?(?= (?:their|his|her|my|your|our)(?!\\p{L}))|(?:is|are|be) published|veröffentlich(?:t|en)|publie(?:nt|r)?|publica[nmr]?`,
      'pubblica(?:no|re)?|publice(?:ert|ren)|publikuj\\p{L}+|opublikować|ينشر\\p{L}*',
    ),
  },
  { name: 'publishes', pattern: /公開(?:する|し|でき)/gu },
];
