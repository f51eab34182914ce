import { ideaWithAnswers } from '../../../../contract/ideaWithAnswers';
import { sortIdea } from '../sort/sortIdea';
import { likelySummary } from './likelySummary';

test.each([
  [
    'a wish for the product',
    'Minutes, hall committee\n\nMaggie keeps a diary. What we need is an online calendar for the hall. Olu sees each week who is in.',
    'What we need is an online calendar for the hall',
  ],
  [
    'what a sentence wishes for in its second half',
    'We run a food bank with three sites and want a stock tool that replaces our spreadsheet. Whoever is at the door weighs each bag. Each bag has a label.',
    'We run a food bank with three sites and want a stock tool that replaces our spreadsheet',
  ],
  [
    'the first deed, neither the title nor the list of users',
    'Rowing club boat booking\n\nPeople\n- Members (about 140)\n- Boat captain – looks after the fleet\n\nBooking\n- Members book a boat for a slot of 90 minutes\n- Each member holds 2 bookings',
    'Members book a boat for a slot of 90 minutes',
  ],
  [
    'what is wished for, neither who asks for it nor a greeting',
    'Hi Priya,\n\nas promised, what we talked about. I run the catering for four schools. I want an app in which teachers tick who eats today.',
    'I want an app in which teachers tick who eats today',
  ],
  [
    'what is done, in an idea that wishes for nothing',
    'LEAGUE RULES → APP\n\nWe run a darts league in five pubs.\n\nCaptains enter the score of a match.\nBoth captains sign the card.',
    'Captains enter the score of a match',
  ],
])('the summary opens with %s', (_name, idea, quote) => {
  expect(likelySummary(sortIdea(idea))[0]).toBe(quote);
});

test('an answer to a question is never quoted in the summary', () => {
  const idea = 'Members book a court.';
  const answered = ideaWithAnswers(idea, [
    ['Who may cancel a booking?', 'I want an app in which members cancel it.'],
  ]);
  expect(likelySummary(sortIdea(answered))).toEqual(likelySummary(sortIdea(idea)));
});
