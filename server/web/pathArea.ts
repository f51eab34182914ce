/** What a path belongs to: one of the two APIs, a built file with a hashed name, or a page. */
export type PathArea = 'userApi' | 'generation' | 'asset' | 'page';

const areas = { api: 'userApi', v1: 'generation', assets: 'asset' } as const;

/**
 * Classifies a path by its first segment.
 *
 * @param url a path with or without a query, beginning with a slash
 */
export function pathArea(url: string): PathArea {
  const first = /^\/(api|v1|assets)(?=[/?#]|$)/.exec(url)?.[1];
  return first === 'api' || first === 'v1' || first === 'assets' ? areas[first] : 'page';
}
