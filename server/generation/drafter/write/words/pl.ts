import type { DocumentWords } from '../documentWords';

/** Polish words of the documents. */
export const pl: DocumentWords = {
  quotation: '„{text}”',
  comma: ', ',
  decimalPoint: ',',
  prd: 'Wymagania produktowe (PRD)',
  frd: 'Wymagania funkcjonalne (FRD)',
  workingTitle: '{label} (tytuł roboczy)',
  untitled: 'Pomysł bez tytułu',
  honesty:
    'Tego tekstu nie napisał model językowy: pomysł uporządkowały reguły. Wiersze oznaczone U, G, R, C, N i B cytują go słowo w słowo; wszystko inne zostało dodane i jest tak opisane.',
  connect:
    'Aby pisał model, ustaw na serwerze OPENAI_API_KEY lub OPENAI_BASE_URL i uruchom go ponownie.',
  sorted: '{sorted} z {all} stwierdzeń mówi, czym ma być produkt ({counts}).',
  unsorted:
    'Pozostałe ({rest}) przytoczono jako tło: ich słowa nie mówią, co robi produkt. Sprawdź, czy żadne nie jest wymaganiem.',
  unreadLanguage: 'Reguły nie znają tego języka: każde zdanie zacytowano bez zmian w części Tło.',
  typeLine: 'Wygląda na: {label}',
  noType: 'Jaki to rodzaj produktu? Pomysł tego nie rozstrzyga, więc nie ma typowych propozycji.',
  headings: {
    summary: 'Podsumowanie',
    context: 'Punkt wyjścia',
    users: 'Użytkownicy',
    goals: 'Cele',
    requirements: 'Wymagania',
    constraints: 'Ograniczenia',
    exclusions: 'Wykluczone',
    contradictions: 'Sprzeczności',
    background: 'Tło',
    questions: 'Pytania otwarte',
    suggestions: 'Typowe dla produktu „{label}”; nie ma tego w pomyśle',
    risks: 'Znane ryzyka produktu „{label}”; nie ma ich w pomyśle',
    permissions: 'Kto co robi',
    entities: 'Dane i stany',
    houseRules: 'Zasady ogólne (spoza pomysłu)',
  },
  none: {
    users: 'Pomysł nie wymienia użytkowników.',
    goals: 'W pomyśle nie znaleziono celu.',
    requirements: 'W pomyśle nie znaleziono niczego, co produkt robi.',
    constraints: 'W pomyśle nie znaleziono żadnych.',
    exclusions: 'W pomyśle niczego nie znaleziono.',
  },
  priorities: { must: 'Musi', should: 'Powinno', could: 'Może' },
  notes: {
    namedIn: 'zob. {ids}',
    reasonFor: 'powód dla {id}',
    purposeOf: 'cel dla {id}',
    continues: 'ciąg dalszy {id}: {quote}',
    undecided: 'nierozstrzygnięte, zob. {id}',
    struck: 'przekreślone w pomyśle',
    conflict: 'w sprzeczności, zob. {id}',
    who: 'Kto: {who}',
    under: 'W części: {heading}',
    why: 'Dlaczego: {quote} ({id})',
    alongside: 'Uwzględnij też: {ids}',
    unchecked: 'Ze słów {ids} nie wynika żaden test: ustalcie po jednym dla każdego.',
    excludedYetAsked: 'wykluczone, a zarazem wymagane',
    sideA: 'Strona A',
    sideB: 'Strona B',
    role: 'Rola',
    does: 'Robi',
    ruledOut: 'Wykluczone',
    alsoSaid: 'Powiedziano też: {quote} ({id})',
  },
  every: /(?<!\p{L})(?:każd(?:y|a|e|ego|ej|emu|ym|ą)|wszystk\p{L}+)\s(?!raz)\p{L}+/u,
  criteria: {
    condition: 'Zakładając {given}, wtedy {then}.',
    each: 'Każda z tych rzeczy istnieje, sprawdzona osobno: {things}.',
    bounds: {
      atMost: '{quantity}: {at} spełnia warunek, {over} już nie.',
      below: '{quantity}: {under} spełnia warunek, {at} już nie.',
      atLeast: '{quantity}: {at} spełnia warunek, {under} jeszcze nie.',
      above: '{quantity}: {over} spełnia warunek, {at} jeszcze nie.',
      every:
        '{quantity}: taki jest odstęp między dwoma kolejnymi; żadne nie wypada ani się nie dubluje.',
      after: '{quantity}: przy {under} jeszcze nie, przy {at} już tak.',
      range: '{quantity}: oba końce się liczą; {under} i {over} już nie.',
      by: '{quantity}: trzeba ustalić, czy ten dzień jeszcze się liczy.',
      exactly: '{quantity}: dokładnie tyle czy granica? Uzgodnić, a potem sprawdzić samą wartość.',
    },
    around: '{quantity}: sprawdzić dokładnie tam i po obu stronach.',
    literal: '{quantity}: sprawdzić dokładnie dla tej wartości.',
    actions: [
      {
        verbs: /^(?:szuka|wyszuk|przeszuk|filtr)/u,
        check:
          '{object}: wyszukiwanie znajduje znaną pozycję, informuje o braku wyników i daje się wyczyścić.',
      },
      {
        verbs: /^(?:powiad|ostrze|przypom|zawiad)/u,
        check: '{object}: przychodzi raz na każde zdarzenie, nazywa je i do niego prowadzi.',
      },
      {
        verbs: /^(?:wgr|wgryw|załącz)/u,
        check:
          '{object}: plik za duży lub niewłaściwego rodzaju jest odrzucany z podaniem przyczyny; poprawny da się ponownie otworzyć.',
      },
      {
        verbs: /^(?:rezerw|zarezerw)/u,
        check:
          '{object}: gdy dwie osoby próbują w tej samej chwili, udaje się jednej, a druga się o tym dowiaduje.',
      },
      {
        verbs: /^(?:zatwierdz|odrzuc)/u,
        check:
          '{object}: przyjęte, odrzucone i oczekujące wyglądają inaczej; widać, kto i kiedy zdecydował.',
      },
      {
        verbs: /^(?:eksport|wyeksport|pobier|pobra|druk|wydruk)/u,
        check:
          '{object}: to, co dociera, da się otworzyć gdzie indziej i zawiera to, co było na ekranie.',
      },
      {
        verbs: /^(?:usuw|usun|kasuj|skasow)/u,
        check:
          '{object}: znika z każdej listy i z wyszukiwarki, a to, co do niego należało, jest uwzględnione.',
      },
      {
        verbs: /^(?:oblicz|wylicz|sumow|zsumow)/u,
        check:
          '{object}: zgadzają się trzy przykłady policzone ręcznie, w tym jeden bez żadnych danych.',
      },
    ],
    every: '{thing}: sprawdzić dla pierwszego, innego i ostatniego przypadku.',
    purpose: 'Cel zostaje osiągnięty: {quote} ({id}).',
    unclear:
      'W {text} nie ma jeszcze czego sprawdzić. Trzeba dodać, kiedy to się dzieje i co wtedy widać.',
    unclearWho:
      'W {text} nie ma jeszcze czego sprawdzić. Trzeba dodać, kto to robi, kiedy i co wtedy widać.',
  },
  questions: {
    contradiction: 'Co obowiązuje: {one} czy {other}?',
    undecided: 'W pomyśle nierozstrzygnięte: {quote}. Kto decyduje i do kiedy?',
    vague: 'Jak test miałby zmierzyć {quote} w {where}?',
    noMeasure: 'Po jakiej liczbie i kiedy będzie wiadomo, że to działa?',
    noRole: 'Kto to robi: {quote}?',
    dateWithoutYear:
      'Który to rok i co przesunie się najpierw, jeśli nie uda się dotrzymać: {quote}?',
    conditionElse: 'Co się dzieje, gdy tak nie jest: {quote}?',
    noType: 'Jaki to rodzaj produktu i co się nim najpierw robi?',
    beyondLimit: 'Co się dzieje po przekroczeniu granicy w {quote}?',
    unread: 'Które z zacytowanych zdań są wymaganiami?',
  },
  houseRules: [
    'Komunikat o błędzie mówi, co się stało, i zachowuje wprowadzone dane.',
    'Czego pomysł nie przypisuje żadnej roli, tego serwer odmawia do czasu decyzji; samo ukrycie nie wystarcza.',
    'Godziny są podawane w strefie czasowej czytelnika.',
    'Każda lista jest poprawna pusta, z jednym wpisem i z większą liczbą, niż mieści ekran.',
    'To, co zapisano, istnieje dokładnie raz, także po dwukrotnym kliknięciu, odświeżeniu lub zerwaniu połączenia.',
  ],
};
