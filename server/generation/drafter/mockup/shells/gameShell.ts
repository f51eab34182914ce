import type { Markup } from '../markup';
import { markup } from '../markup';
import { linkButton } from '../parts';
import type { ShellInput } from './shellInput';

const faces = ['●', '▲', '■', '◆', '★', '⬢', '✚', '◐'];

/** One round: the style sheet counts the turned tiles as the score, and the end of the round leads to the result. */
export function gameShell({ brief, texts, resultId }: ShellInput): Markup {
  const { words } = brief;
  const [round] = texts.records;
  const tiles = Array.from(
    { length: 16 },
    (_, index) =>
      markup`<label class="turn"><input type="checkbox" name="tile" value="${index}"><span><span class="number">${index + 1}</span><span class="face" aria-hidden="true">${faces[(index * 5) % 8]}</span></span></label>`,
  );
  const title = round && markup`<h2>${brief.sample(round.title)}</h2>`;
  return markup`<div class="game panel"><div class="hud">${title}<p class="muted">${round && brief.sample(round.detail)}</p></div>
<fieldset class="tiles"><legend class="hidden">${words.round}</legend>${tiles}</fieldset>
<p class="score"><span>${words.score}</span><span class="score-value"></span></p>
<div class="game-foot">${linkButton(resultId, words.finish, 'primary')}</div></div>`;
}
