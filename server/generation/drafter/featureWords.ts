import type { Feature, Idea } from './idea';
import { pluralOf, singularOf } from './nounForms';
import { headOf } from './objectWords';
import { gerundOf, participleOf, thirdPersonOf } from './verbLexicon';

/** A feature in the forms that sentences need. */
export interface FeatureWords {
  /** What is acted upon, singular: `overdue invoice`. */
  thing: string;
  things: string;
  /** Who acts, plural: `nurses`; `users` where the product acts by itself. */
  doers: string;
  doer: string;
  /** `swap shifts`. */
  phrase: string;
  /** `swapping shifts`. */
  gerundPhrase: string;
  participle: string;
}

/** `invoice` gives `an invoice`. */
export function withArticle(noun: string): string {
  if (pluralOf(noun) === noun) return noun;
  return `${/^(?:[aeio]|u[^ns])/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `busy parents, teachers and pupils`. */
export function listOf(items: readonly string[], joint = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joint} ${items[items.length - 1] ?? ''}`;
}

/** The groups in an actor: `tailors, customers and couriers` gives three. */
export function actorsIn(actor: string): string[] {
  return actor
    .split(/\s*,\s*(?:(?:and|or)\s+)*|\s+(?:(?:and|or|&)\s+)+/)
    .map((one) => one.replace(/^(?:and|or|an?|the)\s+/i, '').trim())
    .filter((one) => one !== '');
}

/** What a feature acts upon, singular and at most four words; empty where its object names no thing. */
export function thingOf(feature: Feature): string {
  if (feature.verb === 'show' && feature.actor === undefined) return '';
  const occasion = /^(?:who|what|how)\b.*\sfor (?:every|each)\s(.+)$/i.exec(feature.object)?.[1];
  const head = headOf(occasion ?? feature.object.replace(/^for\s/i, ''))
    .split(' ')
    .slice(0, 4)
    .join(' ');
  if (
    !/^[\p{L}\p{N}]/u.test(head) ||
    /^(?:it|them|they|once|online|this|that|with|by|for|to|in|on|from|what|who|how|where)\b/i.test(
      head,
    )
  )
    return '';
  return singularOf(
    head.replace(
      /^(?:new|automatic|several|many|more|all|own|detailed|simple|short|great|weekly|daily|monthly)\s+/i,
      '',
    ),
  );
}

/** The things of an idea that its features act upon most, singular, the most frequent first. */
export function mainThings(idea: Idea): string[] {
  const counts = new Map<string, number>();
  for (const feature of idea.features) {
    const thing = thingOf(feature).toLowerCase();
    if (thing !== '') counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1]).map(([thing]) => thing);
}

/** The forms of one feature; a feature without a thing of its own borrows the idea's main one. */
export function wordsOf(feature: Feature, idea: Idea): FeatureWords {
  const thing = thingOf(feature) || (mainThings(idea)[0] ?? 'record');
  const doers = feature.actor ?? 'users';
  const separated = feature.object === '' ? '' : ` ${feature.object}`;
  return {
    thing,
    things: pluralOf(thing),
    doers,
    doer: actorsIn(doers).length > 1 ? 'person' : singularOf(doers),
    phrase: `${feature.verb}${separated}`,
    gerundPhrase: `${gerundOf(feature.verb)}${separated}`,
    participle: participleOf(feature.verb),
  };
}

/** A requirement as a sentence: `Nurses can swap shifts.` or `ShiftWell sends reminders.` */
export function sentenceOf(feature: Feature, name: string): string {
  const separated = feature.object === '' ? '' : ` ${feature.object}`;
  if (feature.actor === undefined) return `${name} ${thirdPersonOf(feature.verb)}${separated}.`;
  return `${upperFirst(feature.actor)} can ${feature.verb}${separated}.`;
}

/** The same as a demand on the system: `The system shall let nurses swap shifts.` */
export function demandOf(feature: Feature): string {
  const separated = feature.object === '' ? '' : ` ${feature.object}`;
  if (feature.actor === undefined) return `The system shall ${feature.verb}${separated}.`;
  if (feature.verb === 'use') return `The system shall give ${feature.actor}${separated}.`;
  return `The system shall let ${feature.actor} ${feature.verb}${separated}.`;
}
