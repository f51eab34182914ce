import { noteEarlyPresses } from './app/earlyPress';

// A script of its own, small enough to be there before anybody can press anything.
noteEarlyPresses();
