import { noteEarlyPresses } from './app/hydration/earlyPress';
import { leaveEmptyResult } from './app/hydration/leaveEmptyResult';

// A separate, tiny script that runs before the user can press anything.
leaveEmptyResult();
noteEarlyPresses();
