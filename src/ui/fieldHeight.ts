/** How high a field of one line is: its line of text and the padding above and below; for buttons that stand beside it. */
export const fieldHeight = 'calc(1.5rem + 24px)';
