import { Markup, markup } from './markup';

/** Paths in a square of 24 units. */
const paths = {
  home: 'M4 11l8-7 8 7v9h-6v-6h-4v6H4z',
  info: 'M12 11v6M12 7.5v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  show: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5',
  file: 'M4 8h4l2-3h4l2 3h4v11H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  go: 'M9 5l7 7-7 7',
  decide: 'M4 12l5 6L20 6',
  pay: 'M3 6h18v12H3zM3 10h18M7 15h3',
  form: 'M5 20h14M6 16l1-4 9-9 3 3-9 9z',
  book: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  notice: 'M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4',
  message: 'M4 5h16v11H10l-5 4v-4H4z',
  button: 'M5 12h14M13 6l6 6-6 6',
  export: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  map: 'M9 4L3 6v14l6-2 6 2 6-2V4l-6 2zM9 4v14M15 6v14',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 20c1-4 4-5 8-5s7 1 8 5',
  rule: 'M5 5h6v5H5zM13 14h6v5h-6zM8 10v6h5',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7 12h10',
  timer: 'M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 9v4l3 2M9 2h6',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon. */
export function icon(name: IconName): Markup {
  return markup`<svg class="icon" aria-hidden="true"><use href="#i-${name}"/></svg>`;
}

/** All icons, once per page. */
export const iconSheet = new Markup(
  `<svg class="sheet" width="0" height="0" aria-hidden="true">${Object.entries(paths)
    .map(
      ([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
    )
    .join('')}</svg>`,
);
