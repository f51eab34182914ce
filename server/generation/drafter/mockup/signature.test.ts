import { mockupOf } from './mockupOf';

test('an API shows the calls that the idea spells out', () => {
  const page = mockupOf(
    'Slabfeed: one REST API over avalanche bulletins, with API keys and webhooks.\n\n- GET /v1/regions returns JSON\n- POST /v1/hooks calls a webhook\n- Each endpoint needs an API key and has a rate limit',
  );
  const calls = page.querySelectorAll('.screen:first-child .choice code');
  expect(Array.from(calls, ({ textContent }) => textContent)).toEqual([
    'GET /v1/regions',
    'POST /v1/hooks',
  ]);
});

test('devices show the quantity that the idea speaks of', () => {
  const page = mockupOf(
    'Sensors in fridges send their humidity to a dashboard with alarms.\n\n- Staff add a fridge\n- Staff see each fridge with its humidity\n- An alert goes out if a sensor reports no reading for 10 minutes',
  );
  const readings = page.querySelectorAll('.screen:first-child .device .reading');
  expect(readings).toHaveLength(5);
  for (const { textContent } of readings) expect(textContent).toMatch(/^\d+ %$/u);
});

test('a week shows what is booked in a booking system, above its records', () => {
  const page = mockupOf(
    'A booking system for two rehearsal rooms.\n\n- Bands book a room for a slot\n- Bands cancel a booking\n- The porter sees all bookings of today',
  );
  expect(page.querySelector('.screen:first-child .week .slot')).not.toBeNull();
});
