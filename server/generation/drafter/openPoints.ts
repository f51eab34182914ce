import { concernsOf } from './concerns';
import { contradictionTo } from './denials';
import { listOf, mainThings } from './featureWords';
import type { Goal, Idea } from './idea';
import { pluralOf } from './nounForms';

const mostPoints = 10;

/** Whether a goal is to keep a rule, which is reviewed and not counted. */
export function isCompliance(goal: Goal): boolean {
  return /^(?:comply|meet|conform|be compliant)\b/i.test(goal.text);
}

/** A goal as a sentence of its own: `Reduce no-shows by 30% within 3 months.` */
export function goalSentence(goal: Goal): string {
  const text = goal.text.charAt(0).toUpperCase() + goal.text.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function baselineQuestion(goal: Goal): string {
  const metric = goal.metric ?? '';
  const counted = /\d\s?(?:k\s|million\s|thousand\s)?([a-z][a-z -]+)$/i.exec(metric)?.[1];
  if (counted !== undefined && /^(?:hours|minutes|seconds|days)$/i.test(counted)) {
    return `How many ${counted} is it today, and who measures it? (Goal: “${goal.text}”.)`;
  }
  if (counted !== undefined && !/^percent$/i.test(counted)) {
    return `How many ${counted} are there today, and by which route do the next ones come? (Goal: “${goal.text}”.)`;
  }
  const subject = subjectOfGoal(goal);
  return `What is the figure today for “${subject === '' ? goal.text : subject}”, and who measures it? Without it, “${metric}” cannot be judged.`;
}

function subjectOfGoal(goal: Goal): string {
  return goal.text
    .replace(goal.deadline ?? '', '')
    .replace(
      /^(?:reduce|increase|cut|improve|save|grow|raise|lower|boost|halve|double|reach|reducing)\s/i,
      '',
    )
    .replace(/^\d[\d.,]*\s?(?:%|percent)\s(?:more|fewer|less|of)?\s?/i, '')
    .replace(/\bthis year\b/i, '')
    .replace(/\b(?:by|within|in|to)\s(?:\d|[$€£]|half|the first|one|two|three|six).*$/i, '')
    .trim();
}

/**
 * What an idea leaves open (section 1): asked because it is missing, or because what the idea mentions always raises
 * the question. At most 10, the missing ones first; each is a question without a number.
 */
export function questionsOf(idea: Idea): string[] {
  const questions: string[] = [];
  const contradicts = contradictionTo(idea.nonGoals);
  const thing = mainThings(idea)[0];
  if (idea.legibility === 'otherScript' || idea.legibility === 'otherLanguage')
    return [
      'Is there an English text of the idea? The rules of the drafter read English and could only quote this one.',
      'Who uses the product first, what do they do with it, and what is wrong today?',
      'Which number must change for it to count as a success, by how much and by when?',
    ];
  if (idea.legibility === 'noSentence')
    return [
      'What is the product, in one sentence? The text names none.',
      'Who uses it first, and what do they do today instead?',
      'What are the first three things that somebody does with it?',
      'Which number must change for it to count as a success, by how much and by when?',
    ];
  for (const asked of idea.unplaced.filter((line) => line.endsWith('?')).slice(0, 3))
    questions.push(`The idea itself asks: “${asked}”`);
  if (idea.features.length === 0)
    questions.push(
      `What are the first three things that somebody does with ${idea.name}? The idea names no function.`,
    );
  if (idea.audiences.length === 0) {
    questions.push(
      `Who uses ${idea.name} first, how often, and on which device? The idea names no audience.`,
    );
  }
  if (idea.goals.length === 0) {
    questions.push(
      `Which number must change for ${idea.name} to count as a success, by how much and by when? The idea states no goal.`,
    );
  }
  for (const goal of idea.goals.filter((one) => one.metric !== undefined).slice(0, 1)) {
    questions.push(baselineQuestion(goal));
  }
  for (const goal of idea.goals.filter((one) => one.metric === undefined).slice(0, 1)) {
    questions.push(
      isCompliance(goal)
        ? `Who checks before release that the aim “${goal.text}” is met, and against which list?`
        : `By which number will anyone see that the aim “${goal.text}” is reached?`,
    );
  }
  if (idea.audiences.length > 1) {
    const names = listOf(idea.audiences.map(({ name }) => name).slice(0, 3));
    questions.push(`Of ${names}, who decides to use ${idea.name}, and who pays for it?`);
  }
  for (const feature of idea.features
    .filter(({ kind, verb }) => kind === 'general' && verb !== 'show')
    .slice(0, 2)) {
    questions.push(
      `What exactly happens when somebody wants to ${feature.verb} ${feature.object}? One worked example would settle it.`,
    );
  }
  for (const concern of concernsOf(idea.text)) {
    questions.push(`${concern.question} (The idea says “${concern.word}”.)`);
  }
  if (idea.problems.length === 0) {
    questions.push(
      thing === undefined
        ? 'What do people do today instead?'
        : `How is this done today, without ${idea.name}, for ${pluralOf(thing) === thing ? thing : `a typical ${thing}`}?`,
    );
  }
  if (idea.platforms.length === 0)
    questions.push('On which devices must the first release run: phone, tablet, desktop?');
  return questions.filter((line) => !contradicts(line)).slice(0, mostPoints);
}

/** What the drafter took for granted, at most 10 sentences without numbers. */
export function assumptionsOf(idea: Idea): string[] {
  const assumptions: string[] = [];
  const contradicts = contradictionTo(idea.nonGoals);
  if (!idea.nameStated)
    assumptions.push(`“${idea.name}” is a working title; the idea states no product name.`);
  if (idea.legibility !== 'english') return assumptions;
  if (idea.features.some(({ actor }) => actor === 'users') && idea.audiences.length > 0) {
    assumptions.push(
      `Where the idea says “users” or nobody in particular, it means ${listOf(idea.audiences.map(({ name }) => name).slice(0, 3))}.`,
    );
  }
  if (idea.features.length > 1) {
    assumptions.push(
      'Priorities follow the words of the idea (“must”, “could”, “later”) and, where it says nothing, the order in which things are named.',
    );
  }
  if (idea.platforms.length === 0)
    assumptions.push('The first release runs in the browser of a phone and of a desktop computer.');
  else if (idea.platforms.length === 1 && idea.platforms[0] === 'mobile')
    assumptions.push('“Mobile” means both iOS and Android.');
  if (idea.goals.length === 0) {
    const thing = mainThings(idea)[0];
    assumptions.push(
      thing === undefined
        ? 'Success is measured by how many people come back in the second week.'
        : `Until a goal is set, success is measured by how many people come back to a ${thing} in the second week.`,
    );
  }
  for (const concern of concernsOf(idea.text)) assumptions.push(concern.assumption);
  if (assumptions.length < 3)
    assumptions.push('One language and one country are enough for the first release.');
  return assumptions.filter((line) => !contradicts(line)).slice(0, mostPoints);
}

/** The remarks that every document opens with: who wrote it, and what was not read. */
export function remarksOf(idea: Idea, what: string): string[] {
  const remarks = [
    `This ${what} was drafted by Ideakiln's rule-based offline drafter, without a language model, from the idea's own words. Check every line before you rely on it.`,
  ];
  if (idea.unreadCharacters > 0) {
    remarks.push(
      `The idea is longer than the drafter reads: its last ${idea.unreadCharacters.toLocaleString('en-US')} characters were not read and are not reflected here.`,
    );
  }
  if (idea.legibility === 'otherScript' || idea.legibility === 'otherLanguage')
    remarks.push(
      'The drafter reads English only. This idea seems to be in another language, so its sentences are quoted, not interpreted.',
    );
  if (idea.legibility === 'noSentence')
    remarks.push('The drafter found no sentence in this text, so it is quoted, not interpreted.');
  if (!idea.nameStated)
    remarks.push(`The idea states no product name; the name used here is a working title.`);
  return remarks;
}
