/** The meaning of a state, which determines its colour; `active` needs somebody's attention. */
export type Tone = 'good' | 'warn' | 'bad' | 'quiet' | 'active';
