import type { Lexicon } from './lexicon';
import { finiteForms, participles } from './englishVerbs';
import { verbForms } from './enVerbs';
import { enCues } from './enCues';
import { enOppositions } from './enOppositions';
import { enPeople } from './enPeople';
import { enSections } from './enSections';
import { enTrades } from './enTrades';
import { withTrades } from './withTrades';
import { phrases, words } from './words';

/** The words by which English ideas are read. */
export const en: Lexicon = {
  code: 'en',
  hasSpaces: true,
  prefixes: [],
  abbreviations: words(
    'e.g i.e etc approx vs no mr mrs ms messrs capt cpt sgt lt col maj cmdr insp hon dr st inc ltd co max min ca cf incl resp fig rev fr art sec nr prof vol para ref tel ext req reqs dept qty misc govt bldg rs hon',
  ),
  cues: enCues,
  actions: verbForms(finiteForms),
  participles: verbForms(participles),
  sections: enSections,
  limits: {
    before: {
      atMost: phrases(
        '≤, up to, up to and including, at or below, at or under, no higher than, not higher than, no warmer than, not warmer than, at most, max, max., maximum, maximum of, a maximum of, no more than, not more than, no longer than, not longer than, limit, limited to, within, in less than or, no later than, at the latest, not exceed, capped at, cap of, as many as, not above, not over',
      ),
      below: phrases(
        'under, below, less than, fewer than, in under, shorter than, cheaper than, smaller than, younger than, drops below, colder than, cooler than, lighter than, lower than, earlier than, closer than, <',
      ),
      atLeast: phrases(
        '≥, at least, at or above, at or over, no lower than, not lower than, no colder than, not colder than, min, min., minimum, minimum of, a minimum of, no less than, not less than, no fewer than, not below, no sooner than, no earlier than, not before, from age, aged',
      ),
      above: phrases(
        'more than, or more than, over, above, exceeding, exceeds, longer than, greater than, older than, beyond, larger than, bigger than, higher than, warmer than, hotter than, heavier than, taller than, wider than, later than, >',
      ),
      every: phrases('every, each, once every, once per, once a'),
      after: phrases(
        'after, for more than, silent for, not opened for, inactive for, unused for, not answered within, older than',
      ),
      by: phrases(
        'by, before, until, not after, ready by, live by, due, due by, deadline, launch, launch in, on',
      ),
    },
    after: {
      atMost: phrases(
        'or less, or fewer, at most, max, maximum, or under, or below, or lower, or colder, or cooler, or shorter, or smaller, or younger, or earlier, or sooner, or cheaper, or lighter, and under, and below, and younger, tops, at the latest, limit',
      ),
      below: [],
      atLeast: phrases(
        'or more, at least, minimum, or older, or over, and older, and over, and up, or higher, and higher, or above, and above, or longer, or warmer, or hotter, or larger, or bigger, or taller, or wider, or heavier, or later',
      ),
      above: [],
      every: [],
      after: phrases('after, later, silent, without'),
      by: [],
    },
  },
  numberWords: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirteen: 13,
    fourteen: 14,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    'twenty-one': 21,
    'twenty-four': 24,
    'twenty-five': 25,
    'thirty-six': 36,
    'forty-five': 45,
    'forty-eight': 48,
    seventy: 70,
    'seventy-two': 72,
    eighty: 80,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    dozen: 12,
  },
  months: words(
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
  ),
  unitAdjectives: words(
    'working business calendar consecutive school concurrent monthly daily weekly active paying registered first last next new full free extra different newly paid open',
  ),
  inflections: words('ren ies es s y e'),
  prepositions: words(
    'with in of at from for on about by over under within without through during between',
  ),
  pastEndings: words('ed'),
  vague: words(
    'fast quick quickly simple easy easily intuitive user-friendly friendly beautiful nice pretty modern reliable robust secure affordable cheap lightweight scalable seamless smooth smart better convenient pleasant fun gentle calm soon',
  ),
  definiteWords: words('the it this that these those'),
  people: withTrades(enPeople, enTrades),
  nameBefore: phrases(
    "we're building, we are building, i'm building, i am building, called, named, name:, working title:, working title, working name:, id call it, codename, code name, project name:, product name:, the name is, we call it, i call it, let's call it, let us call it, we'll call it, i'll call it, i'd call it, could call it, would call it, would name it, it is called, by the name of, suggested the name, suggests the name, likes the name, name of the product:, name of the app:, working name is, app name is, project name is, name is, tool's name is, app's name is, product's name is, game's name is, site's name is, the idea is, titled, introducing, meet",
  ),
  story: {
    author: phrases("i am, i'm, im, we are, we're"),
    before: phrases('as a, as an, as the, as'),
    after: phrases(
      "i do not want, i don't want, i don’t want, i never want, i must not, i cannot, i can't, i want to be able to, i want to, i want, i can, i need to, i need, i'd like to, i would like to, i should be able to, i wish, i must, i may, i should, i will, i get, i see, we want to, we want, we can, we need to",
    ),
  },
  forWhom: phrases(
    'for, made for, aimed at, designed for, intended for, with, helps, lets, among, used by, target audience:, audience:, users:, connects, connecting, between',
  ),
  oppositions: enOppositions,
  stopWords:
    words(`a an the and or but so if of to in on at by for from with without into onto over under than then that this these those it its
    is are am was were be been being has have had do does did can could may might must shall should will would not no nor
    i we you he she they me us him her them my our your his their who whom whose which what when where why how as also too
    only just even very really quite there here all any each every some more most less least other another such same own
    about after before between during until because since while though again once both few many much per via up down out off`),
};
