/** The time, handed in so that a test or a replay can choose it. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
