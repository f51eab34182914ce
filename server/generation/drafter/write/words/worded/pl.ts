import type { WordedTable } from './wordedTable';

/** Polish tests of words that say exactly what to look at. */
export const plWorded: WordedTable = {
  sorted:
    '{quote}: wpisy, które się tym różnią, pojawiają się w tej kolejności, niezależnie od tego, który wprowadzono pierwszy.',
  perUnit:
    '{quote}: przy znanych wpisach dla dwóch z każdego rodzaju każdy jest pokazany osobno, a każda liczba się zgadza.',
  ofDay: '{quote}: gdy jest po jednym wpisie na wczoraj, dziś i jutro, widać tylko dzisiejszy.',
  withoutAccount:
    '{quote}: w prywatnym oknie przeglądarki działa od początku do końca i nic nie żąda logowania.',
  filtered:
    '{quote}: każda z tych danych znajduje wpis z szukaną wartością i żadnego z inną wartością.',
  onlySeen: '{quote}: nic innego nie ma na stronie ani w danych do niej wysyłanych.',
  dayBefore:
    '{quote}: zdarza się dokładnie raz, dzień wcześniej, i w żadnym innym dniu, ani przedtem, ani potem.',
  choice:
    '{quote}: każdą z tych wartości można wybrać, tylko jedną naraz; ostatnio wybrana jest widoczna także po odświeżeniu.',
  marked: '{quote}: oznaczenie jest też po odświeżeniu i nie ma go żaden inny wpis.',
  onTop:
    '{quote}: z dwóch wpisów, z których tylko jeden spełnia ten warunek, ten stoi nad drugim, bez względu na to, który wprowadzono wcześniej.',
  eachTime: '{quote}: w każdym z tych terminów dzieje się to dokładnie raz, a w żadnym innym nie.',
  own: '{quote}: z dwóch użytkowników o różnych danych każdy widzi tylko swoje, nawet gdy otworzy bezpośrednio adres URL drugiego.',
  offline:
    '{quote}: przy wyłączonym połączeniu działają te same kroki; gdy wróci, nic z tego, co w tym czasie wpisano, nie zginęło ani się nie powtarza.',
  import:
    '{quote}: potem widać każdy wiersz z jego wartościami; komunikat wskazuje każdy wiersz, którego nie dało się odczytać.',
  export: '{quote}: po otwarciu w innym programie plik pokazuje te same wartości co strona.',
  print: '{quote}: na używanym papierze nic nie jest ucięte i wszystko jest czytelne.',
  scan: '{quote}: ważny kod otwiera to, do czego należy; przy nieznanym pojawia się komunikat i nic się nie zmienia.',
  deadline: '{quote}: tuż przed tym jest w terminie; tuż po tym jest za późno.',
  unique:
    '{quote}: dwa utworzone w tej samej chwili różnią się, a żaden nie jest nigdy nadany dwa razy.',
  search: '{quote}: gdy jest wpis pasujący i niepasujący, na liście jest tylko pierwszy.',
  remove:
    '{quote}: potem nie ma tego na żadnej liście aktualnych wpisów ani w wynikach wyszukiwania.',
  upload: '{quote}: otwarte z tego wpisu zdjęcie wygląda tak, jak je zrobiono.',
  history:
    '{quote}: dwa wpisy zrobione jeden po drugim można później odnaleźć, po kolei, każdy ze swoim czasem.',
  live: '{quote}: zmiana na jednym urządzeniu pojawia się na drugim, już otwartym, bez odświeżania.',
  language:
    '{quote}: w każdym języku są wszystkie teksty, daty i komunikaty, a żaden nie jest w innym języku.',
  books:
    '{quote}: gdy dwie osoby próbują w tej samej chwili zająć ostatnie wolne, jedna je dostaje, a druga otrzymuje informację, że nie jest już wolne.',
  decides:
    '{quote}: sprawdzone raz z „tak” i raz z „nie”; wszyscy, których to dotyczy, widzą potem decyzję.',
  confirms:
    '{quote}: przedtem jest pokazane jako otwarte; potem jako załatwione, z osobą i czasem, także po odświeżeniu.',
  swaps:
    '{quote}: potem wszyscy, którzy widzą plan, znajdują każdą osobę na miejscu drugiej, a nikogo na obu.',
  told: '{quote}: za każdym razem wiadomość dociera do tej osoby i mówi, o co chodzi; bez powodu nic nie jest wysyłane.',
  cancels:
    '{quote}: potem u wszystkich, którzy to widzą, jest pokazane jako odwołane i nie liczy się w żadnej sumie.',
  assigns:
    '{quote}: potem jest pokazane przy wskazanej osobie i przy nikim innym, i obie strony to widzą.',
  computes:
    '{quote}: trzy przykłady obliczone ręcznie dają te same wyniki; jeden z nich wymaga zaokrąglenia.',
  file: '{quote}: wszyscy, którzy mogą widzieć wpis, mogą z niego otworzyć plik bez zmian.',
  paid: '{quote}: należna kwota zostaje pobrana dokładnie raz; jeśli płatność zostanie odrzucona lub przerwana, nic nie zostaje pobrane, a płacący otrzymuje informację.',
  firstWins:
    '{quote}: gdy dwie osoby robią to w tej samej chwili, jedna to dostaje, a druga otrzymuje informację.',
  oneStep: '{quote}: licząc od strony, na której się zaczyna, nie potrzeba więcej niż tyle.',
  ownOnly:
    '{quote}: próba na tym, co należy do kogoś innego, także po bezpośrednim otwarciu adresu URL, zostaje odrzucona i niczego nie zmienia.',
  overlap:
    '{quote}: drugi wpis, który pokrywa się z pierwszym choćby przez jedną minutę, zostaje odrzucony, a pierwszy pozostaje bez zmian.',
  approval: '{quote}: dopóki to nie nastąpi, nie liczy się i nic z tego nie wynika; potem tak.',
  anonymous:
    '{quote}: żadna strona, wiadomość ani żaden plik dla innych nie zawiera nazwiska ani niczego, co zdradza, kto to jest.',
  automatic: '{quote}: dzieje się to bez niczyjego działania i za każdym razem dokładnie raz.',
  onMap: '{quote}: dwa wpisy w znanych miejscach pojawiają się w tych miejscach na mapie.',
  optional: '{quote}: gdy zostaje puste, zapis też się udaje; po wypełnieniu jest znów pokazane.',
  recurring:
    '{quote}: obserwowane trzy razy z rzędu, zdarza się za każdym razem dokładnie raz i nigdy pomiędzy.',
  delivered: '{quote}: przy znanych wpisach wszystko się w tym zgadza i niczego nie brakuje.',
  signedIn:
    '{quote}: bez zalogowania żadna strona niczego z tego nie pokazuje, nawet po bezpośrednim otwarciu jej adresu URL.',
  required:
    '{quote}: bez tego próba zostaje odrzucona, a komunikat mówi dlaczego; z tym się udaje.',
  comments: '{quote}: jest pokazane tutaj z autorem, także po odświeżeniu, i nigdzie indziej.',
  votes:
    '{quote}: suma zgadza się z liczeniem ręcznym, także po kolejnym głosie, i nikt nie jest liczony dwa razy.',
  moves:
    '{quote}: potem u wszystkich, którzy to widzą, jest w nowym miejscu lub terminie, a nie w starym.',
  blocks:
    '{quote}: odtąd to, czemu ma to zapobiegać, zostaje odrzucone z komunikatem, który mówi dlaczego; po zniesieniu znów się udaje.',
  shares:
    '{quote}: ci, którym to udostępniono, mogą to otworzyć; każdy inny spotyka się z odmową, nawet po bezpośrednim otwarciu adresu URL.',
  lends:
    '{quote}: dopóki jest wypożyczone, jest pokazane jako wypożyczone i nikt inny nie może tego wziąć; po zwrocie jest znów dostępne.',
  pauses:
    '{quote}: podczas przerwy nic się z tego nie dzieje; po wznowieniu trwa dalej i nic z wcześniej wpisanych danych nie ginie.',
  joins: '{quote}: potem to nazwisko jest na liście dokładnie raz, także po drugiej próbie.',
  merges: '{quote}: potem jest jedno zamiast kilku, ze wszystkim, co zawierało każde z nich.',
  rates:
    '{quote}: gdy oceniają dwie osoby, obie oceny są zachowane, a każda suma lub średnia jest równa obliczonej ręcznie.',
  orders:
    '{quote}: zamówienie dociera do drugiej strony dokładnie raz, ze wszystkim zgodnie z wyborem i z sumą równą obliczonej ręcznie.',
  publishes:
    '{quote}: wcześniej ci, dla których jest przeznaczone, nie mogą tego znaleźć; potem mogą, ze wszystkim tak, jak wpisano.',
  entered:
    '{quote}: po jednokrotnym wpisaniu ze wszystkimi szczegółami wszystko jest znów pokazane tak, jak wpisano, także po odświeżeniu.',
  shown:
    '{quote}: przy znanych wpisach to, co widać, zgadza się z nimi, także po zmianie jednego z nich.',
  matched:
    '{quote}: spośród jednego, który pasuje, i jednego, który nie pasuje, proponowany jest tylko pierwszy.',
  steps:
    '{quote}: jeden przypadek przechodzi przez te kroki po kolei: po każdym wszyscy zainteresowani widzą, na jakim jest etapie, i żadnego nie można pominąć.',
  ifOnly:
    '{quote}: sprawdzone raz tam, gdzie to obowiązuje, i raz tam, gdzie nie, dzieje się tylko za pierwszym razem.',
  linked: '{quote}: każde z nich otwiera się z drugiego i nic innego się nie otwiera.',
  plays:
    '{quote}: to, co nagrano lub przesłano, odtwarza się od początku do końca na drugim urządzeniu.',
  chart:
    '{quote}: przy znanych wartościach z trzech momentów każda jest na swoim miejscu, a po brakującej zostaje przerwa.',
  external:
    '{quote}: na koncie testowym drugiego systemu pojawiają się te same wartości; gdy jest nieosiągalny, osoba, która to uruchomiła, dostaje wiadomość i nic nie ginie.',
  api: '{quote}: poprawne wywołanie dostaje opisaną odpowiedź; niepoprawne dostaje błąd, który mówi, co jest nie tak, i niczego nie zmienia.',
  edits:
    '{quote}: potem nowa wartość jest pokazana wszędzie tam, gdzie była stara, także po odświeżeniu.',
  measured:
    '{quote}: w porównaniu z odczytem wykonanym ręcznie w tej samej chwili wartość jest taka sama.',
  sends:
    '{quote}: dociera dokładnie raz i bez zmian do tych, dla których jest przeznaczone, i do nikogo innego.',
  inTurn:
    '{quote}: z trojga, którzy przychodzą jeden po drugim, każdy ma swoją kolej w tej kolejności; kto rezygnuje, nikomu nie zabiera miejsca.',
  documented:
    '{quote}: przy znanych wpisach dokument zawiera każdy z nich i każda liczba jest w nim poprawna.',
  compared: '{quote}: dwa znane przypadki są pokazane obok siebie i widać każdą różnicę.',
  counted:
    '{quote}: po dodaniu jednego pokazana liczba zmienia się dokładnie o jeden; po cofnięciu jest taka jak wcześniej.',
  played:
    '{quote}: przy trzech próbach zgodnych z opisem gra za każdym razem reaguje tak, a nie inaczej.',
};
