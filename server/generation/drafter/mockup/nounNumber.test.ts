import type { LanguageCode } from '../lexicon/languageCode';
import { lexicons } from '../lexicon/lexicons';
import { keyOf } from './nouns';
import { numbersOf } from './nounNumber';

test.each<[LanguageCode, idea: string, noun: string, one: string | undefined, several: string]>([
  ['de', 'Wir pflegen Gräber. Zu jedem Grab ein Foto.', 'Gräber', 'Grab', 'Gräber'],
  ['de', 'Eine Fahrt ist kurz, es gibt eine Liste mit allen Fahrten.', 'Fahrt', 'Fahrt', 'Fahrten'],
  [
    'de',
    'Wir arbeiten auf vier Friedhöfen. Ein Friedhof ist groß.',
    'Friedhöfen',
    'Friedhof',
    'Friedhöfe',
  ],
  ['de', 'Ich schreibe Angebote mit den Angeboten vom Vorjahr.', 'Angebote', 'Angebot', 'Angebote'],
  ['de', 'Ich suche in den Angeboten.', 'Angeboten', 'Angebot', 'Angebot'],
  ['de', 'Alle Türen haben eine Nummer, auch die Tür im Hof.', 'Türen', 'Tür', 'Türen'],
  ['de', 'Wir notieren Schwengelproben.', 'Schwengelproben', undefined, 'Schwengelproben'],
  ['de', 'Jedes Haus hat einen Plan.', 'Haus', 'Haus', 'Haus'],
  ['fr', 'On saisit les coupes.', 'coupes', 'coupe', 'coupes'],
  ['fr', 'On note les vélos et chaque vélo a une photo.', 'vélos', 'vélo', 'vélos'],
  ['fr', 'Les parcours sont affichés.', 'parcours', 'parcours', 'parcours'],
  ['es', 'Se apuntan los turnos.', 'turnos', 'turno', 'turnos'],
  ['es', 'Se apuntan las participaciones.', 'participaciones', undefined, 'participaciones'],
  ['it', 'I soci prenotano i turni.', 'turni', 'turno', 'turni'],
  ['nl', 'Elk veld hoort bij onze velden.', 'velden', 'veld', 'velden'],
  ['nl', 'We tellen zwerfkeien.', 'zwerfkeien', undefined, 'zwerfkeien'],
  ['pl', 'Notujemy awarię windy.', 'awarię', 'awaria', 'awaria'],
  ['ar', 'نسجل الموعد.', 'الموعد', 'موعد', 'موعد'],
])('tells one record from several in %s: %s', (code, idea, noun, one, several) => {
  const lexicon = lexicons[code];
  expect(numbersOf(lexicon, idea, keyOf(lexicon, noun), [noun])).toEqual({ one, several });
});
