import { recordEarlyPresses } from './app/hydration/earlyPress';
import { leaveEmptyResult } from './app/hydration/leaveEmptyResult';

// A separate, small script that runs before React: it leaves a page without content and records early clicks.
leaveEmptyResult();
recordEarlyPresses();
