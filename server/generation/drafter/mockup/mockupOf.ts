import { sortIdea } from '../sort/sortIdea';
import { expectSound } from './expectSound';
import { writeMockup } from './writeMockup';

/** The parsed mockup of an idea, after checks that hold for every mockup. */
export function mockupOf(idea: string): Document {
  return expectSound(writeMockup(sortIdea(idea)));
}

/** The screen with a heading. */
export function screenOf(page: Document, title: string): Element | undefined {
  return [...page.querySelectorAll('.screen')].find(
    (one) => one.querySelector('h1')?.textContent === title,
  );
}
