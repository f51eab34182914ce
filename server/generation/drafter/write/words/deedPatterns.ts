import { anyOf } from './specificPatterns';

/** What is done with an entry that calls for a test of its own. */
export type DeedName = 'marked' | 'moved' | 'signed';

/** What a part of a clause has done, by its first verb; in every language. */
export const deedPatterns: readonly { name: DeedName; pattern: RegExp }[] = [
  {
    name: 'marked',
    pattern: anyOf(
      'tick(?:s|ed|ing)? (?:[^\\s,;]+ ){0,6}off|ticks?(?= (?:off|each|every))|check(?:s)? (?:[^\\s,;]+ ){1,4}off',
      '(?:mark|flag|tick)s? (?:[^\\s,;]+ ){1,6}as|sets? (?:it|them|the status|its status) to(?= (?!\\d))',
      'marks? (?:it|them|this|one) \\p{L}+',
      '(?:hakt?|haken) (?:[^;:.]+ )?ab|abhaken|(?:markier|kennzeichn|setz)\\p{L}* (?:[^;:.]+ )?(?:als|auf)|als [^,;:.]+ (?:markier|kennzeichn)\\p{L}*',
      'marca\\p{L}* (?:[^\\s,;]+ ){1,6}(?:como|come)|coche(?:nt|r)|coche (?:les?|chaque|qui|cette|ce|une?)|marque\\p{L}* (?:[^\\s,;]+ ){1,6}comme',
      '(?:contras)?segna\\p{L}* (?:[^\\s,;]+ ){1,6}come|spunta\\p{L}*|(?:vink|vinken|vinkt) (?:[^;:.]+ )?(?:af|aan)|markee?r\\p{L}* (?:[^\\s,;]+ ){1,6}als',
      'odhacza\\p{L}*|oznacza\\p{L}* (?:[^\\s,;]+ ){1,6}jako|(?:يضع|وضع) علامة',
    ),
  },
  { name: 'marked', pattern: /(?:として|済みに|に)(?:マーク|変更|設定)|チェックを(?:入|付)/u },
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
];
