import { capital } from '../lexicon/capital';
import { lexicons } from '../lexicon/lexicons';
import { stemsOf } from '../sort/contentWords';
import { calls as callPattern, type Deed } from './deeds';
import { includesPart } from './fieldNames';
import { layoutOf } from './layoutOf';
import { mainThing, thingOf, type Setting } from './ownThing';
import type { OwnWords } from './ownWords';
import type { Content, Plan } from './product';
import type { Workbook } from '../sort/workbook';
import { typicalContent } from './typicalContent';
import { empty } from './thing';

const mostCalls = 8;
/** Views that show what a product of its type is, whatever states its records have. */
const special: ReadonlySet<string> = new Set(['api', 'devices', 'game', 'popup', 'week']);
const adding: ReadonlySet<string> = new Set(['create', 'book', 'upload', 'measure']);

/**
 * What the idea keeps records of, with its own fields and states, and the screens for it. What the idea leaves open
 * comes from its type, if that is sure.
 */
export function ownContent(setting: Setting, own: OwnWords, deeds: readonly Deed[]): Content {
  const { workbook, samples, words } = setting;
  const { idea, type, isTypeSure, language } = workbook;
  const texts = isTypeSure ? type?.texts : undefined;
  const layout = texts && type && layoutOf(type.slug);
  const [entity] = texts?.entities ?? [];
  const [first] = layout?.plans ?? [];
  const calls = [...new Set(idea.match(callPattern))].slice(0, mostCalls);
  if (calls.length > 0) {
    const rows = calls.map((title) => ({ title, detail: '', figure: '', state: -1, values: [] }));
    const thing = { ...empty, name: 'API', rows };
    const typicalOnes = typicalContent(workbook, samples, thing);
    const view = first?.view === 'api' ? 'api' : 'list';
    const title = typicalOnes.plans[0]?.title ?? words.overview;
    return {
      action: capital(texts?.action ?? words.add),
      things: typicalOnes.plans.length > 0 ? typicalOnes.things : [thing],
      plans: [{ slug: 'overview', title, view, thing: 0 }, ...furtherPlans(workbook, typicalOnes)],
    };
  }
  // What a game keeps are rounds; its nouns are what one plays with.
  const noun = first?.view === 'game' ? undefined : own.noun;
  const isListed = own.fields.length >= fewestFields;
  const known = noun ?? entity?.name ?? (isListed ? words.record : undefined);
  // Without a thing that is sure, the requirements lead rather than records of nothing.
  if (known === undefined) return { action: '', things: [empty], plans: [] };

  const isBooked = deeds.some(
    ({ action, statement }) =>
      action === 'book' && includesPart(statement.text, words.controls.slots),
  );
  const isFit = first?.thing === 0 && !/^(?:utility|api)$/u.test(first.view);
  const typicalView = isFit ? first.view : undefined;
  const isSpecial = typicalView !== undefined && special.has(typicalView);
  const isBoard = own.states.length > 0 && !isSpecial;
  const view = isBoard ? 'board' : (typicalView ?? (isBooked ? 'week' : 'list'));
  const stemsIn = (text: string) => stemsOf(lexicons[language], text);
  const stems = new Set(stemsIn(known));
  const made = deeds.find(
    ({ action, object, isDirect }) =>
      adding.has(action) && isDirect && stemsIn(object).some((stem) => stems.has(stem)),
  );
  // `borrow drills` in a library of tools, `record weight, pressure and pulse`
  const examples = own.examples.map((one) => stemsIn(one).join());
  const added =
    made ??
    deeds.find(
      ({ action, object, statement }) =>
        adding.has(action) &&
        (examples.includes(stemsIn(object).join()) || statement === own.enteredIn),
    );
  const isOwn = noun !== undefined || own.fields.length > 0 || own.states.length > 0;
  const thing = isOwn ? mainThing(setting, own, { name: known, view, added }) : undefined;
  const typicalOnes = typicalContent(workbook, samples, thing);
  const typicalForm = made ? undefined : typicalOnes.plans.find((plan) => plan.view === 'form');
  const thingOfForm = language === 'de' ? known : known.toLowerCase();
  const isFormed =
    own.enteredIn !== undefined || added !== undefined || (!isOwn && typicalForm !== undefined);
  const typicalTitle = view === 'week' ? texts?.action : typicalForm?.title;
  const formTitle =
    made?.label ??
    (isFormed
      ? (typicalTitle ?? capital(words.addOne.replace('{thing}', noun ?? thingOfForm)))
      : undefined);
  const others = furtherPlans(workbook, typicalOnes);
  const things = typicalOnes.plans.length > 0 ? typicalOnes.things : ([thing ?? empty] as const);
  const more = own.others
    .slice(0, mostOthers)
    .map(({ name, fields }) => thingOf(setting, name, fields));
  return {
    action: capital((view === 'shop' ? undefined : formTitle) ?? texts?.action ?? words.add),
    things: [...things, ...more],
    added,
    listedIn: own.listedIn,
    plans: [
      { slug: 'overview', title: typicalOnes.plans[0]?.title ?? words.overview, view, thing: 0 },
      ...(view === 'game'
        ? []
        : [{ slug: 'record', title: capital(known), view: 'detail', thing: 0 }]),
      ...(formTitle
        ? [{ slug: 'form', title: formTitle, view: 'form', thing: typicalForm?.thing ?? 0 }]
        : []),
      ...others,
      ...more.map(({ name }, at) => ({
        slug: `kept-${at}`,
        title: capital(name),
        view: 'list',
        thing: things.length + at,
      })),
    ],
  };
}

const fewestFields = 3;
const mostOthers = 2;

/** Further screens of the type that the idea speaks of: `Basket`, `Keys`. */
function furtherPlans({ statements }: Workbook, { plans, things }: Content): Plan[] {
  const asked = statements.filter(({ kind, isStruck }) => kind === 'R' && !isStruck);
  const isNamed = (text = '') =>
    text !== '' && asked.some(({ text: said }) => includesPart(said, [` ${text.toLowerCase()}`]));
  return plans
    .slice(1)
    .filter(
      ({ view, title, thing }) =>
        (view === 'basket' && isNamed(title)) ||
        (view === 'list' && thing > 0 && (isNamed(title) || isNamed(things[thing]?.name))),
    );
}
