const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * A monthly price as it is read: `$29.99 per month`.
 *
 * @param price in dollars
 */
export function priceText(price: number): string {
  return `${dollars.format(price)} per month`;
}
