/** What a designer draws for a requirement: in the order of the weights. */
export const shapeLabels = [
  'list',
  'record',
  'form',
  'choice',
  'button',
  'search',
  'calendar',
  'slots',
  'map',
  'board',
  'queue',
  'checklist',
  'chat',
  'notice',
  'scan',
  'photo',
  'media',
  'timer',
  'figure',
  'chart',
  'progress',
  'compare',
  'sign',
  'pay',
  'rate',
  'document',
  'log',
  'toggle',
  'game',
  'code',
  'none',
] as const;

export type ShapeLabel = (typeof shapeLabels)[number];

/** What a control looks like: `people` and `entries` are lists, `slots` free times, `notice` a message that arrives. */
export type Shape =
  | Exclude<ShapeLabel, 'list' | 'record' | 'form' | 'choice' | 'none' | 'game'>
  | 'entries'
  | 'fields'
  | 'options'
  | 'people'
  | 'picture'
  | 'poll';
