import { listOf } from './featureWords';
import type { Feature, Idea } from './idea';
import type { Context, Draw } from './mockupContext';
import { formLayouts } from './mockupForms';
import { listLayouts } from './mockupLists';
import type { FeatureKind } from './verbLexicon';

const layouts = { ...formLayouts, ...listLayouts } satisfies Record<string, Draw>;
type Layout = keyof typeof layouts;

const layout: Record<FeatureKind, Layout> = {
  create: 'create',
  publish: 'create',
  request: 'create',
  book: 'book',
  search: 'search',
  recommend: 'queue',
  view: 'report',
  report: 'report',
  compare: 'compare',
  track: 'track',
  learn: 'learn',
  pay: 'pay',
  order: 'pay',
  calculate: 'pay',
  message: 'message',
  share: 'share',
  notify: 'notify',
  upload: 'upload',
  scan: 'upload',
  approve: 'queue',
  assign: 'queue',
  automate: 'queue',
  rate: 'rate',
  plan: 'plan',
  join: 'join',
  import: 'connect',
  export: 'connect',
  manage: 'list',
  remove: 'list',
  general: 'list',
};

function layoutNameOf(feature: Feature): Layout {
  if (
    feature.kind === 'view' &&
    /\b(?:feed|posts?|lists?|catalogu?e|menu|map|photos?|stories)\b/i.test(feature.object)
  )
    return 'feed';
  if (
    feature.kind === 'learn' &&
    /^(?:repeat|revise|memori[sz]e)$|\bflash ?cards?\b/i.test(
      `${feature.verb} ${feature.object}`.split(' ')[0] ?? '',
    )
  )
    return 'cards';
  return layout[feature.kind];
}

/** The name of the layout that a kind is drawn with, so that a page need not show the same one too often. */
export function layoutOf(feature: Feature): string {
  return /^(?:choose|pick|select)$/.test(feature.verb) ? 'choose' : layoutNameOf(feature);
}

/** The inside of one section: form, list, table or figures for a feature of this kind, as HTML. */
export function drawFeature(context: Context): string {
  return layouts[layoutNameOf(context.feature)](context);
}

/** For whom a section is, as `For nurses`. */
export function forWhom(feature: Feature, idea: Idea): string {
  if (feature.actor === undefined) return `Done by ${idea.name}`;
  const fallback = idea.audiences.slice(0, 2).map(({ name }) => name);
  return `For ${feature.actor === 'users' && fallback.length > 0 ? listOf(fallback) : feature.actor}`;
}
