import { byAction } from './byAction';
import type { ActionName, Actions } from './lexicon';
import { phrases, words } from './words';

/** English verbs in their base form. */
const verbs: Readonly<Record<ActionName, readonly string[]>> = {
  create: words(
    'add create post enter record register submit write note draft define set fill start open publish log build make design name describe mark list apply propose nominate enrol enroll bid compose declare request upload put jot type',
  ),
  show: words(
    'show see view display browse read look watch find compare preview list highlight visualise visualize draw greet present reveal appear expose publish illustrate render expand glance',
  ),
  search: words('search filter sort look find query match recommend suggest discover scan browse'),
  notify: words(
    'notify alert remind warn email text tell inform ping flag announce escalate acknowledge raise page ring nudge beep buzz vibrate prompt',
  ),
  upload: words(
    'upload attach photograph capture scan drag import take snap record paste embed enclose',
  ),
  pay: words(
    'pay charge bill invoice refund donate deposit buy purchase order sell subscribe tip earn credit debit reimburse settle spend',
  ),
  book: words(
    'book reserve schedule rent borrow claim grab cancel reschedule move swap extend sign lend hire postpone allocate',
  ),
  approve: words(
    'approve accept reject decline confirm review sign release authorise authorize vote certify decide resolve veto elect dismiss nominate judge grade mark tick agree verify override overrule refuse deny endorse countersign',
  ),
  transfer: words(
    'export download import print copy convert generate produce send forward deliver return output ship load unload collect publish buffer save serve pipe link',
  ),
  sync: words(
    'sync synchronise synchronize integrate connect update refresh fetch pull push load mirror replicate reconcile poll subscribe stream',
  ),
  signIn: words('login log-in authenticate invite join verify unlock register identify'),
  remove: words(
    'delete remove archive close clear discard hide block ban expire withdraw park lock pause stop vanish disappear erase cancel throw mute drop revoke suspend lapse redact reset undo deactivate unsubscribe',
  ),
  measure: words(
    'measure track monitor count detect sense test time weigh collect gather log calibrate sample watch scan listen',
  ),
  message: words(
    'message chat comment reply answer call contact ask discuss react respond transcribe translate interpret dispute negotiate thank greet consult advise',
  ),
  assign: words(
    'assign share hand delegate route transfer give pass forward split distribute dispatch match nominate substitute cover allocate allot invite appoint',
  ),
  calculate: words(
    'calculate compute estimate predict forecast rank score summarise summarize analyse analyze total convert add derive infer deduct extract',
  ),
  check: words(
    'check validate compare inspect require ensure enforce limit restrict prevent audit flag calibrate test verify confirm reject block',
  ),
  organise: words(
    'edit change manage organise organize group tag label sort plan arrange rename adjust configure customise customize choose select pick drag rotate save keep store rate control switch combine merge repair replace install reopen fix swap restore update put toggle attach scroll zoom annotate highlight nest reorder filter translate set swipe adapt mute snooze reuse sync optimise optimize categorise categorize classify duplicate personalise personalize localise localize',
  ),
  other: words(
    'get go hold sit throw lead land receive play win learn practise practice train solve collect use follow explore visit meet help support provide offer work run host translate speak listen talk cook eat drive ride walk travel tap press click swipe type open repeat earn gain drop pick bring leave stand survive skip guess fail pass retry paint draw serve teach pack unpack clock switch dim arm trigger rest vanish return give reach arrive appear contain allow include finish complete join watch hear react accompany replace ship shuffle roll steer answer unlock save resume continue quit enter prove prepare navigate locate',
  ),
};

/** Every verb in the forms that a function generates. */
export function verbForms(formsOf: (verb: string) => string[]): Actions {
  return byAction((name) => verbs[name].flatMap(formsOf));
}

/** Verbs whose last letter is doubled before an ending. */
export const doubling: readonly string[] = words(
  'plan scan log tag flag drag drop tip tap swap cancel ban get set grab label ship stop win plot put pin fit skip ship',
);

/** Verbs with their past participle, where it is irregular: `write written`. */
export const irregularPasts: readonly (readonly [string, string])[] = phrases(
  `write written, see seen, show shown, find found, send sent, pay paid, sell sold, buy bought, take taken, give given, get got, set set, draw drawn, make made, build built, hide hidden, withdraw withdrawn, choose chosen, keep kept, split split, tell told, read read, hold held, forecast forecast, bring brought, leave left, eat eaten, drive driven, ride ridden, learn learnt, meet met, win won, stand stood, teach taught, ring rung, bid bid, cost cost, put put, throw thrown, go gone, fall fallen, lead led, lend lent, hear heard, film filmed, lay laid, beat beaten, steer steered, fight fought`,
).map((pair) => {
  const [verb = '', past = ''] = words(pair);
  return [verb, past];
});
