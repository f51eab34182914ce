import { generateReferralCode } from './generateReferralCode';

test('generates 8 upper-case letters and digits from the secure source', () => {
  const source = jest.spyOn(crypto, 'getRandomValues');
  const codes = Array.from({ length: 200 }, () => generateReferralCode());
  expect(source.mock.calls.length).toBeGreaterThanOrEqual(200);
  for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{8}$/);
  expect(new Set(codes).size).toBe(200);
});

test('each character is equally likely', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 252; byte += 1) {
    const character = generateReferralCode((bytes) => bytes.fill(byte)).charAt(0);
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect(counts.size).toBe(36);
  expect(new Set(counts.values())).toEqual(new Set([7]));
});

test('rejects bytes above the largest multiple of 36', () => {
  const draws = [
    [252, 253, 254, 255, 252, 253, 254, 255],
    [0, 25, 26, 35, 36, 251, 1, 2],
  ];
  const code = generateReferralCode((bytes) => {
    bytes.set(draws.shift() ?? []);
  });
  expect(code).toBe('AZ09A9BC');
  expect(draws).toEqual([]);
});
