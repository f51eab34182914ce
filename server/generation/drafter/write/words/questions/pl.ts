import type { ActQuestions } from './actQuestions';

/** The open questions about each act, in Polish. */
export const plQuestions: ActQuestions = {
  approve: '{quote}: kto decyduje pod nieobecność tej osoby i co, jeśli nikt nie zdecyduje?',
  pay: '{quote}: co się dzieje, gdy płatność się nie uda lub trzeba ją zwrócić?',
  suggest: '{quote}: według jakiej reguły i czego nigdy nie należy proponować?',
  calculate: '{quote}: według jakiej reguły jest to obliczane i co, jeśli brakuje wartości?',
  offline: '{quote}: jeśli dwie osoby zmienią to samo bez połączenia, czyja zmiana się liczy?',
  sync: '{quote}: jeśli zmieniły się obie strony, czyja zmiana się liczy?',
  import: '{quote}: kto utrzymuje to źródło i co się dzieje, gdy jest niedostępne?',
  assign: '{quote}: co się dzieje, jeśli ta osoba nie może lub tego nie zrobi?',
  lend: '{quote}: co się dzieje, jeśli wróci za późno, uszkodzone albo wcale?',
  book: '{quote}: co się dzieje, jeśli ta osoba się nie pojawi?',
  privacy: '{quote}: kto jeszcze może widzieć te dane i kto je usuwa na żądanie?',
  publish: '{quote}: kto sprawdza to wcześniej i kto może to wycofać?',
  remove: '{quote}: kto może to cofnąć i jak długo?',
  notify: '{quote}: co się dzieje, jeśli nikt nie zareaguje?',
  measure: '{quote}: co widać, dopóki nie ma żadnej wartości albo jest niemożliwa?',
  rate: '{quote}: czy ocenę można później zmienić i kto zajmuje się nadużyciem?',
  report: '{quote}: kto może widzieć te liczby i za jaki okres?',
  history: '{quote}: kto może to czytać i jak długo jest przechowywane?',
  queue: '{quote}: kto może wejść bez kolejki i co z tymi, którzy z niej odejdą?',
  scan: '{quote}: co się dzieje, jeśli kod jest uszkodzony lub nieznany?',
  message: '{quote}: kto jeszcze może to czytać i jak długo jest przechowywane?',
  export: '{quote}: jaki program czyta plik i jakich kolumn potrzebuje?',
  upload: '{quote}: jakie formaty i rozmiary i kto może to później usunąć?',
  create: '{quote}: które dane są wymagane i kto może je później poprawić?',
};
