import type { TypeSlug } from '../types/productType';

/** What a type's mockup has of its own besides its texts. */
export interface TypeLook {
  /** The hue of the accent in degrees of OKLCH; lightness and chroma are those of the style sheet. */
  hue: number;
  /**
   * What each of the type's screens shows, in the order of its texts: `main` is the first one to be seen. A number is that
   * of the entity, or after `state` that of the first entity's state.
   */
  screens: string;
}

/** The hue where no type is sure. */
export const neutralHue = 262;

/** The look of every type. */
export const typeLook: Readonly<Record<TypeSlug, TypeLook>> = {
  tracker: { hue: 155, screens: 'main form1 detail groups' },
  marketplace: { hue: 45, screens: 'main detail form1 table1 form' },
  booking: { hue: 262, screens: 'table2 main form groups list' },
  ticketing: { hue: 285, screens: 'form main detail groups table3' },
  lending: { hue: 165, screens: 'main detail form1 state3' },
  game: { hue: 305, screens: 'list main result table1' },
  'iot-monitor': { hue: 220, screens: 'main detail table2 form table3' },
  api: { hue: 275, screens: 'detail main form table2 table1' },
  'browser-extension': { hue: 250, screens: 'form main table1 groups table2' },
  'internal-tool': { hue: 240, screens: 'main form table1 table2 list' },
  clinical: { hue: 200, screens: 'main detail form1 table2 groups' },
  community: { hue: 15, screens: 'main detail form table1 table3' },
  'single-page-utility': { hue: 185, screens: 'main table1 groups' },
  'e-commerce': { hue: 25, screens: 'main detail basket form1 table1' },
  learning: { hue: 295, screens: 'main detail form3 groups table3' },
  'content-tool': { hue: 330, screens: 'main form state2 table1 state3' },
  delivery: { hue: 60, screens: 'main table1 detail form3 groups' },
  finance: { hue: 160, screens: 'main groups form table1 table3' },
  hr: { hue: 350, screens: 'main detail form1 table1 groups' },
  event: { hue: 320, screens: 'main detail table1 table3 form2' },
  directory: { hue: 130, screens: 'main groups detail form table2' },
  survey: { hue: 230, screens: 'main form detail form2 groups' },
  chat: { hue: 255, screens: 'main detail form list table3' },
  analytics: { hue: 280, screens: 'main detail groups table1 table3' },
  planning: { hue: 265, screens: 'main detail groups table3 form1' },
};
