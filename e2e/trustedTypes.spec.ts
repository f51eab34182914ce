import { expect, test } from './fixtures';

/** What a script of the page might attempt. */
const attempts = {
  'an element by innerHTML': () => {
    document.createElement('div').innerHTML = '<img src="/x">';
  },
  'an element by document.write': () => {
    // oxlint-disable-next-line typescript/no-deprecated
    document.write('<p>x</p>');
  },
  'a script of another origin': () => {
    document.createElement('script').src = 'https://attacker.example/assets/x.js';
  },
  'a script that the build did not make': () => {
    document.createElement('script').src = '/api/x.js';
  },
  'a script as text': () => {
    document.createElement('script').text = 'hacked()';
  },
};

test('scripts create HTML and load scripts only as the policy allows', async ({
  page,

  watch,
}) => {
  watch.expectConsole(/Trusted/);
  await page.goto('/');
  for (const [name, attempt] of Object.entries(attempts)) {
    const refusal = await page.evaluate(attempt).catch(String);
    expect(refusal, name).toContain('Trusted');
  }
  await page.evaluate(() => {
    document.createElement('div').innerHTML = 'MM / DD';
    document.createElement('script').src = '/assets/x.js';
    document.createElement('script').src = `${location.origin}/assets/x.js`;
  });
});
