import type { WordedTable } from './wordedTable';

/** Polish tests of words that say exactly what to look at. */
export const plWorded: WordedTable = {
  sorted:
    '{quote}: dwa wpisy, które się tym różnią, stoją w tej kolejności, niezależnie od tego, który wprowadzono pierwszy.',
  perUnit:
    '{quote}: przy znanych wpisach dla dwóch z każdego rodzaju każdy ma własne, a każda liczba się zgadza.',
  ofDay: '{quote}: z trzech wpisów, na wczoraj, dziś i jutro, widać tylko dzisiejszy.',
  withoutAccount: '{quote}: w świeżej przeglądarce da się dojść do końca i nic nie żąda logowania.',
  filtered: '{quote}: każda z tych danych znajduje wpis z szukaną wartością i żadnego z inną.',
  onlySeen: '{quote}: nic więcej z tego nie ma na stronie ani w danych do niej wysyłanych.',
  dayBefore: '{quote}: dwa dni wcześniej nic, dzień wcześniej dokładnie raz, potem już nie.',
  marked:
    '{quote}: ten wpis pokazuje to potem wszystkim, którzy go widzą, także po przeładowaniu; sąsiedni nie.',
  own: '{quote}: z dwóch o różnych danych każdy ma lub widzi swoje i nic z cudzych, także przez adres.',
  offline:
    '{quote}: bez połączenia działają te same kroki; gdy wróci, wszystko dociera dokładnie raz.',
  import:
    '{quote}: potem widać każdy wiersz z jego wartościami; plik z jednym błędnym wierszem zostaje odrzucony, a komunikat wskazuje ten wiersz.',
  export:
    '{quote}: po otwarciu w innym programie treść zgadza się wpis po wpisie ze znanymi danymi.',
  print: '{quote}: na używanym papierze nic nie jest ucięte i wszystko da się przeczytać.',
  scan: '{quote}: ważny kod prowadzi do swojej rzeczy; nieznany jest zgłaszany i niczego nie zmienia.',
  deadline: '{quote}: tuż przed na czas, tuż po za późno.',
  unique:
    '{quote}: dwa utworzone w tej samej chwili mają różne, a żaden nie jest nigdy nadany ponownie.',
  devices: '{quote}: na każdym wymienionym tu urządzeniu główne kroki działają do końca.',
  search: '{quote}: z wpisu pasującego i niepasującego znajduje się tylko pierwszy.',
  remove: '{quote}: potem żadna lista ani wyszukiwanie nie podaje tego jako aktualne.',
  upload: '{quote}: zdjęcie otwiera się z tego wpisu takie, jakie zrobiono.',
  history:
    '{quote}: dwa wpisy dwóch osób można później odnaleźć bez zmian i po kolei, z autorem i czasem.',
  howMany:
    '{quote}: zgadza się z policzonym ręcznie, także po dodaniu jednego wpisu i po wycofaniu jednego.',
  live: '{quote}: zmiana na jednym urządzeniu pojawia się na drugim, już otwartym, bez przeładowania.',
  language:
    '{quote}: w każdym języku są wszystkie teksty, daty i komunikaty, a żaden nie zostaje w innym.',
  sees: '{quote}: z dwóch wpisów o znanych wartościach widać oba, każdy z własnymi; po zmianie jednego widać nową wartość.',
  seesIf:
    '{quote}: jeden przypadek, w którym tak jest, i jeden, w którym nie; każdy pokazany poprawnie.',
  enters:
    '{quote}: otwarte później ponownie, jest tam jeden raz, z każdą wartością tak, jak ją wpisano. Do ustalenia: które wartości są wymagane?',
  changes: '{quote}: wszędzie, gdzie była stara wartość, jest nowa, także po odświeżeniu.',
  books:
    '{quote}: dwie osoby próbują w tej samej chwili zająć to samo wolne; jedna je dostaje, a druga otrzymuje informację.',
  decides:
    '{quote}: jeden test z tak i jeden z nie; każdy pokazuje potem swoją decyzję wszystkim, których dotyczy.',
  confirms:
    '{quote}: do tego czasu widnieje jako otwarte; potem jako załatwione, z osobą i czasem, także po odświeżeniu.',
  swaps:
    '{quote}: potem każdy jest na miejscu drugiego dla wszystkich, którzy widzą plan, a nikt na obu.',
  told: '{quote}: za każdym razem, gdy jest powód, dociera do tej osoby i mówi, o co chodzi; bez powodu nic nie dociera.',
  cancels:
    '{quote}: potem jest widoczne jako odwołane dla wszystkich, którzy je widzą, i nigdzie się już nie liczy.',
  assigns: '{quote}: potem jest przy wskazanej osobie i przy nikim innym, i obie strony to widzą.',
  chooses:
    '{quote}: po ponownym otwarciu to, co wybrano, jest widoczne jako wybrane, a reszta nie.',
  computes:
    '{quote}: trzy przykłady policzone ręcznie dają to samo, jeden z nich wymaga zaokrąglenia.',
  file: '{quote}: plik otwiera się z tego wpisu bez zmian, u wszystkich, którzy mogą widzieć wpis.',
  paid: '{quote}: należna kwota jest księgowana jeden raz; jeśli płatność zostanie odrzucona lub przerwana, nic nie jest księgowane, a osoba otrzymuje informację.',
  firstWins:
    '{quote}: dwie osoby robią to w tej samej chwili; jedna to dostaje, a druga otrzymuje informację.',
  oneStep: '{quote}: licząc od strony, na której się zaczyna, nie potrzeba więcej.',
  ownOnly:
    '{quote}: próba na tym, co należy do kogoś innego, także przez adres, zostaje odrzucona i niczego nie zmienia.',
  overlap:
    '{quote}: drugi wpis, który dzieli z pierwszym choćby ostatnią chwilę, zostaje odrzucony, a pierwszy pozostaje bez zmian.',
  approval: '{quote}: dopóki to nie nastąpi, nie liczy się i nic z tego nie wynika; potem tak.',
  anonymous:
    '{quote}: żadna strona, wiadomość ani plik, które dostają inni, nie zawiera nazwiska ani niczego, co mówi, kto to jest.',
  automatic: '{quote}: dzieje się to, choć nikt nic nie robi, i za każdym razem raz.',
  onMap: '{quote}: dwa wpisy w znanych miejscach stoją w tych miejscach na mapie.',
  optional: '{quote}: bez tego zapis też się udaje; po wpisaniu widać to ponownie.',
  recurring:
    '{quote}: obserwowane przez trzy takie dni z rzędu dzieje się raz w każdym i nigdy pomiędzy nimi.',
  delivered:
    '{quote}: przy znanych wpisach dociera kompletne i poprawne, a nikt, kogo to nie dotyczy, tego nie dostaje.',
  signedIn: '{quote}: bez zalogowania żadna strona niczego z tego nie pokazuje, także przez adres.',
  required: '{quote}: bez tego próba zostaje odrzucona z podaniem powodu; z tym się udaje.',
  comments: '{quote}: widać to tutaj z autorem, także po odświeżeniu, i nigdzie indziej.',
  votes:
    '{quote}: suma zgadza się z liczeniem ręcznym, także po kolejnym głosie; nikt nie liczy się dwa razy.',
  moves:
    '{quote}: potem jest w nowym miejscu lub terminie, a nie w starym, u wszystkich, którzy to widzą.',
  blocks:
    '{quote}: odtąd każda próba użycia jest odrzucana z podaniem powodu; po odblokowaniu ta sama próba się udaje.',
  shares:
    '{quote}: ci, którym to udostępniono, mogą to otworzyć; każdy inny spotyka się z odmową, także pod bezpośrednim adresem.',
  lends:
    '{quote}: dopóki jest wypożyczone, tak jest pokazane i nikt inny nie może tego wziąć; po zwrocie jest znów dostępne.',
  pauses:
    '{quote}: podczas przerwy nic się z tego nie dzieje; potem trwa dalej i nic z wpisanych danych nie ginie.',
  joins: '{quote}: potem to nazwisko jest na liście dokładnie raz, także po drugiej próbie.',
  merges: '{quote}: potem jest jedno zamiast kilku, ze wszystkim, co zawierały.',
  rates:
    '{quote}: oceny dwóch osób są zachowane, a każda suma lub średnia jest równa obliczonej ręcznie.',
  orders:
    '{quote}: zamówienie dociera do drugiej strony dokładnie raz, ze wszystkim zgodnie z wyborem i sumą obliczoną ręcznie.',
  sends:
    '{quote}: dociera dokładnie raz i w całości do tych, dla których jest przeznaczone, i do nikogo innego.',
  publishes:
    '{quote}: wcześniej ci, dla których jest przeznaczone, tego nie znajdują; potem tak, ze wszystkim, jak wpisano.',
};
