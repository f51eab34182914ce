import { sortIdea } from './sortIdea';

test('what goes on from how things are today is background, though it names a deed', () => {
  const { statements } = sortIdea(`Hi Marek,

as promised, here is what I'd want. We fly hawks and falcons over four landfill sites to keep the gulls off. Right now each falconer keeps a notebook in the truck and I type it up on Sunday night, which takes me three hours and half of it is unreadable.

What I need: the falconer logs a flight on his phone when the bird comes back: which bird, which site, start and end time, weight before the flight, and a rough gull count before and after. A bird over its flying weight by more than 5 percent must not be put down for a flight that day. There's often no signal at the tip so it has to work offline and send later.

The site managers (two of them at the council) want a monthly report per site as a PDF, by the 3rd. They must not see the birds' weights, that's nobody's business but ours.

We're 7 falconers and 19 birds. Budget is about 9,000 pounds, and it should be running before gull season starts in October.

Cheers,
Dot`);
  expect(statements.find(({ text }) => text.startsWith('I type'))?.kind).toBe('B');
});

test('what must be done is not ruled out by the ban behind it', () => {
  const { statements } = sortIdea(`ARMOURY - prop weapon hire for theatre and film

Problem
We hire out 1,300 prop weapons (blank-firers, rapiers, rubber axes). Last year two blank-firers came back a week late and nobody noticed until the police licensing officer asked.

Users
- Armourer: checks items in and out, approves hires of blank-firers
- Hire desk: takes bookings
- Production company: browses, requests, sees only its own hires
- Licensing officer: read-only view of the blank-firer register

Must have
1. Search the catalogue by period, type and material.
2. A production requests items for a date range; the system shows what is already out.
3. Blank-firers can only be released after the armourer has seen the production's insurance certificate and a named responsible person.
4. Every movement of a blank-firer is written to the register and cannot be deleted.
5. Scan the barcode on return; damaged items go to "repair" and cannot be booked.
6. Overdue: e-mail the production on day 1, call the armourer's phone on day 2 for blank-firers.

Nice to have
- Scale photo next to a 1.80 m person

Out of scope
Real firearms. Online payment.

Constraints
Hosted in the UK, register kept for 7 years, search results in under 2 seconds.

Success
Late returns down from 11% to under 3% by next season.`);
  expect(statements.find(({ text }) => text.startsWith('damaged'))?.kind).toMatch(/[RC]/u);
});
