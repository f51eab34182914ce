import { sortIdea } from '../sort/sortIdea';
import { expectSound } from './expectSound';
import { writeMockup } from './writeMockup';

function mockupOf(idea: string): Document {
  return expectSound(writeMockup(sortIdea(idea)));
}

describe('a task screen', () => {
  it.each([
    ['Members upload a photo', '[type=file]', 1],
    ['Members search by name', '[type=search]', 1],
    ['Members choose red, green or blue', '[type=radio]', 3],
    ['Members approve the loan', '[type=radio]', 2],
    ['Members pay a deposit of €20', '[inputmode=decimal][value="€20"]', 1],
    ['Members enter the colour, size and owner', '[type=text]', 3],
    ['Members enter the size in centimetres and the place on the body', '[type=text]', 2],
    ['Members enter the colour, birthday and description', '[type=date]', 1],
    ['Members enter the colour, birthday and description', 'textarea', 1],
    ['Members see the name, size and owner', 'th.wide', 3],
    ['Members comment on a tool', 'textarea', 1],
    ['Members can return a tool', '.primary', 1],
  ])('%s has %s', (text, selector, count) => {
    const page = mockupOf(`Users: members, stewards\n\n${text}.`);
    expect(page.querySelectorAll(`[id^=do-] :is(${selector})`)).toHaveLength(count);
    const [task] = page.querySelectorAll('[data-screen^=task]');
    expect(task?.textContent).toContain(text);
  });

  it.each([
    'The tool is lost after a year.',
    'Deposit of £20 on petrol tools.',
    'Deposit is lost when cancelled.',
    'Answers go to the office.',
    'The Friday survey takes 8 minutes.',
    'REST endpoint for tools.',
  ])('is not made of what nobody does: %s', (text) => {
    const page = mockupOf(`Users: members, stewards\n\n${text}`);
    expect(page.querySelectorAll('[data-screen^=task]')).toHaveLength(0);
    const told = [...page.querySelectorAll('[id^=statement-]')].map((one) => one.textContent);
    expect(told.join('\n')).toContain(text.slice(0, -1));
  });

  it.each([
    ['Patients sign the consent on the tablet', '[type=file]'],
    ['Members scan their badge at the door', '[type=file]'],
    ['Members order tools by the dozen', '[inputmode=decimal]'],
  ])('has no more than a button where the words leave it open: %s', (text, selector) => {
    const page = mockupOf(`Users: members, patients\n\n${text}.`);
    expect(page.querySelectorAll('[id^=do-] .primary')).toHaveLength(1);
    expect(page.querySelectorAll(`[id^=do-] :is(${selector})`)).toHaveLength(0);
  });

  it.each([
    ['Members mark a tool as ready, broken or lost', '[type=radio]', 3],
    ['Members tick what needs doing (oil, blade, handle)', '[type=checkbox]', 3],
    ['Members enter three readings', '[inputmode=decimal]', 3],
    ['Members say how many hours they used it', '[inputmode=decimal]', 1],
    ['Members say if they come on Friday', '[type=radio]', 2],
    ['Members pick a tool, pay €20 and choose if they need a bag', '[type=radio]', 2],
  ])('takes its fields from the words of the action: %s', (text, selector, count) => {
    const page = mockupOf(`Users: members, stewards\n\n${text}.`);
    expect(page.querySelectorAll(`[id^=do-] :is(${selector})`)).toHaveLength(count);
  });

  it('takes a pronoun out of its label', () => {
    const page = mockupOf(
      'Users: drivers, clerks\n\nDrivers scan it on delivery. Clerks confirm it.',
    );
    const titles = [...page.querySelectorAll('[data-screen^=task] h1')].map(
      (one) => one.textContent,
    );
    expect(titles).toEqual(['scan on delivery']);
  });

  it('makes no action of a quotation', () => {
    const page = mockupOf(
      'Users: neighbours\n\nEach post has two buttons: "I can help" and "Thank you".',
    );
    expect(page.querySelectorAll('[data-screen^=task]')).toHaveLength(0);
  });

  it('has no button for a limit, or for what somebody else does', () => {
    const page = mockupOf(
      'Users: members, stewards\n\nA member may hold at most 2 tools. People ring Ann and she books for them.',
    );
    expect(page.querySelectorAll('[data-screen^=task]')).toHaveLength(0);
  });

  it('states the limit of a field below it', () => {
    const page = mockupOf(
      'Users: cooks\n\nCooks post an offer: dish, portions, core temperature. An offer with a core temperature below 63 °C is refused.',
    );
    expect(page.querySelector('[id^=do-] small')?.textContent).toContain('below 63 °C');
  });

  it('lists what a role receives, without a form', () => {
    const page = mockupOf('Users: patients, doctors\n\nPatients get a letter as PDF.');
    expect(page.querySelector('[data-screen=home] .side')?.textContent).toContain('letter as PDF');
    expect(page.querySelectorAll('[data-screen^=task]')).toHaveLength(0);
  });

  it('says on its button what one does, and shows the whole clause beside a label cut short', () => {
    const page = mockupOf(
      'Users: nurses, doctors\n\nNurses can take a photo of the wound if the patient has agreed.',
    );
    expect(page.querySelector('[data-screen=home] .primary')?.textContent).toBe(
      'take a photo of the wound',
    );
    expect(page.querySelector('[data-screen^=task] .lead')?.textContent).toContain('has agreed');
  });

  it('confirms in place of the form', () => {
    const page = mockupOf('Users: members, stewards\n\nMembers can return a tool.');
    const form = page.querySelector('[id^=do-]');
    const target = form?.querySelector('.primary')?.getAttribute('href')?.slice(1) ?? '';
    expect(form?.querySelector(`#${target}`)?.textContent).toContain('Done');
  });

  it('is reached from the home screen', () => {
    const page = mockupOf('Users: members, stewards\n\nMembers can return a tool.');
    const lead =
      page.querySelector('[data-screen=home] .primary')?.getAttribute('href')?.slice(1) ?? '';
    expect(page.getElementById(lead)?.getAttribute('data-screen')).toMatch(/^task-r\d+$/);
  });
});
