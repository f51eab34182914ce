import { concernsOf } from './concerns';
import { contradictionTo } from './denials';
import { escapeMarkdown } from './escapeMarkdown';
import { rulesOf } from './featureRules';
import { actorsIn, demandOf, listOf, upperFirst, wordsOf } from './featureWords';
import type { Feature, Idea } from './idea';
import { assumptionsOf, goalSentence, questionsOf, remarksOf } from './openPoints';
import { groupOf } from './readAudiences';
import { rulesIn } from './readConstraints';
import { readEntities } from './readEntities';
import type { FeatureKind } from './verbLexicon';

const md = escapeMarkdown;

const areaOf: Record<FeatureKind, string> = {
  create: 'Making and keeping',
  publish: 'Making and keeping',
  manage: 'Making and keeping',
  remove: 'Making and keeping',
  upload: 'Making and keeping',
  search: 'Finding and choosing',
  view: 'Finding and choosing',
  compare: 'Finding and choosing',
  recommend: 'Finding and choosing',
  plan: 'Finding and choosing',
  book: 'Scheduling',
  pay: 'Money and orders',
  order: 'Money and orders',
  calculate: 'Money and orders',
  track: 'Records over time',
  report: 'Records over time',
  export: 'Records over time',
  scan: 'Records over time',
  notify: 'Communication',
  message: 'Communication',
  share: 'Communication',
  rate: 'Communication',
  request: 'Requests and decisions',
  approve: 'Requests and decisions',
  assign: 'Requests and decisions',
  learn: 'Learning and practice',
  join: 'Access and connections',
  import: 'Access and connections',
  automate: 'Access and connections',
  general: 'Other functions',
};

interface Requirement {
  id: string;
  feature: Feature;
}

interface Area {
  title: string;
  requirements: Requirement[];
}

function areasOf(idea: Idea): Area[] {
  const areas: Area[] = [];
  for (const feature of idea.features) {
    const title = areaOf[feature.kind];
    let area = areas.find((one) => one.title === title);
    if (area === undefined) {
      area = { title, requirements: [] };
      areas.push(area);
    }
    const number = areas.indexOf(area) + 1;
    area.requirements.push({ id: `FR-${number}.${area.requirements.length + 1}`, feature });
  }
  return areas;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
}

function cell(text: string): string {
  return md(text).replace(/^$/, '—');
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  return [
    `| ${headings.join(' | ')} |`,
    `|${' --- |'.repeat(headings.length)}`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ];
}

function requirementLines(idea: Idea, areas: readonly Area[]): string[] {
  const contradicts = contradictionTo(idea.nonGoals);
  const firstOfKind = new Map<FeatureKind, string>();
  return areas.flatMap((area, index) => [
    ...(index === 0 ? [] : ['']),
    `### FR-${index + 1} ${area.title}`,
    ...area.requirements.flatMap(({ id, feature }) => {
      const words = wordsOf(feature, idea);
      const rules = rulesOf(feature.kind, words);
      const first = firstOfKind.get(feature.kind);
      if (first === undefined && feature.kind !== 'general') firstOfKind.set(feature.kind, id);
      const lines = ['', `${id} (${feature.priority}) ${md(demandOf(feature))}`, ''];
      if (feature.detail !== undefined)
        lines.push(`- Explained in the idea: ${md(feature.detail)}`);
      lines.push(`- Actor: ${md(actorLine(feature, idea))}`);
      lines.push(`- Input: ${md(rules.inputs)}.`);
      if (first === undefined) {
        const behaviour = contradicts('an account')
          ? rules.behaviour.replace(' under its owner', '')
          : rules.behaviour;
        lines.push(`- Behaviour: the system ${md(behaviour)}.`, `- Output: ${md(rules.output)}.`);
        for (const error of rules.errors)
          if (!contradicts(error)) lines.push(`- Error: ${md(error)}.`);
      } else lines.push(`- Behaviour, output and errors: as ${first}, for ${md(words.things)}.`);
      return lines;
    }),
  ]);
}

/** Who acts: the audience where the idea says "users" or nobody in particular. */
function actorNames(feature: Feature, idea: Idea): string[] {
  if (feature.actor === undefined) return [];
  const groups = idea.audiences.map(({ name }) => groupOf(name));
  return actorsIn(feature.actor).flatMap((actor) =>
    actor === 'users' && groups.length > 0
      ? groups
      : [groups.find((name) => name === actor || name.endsWith(` ${actor}`)) ?? actor],
  );
}

function actorLine(feature: Feature, idea: Idea): string {
  const names = [...new Set(actorNames(feature, idea))];
  return names.length === 0 ? 'none; the system acts by itself' : listOf(names);
}

function permissionRows(idea: Idea, areas: readonly Area[]): string[][] {
  const actors = new Map<string, string[]>(idea.audiences.map(({ name }) => [groupOf(name), []]));
  for (const { id, feature } of areas.flatMap(({ requirements }) => requirements)) {
    for (const actor of new Set(actorNames(feature, idea)))
      actors.set(actor, [...(actors.get(actor) ?? []), id]);
  }
  const hasOwners = !contradictionTo(idea.nonGoals)('an account');
  const mayChange = !hasOwners
    ? 'What is open on their device'
    : actors.size === 1
      ? 'Own records only'
      : 'Own records, and those shared with them';
  return [...actors].map(([actor, ids]) => [
    upperFirst(actor),
    ids.length === 0 ? 'Not stated in the idea' : listOf(ids),
    mayChange,
  ]);
}

function qualityLines(idea: Idea): string[] {
  const contradicts = contradictionTo(idea.nonGoals);
  const lines: string[] = [];
  const first =
    idea.features.find(({ verb, actor }) => verb !== 'show' && actor !== undefined) ??
    idea.features[0];
  const occasion =
    first === undefined
      ? 'the first page is opened'
      : `somebody wants to ${`${first.verb} ${first.object}`.trim()}`;
  lines.push(
    `When ${occasion}, the system shall answer within one second in 95 of 100 tries, on a mid-range phone.`,
  );
  for (const { requirement } of concernsOf(idea.text).slice(0, 6))
    if (!contradicts(requirement)) lines.push(requirement);
  for (const constraint of idea.constraints)
    lines.push(`The idea demands: ${constraint.startsWith('“') ? constraint : `“${constraint}”`}`);
  for (const refusal of idea.nonGoals)
    lines.push(`The idea rules out: ${refusal.startsWith('“') ? refusal : `“${refusal}”`}`);
  const rules = rulesIn(idea.text);
  if (rules.length > 0)
    lines.push(
      `The system shall follow ${listOf(rules)}; a named person confirms it before release.`,
    );
  if (idea.platforms.length > 0)
    lines.push(`The system shall be tested before each release on: ${listOf(idea.platforms)}.`);
  lines.push(
    'The system shall meet WCAG 2.2 level AA: keyboard, screen reader, 200% zoom, 320 px width.',
  );
  return lines.map((line, index) => `- NFR-${index + 1}: ${md(line)}`);
}

function interfaceRows(idea: Idea): string[][] {
  return idea.integrations.map((service) => [
    service,
    /calendar|outlook/i.test(service)
      ? 'Dates both ways'
      : /stripe|paypal|pay$|adyen|klarna|m-pesa|venmo/i.test(service)
        ? 'Payments out, confirmations in'
        : /okta|active directory|azure/i.test(service)
          ? 'Identity in'
          : /health|fit|garmin|strava/i.test(service)
            ? 'Measurements in'
            : /quickbooks|xero/i.test(service)
              ? 'Amounts and invoices out'
              : /intune|servicenow|jira|salesforce|hubspot|github/i.test(service)
                ? 'Records in'
                : /slack|teams|whatsapp|telegram|twilio|discord/i.test(service)
                  ? 'Messages out'
                  : 'To be settled',
    'Show the time of the last success; retry; never lose a record',
  ]);
}

function traceRows(idea: Idea, areas: readonly Area[]): string[][] {
  const bySource = new Map<string, string[]>();
  for (const { id, feature } of areas.flatMap(({ requirements }) => requirements)) {
    bySource.set(feature.source, [...(bySource.get(feature.source) ?? []), id]);
  }
  const shorten = (text: string): string =>
    text.length > 110 ? `${text.slice(0, 107).replace(/\s\S*$/, '')} …` : text;
  return [
    ...[...bySource].map(([source, ids]) => [`“${shorten(source)}”`, listOf(ids)]),
    ...idea.unplaced.map((source) => [`“${shorten(source)}”`, 'none: no rule could place it']),
  ];
}

/** Writes the Functional Requirement Document as Markdown (section 1). */
export function writeFrd(idea: Idea): string {
  const areas = areasOf(idea);
  const entities = readEntities(idea);
  return [
    `# ${md(idea.name)}: Functional Requirement Document`,
    '',
    ...remarksOf(idea, 'document').map((remark) => `> ${remark}`),
    ...section('Purpose and scope', [md(idea.summary)]),
    ...section(
      'Goals',
      idea.goals.map(
        (goal, index) =>
          `- G${index + 1}: ${md(goalSentence(goal))}${goal.metric === undefined ? '' : ` Measure: ${md(goal.metric)}.`}`,
      ),
    ),
    ...section(
      'Actors and permissions',
      table(['Actor', 'May use', 'May see and change'], permissionRows(idea, areas)),
    ),
    ...section(
      'Functional requirements',
      areas.length === 0
        ? ['None yet: the drafter found no function in the text. The open questions ask for them.']
        : requirementLines(idea, areas),
    ),
    ...section(
      'Data',
      entities.flatMap((entity, index) => [
        ...(index === 0
          ? [
              contradictionTo(idea.nonGoals)('an account')
                ? 'Every entity also has an id and the time of its last change.'
                : 'Every entity also has an id, an owner, and the time and author of its last change.',
              '',
            ]
          : ['']),
        `### ${md(entity.name)}`,
        '',
        ...table(
          ['Field', 'Type', 'Rule'],
          entity.fields.map(({ name, type, rule }) => [name, type, rule]),
        ),
      ]),
    ),
    ...section(
      'Interfaces',
      table(['Service', 'What passes', 'When it fails'], interfaceRows(idea)),
    ),
    ...section('Non-functional requirements', qualityLines(idea)),
    ...section(
      'Traceability',
      table(['Words of the idea', 'Requirements'], traceRows(idea, areas)),
    ),
    ...section(
      'Assumptions',
      assumptionsOf(idea).map((line, index) => `- Assumption: A${index + 1}. ${md(line)}`),
    ),
    ...section(
      'Open questions',
      questionsOf(idea).map((line, index) => `- Open question: Q${index + 1}. ${md(line)}`),
    ),
    '',
  ].join('\n');
}
