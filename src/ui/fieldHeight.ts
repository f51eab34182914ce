/** The height of a single-line field (text and padding), for the buttons beside it. */
export const fieldHeight = 'calc(1.5rem + 24px)';
