import { recordEarlyPresses } from './app/hydration/earlyPress';
import { keepEarlyIdea } from './app/hydration/keepEarlyIdea';
import { leaveEmptyResult } from './app/hydration/leaveEmptyResult';

// A separate, small script that runs before React: it leaves a page without content, records early clicks, and keeps an
// idea typed early.
leaveEmptyResult();
recordEarlyPresses();
keepEarlyIdea();
