const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Formats a monthly price: `$29.99 per month`.
 *
 * @param price in dollars
 */
export function priceText(price: number): string {
  return `${dollars.format(price)} per month`;
}
