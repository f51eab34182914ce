import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { secondsIn, secondsOf } from '../read/timeUnits';
import type { Statement, Workbook } from '../sort/workbook';
import { mockupWordsOf } from './mockupWordsOf';
import { taskWords } from './words/taskWords';
import type { Field } from './thing';

const { day } = secondsIn;

// Each booking asks for the whole idea.
const known = new WeakMap<Workbook, boolean>();

function hasSlots(workbook: Workbook, slot: RegExp): boolean {
  const has = known.get(workbook) ?? workbook.statements.some(({ text }) => slot.test(text));
  known.set(workbook, has);
  return has;
}

/** When something is booked: the day, and where it takes minutes or hours or the idea has slots, the time. */
export function whenOf(workbook: Workbook, { text, quantities }: Statement): Field[] {
  const lexicon = lexicons[workbook.language];
  const { slot } = taskWords[workbook.language];
  const words = mockupWordsOf(workbook);
  const isShort = quantities.some(({ text: said, comparison }) => {
    const unit = folded(said).replace(/^[\p{N}.,\s–-]+/u, '');
    return comparison !== 'by' && (secondsOf(unit, lexicon) ?? day) < day;
  });
  const isTimed = isShort || slot.test(text) || hasSlots(workbook, slot);
  const date: Field = { name: words.date, kind: 'date' };
  return isTimed ? [date, { name: words.time, kind: 'time' }] : [date];
}
