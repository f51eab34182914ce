import { contradictionTo } from './denials';
import { listOf } from './featureWords';
import type { Audience, Goal, Idea } from './idea';
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
import { legibilityOf, type Legibility } from './readLanguage';
import { kindPhraseIn, statedName } from './readName';
import { complains, problemWords, speaksAsAuthor, summaryOf } from './readSummary';
import { inThirdPerson } from './readVerbPhrases';
import { splitIdea, type Statement } from './splitIdea';
import { workingTitle } from './workingTitle';

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

/** An idea that the rules cannot read: its sentences are quoted and nothing is made of them. */
function unread(split: ReturnType<typeof splitIdea>, legibility: Legibility): Idea {
  const { statements, text, unreadCharacters } = split;
  const lines = [...new Set(statements.map((one) => one.text))];
  const name = legibility === 'noSentence' ? undefined : statedName(statements);
  return {
    name: name ?? 'Untitled product',
    nameStated: name !== undefined,
    kind: 'product',
    summary: `“${(lines[0] ?? '').slice(0, 240)}”`,
    problems: [],
    audiences: [],
    features: [],
    goals: [],
    constraints: [],
    platforms: [],
    integrations: [],
    nonGoals: [],
    attributes: [],
    unplaced: lines.slice(0, 12),
    text: legibility === 'noSentence' ? '' : text,
    unreadCharacters,
    legibility,
  };
}

/** A sentence in the third person, or quoted where its author speaks. */
function retold(text: string): string {
  return speaksAsAuthor(text) ? `“${text}”` : inThirdPerson(text);
}

/** What the makers earn or charge, which is no function of the product. */
function isBusinessTerm({ text }: Statement): boolean {
  return /\b(?:we|they|i)\s(?:will\s|would\s)?(?:charge|take|earn|keep|make money|get)\s[^.]*(?:%|percent|commission|fees?\b|[$€£])/i.test(
    text,
  );
}

/**
 * Reads an idea (section 2): the product's name, its users, features, goals and limits, all in the idea's own words.
 * Never throws; what is not there is an empty list.
 *
 * @param idea any text; the first 8,000 characters are read
 */
export function readIdea(idea: string): Idea {
  const split = splitIdea(idea);
  const { statements, text, unreadCharacters } = split;
  const legibility = legibilityOf(text);
  if (legibility !== 'english') return unread(split, legibility);
  const nameInText = statedName(statements);
  const refusals = statements.filter(isRefusal);
  const terms = statements.filter(isBusinessTerm);
  const told = statements.filter((one) => !refusals.includes(one) && one.topic !== 'name');
  const stated = readGoals(told);
  const contradicts = contradictionTo(refusals.map((one) => one.text));
  const read = readFeatures(
    told.filter((one) => !terms.includes(one) && !stated.whole.has(one) && !complains(one.text)),
    nameInText ?? '',
  );
  const wanted = read.features.filter(({ verb, object }) => !contradicts(`${verb} ${object}`));
  const { audiences, used: audienceUsed } = readAudiences(told, wanted);
  const name = nameInText ?? workingTitle(told, wanted);
  const limits = told.filter(
    (one) =>
      terms.includes(one) ||
      (isConstraint(one) &&
        !stated.used.has(one) &&
        one.topic !== 'features' &&
        one.topic !== 'later' &&
        one.topic !== 'audience'),
  );
  const qualities = read.qualities.filter((one) => !limits.some((limit) => limit.text === one));
  const summary = summaryOf(
    told.filter((one) => !stated.whole.has(one) && !terms.includes(one)),
    name,
  );
  const plain = (line: string): string => line.replace(/\b(?:my|our|their|the)\b/gi, 'the');
  const isTold = (line: string): boolean => {
    const own = plain(inThirdPerson(line)).replace(/[.?!]+$/, '');
    return plain(summary).includes(own.slice(3, 60)) || plain(summary).includes(own.slice(-40));
  };
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
  const placed = new Set<Statement>([
    ...read.used,
    ...stated.used,
    ...audienceUsed,
    ...limits,
    ...problems,
  ]);
  const unplaced = told.filter(
    (one) =>
      !placed.has(one) &&
      !qualities.includes(one.text) &&
      one.topic !== 'integrations' &&
      one.topic !== 'platforms' &&
      integrationsIn(one.text).length === 0 &&
      !isTold(one.text) &&
      /\s/.test(one.text),
  );
  const features = wanted.map((feature) => ({
    ...feature,
    actor: fullActor(feature.actor, audiences),
  }));
  const distinct = (lines: string[]): string[] => [...new Set(lines)];
  // What annoys people today is not what the product works with.
  const keywords = told
    .filter((one) => !problems.includes(one) || one.topic === 'problem')
    .map((one) => one.text)
    .join(' ');
  const acts = features
    .filter(({ verb }) => !/^(?:use|show)$/.test(verb))
    .slice(0, 3)
    .map(({ verb, object }) => `${verb} ${object}`.trim());
  return {
    name,
    nameStated: nameInText !== undefined,
    kind: (kindPhraseIn(summary) ?? kindPhraseIn(text))?.kind ?? 'product',
    summary:
      summary === `${name}.` && acts.length > 0
        ? `With ${name}, people can ${listOf(acts)}.`
        : summary,
    problems: distinct([...problems.map((one) => one.text), ...reasons])
      .filter((line) => !isTold(line))
      .slice(0, 3),
    audiences,
    features,
    goals: distinctGoals([...stated.goals, ...read.goals]),
    constraints: distinct([...limits.map((one) => retold(one.text)), ...qualities]).slice(0, 8),
    platforms: platformsIn(keywords),
    integrations: integrationsIn(keywords),
    nonGoals: distinct(refusals.map((one) => retold(one.text))).slice(0, 6),
    attributes: attributesIn(text),
    unplaced: distinct(unplaced.map((one) => one.text)).slice(0, 8),
    text: keywords,
    unreadCharacters,
    legibility,
  };
}
