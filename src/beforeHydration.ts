import { recordEarlyPresses } from './app/hydration/earlyPress';
import { keepEarlyIdea } from './app/hydration/keepEarlyIdea';
import { leaveEmptyResult } from './app/hydration/leaveEmptyResult';
import { reloadFromNotice } from './app/hydration/reloadFromNotice';

// A separate, small script that runs before React: it leaves a page without content, records early clicks, keeps an idea
// typed early, and reloads the page without losing that idea.
leaveEmptyResult();
recordEarlyPresses();
keepEarlyIdea();
reloadFromNotice();
