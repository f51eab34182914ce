import type { DocumentWords } from '../documentWords';
import { plQuestions } from './questions/pl';
import { plWorded } from './worded/pl';

/** Polish words of the documents. */
export const pl: DocumentWords = {
  quotation: '„{text}”',
  comma: ', ',
  decimalPoint: ',',
  timeUnits: {
    hour: ' godz.',
    minute: ' min',
    second: ' s',
    dayMore: '{at} i 1 dzień',
    dayLess: '{at} bez 1 dnia',
  },
  prd: 'Wymagania produktowe (PRD)',
  frd: 'Wymagania funkcjonalne (FRD)',
  newProduct: 'Nowy produkt',
  workingTitle: '{label} (tytuł roboczy)',
  honesty:
    'Tego tekstu nie napisał model językowy: pomysł uporządkowały reguły. Wiersze oznaczone U, G, R, C, N i B cytują go słowo w słowo; wszystko inne zostało dodane i jest tak opisane.',
  connect:
    'Aby pisał model, ustaw na serwerze OPENAI_API_KEY lub OPENAI_BASE_URL i uruchom go ponownie.',
  sorted: 'Uporządkowane stwierdzenia: {all} z {all}.',
  unsorted: 'W części „Tło”, a może wymaganie: {ids}. Proszę sprawdzić.',
  uncut: 'Za długie, by je podzielić: {ids}. Proszę sprawdzić, co zawierają.',
  unreadLanguage: 'Reguły nie znają tego języka: każde zdanie zacytowano bez zmian w części Tło.',
  typeLine: 'Wygląda na: {label}',
  noType: 'Jaki to rodzaj produktu? Pomysł tego nie rozstrzyga, więc nie ma typowych propozycji.',
  headings: {
    unheaded: 'Bez nagłówka',
    summary: 'Podsumowanie',
    context: 'Punkt wyjścia',
    users: 'Użytkownicy',
    goals: 'Cele',
    requirements: 'Wymagania',
    permissions: 'Kto co może',
    constraints: 'Ograniczenia',
    exclusions: 'Wykluczone',
    contradictions: 'Możliwe sprzeczności',
    background: 'Tło',
    questions: 'Pytania otwarte',
    suggestions: 'Typowe dla produktu „{label}”; nie ma tego w pomyśle',
    risks: 'Znane ryzyka produktu „{label}”; nie ma ich w pomyśle',
    entities: 'Dane i stany',
    houseRules: 'Zasady ogólne (spoza pomysłu)',
  },
  none: {
    users: 'Pomysł nie wymienia użytkowników.',
    goals:
      'Pomysł tego nie mówi. Do uzupełnienia: co ma być lepsze, gdy to zacznie działać, i dla kogo?',
    perhapsGoals: 'Pomysł nie nazywa celu wprost. Co mówi o sytuacji albo o celu, jego słowami:',
    requirements: 'W pomyśle nie znaleziono niczego, co produkt robi.',
    constraints: 'W pomyśle nie znaleziono żadnych.',
    exclusions: 'W pomyśle niczego nie znaleziono.',
  },
  priorities: { must: 'Musi', should: 'Powinno', could: 'Może' },
  notes: {
    namedIn: 'zob. {ids}',
    reasonFor: 'powód dla {id}',
    continues: 'ciąg dalszy {id}',
    answers: 'w sprawie {question}',
    label: 'w pomyśle {label}',
    undecided: 'nierozstrzygnięte, zob. {id}',
    struck: 'przekreślone w pomyśle',
    conflict: 'możliwa sprzeczność, zob. {id}',
    sideA: 'Strona A',
    sideB: 'Strona B',
    entered: 'Pola',
    states: 'Stany',
    openIn: 'Otwarte: {ids}',
  },
  asking:
    /(?<!\p{L})(?:mówi|mówią|pyta|pytają|widzi|widzą|widać|zobaczyć|wie|wiedzą|wiedzieć|sprawdza|sprawdzić|pokazuje|decyduje|decydują|wybiera|wybierają),?\s$/u,
  plainIf: /^(?:jeśli|jeżeli|gdy|kiedy|gdyby|jak tylko|gdy tylko|ilekroć|zawsze gdy)\s+/iu,
  circumstances: [
    {
      begins: /^(?:po tym|dopiero)/iu,
      check:
        '{given}: tuż przed tym {then} jeszcze nie obowiązuje albo zostaje odrzucone; tuż po tym obowiązuje.',
    },
    {
      begins: /^(?:dopóki|póki|podczas)/iu,
      check: '{given}: aż do samego końca tego czasu {then} obowiązuje; tuż po nim już nie.',
    },
    {
      begins: /^(?:chyba|z wyjątkiem)/iu,
      check: '{given}: w takim przypadku {then} nie obowiązuje; w każdym innym obowiązuje.',
    },
  ],
  worded: plWorded,
  actQuestions: plQuestions,
  criteria: {
    holds: 'Spełnione, gdy: {quote}',
    open: 'Do uzgodnienia',
    openNumber: 'Do uzgodnienia: {quote}',
    legend:
      '„Do uzgodnienia”: słowa wymagania nie podają sprawdzianu. Proszę dodać przykład: mając co, gdy kto robi co, wtedy co.',
    condition: 'Gdy {given}, wtedy {then}.',
    each: 'Wszystkie te elementy są obecne, sprawdzone po kolei: {things}.',
    entered:
      'Każdą z tych danych można wpisać, a później widać ją dokładnie tak, jak ją wpisano: {things}.',
    row: 'Wszędzie, gdzie używa się {what}, obowiązują dokładnie te wartości: {values}.',
    field: {
      required:
        'Zapis bez {what} jest odrzucany z komunikatem, który wymienia {what}; wszystko inne, co wpisano, pozostaje.',
      optional: 'Zapis bez {what} jest przyjmowany.',
      conditional: 'Zapis bez {what} jest odrzucany tylko tak, jak mówi tabela: {words}.',
      options: '{what}: można wybrać tylko: {things}.',
      automatic: '{what} wypełnia się bez udziału człowieka.',
      entered: '{what} można wpisać i później widać dokładnie to, co wpisano.',
    },
    states:
      'To, co jest w jednym z tych stanów, pokazuje go: {things}. Do ustalenia: który stan może nastąpić po którym i kto go zmienia.',
    bounds: {
      hours:
        '{quantity}: obowiązuje od pierwszej do ostatniej minuty, ale nie minutę wcześniej ani później.',
      at: '{quantity}: tuż przed tą godziną jeszcze nie obowiązuje; od tej godziny już tak.',
      atMost:
        '{quantity}: wartość {at} zostaje przyjęta; wartość {over} zostaje odrzucona z komunikatem, który podaje limit.',
      within:
        '{quantity}: po czasie równym dokładnie {at} jest jeszcze w terminie; po czasie {over} jest za późno.',
      fast: '{quantity}: mierzone od początku do końca, wartość {under} spełnia wymaganie, a wartość {at} już nie.',
      below: '{quantity}: obowiązuje przy wartości {under}, ale nie przy wartości {at}.',
      atLeast: '{quantity}: wartość {at} wystarcza, ale wartość {under} nie.',
      above: '{quantity}: obowiązuje przy wartości {over}, ale nie przy wartości {at}.',
      every:
        '{quantity}: obserwowane przez trzy takie okresy z rzędu, zdarza się w każdym dokładnie raz.',
      after: '{quantity}: po {under} jeszcze nic się nie stało; po {at} to się dzieje.',
      range: '{quantity}: obie wartości skrajne się liczą; {under} i {over} już nie.',
      by: '{quantity}: tuż przed tym jest w terminie; tuż po tym jest za późno.',
      latest:
        '{quantity}: na {at} przed tym jest jeszcze w terminie; na {under} przed tym jest za późno.',
      ahead:
        '{quantity}: na {over} przed tym jeszcze nic się nie dzieje; na {at} przed tym to się dzieje.',
      near: '{quantity}: to, co jest odległe o {at}, się liczy; to, co jest odległe o {over}, już nie.',
      lasting: '{quantity}: po czasie {under} jeszcze trwa; po czasie {at} jest zakończone.',
      nearest: '{quantity}: przy {over} pomijana jest tylko ostatnia pozycja w tej kolejności.',
      exactly: '{quantity}: dokładnie {at}; {under} lub {over} to błąd.',
      capacity:
        '{quantity}: sprawdzone przy {at}, wszystko działa jak zwykle; powyżej niczego się nie obiecuje.',
      from: '{quantity}: obowiązuje przy {at}, ale nie przy {under}.',
      upTo: '{quantity}: obowiązuje przy {at}, ale nie przy {over}.',
      aheadMost: '{quantity}: gdy zostało {over}, jeszcze nie można; gdy zostało {at}, już można.',
      kept: '{quantity}: do końca tego czasu wszystko jest nadal dostępne i kompletne.',
    },
    outcome:
      '{quantity}: przy wartości {yes} obowiązuje {outcome}; przy wartości {no} to nie obowiązuje.',
    late: '{quantity}: po dokładnie {at} jest jeszcze na czas; po {over}: {outcome}.',
    timeOut:
      '{quantity}: po czasie {no} jeszcze nic się nie dzieje; od {yes} obowiązuje {outcome}. Jeśli zrobiono to w terminie, nie dzieje się to nigdy.',
    share: '{quantity}: od kwoty 200 to {sum}.',
    shareEach: '{quantity}: od kwoty 200 to {sum} za jeden i {triple} za trzy.',
    rate: '{quantity}: za trzy suma wynosi {triple}.',
    denied: '{object}: próba złamania tej zasady zostaje odrzucona i niczego nie zmienia.',
    deniedCase:
      '{object}: próba złamania tej zasady zostaje odrzucona i niczego nie zmienia; gdzie warunek na to pozwala, ta sama próba się udaje.',
    hidden:
      '{object}: osoby wykluczone nie znajdą tego na żadnej stronie, liście ani w wynikach wyszukiwania, a dane do nich wysyłane tego nie zawierają.',
    absent: '{quote}: nie ma tego na żadnej stronie, w żadnej wiadomości ani w ustawieniach.',
    others: '{quote}: taka sama próba każdej innej osoby zostaje odrzucona i niczego nie zmienia.',
    granted: '{roles}: {text} działa.',
    refused: '{roles}: próba ({text}) zostaje odrzucona i niczego nie zmienia.',
    limited: '{roles}: {text} działa tylko tak, jak mówi tabela, {words}.',
    extent:
      '{roles}, {text}: {words} działa; wszystko inne zostaje odrzucone i niczego nie zmienia.',
    undecided: 'Do sprawdzenia dopiero, gdy zapadnie decyzja: {quote}',
  },
  questions: {
    contradiction: 'Czy oba mogą obowiązywać: {one} i {other}? Jeśli nie, które?',
    undecided: 'W pomyśle nierozstrzygnięte: {quote}. Kto decyduje i do kiedy?',
    vague: 'Jak test miałby zmierzyć {quote} w {where}?',
    noMeasure: 'Po jakiej liczbie i kiedy będzie wiadomo, że to działa?',
    idleRole: 'Co może robić i widzieć {quote}, a czego nie?',
    noType: 'Jaki to rodzaj produktu i co się nim najpierw robi?',
    unread: 'Które z zacytowanych zdań są wymaganiami?',
  },
  houseRules: {
    grants:
      'Czynność, której pomysł nie przyznaje żadnej roli, serwer odrzuca, dopóki ktoś nie zdecyduje, kto może ją wykonać.',
    zones: 'Godziny są pokazywane w strefie czasowej użytkownika.',
    saving:
      'Zapis tworzy dokładnie jeden wpis, także po dwukrotnym kliknięciu, odświeżeniu lub zerwaniu połączenia.',
    refusals:
      'Odmowa podaje powód i zachowuje wpisane dane; pusta lista mówi, że jest pusta; wiadomość, której nie da się dostarczyć, widać jako niedostarczoną.',
  },
};
