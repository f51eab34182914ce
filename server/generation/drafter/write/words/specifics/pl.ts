import type { SpecificTable } from './specificTable';

/** Polish tests of words that say exactly what to look at. */
export const plSpecifics: SpecificTable = {
  sorted:
    '{quote}: dwa wpisy, które się tym różnią, stoją w tej kolejności, niezależnie od tego, który wprowadzono pierwszy.',
  highlighted: '{quote}: wpis, którego to dotyczy, tak wygląda; wpis, którego nie dotyczy, nie.',
  perUnit:
    '{quote}: przy znanych wpisach dla dwóch z każdego rodzaju każdy ma własne, a każda liczba się zgadza.',
  figure:
    '{quote}: przy znanych wpisach zgadza się z wartością obliczoną ręcznie i zmienia się wraz z następnym wpisem.',
  onlySeen: '{quote}: nic więcej z tego nie ma na stronie ani w danych do niej wysyłanych.',
  withDetail:
    '{quote}: pojawia się przy wpisie tak, jak podano. Do uzgodnienia: czy bez tego wpis jest odrzucany?',
  ranked:
    '{quote}: przy znanych wpisach, z których dwa różnią się o jeden, kolejność jest właściwa. Do uzgodnienia: co rozstrzyga remis.',
  ofDay: '{quote}: z trzech wpisów, na wczoraj, dziś i jutro, widać tylko dzisiejszy.',
  which:
    '{quote}: dwa przypadki o różnych odpowiedziach pokazują każdy właściwą, także po jej zmianie.',
  withoutAccount: '{quote}: w świeżej przeglądarce da się dojść do końca i nic nie żąda logowania.',
  hidden: '{quote}: nie ma tego ani na stronie, ani w danych do niej wysyłanych.',
  filtered: '{quote}: każda z tych danych znajduje wpis z szukaną wartością i żadnego z inną.',
  dayBefore: '{quote}: dwa dni wcześniej nic, dzień wcześniej dokładnie raz, potem już nie.',
  everything: '{quote}: widać tu po jednym wpisie z każdej innej roli.',
  chosen:
    '{quote}: każdą oferowaną możliwość można wybrać i widać ją potem jako wybraną. Do uzgodnienia: co jest do wyboru.',
  moved:
    '{quote}: potem jest w nowym miejscu, a nie w starym, dla wszystkich, którzy widzą jedno z nich.',
  cancelled:
    '{quote}: to, co było zajęte, jest znów wolne dla innych i nie liczy się temu, kto odwołał.',
  signed:
    '{quote}: widać potem, co podpisano, kto i kiedy. Do uzgodnienia: czy można to jeszcze zmienić?',
  marked:
    '{quote}: ten wpis pokazuje to potem wszystkim, którzy go widzą, także po przeładowaniu; sąsiedni nie.',
  edited:
    '{quote}: nowa wartość pojawia się wszędzie, gdzie jest używana. Do uzgodnienia: czy dotyczy też tego, co już wprowadzono?',
  blocked: 'Do uzgodnienia dla {quote}: co dokładnie przestaje być możliwe i kto to cofa?',
  outside:
    'Do uzgodnienia dla {quote}: czy program musi o tym wiedzieć? Jeśli tak, kto i kiedy to zapisuje?',
  occasion: '{quote}: dociera dokładnie raz, gdy zachodzi {given}; w innym przypadku wcale.',
  following: '{quote}: dociera dokładnie raz, gdy dzieje się to: {given}; w innym przypadku wcale.',
  trigger: 'Do uzgodnienia dla {quote}: co to uruchamia i jak szybko musi dotrzeć?',
  states: 'Do uzgodnienia dla {things}: z którego w który można przejść i kto to zmienia?',
  prices:
    'Każda z tych kwot jest naliczana co do grosza za to, przy czym stoi, i za nic innego: {things}.',
  perOne: '{quantity}: za jedno dokładnie tyle, za dwa {double}.',
  label: 'Do uzgodnienia dla {object}: co program ma tu robić?',
  figures: 'Przy znanych wpisach każda z tych danych zgadza się z obliczoną ręcznie: {things}.',
  numbered: '{quote}: jest na papierze, a dwa wydruki po kolei mają różne.',
};
