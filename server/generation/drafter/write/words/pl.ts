import type { DocumentWords } from '../documentWords';
import { plActs } from './acts/pl';
import { plQuestions } from './questions/pl';
import { plSpecifics } from './specifics/pl';

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
    permissions: 'Kto co robi',
    limits: 'Liczby i granice',
    entities: 'Dane i stany',
    houseRules: 'Zasady ogólne (spoza pomysłu)',
  },
  none: {
    users: 'Pomysł nie wymienia użytkowników.',
    goals: 'W pomyśle nie znaleziono celu.',
    perhapsGoals: 'Czemu ma służyć, mówi może: {ids}.',
    requirements: 'W pomyśle nie znaleziono niczego, co produkt robi.',
    constraints: 'W pomyśle nie znaleziono żadnych.',
    exclusions: 'W pomyśle niczego nie znaleziono.',
  },
  priorities: { must: 'Musi', should: 'Powinno', could: 'Może' },
  notes: {
    namedIn: 'zob. {ids}',
    reasonFor: 'powód dla {id}',
    continues: 'ciąg dalszy {id}: {quote}',
    undecided: 'nierozstrzygnięte, zob. {id}',
    struck: 'przekreślone w pomyśle',
    conflict: 'możliwa sprzeczność, zob. {id}',
    who: 'Kto: {who}',
    under: 'W części: {heading}',
    why: 'Dlaczego: {quote} ({id})',
    sideA: 'Strona A',
    sideB: 'Strona B',
    role: 'Rola',
    does: 'Robi',
    ruledOut: 'Wykluczone',
    alsoSaid: 'Powiedziano też: {quote} ({id})',
    entered: 'Pola',
    states: 'Stany',
    number: 'Liczba',
    openIn: 'Otwarte: {ids}',
    legend:
      'Kryteria używają słów pomysłu. „Dodano” oznacza sprawdzenie zwykłe przy takim działaniu; „Do uzgodnienia” – to, czego test wymaga, a co pomysł zostawia otwarte.',
  },
  example: /(?<!\p{L})(?:na przykład|np\.)\W+(?:\p{L}+\W+){0,6}$/u,
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
      begins: /^(?:chyba)/iu,
      check: '{then} w każdym przypadku oprócz jednego: {given}. Sprawdzić ten i jeden inny.',
    },
  ],
  lasting: /(?<!\p{L})(?:przez|trwa|trwają|ważn[yaei])\s+[\p{N}\p{L}]+\s\p{L}+$/u,
  window:
    /(?<!\p{L})(?:ostatni\p{L}*|poprzedni\p{L}*|kolejn\p{L}*|następn\p{L}*|najbliższ\p{L}*)\s+[\p{N}\p{L}]+/u,
  acts: plActs,
  specifics: plSpecifics,
  actQuestions: plQuestions,
  criteria: {
    condition: 'Gdy {given}, wtedy {then}; w innym razie nie.',
    circumstance: 'Sprawdzić po obu stronach {given}: {then} obowiązuje tylko po jednej.',
    each: 'Jest każda z tych rzeczy; sprawdzić po kolei: {things}.',
    entered: 'Każdą z tych danych można wpisać i potem widać ją bez zmian: {things}.',
    states:
      'Każdy z tych stanów widać przy tym, co się w nim znajduje: {things}. Do ustalenia: który może nastąpić po którym i kto go zmienia.',
    choice: 'Każdą z tych możliwości można wybrać i potem widać ją jako wybraną: {things}.',
    bounds: {
      hours:
        '{quantity}: tak od pierwszej do ostatniej minuty; minutę wcześniej ani później już nie.',
      moment: '{quantity}: tuż przed jeszcze nie, tuż po już tak.',
      atMost: '{quantity}: {at} jest jeszcze dozwolone, {over} już nie.',
      below: '{quantity}: obowiązuje przy {under}, nie przy {at}.',
      atLeast: '{quantity}: {at} wystarcza, {under} nie.',
      above: '{quantity}: obowiązuje przy {over}, nie przy {at}.',
      every:
        '{quantity}: obserwowane przez trzy takie okresy z rzędu, zdarza się w każdym raz; żaden nie jest pominięty.',
      after: '{quantity}: przy {under} jeszcze nie, przy {at} już tak.',
      range: '{quantity}: oba końce się liczą; {under} i {over} już nie.',
      by: '{quantity}: tuż przed na czas, tuż po za późno.',
      latest: '{quantity}: na czas, gdy zostaje {at}; za późno przy {under}.',
      ahead:
        '{quantity}: jeszcze nie, gdy zostaje {over}; już tak, gdy zostaje {at}. Do uzgodnienia: co się dzieje, gdy od początku zostaje mniej.',
      window: '{quantity}: odległe o {at} się liczy, odległe o {over} nie.',
      lasting: '{quantity}: po {under} jeszcze tak, po {at} już nie.',
    },
    outcome: '{quantity}: przy {yes} {outcome}, przy {no} to nie obowiązuje.',
    example: '{quantity}: przykład. Uzgodnić wynik i go sprawdzić.',
    exact: '{quantity}: dokładnie ta wartość, nie przybliżona.',
    limit: '{quantity}: sama podana wartość jest dozwolona, najbliższa poza nią już nie.',
    stated: '{quantity}: test używa tej wartości.',
    share: '{quantity}: z 200 to {part}.',
    amount:
      '{quantity}: dokładnie ta kwota tam, gdzie ten wiersz ma zastosowanie, a żadna gdzie nie.',
    counted: '{quantity}: policzone; przy {under} albo {over} test nie przechodzi.',
    agree:
      'Do uzgodnienia: jakie odchylenie od {quantity} jest dopuszczalne? Potem sprawdzić tuż w jego granicach i tuż poza nimi.',
    added: 'Dodano: {check}',
    denied:
      '{object}: próba obejścia tego zostaje odrzucona, także przez bezpośredni link, i niczego nie zmienia.',
    others: '{quote} w innej roli niż {who}: odmowa i nic się nie zmienia.',
    own: '{quote}: z dwóch o różnych danych każdy ma lub widzi swoje i nic z cudzych.',
    received:
      '{object}: potem mają to dokładnie ci, którzy powinni, każdy raz i z właściwą treścią; nikt inny.',
    done: 'Do uzgodnienia dla {object}: co widać, gdy to zrobiono, kto to widzi i co, gdy się nie uda?',
    thing: 'Do uzgodnienia dla {object}: kto z tego korzysta, gdzie to jest i co zawiera?',
    whole: '{object}: spełnione, gdy spełnione są wszystkie pozostałe wymagania.',
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
