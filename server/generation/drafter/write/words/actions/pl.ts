import type { ActionTable } from './actionWords';

/** Polish actions. Verbs go by their action in the lexicon, besides these. */
export const plActions: ActionTable = {
  endpoint: {
    things: /(?<!\p{L})(?:get|post|put|patch|delete|head)\s\/\S|webhook|endpoint/u,
    check: '{object}: przy poprawnym wywołaniu odpowiedź ma opisane pola i typy.',
    fails:
      'Błędne wywołanie, nieznany identyfikator lub brak klucza: opisany kod błędu, i nic się nie zmienia.',
  },
  pay: {
    check: '{object}: pokazana kwota jest pobrana dokładnie raz, z potwierdzeniem.',
    fails:
      'Płatność odrzucona lub przerwana: nic nie pobrano, osoba o tym wie, a druga próba nie pobiera podwójnie.',
  },
  signIn: {
    fails:
      'Dowód błędny, przeterminowany lub zużyty: odmowa bez wskazania, co było złe; po kilku próbach trzeba czekać.',
  },
  remove: {
    verbs: /^(?:anul|odwoł)/u,
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
  approve: {
    check: '{object}: po decyzji wszyscy zainteresowani widzą stan, kto zdecydował i kiedy.',
    fails:
      'Zdecydowane lub podpisane dwa razy, przez niewłaściwą osobę albo po zmianie: odmowa; to, co podpisano, zostaje bez zmian.',
  },
  upload: {
    check: '{object}: dobry plik lub kod jest potem dostępny dla uprawnionych i daje się otworzyć.',
    fails:
      'Plik za duży, niewłaściwy lub przerwany albo kod nieczytelny: odmowa z podaniem limitu lub powodu; to, co było, zostaje.',
  },
  transfer: {
    check:
      '{object}: to, co wychodzi, otwiera się gdzie indziej i zgadza się wiersz po wierszu ze znanymi danymi.',
    fails:
      'Nie ma co wydać albo przerwano w połowie: mówi się o tym, i żadna połowa nie uchodzi za całość.',
  },
  search: {
    check: '{object}: z wpisu pasującego i niepasującego znajduje się tylko pierwszy.',
    fails: 'Nic nie pasuje: mówi się o tym, a zapytanie zostaje, by je poszerzyć.',
  },
  notify: {
    verbs: /^(?:dostaj|otrzym|dostan)/u,
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
  assign: {
    check: '{object}: w każdej chwili ma to dokładnie jeden, a kto oddaje lub dostaje, widzi to.',
    fails:
      'Nikt nie może tego przejąć albo osoba odeszła: pozostaje widocznie otwarte i ktoś się dowiaduje.',
  },
  calculate: {
    check:
      '{object}: trzy przykłady policzone ręcznie się zgadzają, w tym jeden bez żadnych wartości.',
    fails:
      'Brak wartości lub jest niemożliwa: raczej żadnej liczby niż błędna, a brak jest nazwany.',
  },
  check: {
    check: '{object}: z przypadku ledwie zgodnego i ledwie niezgodnego przechodzi tylko pierwszy.',
    fails:
      'Nie da się teraz sprawdzić: przypadek czeka i jest tak oznaczony, ani przyjęty, ani odrzucony.',
  },
  sync: {
    check:
      '{object}: zmiana po jednej stronie jest po drugiej raz i bez zniekształceń, także po przerwie w łączności.',
    fails:
      'Druga strona nie odpowiada albo obie zmieniły to samo: praca trwa, nadrabia się później, a konflikt jest pokazany.',
  },
  measure: {
    fails:
      'Źródło milczy lub daje bzdury: lukę widać jako lukę, i nikt nie bierze starej wartości za nową.',
  },
  create: {
    check:
      '{object}: przy poprawnych danych po przeładowaniu jest raz, a każda wartość taka, jak wpisano.',
    fails:
      'Brak wartości, jest niemożliwa lub już istnieje: odmowa przy tym polu, reszta wpisu zostaje.',
  },
  organise: {
    verbs: /^(?:zmieni|przełoż|przenos|zamieni)/u,
    check: '{object}: potem jest tak dla wszystkich, którzy to widzą, także po przeładowaniu.',
  },
  show: {
    check:
      '{object}: widać dokładnie dane wprowadzone do testu, a przy następnym spojrzeniu także ich zmianę.',
  },
  report: {
    things:
      /(?<!\p{L})(?:raport\p{L}*|zestawieni\p{L}*|podsumowani\p{L}*|list[aęy]|statystyk\p{L}*|csv|pdf)(?!\p{L})/u,
    check:
      '{object}: zawiera dokładnie to, co powinno, sprawdzone na znanych danych; bez danych mówi o tym.',
  },
  only: {
    things:
      /tylko (?:dla|osob|kto|zarząd|członk|administrator|on|ona)|nikt inny|wyłącznie|jedynie/u,
    check:
      '{object}: to, co to wyklucza, jest odmówione lub nieobecne, także pod bezpośrednim adresem.',
  },
};
