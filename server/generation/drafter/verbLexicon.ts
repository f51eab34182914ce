/** What kind of thing a feature does; every table of the drafter is keyed by it. */
const featureKinds = [
  'create',
  'publish',
  'book',
  'search',
  'view',
  'compare',
  'share',
  'pay',
  'order',
  'track',
  'report',
  'export',
  'import',
  'notify',
  'message',
  'upload',
  'scan',
  'request',
  'approve',
  'rate',
  'assign',
  'manage',
  'plan',
  'recommend',
  'learn',
  'calculate',
  'join',
  'remove',
  'automate',
  'general',
] as const;

export type FeatureKind = (typeof featureKinds)[number];

const verbsByKind: Record<Exclude<FeatureKind, 'general'>, string> = {
  create:
    'create add make write build draft design compose define enter generate produce set save keep prepare start host run issue store note customise customize configure sketch',
  publish:
    'publish post list advertise sell offer promote announce launch auction display showcase',
  book: 'book schedule reserve reschedule swap cancel rent borrow lend hire',
  search: 'search find browse discover filter look explore locate sort',
  view: 'view see check read open preview watch access visualise visualize show get receive visit return use know understand keep_up',
  compare: 'compare',
  share: 'share invite collaborate coordinate co-edit',
  pay: 'pay donate give buy purchase subscribe tip fund refund charge collect bill contribute spend top_up invoice',
  order: 'order pre-order preorder',
  track: 'track monitor log record measure count follow time tally clock',
  report: 'report_on analyse analyze summarise summarize forecast audit chart review_progress',
  export: 'export download print',
  import: 'import sync synchronise synchronize connect integrate pull fetch link',
  notify: 'send notify remind alert warn email text deliver tell nudge',
  message:
    'message chat reply talk comment discuss ask answer contact call meet communicate text_chat',
  upload: 'upload attach photograph capture snap',
  scan: 'scan',
  request: 'request apply report submit claim raise file flag nominate',
  approve:
    'approve reject verify confirm accept moderate sign validate mark grade correct check_out complete resolve close decline inspect renew',
  rate: 'rate review vote like score',
  assign: 'assign allocate delegate dispatch distribute',
  manage:
    'manage organise organize update edit maintain change administer adjust control handle group tag label categorise categorize move reorder hold repair service serve',
  plan: 'plan arrange map_out prioritise prioritize choose pick select drag tap swipe',
  recommend: 'recommend suggest match personalise personalize adapt rank pair',
  learn:
    'learn practise practice study play take train revise master earn win repeat teach complete_lessons compete join_in',
  calculate: 'calculate estimate convert predict compute split scale total sum',
  join: 'join register enrol enroll log_in sign_in sign_up check_in follow_up opt_in',
  remove: 'delete remove archive block dispose retire withdraw unsubscribe',
  automate:
    'automate highlight restock refill detect translate transcribe remember recognise recognize extract read_out turn speak identify enforce hide protect encrypt replace',
};

const irregularPast: Record<string, string> = {
  send: 'sent',
  pay: 'paid',
  buy: 'bought',
  sell: 'sold',
  find: 'found',
  see: 'seen',
  read: 'read',
  make: 'made',
  write: 'written',
  build: 'built',
  set: 'set',
  keep: 'kept',
  run: 'run',
  spend: 'spent',
  choose: 'chosen',
  take: 'taken',
  learn: 'learned',
  tell: 'told',
  meet: 'met',
  lend: 'lent',
  hold: 'held',
  hide: 'hidden',
  get: 'received',
  win: 'won',
  split: 'split',
  teach: 'taught',
  know: 'known',
  understand: 'understood',
  draw: 'drawn',
  speak: 'spoken',
  withdraw: 'withdrawn',
};

const doubling = /^(?:[^aeiou]*[aeiou][bdgklmnprt]|control|submit|enrol|cancel|label)$/;

/** `track` gives `tracking`. A particle stays behind the verb: `sign up` gives `signing up`. */
export function gerundOf(infinitive: string): string {
  const [verb = '', ...particle] = infinitive.split(' ');
  const stem = /[^eoy]e$/.test(verb) && !verb.endsWith('ee') ? verb.slice(0, -1) : verb;
  const doubled = stem === verb && doubling.test(verb) ? verb + verb.slice(-1) : stem;
  return [`${doubled}ing`, ...particle].join(' ');
}

/** `track` gives `tracked`, `send` gives `sent`. */
export function participleOf(infinitive: string): string {
  const [verb = '', ...particle] = infinitive.split(' ');
  const irregular = irregularPast[verb];
  if (irregular !== undefined) return [irregular, ...particle].join(' ');
  if (verb.endsWith('e')) return [`${verb}d`, ...particle].join(' ');
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`, ...particle].join(' ');
  const doubled = doubling.test(verb) ? verb + verb.slice(-1) : verb;
  return [`${doubled}ed`, ...particle].join(' ');
}

/** `track` gives `tracks`, `match` gives `matches`. */
export function thirdPersonOf(infinitive: string): string {
  const [verb = '', ...particle] = infinitive.split(' ');
  const form = /(?:s|x|z|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  return [form, ...particle].join(' ');
}

const kindOfVerb = new Map<string, FeatureKind>();
const infinitiveOf = {
  third: new Map<string, string>(),
  gerund: new Map<string, string>(),
  participle: new Map<string, string>(),
};
for (const kind of featureKinds) {
  if (kind === 'general') continue;
  for (const entry of verbsByKind[kind].split(' ')) {
    const verb = entry.replace('_', ' ');
    if (kindOfVerb.has(verb)) continue;
    kindOfVerb.set(verb, kind);
    infinitiveOf.third.set(thirdPersonOf(verb), verb);
    infinitiveOf.gerund.set(gerundOf(verb), verb);
    infinitiveOf.participle.set(participleOf(verb), verb);
  }
}

/** The kind of an infinitive, or `undefined` for a verb that the lexicon does not know. */
export function kindOf(infinitive: string): FeatureKind | undefined {
  return kindOfVerb.get(infinitive);
}

export type VerbForm = 'base' | 'third' | 'gerund' | 'participle';

/** The infinitive of a word that the lexicon knows in this form, else `undefined`; lower case. */
export function infinitiveFrom(word: string, form: VerbForm): string | undefined {
  if (form === 'base') return kindOfVerb.has(word) ? word : undefined;
  return infinitiveOf[form].get(word);
}

const objectHints: readonly (readonly [RegExp, FeatureKind, string])[] = [
  [/\b(?:notifications?|reminders?|alerts?|nudges?|newsletters?)$/i, 'notify', 'receive'],
  [
    /\b(?:chat|messag(?:es?|ing)|inbox|forum|comments?|conversations?|discussions?|calls?)$/i,
    'message',
    'use',
  ],
  [/\b(?:payments?|checkout|billing|donations?|subscriptions?|deposits?|wallet)$/i, 'pay', 'use'],
  [
    /\b(?:dashboards?|reports?|reporting|analytics|charts?|statistics|stats|insights|summar(?:y|ies)|leaderboards?|overview)$/i,
    'report',
    'see',
  ],
  [
    /\b(?:bookings?|appointments?|scheduling|calendars?|reservations?|rota|timetables?|slots?)$/i,
    'book',
    'use',
  ],
  [/\b(?:search|filters?|finder|directory)$/i, 'search', 'use'],
  [/\b(?:logs?|journals?|diary|diaries)$/i, 'track', 'keep'],
  [/\b(?:track(?:er|ers|ing)|timers?)$/i, 'track', 'use'],
  [/\b(?:progress|streaks?|history|timeline|badges|points)$/i, 'track', 'follow'],
  [/\b(?:uploads?|gallery|scanner|scanning|attachments?)$/i, 'upload', 'use'],
  [
    /\b(?:log ?ins?|sign ?(?:up|in)|accounts?|profiles?|registration|sso|authentication|onboarding)$/i,
    'join',
    'use',
  ],
  [/\b(?:ratings?|reviews?|votes?|voting|polls?)$/i, 'rate', 'use'],
  [/\b(?:recommendations?|suggestions?|matching)$/i, 'recommend', 'receive'],
  [
    /\b(?:quiz(?:zes)?|lessons?|flash ?cards?|exercises?|games?|courses?|tutorials?)$/i,
    'learn',
    'take',
  ],
  [/\b(?:exports?|pdfs?|csv|receipts?|printouts?)$/i, 'export', 'download'],
  [/\b(?:imports?|sync|integrations?)$/i, 'import', 'use'],
  [/\b(?:calculators?|estimates?|forecasts?)$/i, 'calculate', 'use'],
  [/\b(?:plans?|planners?|planning|checklists?|roadmaps?)$/i, 'plan', 'use'],
  [/\b(?:maps?|feeds?|catalogu?es?|menus?|previews?|pages?|lists?)$/i, 'view', 'see'],
  [/\b(?:editors?|builders?|templates?)$/i, 'create', 'use'],
  [/\b(?:approvals?|moderation|verification|permissions|roles)$/i, 'approve', 'use'],
];

/** The kind of a feature that the idea names by a noun only, with the verb that people would say: `dashboards` gives `report`, `see`. */
export function kindOfNoun(phrase: string): { kind: FeatureKind; verb: string } {
  const head = phrase.replace(
    /\s(?:of|for|with|by|in|on|from|to|per|at|about|between|when|after|before|if|that|who)\s.*$/i,
    '',
  );
  const hint = objectHints.find(([pattern]) => pattern.test(head));
  return hint === undefined ? { kind: 'general', verb: 'use' } : { kind: hint[1], verb: hint[2] };
}
