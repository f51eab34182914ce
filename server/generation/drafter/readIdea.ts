import type { Audience, Feature, Goal, Idea } from './idea';
import { groupOf, readAudiences } from './readAudiences';
import {
  attributesIn,
  integrationsIn,
  isConstraint,
  isRefusal,
  platformsIn,
} from './readConstraints';
import { readFeatures } from './readFeatures';
import { readGoals } from './readGoals';
import { kindPhraseIn, statedName, workingTitle } from './readName';
import { inThirdPerson } from './readVerbPhrases';
import { splitIdea, type Statement } from './splitIdea';

const problemWords =
  /\b(?:currently|today|right now|struggle|problem is|hard to|difficult to|waste|wasted|lose track|lost|too often|frustrat\w+|no easy way|pain|forget|tedious|time-consuming|spreadsheets?|on paper|by hand|nobody knows|phone tag|annoying|chaotic|messy)\b/i;

function distinctGoals(goals: readonly Goal[]): Goal[] {
  const found: Goal[] = [];
  for (const goal of goals) {
    const key = goal.text.toLowerCase().slice(0, 40);
    const isKnown = found.some((other) => {
      const text = other.text.toLowerCase();
      return text.includes(key) || goal.text.toLowerCase().includes(text.slice(0, 40));
    });
    if (!isKnown && goal.text.length > 5) found.push(goal);
  }
  return found.slice(0, 6);
}

function summaryOf(statements: readonly Statement[], name: string): string {
  const prose = statements.filter((one) => one.topic === 'none' && !one.isListItem);
  const telling =
    prose.find((one) => kindPhraseIn(one.text) !== undefined && !problemWords.test(one.text)) ??
    prose.find((one) => !problemWords.test(one.text)) ??
    prose[0];
  const text = (telling ?? statements[0])?.text ?? name;
  const opening =
    /^(?:i|we)(?:'d| would)?\s(?:want|need|like|plan|am planning|are planning|are building|am building)\s(?:to\s)?(?:build|create|make|develop|design|launch|have)?\s*/i;
  const own = /^(?:i|we|our|my)\b/i.test(text.replace(opening, ''))
    ? /\ban?\s[^.]*\.?$/i.exec(
        text.replace(/^(?:we are|i am|i'm|we're|i run|we run)\san?\s[^,.]*?(?:,|\sand\b)/i, ''),
      )?.[0]
    : undefined;
  const cleaned = (own ?? text)
    .replace(opening, '')
    .replace(/^(?:build|create|make|develop|design)\s(?:me\s)?(?=an?\s)/i, '');
  return inThirdPerson(
    cleaned.trim().charAt(0).toUpperCase() +
      cleaned
        .trim()
        .slice(1)
        .replace(/,?\s+because\b.*$/i, ''),
  ).replace(/[.;,]*$/, '.');
}

function isMostlyOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length > 0 && latin.length * 2 < letters.length;
}

/** `managers` gives `clinic managers` where the idea knows only these. */
function fullActor(actor: string | undefined, audiences: readonly Audience[]): string | undefined {
  const full = audiences.filter(
    ({ name }) =>
      actor !== undefined &&
      groupOf(name).toLowerCase().endsWith(` ${actor}`) &&
      groupOf(name).split(' ').length < 4,
  );
  const [only] = full;
  return full.length === 1 && only !== undefined ? groupOf(only.name) : actor;
}

/** The statements themselves, where no rule found a feature in them. */
function quoted(statements: readonly Statement[]): Feature[] {
  return statements.slice(0, 8).map(({ text }, index) => ({
    actor: undefined,
    verb: 'cover',
    object: text.slice(0, 240),
    kind: 'general',
    priority: index < 3 ? 'Must' : 'Should',
    detail: undefined,
    source: text,
  }));
}

/**
 * Reads an idea (section 2): the product's name, its users, features, goals and limits, all in the idea's own words.
 * Never throws; what is not there is an empty list.
 *
 * @param idea any text; the first 8,000 characters are read
 */
export function readIdea(idea: string): Idea {
  const { statements, text, unreadCharacters } = splitIdea(idea);
  const nameInText = statedName(statements);
  const refusals = statements.filter(isRefusal);
  const told = statements.filter((one) => !refusals.includes(one) && one.topic !== 'name');
  const read = readFeatures(told, nameInText ?? '');
  const stated = readGoals(told);
  const { audiences, used: audienceUsed } = readAudiences(told, read.features);
  const name = nameInText ?? workingTitle(text, read.features);
  const limits = told.filter(
    (one) =>
      isConstraint(one) &&
      !stated.used.has(one) &&
      one.topic !== 'features' &&
      one.topic !== 'audience',
  );
  const qualities = read.qualities.filter((one) => !limits.some((limit) => limit.text === one));
  const problems = told.filter(
    (one) =>
      one.topic === 'problem' ||
      (one.topic === 'none' &&
        problemWords.test(one.text) &&
        !read.used.has(one) &&
        !stated.used.has(one)),
  );
  const reasons = told.flatMap(
    ({ text: line }) => /\bbecause\s+(.{8,200})$/i.exec(line)?.[1] ?? [],
  );
  const firstProse = told.find((one) => one.topic === 'none' && !one.isListItem);
  const placed = new Set<Statement>([
    ...read.used,
    ...stated.used,
    ...audienceUsed,
    ...limits,
    ...problems,
  ]);
  const summary = summaryOf(told, name);
  const unplaced = told.filter(
    (one) =>
      !placed.has(one) &&
      one !== firstProse &&
      !qualities.includes(one.text) &&
      one.topic !== 'integrations' &&
      one.topic !== 'platforms' &&
      integrationsIn(one.text).length === 0 &&
      !summary.includes(one.text.slice(3, 60)),
  );
  const features = read.features.map((feature) => ({
    ...feature,
    actor: fullActor(feature.actor, audiences),
  }));
  const distinct = (lines: string[]): string[] => [...new Set(lines)];
  return {
    name,
    nameStated: nameInText !== undefined,
    kind: (kindPhraseIn(summary) ?? kindPhraseIn(text))?.kind ?? 'product',
    summary,
    problems: distinct([...problems.map((one) => one.text), ...reasons]).slice(0, 3),
    audiences,
    features: features.length === 0 ? quoted(told) : features,
    goals: distinctGoals([...stated.goals, ...read.goals]),
    constraints: distinct([...limits.map((one) => inThirdPerson(one.text)), ...qualities]).slice(
      0,
      8,
    ),
    platforms: platformsIn(text),
    integrations: integrationsIn(text),
    nonGoals: distinct(refusals.map((one) => inThirdPerson(one.text))).slice(0, 6),
    attributes: attributesIn(text),
    unplaced:
      features.length === 0
        ? []
        : distinct(unplaced.map((one) => inThirdPerson(one.text))).slice(0, 8),
    text,
    unreadCharacters,
    isOtherScript: isMostlyOtherScript(text),
  };
}
