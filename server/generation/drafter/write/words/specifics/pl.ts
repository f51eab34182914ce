import type { SpecificTable } from './specificTable';

/** Polish tests of words that say exactly what to look at. */
export const plSpecifics: SpecificTable = {
  sorted:
    '{quote}: dwa wpisy, które się tym różnią, stoją w tej kolejności, niezależnie od tego, który wprowadzono pierwszy.',
  perUnit:
    '{quote}: przy znanych wpisach dla dwóch z każdego rodzaju każdy ma własne, a każda liczba się zgadza.',
  onlySeen: '{quote}: nic więcej z tego nie ma na stronie ani w danych do niej wysyłanych.',
  ofDay: '{quote}: z trzech wpisów, na wczoraj, dziś i jutro, widać tylko dzisiejszy.',
  withoutAccount: '{quote}: w świeżej przeglądarce da się dojść do końca i nic nie żąda logowania.',
  filtered: '{quote}: każda z tych danych znajduje wpis z szukaną wartością i żadnego z inną.',
  dayBefore: '{quote}: dwa dni wcześniej nic, dzień wcześniej dokładnie raz, potem już nie.',
  moved:
    '{object}: potem jest w nowym miejscu, a nie w starym, dla wszystkich, którzy widzą jedno z nich.',
  signed:
    '{object}: widać potem, co podpisano, kto i kiedy. Do uzgodnienia: czy można to jeszcze zmienić?',
  marked:
    '{object}: ten wpis pokazuje to potem wszystkim, którzy go widzą, także po przeładowaniu; sąsiedni nie.',
  trigger: 'Do uzgodnienia dla {quote}: co to uruchamia i jak szybko musi dotrzeć?',
  perOne: '{quantity}: za jedno dokładnie tyle, za dwa {double}.',
};
