import { acceptanceOf } from './acceptanceOf';
import { concernsOf } from './concerns';
import { contradictionTo } from './denials';
import { escapeMarkdown } from './escapeMarkdown';
import { rulesOf } from './featureRules';
import { actorsIn, listOf, sentenceOf, upperFirst, withArticle, wordsOf } from './featureWords';
import type { Audience, Feature, Goal, Idea, Priority } from './idea';
import { singularOf } from './nounForms';
import { assumptionsOf, goalSentence, isCompliance, questionsOf, remarksOf } from './openPoints';
import { groupOf, isSameRole } from './readAudiences';
import { rulesIn } from './readConstraints';
import { thirdPersonOf } from './verbLexicon';

const md = escapeMarkdown;

interface NumberedFeature {
  id: string;
  feature: Feature;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
}

/** Whether a feature is meant for these people: by name, by the end of the name, or because it is for everybody. */
function isFor(feature: Feature, audience: Audience): boolean {
  if (feature.actor === undefined) return false;
  const actor = feature.actor.toLowerCase();
  const name = groupOf(audience.name).toLowerCase();
  if (isSameRole(actor, `${name} ${audience.detail}`)) return true;
  return (
    actor === name ||
    name.endsWith(` ${actor}`) ||
    actorsIn(actor).some(
      (one) => one === name || one.endsWith(` ${name}`) || name.endsWith(` ${one}`),
    )
  );
}

function personaLines(idea: Idea, features: readonly NumberedFeature[]): string[] {
  const isAnyNamed = idea.audiences.some((audience) =>
    features.some(({ feature }) => isFor(feature, audience)),
  );
  return idea.audiences.map((audience, index) => {
    const own = features.filter(({ feature }) => isFor(feature, audience));
    const general = features.filter(({ feature }) => feature.actor === 'users');
    const takesGeneral = index === 0 || !isAnyNamed;
    const theirs = own.length === 0 && takesGeneral ? general : own;
    const detail =
      audience.detail === ''
        ? ''
        : ` ${audience.detail.startsWith('who') ? '' : 'who are '}${audience.detail}`;
    const needs = theirs
      .slice(0, 4)
      .map(({ id, feature }) => `${`${feature.verb} ${feature.object}`.trim()} (${id})`);
    const sentence =
      needs.length === 0
        ? features.length > 0 && features.every(({ feature }) => feature.actor === undefined)
          ? `The product works for them by itself (${listOf(features.slice(0, 4).map(({ id }) => id))}).`
          : 'The idea does not say yet what they do in the product.'
        : `They come to ${listOf(needs)}.`;
    return `- ${md(upperFirst(audience.name) + detail)}. ${md(sentence)}`;
  });
}

function goalLines(goals: readonly Goal[]): string[] {
  return goals.flatMap((goal, index) => {
    const when = goal.deadline === undefined ? 'no date is stated' : md(goal.deadline);
    const measure = isCompliance(goal)
      ? 'Measure: a review against the rule before the first release.'
      : goal.metric === undefined
        ? 'Measure: the idea gives no number; agree on one before work starts.'
        : `Measure: ${md(goal.metric)}, ${when}. Record the figure of today first.`;
    return [`- G${index + 1}: ${md(goalSentence(goal))}`, `  ${measure}`];
  });
}

/** Whether an acceptance says more than the rule of its kind, so that it need not refer to an earlier one. */
function isOwnCase(acceptance: string, ofKind: string): boolean {
  return acceptance !== ofKind;
}

function requirementLines(idea: Idea, features: readonly NumberedFeature[]): string[] {
  if (features.length === 0)
    return [
      'None yet: the drafter found no function in the text. The open questions ask for them.',
    ];
  const contradicts = contradictionTo(idea.nonGoals);
  const ofKind = new Map<string, NumberedFeature[]>();
  return features.flatMap(({ id, feature }) => {
    const words = wordsOf(feature, idea);
    const before = ofKind.get(feature.kind) ?? [];
    ofKind.set(feature.kind, [...before, { id, feature }]);
    const rules = rulesOf(feature.kind, words);
    const own = acceptanceOf(feature, words, contradicts);
    const acceptance =
      before[0] === undefined || isOwnCase(own, rules.acceptance)
        ? own
        : `${words.gerundPhrase} passes the check of ${before[0].id}${before.length > 2 ? '' : `, and one case more: ${rules.errors[before.length - 1] ?? ''}`}`;
    const lines = [`- ${id} (${feature.priority}): ${md(sentenceOf(feature, idea.name))}`];
    if (feature.detail !== undefined)
      lines.push(
        `  In the idea's words: ${md(feature.detail)}${/[.!?]$/.test(feature.detail) ? '' : '.'}`,
      );
    lines.push(`  Accepted when ${md(acceptance)}.`);
    return lines;
  });
}

/** Where in a visit a feature comes when the idea's order is that of a list. */
function stageOf(feature: Feature): number {
  if (feature.kind === 'join') return 0;
  if (feature.kind === 'search') return 1;
  if (feature.kind === 'pay') return 3;
  return feature.kind === 'rate' ? 4 : 2;
}

function journeyLines(idea: Idea, features: readonly NumberedFeature[]): string[] {
  const [main] = idea.audiences;
  const fallback = main === undefined ? 'users' : groupOf(main.name);
  const actorOf = ({ feature }: NumberedFeature): string | undefined =>
    feature.actor === 'users' || (main !== undefined && isFor(feature, main))
      ? fallback
      : feature.actor;
  const actors = [...new Set(features.flatMap((one) => actorOf(one) ?? []))];
  const system = features.filter(
    ({ feature }) =>
      feature.actor === undefined && feature.verb !== 'show' && feature.priority !== 'Could',
  );
  const lines: string[] = [];
  let number = 0;
  for (const actor of actors) {
    const own = features
      .filter((one) => actorOf(one) === actor && one.feature.priority !== 'Could')
      .sort((one, other) => stageOf(one.feature) - stageOf(other.feature))
      .slice(0, 5);
    const first = own[0];
    if (first === undefined || number >= 3) continue;
    number += 1;
    const isPair = actorsIn(actor).length > 1;
    const who = upperFirst(isPair ? actor : withArticle(singularOf(actor)));
    const conjugate = (verb: string): string => (isPair ? verb : thirdPersonOf(verb));
    lines.push(`### J${number}: ${md(who)}`, '');
    const steps = [`${who} ${conjugate('open')} ${idea.name}.`];
    for (const { id, feature } of own) {
      steps.push(`${upperFirst(`${conjugate(feature.verb)} ${feature.object}`.trim())} (${id}).`);
    }
    if (number === 1)
      for (const { id, feature } of system.slice(0, 2))
        steps.push(`${sentenceOf(feature, idea.name).replace(/\.$/, '')} (${id}).`);
    steps.forEach((step, index) => lines.push(`${index + 1}. ${md(step)}`));
    const wrong = rulesOf(first.feature.kind, wordsOf(first.feature, idea)).errors[
      (number - 1) % 2
    ];
    if (wrong !== undefined) lines.push('', `Where it can go wrong: ${md(wrong)}.`);
    lines.push('');
  }
  return lines.slice(0, -1);
}

function nonGoalLines(idea: Idea, features: readonly NumberedFeature[]): string[] {
  const lines = idea.nonGoals.map((line) => `- ${md(line)}`);
  const later = features.filter(({ feature }) => feature.priority === 'Could').map(({ id }) => id);
  if (later.length > 0)
    lines.push(
      `- ${listOf(later)} in the first release: the idea speaks of ${later.length === 1 ? 'it' : 'them'} as something for later.`,
    );
  if (idea.integrations.length > 0)
    lines.push(`- Connections to services other than ${md(listOf(idea.integrations))}.`);
  const devices = idea.platforms.includes('mobile') ? [] : idea.platforms;
  if (devices.length > 0) lines.push(`- Platforms other than ${md(listOf(devices))}.`);
  return lines;
}

function constraintLines(idea: Idea): string[] {
  const lines = idea.constraints.map((line) => `- ${md(line)}`);
  if (idea.platforms.length > 0) lines.push(`- Platforms named: ${md(listOf(idea.platforms))}.`);
  if (idea.integrations.length > 0) lines.push(`- Works with: ${md(listOf(idea.integrations))}.`);
  const rules = rulesIn(idea.text).filter(
    (rule) => !idea.constraints.some((line) => line.includes(rule)),
  );
  if (rules.length > 0) lines.push(`- Must follow: ${listOf(rules)}.`);
  return lines;
}

function releaseLines(idea: Idea, features: readonly NumberedFeature[]): string[] {
  const by = (priority: Priority): NumberedFeature[] =>
    features.filter(({ feature }) => feature.priority === priority);
  const ids = (list: readonly NumberedFeature[]): string => listOf(list.map(({ id }) => id));
  const must = by('Must');
  const should = by('Should');
  const could = by('Could');
  const first = must[0] ?? features[0];
  const lines: string[] = [];
  const named = first?.feature.actor === 'users' ? undefined : first?.feature.actor;
  const testers =
    named !== undefined && actorsIn(named).length === 1
      ? named
      : (idea.audiences[0]?.name ?? 'people from the audience');
  if (first !== undefined) {
    lines.push(
      `- Before building: show a clickable draft of ${first.id} to five ${md(testers)} and watch where they stop.`,
    );
  }
  const dated = idea.goals.findIndex((goal) => goal.deadline !== undefined);
  const due =
    dated === -1 ? '' : `, in time to reach G${dated + 1} ${md(idea.goals[dated]?.deadline ?? '')}`;
  if (must.length > 0) lines.push(`- Release 1: ${ids(must)}${due}.`);
  if (should.length > 0)
    lines.push(`- Release 2: ${ids(should)}, after two weeks of use of release 1.`);
  if (could.length > 0) lines.push(`- Later, if the measures ask for it: ${ids(could)}.`);
  return lines;
}

/** Writes the Product Requirement Document as Markdown (section 1). */
export function writePrd(idea: Idea): string {
  const features = idea.features.map((feature, index) => ({ id: `R${index + 1}`, feature }));
  const contradicts = contradictionTo(idea.nonGoals);
  const risks = concernsOf(idea.text)
    .filter(({ risk }) => !contradicts(risk))
    .slice(0, 5);
  const summary = [md(idea.summary)];
  if (idea.problems.length > 0)
    summary.push(
      '',
      ...idea.problems.map(
        (problem) => `Problem, in the idea's words: “${md(upperFirst(problem))}”`,
      ),
    );
  return [
    `# ${md(idea.name)}: Product Requirement Document`,
    '',
    ...remarksOf(idea, 'document').map((remark) => `> ${remark}`),
    ...section('Summary', summary),
    ...section('Audience', personaLines(idea, features)),
    ...section('Goals and measures', goalLines(idea.goals)),
    ...section('Requirements', requirementLines(idea, features)),
    ...section('User journeys', journeyLines(idea, features)),
    ...section('Constraints', constraintLines(idea)),
    ...section('Non-goals', nonGoalLines(idea, features)),
    ...section(
      'Risks',
      risks.map(({ name, risk }) => `- ${upperFirst(name === 'ai' ? 'AI' : name)}: ${risk}`),
    ),
    ...section(
      features.length === 0 ? 'What the idea says' : 'Also said in the idea, and not placed above',
      idea.unplaced.map((line) => `- “${md(line)}”`),
    ),
    ...section(
      'Assumptions',
      assumptionsOf(idea).map((line, index) => `- Assumption: A${index + 1}. ${md(line)}`),
    ),
    ...section(
      'Open questions',
      questionsOf(idea).map((line, index) => `- Open question: Q${index + 1}. ${md(line)}`),
    ),
    ...section('Release plan', releaseLines(idea, features)),
    '',
  ].join('\n');
}
