import { noteEarlyPresses } from './app/hydration/earlyPress';

// A separate, tiny script that runs before the user can press anything.
noteEarlyPresses();
