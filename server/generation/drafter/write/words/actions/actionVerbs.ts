import type { LanguageCode } from '../../../lexicon/languageCode';
import type { ActionTable } from './actionWords';

/** English verbs belong to one class only, since their forms are often those of a noun; others go by the lexicon, besides these. */
const verbs: Readonly<Record<LanguageCode, Partial<ActionTable>>> = {
  en: {
    pay: {
      verbs:
        /^(?:pay|paid|pays|charg|bill|invoic|refund|donat|deposit|buy|purchas|sell|sold|reimburs|settl|tip|subscri|order)/u,
    },
    signIn: { verbs: /^(?:log.?in|authenticat|unlock|identif)/u },
    remove: { verbs: /^(?:delet|remov|discard|withdr|eras|cancel|redact|deactivat)/u },
    book: {
      verbs:
        /^(?:check\p{L}*\s(?:\p{L}+\s)?(?:in|out)|book|reserv|schedul|rent|borrow|claim|reschedul|lend|lent|hir|postpon|swap|grab)/u,
    },
    approve: {
      verbs:
        /^(?:approv|accept|reject|declin|confirm|acknowledg|overrid|sign(?:s|ed|ing)?(?!\p{L})|releas|authori|vot|certif|decid|resolv|grad|judg|agree|countersign|refus|rat(?:e|ed|es)(?!\p{L}))/u,
    },
    upload: {
      verbs:
        /^(?:upload|attach|photograph|captur|film|films|filmed|import|snap)(?!\p{L})|^(?:attach|photograph|captur|upload|import)/u,
    },
    transfer: { verbs: /^(?:export|download|print|copy|copie|generat|convert)/u },
    search: { verbs: /^(?:search|filter|browse)/u },
    notify: {
      verbs:
        /^(?:notif|alert|remind|warn|e-?mail|text(?:s|ed)?(?!\p{L})|tells?(?!\p{L})|told|inform|ping|announc|escalat|beep|buzz|vibrat|(?:gets?|receives?)\s(?:an?|one|the|it|his|her|their)\s|(?:gets?|receives?)\s(?:\p{L}+\s)?(?:message|reminder|e-?mail|alert|notification|text|sms|call|warning)|flags?(?!\p{L})|flagged(?!\p{L})|nudg|prompt)/u,
    },
    message: { verbs: /^(?:messag|chat|comment|repl|answer|contact|discuss|respond|react)/u },
    assign: { verbs: /^(?:assign|delegat|rout|distribut|dispatch|allocat|allot|appoint)/u },
    calculate: {
      verbs:
        /^(?:calculat|comput|estimat|predict|forecast|rank|scor|summar|analy|total|deriv|infer|deduct)/u,
    },
    check: { verbs: /^(?:check(?!\p{L}*\s(?:\p{L}+\s)?(?:in|out))|validat|verif)/u },
    sync: { verbs: /^(?:sync|integrat|updat|refresh|fetch|mirror|replicat|reconcil)/u },
    measure: {
      verbs: /^(?:measur|track|monitor|sens(?:e|es|ed)(?!\p{L})|weigh|log|logs|logged|sampl)/u,
    },
    create: {
      verbs:
        /^(?:add|creat|enter|register|submit|writ|fill|compos|declar|publish|post|propos|report|record|note|notes|noted|nominat|enrol|type|types|typed)/u,
    },
    organise: {
      verbs:
        /^(?:edit|chang|mark|tick|manag|organi|tag|sort|plan|arrang|renam|configur|customi|choos|chosen|select|pick(?!\slist)|drag|switch|save|merg|combin|replac|correct|skip|undo|reset|rotat|translat|annotat|toggl)/u,
    },
    show: {
      verbs:
        /^(?:show|see|sees|seen|view|display|read|reads|look|watch|preview|highlight|visuali|present|reveal|appear|compare|glance)/u,
    },
  },
  de: {
    remove: { verbs: /^(?:storn|absag|kündig|widerruf)/u },
    notify: { verbs: /^(?:bekomm|erhäl|erhalt|krieg)/u },
    create: { verbs: /^melde[nt]? (?:bis|[^.]* (?:eine?n?|den|die|das) )(?!.*an$)/u },
    organise: { verbs: /^(?:verschieb|tausch|wechsel|änder)/u },
  },
  fr: {
    remove: { verbs: /^(?:annul|désist)/u },
    notify: { verbs: /^(?:reçoi|recev)/u },
    organise: { verbs: /^(?:déplac|report|échang|décal)/u },
  },
  es: {
    remove: { verbs: /^(?:cancel|anul)/u },
    notify: { verbs: /^recib/u },
    organise: { verbs: /^(?:cambi|muev|mov|aplaz)/u },
  },
  it: {
    remove: { verbs: /^(?:annull|disd|cancell)/u },
    notify: { verbs: /^(?:ricev)/u },
    organise: { verbs: /^(?:spost|cambi|scambi)/u },
  },
  pt: {
    remove: { verbs: /^(?:cancel|desmarc|anul)/u },
    notify: { verbs: /^(?:receb)/u },
    organise: { verbs: /^(?:remarc|mud|troc|alter)/u },
  },
  nl: {
    remove: { verbs: /^(?:annul|afzeg|zegt? af)/u },
    notify: { verbs: /^(?:krijg|ontvang)/u },
    organise: { verbs: /^(?:verzet|ruil|wijzig|verplaats)/u },
  },
  pl: {
    remove: { verbs: /^(?:anul|odwoł)/u },
    notify: { verbs: /^(?:dostaj|otrzym|dostan)/u },
    organise: { verbs: /^(?:zmieni|przełoż|przenos|zamieni)/u },
  },
  ja: {
    remove: { verbs: /^(?:取り消|取消|キャンセル)/u },
    notify: { verbs: /^(?:受け取|届)/u },
    organise: { verbs: /^(?:変更|入れ替)/u },
  },
  ar: {
    remove: { verbs: /^(?:يلغ|تلغ|إلغاء|ألغ)/u },
    notify: { verbs: /^(?:يتلق|تتلق|يستلم|تصل|يصل)/u },
    organise: { verbs: /^(?:نقل|يؤجل|تأجيل|يغير)/u },
  },
};

const none: ActionTable = {
  endpoint: {},
  pay: {},
  signIn: {},
  remove: {},
  book: {},
  approve: {},
  upload: {},
  transfer: {},
  search: {},
  notify: {},
  message: {},
  assign: {},
  calculate: {},
  check: {},
  sync: {},
  measure: {},
  create: {},
  organise: {},
  show: {},
  report: {},
  only: {},
};

/** The verbs of each class in a language. */
export function actionVerbs(language: LanguageCode): ActionTable {
  return { ...none, ...verbs[language] };
}
