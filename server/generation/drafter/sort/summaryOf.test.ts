import { sortIdea } from './sortIdea';

const summaryOf = (idea: string): readonly string[] => sortIdea(idea).summary;

test.each([
  [
    'a wish for the product, not what only makes sense after another sentence',
    'Minutes, hall committee\n\nMaggie keeps a diary. He would like it as a printable page. Agreed we need an online calendar. Olu sees each week who is in.',
    ['Agreed we need an online calendar'],
  ],
  [
    'what a sentence wishes for in its second half',
    'We run a food bank with three sites and want a stock tool that replaces our spreadsheet. Whoever is at the door weighs each bag. Each bag has a label.',
    ['We run a food bank with three sites and want a stock tool that replaces our spreadsheet'],
  ],
  [
    'the first deed, neither the title nor the list of users',
    'Rowing club boat booking\n\nPeople\n- Members (about 140)\n- Boat captain – looks after the fleet\n\nBooking\n- Members book a boat for a slot of 90 minutes\n- Each member holds 2 bookings',
    ['Members book a boat for a slot of 90 minutes'],
  ],
  [
    'what a title says beside the name',
    'PROJECT: CanteenCount – school lunch pre-ordering\n\nToday orders come in on paper lists. Parents order lunch until 8:30.',
    ['PROJECT: CanteenCount – school lunch pre-ordering', 'Parents order lunch until 8:30'],
  ],
  [
    'what is wished for, neither who asks for it nor a greeting',
    'Hi Priya,\n\nas promised, what we talked about. I run the catering for four schools. I want an app in which teachers tick who eats today.',
    ['I want an app in which teachers tick who eats today'],
  ],
  [
    'how an idea begins that wishes for nothing, neither a title without a verb nor a cell',
    'LEAGUE RULES → APP\n\nWe run a darts league in five pubs.\n\nCaptains enter the score of a match.\nBoth captains sign the card.',
    ['We run a darts league in five pubs', 'Captains enter the score of a match'],
  ],
])('the summary has %s', (_name, idea, quotes) => {
  expect(summaryOf(idea)).toEqual(quotes);
});
