import { fixHeading, ideaWithInstruction } from './ideaWithInstruction';

const idea = 'A calendar for bees';

test.each([
  ['Count hives', '\n\nRequirements:\n- Count hives'],
  [
    ' Count hives\r\n\r\n- Weigh them \n2. Sell honey',
    '\n\nRequirements:\n- Count hives\n- Weigh them\n- Sell honey',
  ],
  ['Success means: 500 hives by June', '\n\nRequirements:\n- Success means: 500 hives by June'],
  ['Success means:\nWho pays: the club\nOut of scope: ', '\n\nRequirements:\n- Who pays: the club'],
  ['Out of scope:\n- ads\n\nSuccess means:', '\n\nOut of scope:\n- ads'],
  ['Out of scope:\nads and chat', '\n\nOut of scope:\nads and chat'],
  ['# Rules\nNo ads', '\n\n# Rules\nNo ads'],
  ['# Rules\n\n- ads\n  - none', '\n\n# Rules\n\n- ads\n  - none'],
  ['', ''],
  ['Success means:\n\nOut of scope：', ''],
  [
    `Count hives\n${fixHeading}\n- Vague word (“fast”): Replace it.\nWeigh them`,
    '\n\nRequirements:\n- Count hives\n- Weigh them',
  ],
  [`${fixHeading}\n- Vague word (“fast”): Replace it.`, ''],
])('%j is added to the idea as %j', (instruction, added) => {
  expect(ideaWithInstruction(` ${idea}\n`, instruction)).toBe(idea + added);
});

test('a second instruction joins the first', () => {
  const once = ideaWithInstruction(idea, 'Count hives');
  const twice = ideaWithInstruction(once, 'Weigh them');
  expect(twice).toBe(`${once}\n- Weigh them`);
  const answered = `${twice}\n\nWho pays? The club`;
  expect(ideaWithInstruction(answered, 'Sell honey')).toBe(
    `${answered}\n\nRequirements:\n- Sell honey`,
  );
});
