import { deviceFrame, fittingWidth } from './deviceFrame';

test.each([
  [320, 'phone'],
  [700, 'tablet'],
  [1100, 'desktop'],
])('%d pixels fit a %s', (available, device) => {
  expect(fittingWidth(available)).toBe(device);
});

test('a narrower device is centred', () => {
  expect(deviceFrame('phone', 1000)).toMatchObject({ width: 390, left: 305, transform: 'none' });
});

test('a wider device is scaled down to the available width and keeps its height', () => {
  expect(deviceFrame('desktop', 512)).toMatchObject({
    width: 1024,
    height: '200%',
    left: 0,
    transform: 'scale(0.5)',
  });
});

test('a phone fills a narrower width, a desktop a wider one', () => {
  expect(deviceFrame('phone', 328)).toMatchObject({ width: 328, transform: 'none' });
  expect(deviceFrame('desktop', 1600)).toMatchObject({ width: 1600, transform: 'none' });
  expect(deviceFrame('tablet', 0)).toEqual({ width: '100%', height: '100%' });
});
