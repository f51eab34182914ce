import { criteriaOf } from './criteriaOf';
import { documentWords } from './documentWordsOf';
import { demandPatterns } from './words/demandPatterns';
import type { WordedName } from './words/worded/wordedTable';

/** Whether the criteria of an idea's last statement contain a test. */
function isTested(idea: string, code: keyof typeof documentWords, name: WordedName): boolean {
  const end = documentWords[code].worded[name].replace('{quote}', '');
  return criteriaOf(idea).some((one) => one.endsWith(end));
}

test.each<[WordedName, keyof typeof documentWords, string]>([
  ['firstWins', 'en', 'First one to tap "I\'ll get it" has it.'],
  ['firstWins', 'en', 'Free shifts are first come, first served.'],
  ['firstWins', 'de', 'Eine App für Fahrer. Wer zuerst annimmt, bekommt die Fahrt.'],
  ['oneStep', 'en', 'Members can pay their bill with one click.'],
  ['oneStep', 'en', 'Booking takes one tap.'],
  ['oneStep', 'de', 'Das Personal bestätigt die Übergabe mit einem Klick.'],
  [
    'oneStep',
    'fr',
    'Une appli pour le jardin.\n\nLes jardiniers indiquent leurs absences en deux clics.',
  ],
  ['ownOnly', 'en', 'Operators can edit notes for their own cranes.'],
  ['ownOnly', 'en', 'Sellers can delete only their listings.'],
  ['own', 'en', 'Families see slots of "their" tuner only.'],
  ['overlap', 'en', 'The system refuses overlapping reservations.'],
  ['overlap', 'de', 'Eine App für Räume. Das System verhindert Doppelbuchungen.'],
  ['overlap', 'en', 'The planner puts no two groups in the same room.'],
  ['approval', 'en', 'Every claim has to be approved by the team lead.'],
  ['approval', 'de', 'Eine App für Spesen. Jeder Antrag muss von der Leitung genehmigt werden.'],
  ['anonymous', 'en', 'The comments are anonymous.'],
  ['anonymous', 'fr', 'Une appli pour l’école.\n\nLes réponses restent anonymes.'],
  ['automatic', 'en', 'The clerk gets the sum automatically.'],
  ['onMap', 'en', 'The council sees the loud streets on a map.'],
  ['onMap', 'pt', 'Um site para a horta.\n\nMostrar no mapa quem cuida de cada canteiro.'],
  ['optional', 'en', 'The phone number is optional.'],
  ['recurring', 'en', 'Payment is collected every Monday.'],
  ['recurring', 'en', 'After each wrong guess the view zooms out.'],
  ['required', 'en', 'Cooks must tick that they have read the rules.'],
  ['required', 'en', 'The lead may drop an action, reason required.'],
  ['required', 'en', 'Each refusal needs a reason.'],
  ['delivered', 'en', 'The coordinator sees all shifts in one list.'],
  ['onTop', 'en', 'Members report a leak, and it goes to the top of the list.'],
  ['eachTime', 'en', 'The app sends reminders 30 and 7 days before expiry.'],
  ['eachTime', 'de', 'Eine App für Geräte. Die App erinnert 30 und 7 Tage vor der Prüfung.'],
  ['decides', 'en', 'Officers approve, refuse or send back a request.'],
  ['delivered', 'en', 'The registrar gets a list of late books.'],
  ['delivered', 'en', 'The owner wants a monthly report of no-shows per therapist.'],
  ['delivered', 'es', 'El ayuntamiento recibe cada mes la lista de viajes.'],
  ['signedIn', 'en', 'Everyone who opens the page has to sign in with their work e-mail.'],
  ['required', 'en', 'A report has a description and at least one photo.'],
  ['required', 'en', 'Sellers upload at least one photo.'],
  ['required', 'en', 'Every listing needs a title, a price and at least one photo.'],
  ['required', 'de', 'Eine App für Räume. Mitglieder müssen mindestens ein Foto hochladen.'],
  ['delivered', 'en', 'The clerk makes a timetable for the week.'],
  ['required', 'en', 'The phone number is mandatory.'],
  ['comments', 'en', 'Mentors comment on single lines.'],
  ['votes', 'fr', 'Une appli pour les idées.\n\nChaque salarié peut voter pour une idée.'],
])('%s, in %s: %j', (name, code, idea) => {
  expect(isTested(idea, code, name)).toBe(true);
});

test.each<[WordedName, string]>([
  ['firstWins', 'The first lesson has a video.'],
  ['oneStep', 'The shop sells one click pen.'],
  ['ownOnly', 'Coaches can edit the plan of each team.'],
  ['overlap', 'The calendar shows overlapping events.'],
  ['approval', 'The clerk approves a claim.'],
  ['anonymous', 'A shelf without a name is emptied.'],
  ['anonymous', 'Dancers stay anonymous until both have said yes.'],
  ['recurring', 'The carer comes in on Thursdays and sees the week.'],
  ['delivered', 'The clerk gets the list as a CSV.'],
  ['delivered', 'The member gets a waiting list place.'],
  ['delivered', 'The chef makes a table for two.'],
  ['delivered', 'Staff receive a copy of the key.'],
  ['required', 'Guests see at least one hut nearby.'],
  ['required', 'The page shows at least one review.'],
  ['required', 'There is at least one free slot each week.'],
  ['required', 'The guide keeps at least one lamp lit.'],
  ['required', 'At least one time the coach calls.'],
  ['required', 'Nurses must accept or reject a swap.'],
  ['delivered', 'Therapists need a receipt printer.'],
  ['delivered', 'The cook needs his list in order to shop.'],
  ['delivered', 'Collectors search by artist and leave a want list.'],
  ['recurring', 'Players look after each other the whole time.'],
  ['optional', 'The clerk sees optional extras of a tour.'],
])('not %s: %j', (name, idea) => {
  expect(isTested(idea, 'en', name)).toBe(false);
});

test('what waits above a number needs no second test', () => {
  const idea = 'Discounts over 10 % must be approved by the boss.';
  expect(criteriaOf(idea)).toHaveLength(1);
});

test('how something is done is tested beside what is done', () => {
  expect(isTested('The patient confirms each dose with one tap.', 'en', 'oneStep')).toBe(true);
  expect(isTested('The patient confirms each dose with one tap.', 'en', 'confirms')).toBe(true);
});

test('words that say what to look at are tested beside a number', () => {
  const idea = 'A list of loaves at 9 p.m., sorted by oven.';
  expect(criteriaOf(idea)).toHaveLength(2);
  expect(isTested(idea, 'en', 'sorted')).toBe(true);
});

test('what is handed over is searched for in linear time', () => {
  const start = performance.now();
  for (const { pattern } of demandPatterns) pattern.exec('gets a list '.repeat(10_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
