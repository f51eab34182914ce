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
    perhapsGoals:
      'Pomysł nie nazywa celu wprost. Co dziś nie działa albo czemu ma to służyć, jego słowami:',
    requirements: 'W pomyśle nie znaleziono niczego, co produkt robi.',
    constraints: 'W pomyśle nie znaleziono żadnych.',
    exclusions: 'W pomyśle niczego nie znaleziono.',
  },
  priorities: { must: 'Musi', should: 'Powinno', could: 'Może' },
  notes: {
    namedIn: 'zob. {ids}',
    reasonFor: 'powód dla {id}',
    continues: 'ciąg dalszy {id}',
    undecided: 'nierozstrzygnięte, zob. {id}',
    struck: 'przekreślone w pomyśle',
    conflict: 'możliwa sprzeczność, zob. {id}',
    sideA: 'Strona A',
    sideB: 'Strona B',
    entered: 'Pola',
    states: 'Stany',
    openIn: 'Otwarte: {ids}',
  },
  product:
    /(?<![\p{L}-])(?:(?:aplikacj[aęi]|narzędzi[ea]|platform[aęy]|portal) (?:do|dla) [\p{L}-]{4,})(?![\p{L}-])/iu,
  asking:
    /(?<!\p{L})(?:mówi|mówią|pyta|pytają|widzi|widzą|widać|zobaczyć|wie|wiedzą|wiedzieć|sprawdza|sprawdzić|pokazuje|decyduje|decydują|wybiera|wybierają),?\s$/u,
  plainIf: /^(?:jeśli|jeżeli|gdy|kiedy|gdyby|jak tylko|gdy tylko|ilekroć|zawsze gdy)\s+/iu,
  circumstances: [
    {
      begins: /^(?:po tym|dopiero)/iu,
      check:
        'Tuż przed {given} {then} nie obowiązuje albo zostaje odrzucone; tuż po obowiązuje. Sprawdzić obie chwile.',
    },
    {
      begins: /^(?:dopóki|póki|podczas)/iu,
      check: '{then} obowiązuje do końca {given}, a tuż po już nie. Sprawdzić obie chwile.',
    },
    {
      begins: /^(?:chyba|z wyjątkiem)/iu,
      check:
        '{given}: jeden test, w którym tak jest, a {then} nie obowiązuje, i jeden, w którym tak nie jest, a to obowiązuje.',
    },
  ],
  lasting: /(?<!\p{L})(?:przez|trwa|trwają|ważn[yaei])\s+[\p{N}\p{L}]+\s\p{L}+$/u,
  window:
    /(?<!\p{L})(?:ostatni\p{L}*|poprzedni\p{L}*|kolejn\p{L}*|następn\p{L}*|najbliższ\p{L}*)\s+[\p{N}\p{L}]+/u,
  worded: plWorded,
  actQuestions: plQuestions,
  criteria: {
    holds: 'Spełnione, gdy: {quote}',
    chain:
      'W tej kolejności: {things}. Każdy krok prowadzi tylko do następnego; pominięcie kroku jest odrzucane.',
    condition: 'Gdy {given}, wtedy {then}; w innym razie nie.',
    possible: 'Gdy {given}: {then} się udaje.',
    each: 'Jest każda z tych rzeczy; sprawdzić po kolei: {things}.',
    entered: 'Każdą z tych danych można wpisać i potem widać ją bez zmian: {things}.',
    states:
      'Każdy z tych stanów widać przy tym, co się w nim znajduje: {things}. Do ustalenia: który może nastąpić po którym i kto go zmienia.',
    choice: 'Każdą z tych możliwości można wybrać i potem widać ją jako wybraną: {things}.',
    bounds: {
      hours:
        '{quantity}: tak od pierwszej do ostatniej minuty; minutę wcześniej ani później już nie.',
      moment: '{quantity}: tuż przed jeszcze nie, tuż po już tak.',
      exact: '{quantity}: dokładnie tyle, ani {under}, ani {over}.',
      atMost: '{quantity}: {at} jest jeszcze dozwolone, {over} już nie.',
      inTime: '{quantity}: {at} to jeszcze w terminie, {over} to za późno.',
      faster: '{quantity}: {under} to jeszcze w terminie, {at} to za późno.',
      goneBy: '{quantity}: przy {at} może jeszcze istnieć, przy {over} już nie.',
      cost: '{quantity}: wszystkie takie koszty, wypisane po kolei, nie dają razem więcej.',
      learn:
        '{quantity}: ktoś, kto nigdy tego nie widział, wykonuje główne kroki w tym czasie bez pomocy.',
      below: '{quantity}: obowiązuje przy {under}, nie przy {at}.',
      atLeast: '{quantity}: {at} wystarcza, {under} nie.',
      above: '{quantity}: obowiązuje przy {over}, nie przy {at}.',
      every:
        '{quantity}: obserwowane przez trzy takie okresy z rzędu, zdarza się w każdym raz; żaden nie jest pominięty.',
      after: '{quantity}: przy {under} jeszcze nie, przy {at} już tak.',
      range: '{quantity}: oba końce się liczą; {under} i {over} już nie.',
      by: '{quantity}: tuż przed na czas, tuż po za późno.',
      latest: '{quantity}: na czas, gdy zostaje {at}; za późno przy {under}.',
      ahead: '{quantity}: jeszcze nie, gdy zostaje {over}; już tak, gdy zostaje {at}.',
      window: '{quantity}: odległe o {at} się liczy, odległe o {over} nie.',
      lasting: '{quantity}: po {under} jeszcze tak, po {at} już nie.',
      ended: '{quantity}: przy {under} jeszcze możliwe, od {at} odrzucane.',
      nearest: '{quantity}: gdy jest {over}, jednego brakuje.',
    },
    openNumber:
      '{quantity}: do ustalenia: co najmniej, najwyżej czy dokładnie? Potem sprawdzić {under}, {at} i {over}.',
    outcome: '{quantity}: przy {yes} {outcome}, przy {no} to nie obowiązuje.',
    timeOut:
      '{quantity}: przy {no} jeszcze nic; od {yes} {outcome}. Jeśli zrobiono to na czas, nie dzieje się nigdy.',
    missed:
      '{quantity}: tuż przed tym jeszcze nic; tuż po tym {outcome}. Jeśli zrobiono to na czas, nie dzieje się nigdy.',
    share: '{quantity}: od 200 to {sum}.',
    shareEach: '{quantity}: od 200 to {sum} za jeden i {triple} za trzy.',
    rate: '{quantity}: za trzy to {triple}.',
    once: '{quote}: za pierwszym razem się udaje, drugi raz zostaje odrzucony i niczego nie zmienia.',
    waits: '{quantity}: przy {no} idzie od razu dalej; przy {yes} czeka, aż to nastąpi: {outcome}.',
    denied: '{object}: próba obejścia tego zostaje odrzucona i niczego nie zmienia.',
    deniedCase:
      '{object}: próba obejścia tego zostaje odrzucona i niczego nie zmienia; gdzie warunek na to pozwala, ta sama próba się udaje.',
    hidden:
      '{object}: kogo to wyklucza, nie znajdzie tego na żadnej stronie, liście ani w wyszukiwaniu, a wysyłane dane tego nie zawierają.',
    others: '{quote}: taka sama próba kogokolwiek innego zostaje odrzucona i niczego nie zmienia.',
    undecided: 'Do sprawdzenia dopiero po decyzji: {quote}',
  },
  questions: {
    contradiction: 'Czy oba mogą obowiązywać: {one} i {other}? Jeśli nie, które?',
    undecided: 'W pomyśle nierozstrzygnięte: {quote}. Kto decyduje i do kiedy?',
    vague: 'Jak test miałby zmierzyć {quote} w {where}?',
    noMeasure: 'Po jakiej liczbie i kiedy będzie wiadomo, że to działa?',
    noRole: 'Kto to robi: {quote}?',
    idleRole: 'Co może robić i widzieć {quote}, a czego nie?',
    noType: 'Jaki to rodzaj produktu i co się nim najpierw robi?',
    beyondLimit: 'Co się dzieje po przekroczeniu granicy w {quote}?',
    unread: 'Które z zacytowanych zdań są wymaganiami?',
  },
  houseRules: [
    'Czego pomysł nie przypisuje żadnej roli, tego serwer odmawia do czasu decyzji; samo ukrycie nie wystarcza.',
    'Godziny są podawane w strefie czasowej czytelnika.',
    'To, co zapisano, istnieje dokładnie raz, także po dwukrotnym kliknięciu, odświeżeniu lub zerwaniu połączenia.',
    'Odmowa podaje powód i zachowuje wpisane dane; gdzie jeszcze nic nie ma, strona to mówi; wiadomość, której nie da się dostarczyć, widać jako niedostarczoną.',
  ],
};
