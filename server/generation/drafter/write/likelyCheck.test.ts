import { criteriaOf } from './criteriaOf';

test.each([
  ['A club.\n\nThe owner sees how many are in.', 'given known entries, what is shown'],
  ['A club.\n\nApprentices write down what they did each day.', 'entered once with every detail'],
])('a requirement whose words announce no test gets the likeliest one: %j', (idea, part) => {
  expect(criteriaOf(idea).join()).toContain(part);
});

test.each([
  // Too many tests are about as likely.
  'A club.\n\nThe scout leader is on top of things.',
  // Bookings are rarely meant where no words announce them.
  'A club.\n\nMembers who book a boat must be fit.',
  // Danish, for which there is no lexicon.
  'Et klubprogram.\n\nChauffører skal indtaste rute og last.',
])('a requirement without a sure test is to be agreed: %j', (idea) => {
  expect(criteriaOf(idea)).toEqual(['To be agreed']);
});
