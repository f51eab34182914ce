const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const length = 8;
// The largest multiple of 36 within a byte: using higher values would favour some characters.
const fairLimit = 256 - (256 % characters.length);

/**
 * Generates a referral code: 8 upper-case letters and digits, each equally likely.
 *
 * @param fillRandomly fills bytes with random values; defaults to the browser's secure source
 */
export function generateReferralCode(
  fillRandomly: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => {
    crypto.getRandomValues(bytes);
  },
): string {
  const bytes = new Uint8Array(length);
  let code = '';
  while (code.length < length) {
    fillRandomly(bytes);
    for (const byte of bytes) {
      if (byte < fairLimit) code += characters.charAt(byte % characters.length);
    }
  }
  return code.slice(0, length);
}
