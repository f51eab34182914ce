/** What a control looks like: `people` and `entries` are lists, `slots` a calendar, `notice` a message that arrives. */
export type Shape =
  | 'button'
  | 'count'
  | 'entries'
  | 'fields'
  | 'map'
  | 'notice'
  | 'people'
  | 'rating'
  | 'search'
  | 'slots'
  | 'upload';
