import type { Shell } from '../../types/productType';
import type { Markup } from '../markup';
import { apiShell } from './apiShell';
import { boardShell } from './boardShell';
import { calendarShell } from './calendarShell';
import { chatShell } from './chatShell';
import { deviceShell } from './deviceShell';
import { gameShell } from './gameShell';
import { popupShell } from './popupShell';
import { recordsShell } from './recordsShell';
import type { ShellInput } from './shellInput';
import { shopShell } from './shopShell';
import { utilityShell } from './utilityShell';

/** How the main screen of each kind of product is drawn, beneath its heading. */
export const drawShell: Readonly<Record<Shell, (input: ShellInput) => Markup>> = {
  api: apiShell,
  board: boardShell,
  calendar: calendarShell,
  chat: chatShell,
  device: deviceShell,
  game: gameShell,
  popup: popupShell,
  records: recordsShell,
  shop: shopShell,
  utility: utilityShell,
};
