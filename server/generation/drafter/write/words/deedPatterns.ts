import { anyOf } from './specificPatterns';
import type { SpecificName } from './specifics/specificTable';

/** What a part of a clause has done, by its first verb; in every language. */
export const deedPatterns: readonly { name: SpecificName; pattern: RegExp }[] = [
  {
    name: 'marked',
    pattern: anyOf(
      'tick(?:s|ed|ing)? (?:[^\\s,;]+ ){0,6}off|ticks?(?= (?:off|each|every))|check(?:s)? (?:[^\\s,;]+ ){1,4}off',
      '(?:mark|flag|tick)s? (?:[^\\s,;]+ ){1,6}as|sets? (?:it|them|the status|its status) to(?= (?!\\d))',
      'marks? (?:it|them|this|one) \\p{L}+',
      '(?:hakt?|haken) (?:[^;:.]+ )?ab|abhaken|(?:markier|kennzeichn|setz)\\p{L}* (?:[^;:.]+ )?(?:als|auf)|als [^,;:.]+ (?:markier|kennzeichn)\\p{L}*',
      'marca\\p{L}* (?:[^\\s,;]+ ){1,6}(?:como|come)|coche\\p{L}*|marque\\p{L}* (?:[^\\s,;]+ ){1,6}comme',
      '(?:contras)?segna\\p{L}* (?:[^\\s,;]+ ){1,6}come|spunta\\p{L}*|(?:vink|vinken|vinkt) (?:[^;:.]+ )?(?:af|aan)|markee?r\\p{L}* (?:[^\\s,;]+ ){1,6}als',
      'odhacza\\p{L}*|oznacza\\p{L}* (?:[^\\s,;]+ ){1,6}jako|(?:يضع|وضع) علامة',
    ),
  },
  { name: 'marked', pattern: /(?:として|済みに|に)(?:マーク|変更|設定)|チェックを(?:入|付)/u },
  {
    name: 'edited',
    pattern: anyOf(
      '(?:edit|adjust|update|modif(?:y|ie))s?(?= (?!itself|themselves))|(?:sets?|changes?)(?= (?:(?:the|their|our|its|his|her) )?(?:\\p{L}+ )?(?:prices?|hours?|limits?|rates?|settings?|intervals?|maximum|minimum|times?|dates?|rules?|fees?|days|quotas?)(?!\\p{L}))',
      '(?:ändern?|ändert|bearbeite[nt]|anpassen|pfleg(?:t|en)|festlegen|legt? (?:[^;:.]+ )fest|korrigier\\p{L}+)',
      '(?:cambia|edita|modifica|actualiza|fija|altera|atualiza|define|aggiorna|imposta|corrige)(?:r|n|m|no|re)?',
      `(?:modifi|chang|fix|corrig|édit)(?:e|ent|er)(?= (?:le |la |les |son |sa |ses |leurs? |l['’]))|met à jour|mettre à jour`,
      '(?:wijzig|bewerk)(?:t|en)|aanpassen|past? (?:[^;:.]+ )aan|stelt? (?:[^;:.]+ )in|zmienia\\p{L}*|edytuj\\p{L}*|aktualizuj\\p{L}*|ustawia\\p{L}*|ustala\\p{L}*',
      '(?:يعدل|تعديل|يغير|تغيير|يحدث|تحديث)\\p{L}*',
    ),
  },
  { name: 'edited', pattern: /(?:編集|更新|修正)(?:する|でき|し)/u },
  {
    name: 'cancelled',
    pattern: anyOf(
      '(?<!(?:who|whoever|that|which|somebody|someone) )(?:cancels?(?= (?!if|later|less))|cancels?$)',
      'stornier(?:t|en)|sagt? (?:[^;:.]+ )?ab|absagen|abmelden|meldet? (?:[^;:.]+ )?ab|cancela[rn]?|anula[rn]?|annule(?:r|nt)?|disdi(?:ce|re|cono)|annulla(?:re|no)?|annuleert|annuleren|afzeggen|zegt? (?:[^;:.]+ )?af|odwołuj\\p{L}*|anuluj\\p{L}*|يلغي|إلغاء',
    ),
  },
  {
    name: 'moved',
    pattern: anyOf(
      '(?:moves?|swaps?|reschedules?|reassigns?)(?= (?!in|on|up|along|out|to a|into the house))',
      'verschieb(?:t|en)|tausch(?:t|en)|mueve[n]?|mover|intercambia[rn]?|déplace(?:r|nt)?|échange(?:r|nt)?|sposta(?:re|no)?|scambia(?:re|no)?|trocar?|troca[m]?|verplaats(?:t|en)|ruilen|ruilt|przenosi\\p{L}*|zamienia\\p{L}*|ينقل|تبديل',
    ),
  },
  {
    name: 'signed',
    pattern: anyOf(
      'signs?(?= (?:the|a|on|it|with|and|for it)(?!\\p{L}))(?![^,;:.]* (?:out|in|up|off)(?!\\p{L}))|signs?$',
      'unterschreib(?:t|en)|unterzeichne[nt]|firma(?:n|r|no|re)? (?:en|el|la|il|lo|con|sul|sullo)|signe(?:r|nt)? (?:le|la|sur|avec)|assina[rm]?|onderteken(?:t|en)|podpisuj\\p{L}*|يوقع',
    ),
  },
  {
    name: 'chosen',
    pattern: anyOf(
      '(?:picks?|chooses?|selects?)(?= (?!up|them up|it up|lists?|which))',
      'wähl(?:t|en|e) (?!.*nummer)|such(?:t|en) (?:[^;:.]+ )?aus|aussuchen|auswählen|elig(?:e|en|ir)|escog(?:e|en|er)|choisi(?:t|r|ssent)|scegli(?:e|ere)|scelgono|escolh(?:e|em|er)|kiest|kiezen|wybiera\\p{L}*|يختار|اختيار',
    ),
  },
  { name: 'chosen', pattern: /(?:選ぶ|選べ|選択)/u },
  { name: 'cancelled', pattern: /(?:キャンセル|取り消)(?:する|でき|せる)/u },
  {
    name: 'blocked',
    pattern: anyOf(
      '(?:block|ban|suspend|lock)(?:s|ned|ed)?|(?:sperr|gesperr)\\p{L}*|bloque\\p{L}*|bloqu\\p{L}*|blocca\\p{L}*|blokk\\p{L}*|blokuj\\p{L}*|zablokow\\p{L}*|يحظر|حظر',
    ),
  },
  {
    name: 'outside',
    pattern: anyOf(
      '(?:keeps|brings)(?= (?:the|their|his|her|its|it|them|a) (?!log|list|record|history|copy))|comes (?:to|by|over) (?=the|their)|(?:he|she|they) (?:phones?|calls?)(?= )|stays (?:as|on our|where it)|pay(?:s|ing)? (?:in )?cash|in cash|cash only|cash on|on paper',
      '(?:zahl|bezahl|kassier)\\p{L}* (?:[^;:.,]+ )?(?:bar|in bar)|(?:bar|in bar) (?:be)?zahl\\p{L}*|ruft? (?:[^;:.]+ )an|behält|behalten|bringt (?:[^;:.]+ )?(?:mit|vorbei|zurück)|auf papier',
      'en efectivo|en espèces|in contanti|em dinheiro|contant|gotówką|en papel|sur papier|su carta|em papel|op papier|na papierze|نقد\\p{L}*',
    ),
  },
  { name: 'outside', pattern: /現金|紙の/u },
];
