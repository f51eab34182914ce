import type { TypeSlug } from '../types/productType';

/** The hue of the accent where no type is sure, in degrees of OKLCH. */
export const neutralHue = 262;

/** The hue of each type's accent; lightness and chroma are those of the style sheet. */
export const accentHues: Readonly<Record<TypeSlug, number>> = {
  tracker: 155,
  marketplace: 45,
  booking: 262,
  ticketing: 285,
  lending: 165,
  game: 305,
  'iot-monitor': 220,
  api: 275,
  'browser-extension': 250,
  'internal-tool': 240,
  clinical: 200,
  community: 15,
  'single-page-utility': 185,
  'e-commerce': 25,
  learning: 295,
  'content-tool': 330,
  delivery: 60,
  finance: 160,
  hr: 350,
  event: 320,
  directory: 130,
  survey: 230,
  chat: 255,
  analytics: 280,
  planning: 265,
};
