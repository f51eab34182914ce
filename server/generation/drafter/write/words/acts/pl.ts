import type { ActTable } from './actTable';

/** What a test of each act looks at, in Polish. */
export const plActs: ActTable = {
  upload: {
    check: '{object}: dobry plik lub kod jest potem dostępny dla uprawnionych i daje się otworzyć.',
    fails:
      'Plik za duży, niewłaściwy lub przerwany albo kod nieczytelny: odmowa z podaniem limitu lub powodu; to, co było, zostaje.',
  },
  notify: {
    check:
      '{object}: jeśli zajdzie przypadek, przychodzi raz, do właściwej osoby i z podaniem powodu; w innym razie nic nie przychodzi.',
    fails:
      'Niedoręczone lub podwójne: kto na to liczy, widzi niepowodzenie, a powtórkę da się poznać.',
  },
  message: {
    check:
      '{object}: to, co wysyła jedna strona, jest u drugiej bez zmian, z nadawcą i czasem, w kolejności wysłania.',
    fails: 'Brak odpowiedzi albo druga strona odeszła: piszący widzi, że nikt nie przeczytał.',
  },
  create: {
    check:
      '{object}: przy poprawnych danych po przeładowaniu jest raz, a każda wartość taka, jak wpisano.',
    fails:
      'Brak wartości, jest niemożliwa lub już istnieje: odmowa przy tym polu, reszta wpisu zostaje.',
  },
  edit: {
    check: '{object}: potem jest tak dla wszystkich, którzy to widzą, także po przeładowaniu.',
  },
  remove: {
    check:
      '{object}: potem żadna lista ani wyszukiwanie tego nie podaje, a to, co zależało, jest załatwione.',
    fails:
      'Usunięte, zamknięte lub odwołane przez pomyłkę albo przez dwie osoby: druga dowiaduje się, że to już zrobione; czy da się cofnąć, mówi się wcześniej.',
  },
  book: {
    check:
      '{object}: gdy jest jedno wolne i dwie osoby próbują naraz, jednej się udaje, a druga się dowiaduje.',
    fails:
      'Zajęte, zablokowane lub za późno: nic nie jest zatrzymane, a pokazane jest to, co wolne.',
  },
  pay: {
    check: '{object}: pokazana kwota jest pobrana dokładnie raz, z potwierdzeniem.',
    fails:
      'Płatność odrzucona lub przerwana: nic nie pobrano, osoba o tym wie, a druga próba nie pobiera podwójnie.',
  },
  approve: {
    check: '{object}: po decyzji wszyscy zainteresowani widzą stan, kto zdecydował i kiedy.',
    fails:
      'Zdecydowane lub podpisane dwa razy, przez niewłaściwą osobę albo po zmianie: odmowa; to, co podpisano, zostaje bez zmian.',
  },
  rate: {
    check:
      '{object}: przy trzech różnych odpowiedziach wynik zgadza się z obliczonym ręcznie; druga tej samej osoby nie liczy się podwójnie.',
  },
  search: {
    check: '{object}: z wpisu pasującego i niepasującego znajduje się tylko pierwszy.',
    fails: 'Nic nie pasuje: mówi się o tym, a zapytanie zostaje, by je poszerzyć.',
  },
  show: {
    check:
      '{object}: widać dokładnie dane wprowadzone do testu, a przy następnym spojrzeniu także ich zmianę.',
  },
  live: {
    check:
      '{object}: otwarte na dwóch urządzeniach: zmiana pojawia się na drugim w ciągu 5 sekund bez odświeżania.',
  },
  map: {
    check:
      '{object}: dwa miejsca o znanym położeniu pojawiają się tam, gdzie są, i każde otwiera swoje dane.',
  },
  report: {
    check:
      '{object}: zawiera dokładnie to, co powinno, sprawdzone na znanych danych; bez danych mówi o tym.',
  },
  calculate: {
    check:
      '{object}: trzy przykłady policzone ręcznie się zgadzają, w tym jeden bez żadnych wartości.',
    fails:
      'Brak wartości lub jest niemożliwa: raczej żadnej liczby niż błędna, a brak jest nazwany.',
  },
  export: {
    check:
      '{object}: to, co wychodzi, otwiera się gdzie indziej i zgadza się wiersz po wierszu ze znanymi danymi.',
    fails:
      'Nie ma co wydać albo przerwano w połowie: mówi się o tym, i żadna połowa nie uchodzi za całość.',
  },
  print: {
    check:
      '{object}: na przewidzianej drukarce i papierze nic nie jest ucięte, każda sztuka wychodzi raz, nazwy i kody są czytelne.',
  },
  scan: {
    check:
      '{object}: ważny kod prowadzi dokładnie do swojej rzeczy; odczytany dwa razy liczy się raz; nieznany jest zgłaszany.',
  },
  signIn: {
    check:
      '{object}: próbuje osoba z dostępem i osoba bez: pierwsza dociera do swoich rzeczy, druga tylko do tych, które go nie wymagają.',
    fails:
      'Dowód błędny, przeterminowany lub zużyty: odmowa bez wskazania, co było złe; po kilku próbach trzeba czekać.',
  },
  restrict: {
    check:
      '{object}: to, co to wyklucza, jest odmówione lub nieobecne, także pod bezpośrednim adresem.',
  },
  publish: {
    check:
      '{object}: ktoś bez konta znajduje to i otwiera; tego, co nieopublikowane, nie ma nawet pod bezpośrednim adresem.',
  },
  assign: {
    check: '{object}: w każdej chwili ma to dokładnie jeden, a kto oddaje lub dostaje, widzi to.',
    fails:
      'Nikt nie może tego przejąć albo osoba odeszła: pozostaje widocznie otwarte i ktoś się dowiaduje.',
  },
  unique: {
    check:
      '{object}: gdy jedno już jest, drugie zostaje odrzucone i widać pierwsze; z dwóch prób naraz zostaje jedna.',
  },
  limit: {
    check:
      '{object}: dokładnie na granicy jeszcze działa; krok dalej zostaje odrzucony z podaniem granicy.',
  },
  queue: {
    check:
      '{object}: gdy z trzech osób w znanej kolejności odchodzi pierwsza, druga przesuwa się i o tym wie; nikt nie jest pominięty.',
  },
  choose: {
    check:
      '{object}: każdą możliwą odpowiedź można podać, jest po odświeżeniu i dociera do tego, kto jej potrzebuje; nowa zastępuje starą.',
  },
  schedule: {
    check:
      '{object}: wpisane na dzień i godzinę jest tam dla wszystkich, także po północy i przy zmianie czasu.',
  },
  sync: {
    check:
      '{object}: zmiana po jednej stronie jest po drugiej raz i bez zniekształceń, także po przerwie w łączności.',
    fails:
      'Druga strona nie odpowiada albo obie zmieniły to samo: praca trwa, nadrabia się później, a konflikt jest pokazany.',
  },
  import: {
    check:
      '{object}: z dziesięciu rekordów, w tym jednego błędnego, dziewięć przechodzi bez zmian, a błędny jest wskazany wraz z miejscem.',
  },
  measure: {
    check: '{object}: znana wartość u źródła dociera taka sama, z czasem i jednostką.',
    fails:
      'Źródło milczy lub daje bzdury: lukę widać jako lukę, i nikt nie bierze starej wartości za nową.',
  },
  history: {
    check:
      '{object}: dwa wpisy dwóch osób można później odnaleźć bez zmian i po kolei, z autorem i czasem.',
  },
  draw: {
    check:
      '{object}: znak w rogu i znak na środku są po zapisaniu w tym samym miejscu, także na innym ekranie.',
  },
  media: {
    check:
      '{object}: zaczyna się w 2 sekundy, można przerwać i wrócić w to samo miejsce, jest pełne do końca.',
  },
  suggest: {
    check:
      '{object}: w trzech znanych przypadkach propozycja pasuje do danych; odrzucona niczego nie zmienia.',
  },
  play: {
    check:
      '{object}: rozegrane raz według zasad i raz z ruchem zabronionym: stan i punkty się zgadzają, zabroniony ruch nie działa.',
  },
  resume: {
    check: '{object}: zamknięte w połowie i otwarte następnego dnia jest takie, jakie było.',
  },
  lend: {
    check: '{object}: dopóki jest wydane, widać, kto je ma i od kiedy; oddane jest od razu wolne.',
  },
  stock: {
    check:
      '{object}: od znanej ilości po jednym przyjęciu i dwóch wydaniach liczba się zgadza; przy zerze nic się nie wyda.',
  },
  expire: {
    check:
      '{object}: tuż przed nic się nie zmienia; tuż po jest tak dla wszystkich, bez niczyjego działania.',
  },
  time: {
    check:
      '{object}: obok drugiego zegara różnica jest mniejsza niż sekunda, także po przerwie i przy ciemnym ekranie.',
  },
  control: {
    check:
      '{object}: w 2 sekundy urządzenie to robi i podaje nowy stan; naciśnięte dwa razy dzieje się raz.',
  },
  join: {
    check: '{object}: zaproszona osoba wchodzi i widzi to, co inni; obcy z tym samym linkiem nie.',
  },
  endpoint: {
    check: '{object}: przy poprawnym wywołaniu odpowiedź ma opisane pola i typy.',
    fails:
      'Błędne wywołanie, nieznany identyfikator lub brak klucza: opisany kod błędu, i nic się nie zmienia.',
  },
  offline: {
    check:
      '{object}: bez połączenia działają te same kroki; gdy wróci, wszystko dociera dokładnie raz.',
  },
  privacy: {
    check:
      '{object}: to, co zapisane i wysłane o osobie testowej, nie wykracza poza to; po usunięciu nic nie zostaje.',
  },
  platform: {
    check: '{object}: każde wymaganie przechodzi się tam raz, na najstarszej używanej wersji.',
  },
  access: {
    check:
      '{object}: osoba, która tego potrzebuje, sama wykonuje główne zadanie, przy podwójnym tekście i kontraście 4,5 do 1.',
  },
  language: {
    check:
      '{object}: w każdym języku są wszystkie teksty, daty i komunikaty, żaden nie zostaje w innym, a najdłuższy nie jest ucięty.',
  },
  speed: {
    check:
      '{object}: mierzone dziesięć razy na realnych danych na najwolniejszym używanym urządzeniu; liczy się czas najdłuższy.',
  },
  simple: {
    check:
      '{object}: trzy osoby, które tego nie widziały, wykonują główne zadanie bez pytania; notuje się, gdzie się wahają.',
  },
  free: {
    check:
      '{object}: przejście od początku do końca: żaden krok nie żąda ani nie pokazuje niczego innego.',
  },
};
