import { Markup, markup } from './markup';

/** Paths in a square of 24 units. */
const paths = {
  home: 'M4 11l8-7 8 7v9h-6v-6h-4v6H4z',
  info: 'M12 11v6M12 7.5v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  form: 'M5 20h14M6 16l1-4 9-9 3 3-9 9z',
  card: 'M4 5h16v14H4zM4 10h16M8 14h5',
  message: 'M4 5h16v11H10l-5 4v-4H4z',
  view: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  check: 'M4 12l5 6L20 6',
  add: 'M12 5v14M5 12h14',
  alarm: 'M12 4L2 20h20zM12 10v5M12 17.500v.1',
  play: 'M8 5l11 7-11 7z',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
} as const;

type IconName = keyof typeof paths;

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
