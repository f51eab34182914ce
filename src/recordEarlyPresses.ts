import { recordEarlyPresses } from './app/hydration/earlyPress';

// A separate, small script that runs before the user can interact with the page.
recordEarlyPresses();
