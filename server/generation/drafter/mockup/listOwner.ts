import { cuesIn } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { ownerLabels, ownerWeights } from '../sort/learnedWeights';
import { scoresOf, shares } from '../weights/scores';
import { areCalledStates, type ListCandidate } from './listFacts';
import type { Likely } from './likelyRecords';
import { isRecordNoun, timesSaid, type Source } from './nouns';
import { ownerCandidates, sheet } from './ownerFacts';

/** The least likelihood of an owner, and of one where a verb opens the list. */
const [leastOwner, leastBeforeVerb] = [0.15, 0.4];
/** The least likelihood of an owner that may be a verb or usually names no records. */
const leastUnusual = 0.5;
/** How likely a noun names records that owns a list for no other reason. */
const leastRecord = 0.4;

/**
 * What a list is about: the likeliest noun before or above it, or else a likely record, or whose name it begins with.
 *
 * @returns the noun as the idea writes it, and how likely it is (0 to 1)
 */
export function listOwner(
  source: Source,
  led: ListCandidate,
  likely: Likely,
): { noun: string; likelihood: number } | undefined {
  const made = madeBefore(source, led);
  if (made !== undefined && isRecordNoun(source, made)) return { noun: made, likelihood: 1 };
  const ranked = ownerCandidates(source, led, likely)
    // `fills in a form`
    .filter(({ facts }) => !facts.has('sheet'))
    .map(({ noun, key, facts }) => {
      const [likelihood = 0] = shares(scoresOf(facts, ownerLabels.length, ownerWeights));
      const isVerb = facts.has('class verb') && !facts.has('determined');
      const isUnusual = isVerb || !isRecordNoun(source, noun);
      return { noun, key, facts, likelihood, isUnusual };
    })
    .toSorted((one, other) => other.likelihood - one.likelihood);
  const least = led.by === 'verb' ? leastBeforeVerb : leastOwner;
  // `States of a lot: received, blocked`
  const named = ranked.find(({ facts, isUnusual }) => !isUnusual && facts.has('before, by colon'));
  // `What do we record about each application?`
  const each = ranked.find(({ facts }) => facts.has('determined'));
  return (
    (areCalledStates(led) ? named : undefined) ??
    (led.passage.isRecorded === true ? each : undefined) ??
    ranked.find(({ likelihood, isUnusual }) => !isUnusual && likelihood >= least) ??
    ranked.find(({ likelihood }) => likelihood >= leastUnusual) ??
    ranked.find(
      ({ key, isUnusual }) => !isUnusual && (likely.nouns.get(key) ?? 0) >= leastRecord,
    ) ??
    ranked.find(({ facts }) => facts.has(`owner, by ${led.by}`)) ??
    namedInside(source, led)
  );
}

/** At most a noun and its modifier: `group run`. */
const mostWordsOfMade = 2;

/** What a verb makes and brackets directly behind it describe: `run` in `Leaders post a run (pace, distance)`. */
function madeBefore({ lexicon }: Source, { by, lead }: ListCandidate): string | undefined {
  if (by !== 'brackets') return undefined;
  const words = lead.split(/\s+/u);
  const article = words.findLastIndex((word) => lexicon.cues.determiner.includes(folded(word)));
  const noun = words.slice(article + 1);
  const before = folded(words.slice(0, Math.max(article, 0)).join(' '));
  const isMade =
    noun.length > 0 &&
    noun.length <= mostWordsOfMade &&
    !sheet.test(folded(noun.at(-1) ?? '')) &&
    // `note what they hear (cipher, slow key)`
    !lexicon.cues.pronoun.includes(folded(noun[0] ?? '')) &&
    cuesIn(before, lexicon).some(({ name, end }) => name === 'do:create' && end === before.length);
  return isMade ? noun.join(' ') : undefined;
}

/** Mentions of a word that is not only in its own number. */
const fewestMentions = 3;

/** `Sling` of `sling ID, pupil, size` */
function namedInside({ workbook }: Source, { fields }: ListCandidate) {
  const [, noun = ''] =
    /^(\p{L}{3,})\s(?:id|no\.?|number|code)$/iu.exec(fields[0]?.name ?? '') ?? [];
  const isSaid = timesSaid(workbook, folded(noun)) >= fewestMentions;
  return noun !== '' && isSaid ? { noun, likelihood: 0 } : undefined;
}
