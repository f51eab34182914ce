import { noteEarlyPresses } from './app/earlyPress';

// A separate, tiny script that runs before the user can press anything.
noteEarlyPresses();
