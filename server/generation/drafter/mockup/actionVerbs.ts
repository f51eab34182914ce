import type { LanguageCode } from '../lexicon/languageCode';
import type { ActionName } from '../lexicon/lexicon';

type ActionClass = Exclude<ActionName, 'other'>;

/** What a verb does, as far as the mockup has a control for it: the most telling first. */
export const actionClasses = [
  ...(['pay', 'signIn', 'remove', 'book', 'approve', 'upload', 'transfer'] as const),
  ...(['search', 'notify', 'message', 'assign', 'calculate', 'check', 'sync'] as const),
  ...(['measure', 'create', 'organise', 'show'] as const),
] satisfies readonly ActionClass[];

/** Verbs that the lexicon's actions do not tell apart, with what follows them. English verbs belong to one class only, since their forms are often those of a noun; others go by the lexicon, besides these. */
export const actionVerbs: Readonly<
  Record<LanguageCode, Readonly<Partial<Record<ActionClass, RegExp>>>>
> = {
  en: {
    pay: /^(?:pay|paid|pays|charg|bill|invoic|refund|donat|deposit|buy|purchas|sell|sold|reimburs|settl|tip|subscri|order)/u,
    signIn: /^(?:log.?in|authenticat|unlock|identif)/u,
    remove: /^(?:delet|remov|discard|withdr|eras|cancel|redact|deactivat)/u,
    book: /^(?:check\p{L}*\s(?:\p{L}+\s)?(?:in|out)|book|reserv|schedul|rent|borrow|claim|reschedul|lend|lent|hir|postpon|swap|grab)/u,
    approve:
      /^(?:approv|accept|reject|declin|confirm|acknowledg|overrid|sign(?:s|ed|ing)?(?!\p{L})|releas|authori|vot|certif|decid|resolv|grad|judg|agree|countersign|refus|rat(?:e|ed|es)(?!\p{L}))/u,
    upload:
      /^(?:upload|attach|photograph|captur|film|films|filmed|import|snap)(?!\p{L})|^(?:attach|photograph|captur|upload|import)/u,
    transfer: /^(?:export|download|print|copy|copie|generat|convert)/u,
    search: /^(?:search|filter|browse)/u,
    notify:
      /^(?:notif|alert|remind|warn|e-?mail|text(?:s|ed)?(?!\p{L})|tells?(?!\p{L})|told|inform|ping|escalat|beep|buzz|vibrat|(?:gets?|receives?)\s(?:an?|one|the|it|his|her|their)\s|(?:gets?|receives?)\s(?:\p{L}+\s)?(?:message|reminder|e-?mail|alert|notification|text|sms|call|warning)|nudg|prompt)/u,
    message: /^(?:messag|chat|comment|repl|answer|contact|discuss|respond|react)/u,
    assign: /^(?:assign|delegat|rout|distribut|dispatch|allocat|allot|appoint)/u,
    calculate:
      /^(?:calculat|comput|estimat|predict|forecast|rank|scor|summar|analy|total|deriv|infer|deduct)/u,
    check: /^(?:check(?!\p{L}*\s(?:\p{L}+\s)?(?:in|out))|validat|verif)/u,
    sync: /^(?:sync|integrat|updat|refresh|fetch|mirror|replicat|reconcil)/u,
    measure: /^(?:measur|track|monitor|sens(?:e|es|ed)(?!\p{L})|weigh|log|logs|logged|sampl)/u,
    create:
      /^(?:add|announc|creat|offer|enter|register|submit|writ|fill|compos|declar|publish|post|propos|report|record|note|notes|noted|nominat|enrol|type|types|typed)/u,
    organise:
      /^(?:edit|chang|mark|tick|manag|organi|tag|sort|plan|arrang|renam|configur|customi|choos|chosen|select|pick(?!\slist)|drag|switch|save|merg|combin|replac|correct|skip|undo|reset|rotat|translat|annotat|toggl)/u,
    show: /^(?:show|see|sees|seen|view|display|read|reads|look|watch|preview|highlight|visuali|present|reveal|appear|compare|glance)/u,
  },
  de: {
    remove: /^(?:storn|absag|kündig|widerruf)/u,
    notify: /^(?:bekomm|erhäl|erhalt|krieg)/u,
    create: /^melde[nt]? (?:bis|[^.]* (?:eine?n?|den|die|das) )(?!.*an$)/u,
    organise: /^(?:verschieb|tausch|wechsel|änder)/u,
  },
  fr: {
    remove: /^(?:annul|désist)/u,
    notify: /^(?:reçoi|recev)/u,
    organise: /^(?:déplac|report|échang|décal)/u,
  },
  es: {
    remove: /^(?:cancel|anul)/u,
    notify: /^recib/u,
    organise: /^(?:cambi|muev|mov|aplaz)/u,
  },
  it: {
    remove: /^(?:annull|disd|cancell)/u,
    notify: /^(?:ricev)/u,
    organise: /^(?:spost|cambi|scambi)/u,
  },
  pt: {
    remove: /^(?:cancel|desmarc|anul)/u,
    notify: /^(?:receb)/u,
    organise: /^(?:remarc|mud|troc|alter)/u,
  },
  nl: {
    remove: /^(?:annul|afzeg|zegt? af)/u,
    notify: /^(?:krijg|ontvang)/u,
    organise: /^(?:verzet|ruil|wijzig|verplaats)/u,
  },
  pl: {
    remove: /^(?:anul|odwoł)/u,
    notify: /^(?:dostaj|otrzym|dostan)/u,
    organise: /^(?:zmieni|przełoż|przenos|zamieni)/u,
  },
  ja: {
    remove: /^(?:取り消|取消|キャンセル)/u,
    notify: /^(?:受け取|届)/u,
    organise: /^(?:変更|入れ替)/u,
  },
  ar: {
    remove: /^(?:يلغ|تلغ|إلغاء|ألغ)/u,
    notify: /^(?:يتلق|تتلق|يستلم|تصل|يصل)/u,
    organise: /^(?:نقل|يؤجل|تأجيل|يغير)/u,
  },
};
