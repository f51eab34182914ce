import type { ActTable } from './actTable';

/** The criteria for each act, in Polish. */
export const plActs: ActTable = {
  upload: '{object}: dobry plik lub kod jest potem dostępny dla uprawnionych i daje się otworzyć.',
  notify:
    '{object}: jeśli zajdzie przypadek, przychodzi raz, do właściwej osoby i z podaniem powodu; w innym razie nic nie przychodzi.',
  message:
    '{object}: to, co wysyła jedna strona, jest u drugiej bez zmian, z nadawcą i czasem, w kolejności wysłania.',
  create:
    '{object}: po zapisaniu i ponownym otwarciu każda wartość jest taka, jak ją wprowadzono. Do uzgodnienia: które są wymagane, a które odrzucane.',
  change: 'Do uzgodnienia dla {object}: co się potem zmienia, dla kogo i kiedy następuje odmowa?',
  remove:
    '{object}: potem żadna lista ani wyszukiwanie tego nie podaje, a to, co zależało, jest załatwione.',
  book: '{object}: gdy jest jedno wolne i dwie osoby próbują naraz, jednej się udaje, a druga się dowiaduje.',
  pay: '{object}: pokazana kwota jest pobrana dokładnie raz, z potwierdzeniem.',
  approve: '{object}: po decyzji wszyscy zainteresowani widzą stan, kto zdecydował i kiedy.',
  rate: '{object}: przy trzech różnych odpowiedziach wynik zgadza się z obliczonym ręcznie; druga tej samej osoby nie liczy się podwójnie.',
  search: '{object}: z wpisu pasującego i niepasującego znajduje się tylko pierwszy.',
  show: '{object}: dwa znane, różne przypadki wyglądają różnie, każdy poprawnie; po zmianie widać nową wartość.',
  map: '{object}: dwa miejsca o znanym położeniu pojawiają się tam, gdzie są, i każde otwiera swoje dane.',
  report:
    '{object}: zawiera dokładnie to, co powinno, sprawdzone na znanych danych; bez danych mówi o tym.',
  calculate:
    '{object}: trzy przykłady policzone ręcznie się zgadzają, w tym jeden bez żadnych wartości.',
  export:
    '{object}: to, co wychodzi, otwiera się gdzie indziej i zgadza się wiersz po wierszu ze znanymi danymi.',
  print:
    '{object}: na przewidzianej drukarce i papierze nic nie jest ucięte, każda sztuka wychodzi raz, nazwy i kody są czytelne.',
  scan: '{object}: ważny kod prowadzi dokładnie do swojej rzeczy; odczytany dwa razy liczy się raz; nieznany jest zgłaszany.',
  signIn:
    '{object}: próbuje osoba z dostępem i osoba bez: pierwsza dociera do swoich rzeczy, druga tylko do tych, które go nie wymagają.',
  restrict:
    '{object}: to, co to wyklucza, jest odmówione lub nieobecne, także pod bezpośrednim adresem.',
  publish:
    '{object}: ktoś bez konta znajduje to i otwiera; tego, co nieopublikowane, nie ma nawet pod bezpośrednim adresem.',
  assign: '{object}: w każdej chwili ma to dokładnie jeden, a kto oddaje lub dostaje, widzi to.',
  unique:
    '{object}: gdy jedno już jest, drugie zostaje odrzucone i widać pierwsze; z dwóch prób naraz zostaje jedna.',
  queue:
    '{object}: gdy z trzech osób w znanej kolejności odchodzi pierwsza, druga przesuwa się i o tym wie; nikt nie jest pominięty.',
  sync: '{object}: zmiana po jednej stronie jest po drugiej raz i bez zniekształceń, także po przerwie w łączności.',
  import:
    '{object}: z dziesięciu rekordów, w tym jednego błędnego, dziewięć przechodzi bez zmian, a błędny jest wskazany wraz z miejscem.',
  measure: '{object}: znana wartość u źródła dociera taka sama, z czasem i jednostką.',
  history:
    '{object}: dwa wpisy dwóch osób można później odnaleźć bez zmian i po kolei, z autorem i czasem.',
  suggest:
    '{object}: w trzech znanych przypadkach propozycja pasuje do danych; odrzucona niczego nie zmienia.',
  lend: '{object}: dopóki jest wydane, widać, kto je ma i od kiedy; oddane jest od razu wolne.',
  stock:
    '{object}: od znanej ilości po jednym przyjęciu i dwóch wydaniach liczba się zgadza; przy zerze nic się nie wyda.',
  endpoint: '{object}: przy poprawnym wywołaniu odpowiedź ma opisane pola i typy.',
  offline:
    '{object}: bez połączenia działają te same kroki; gdy wróci, wszystko dociera dokładnie raz.',
  privacy:
    '{object}: sprawdzone na osobie testowej: to, co się zapisuje i wysyła, gdzie to leży i kto może to otworzyć, jest z tym zgodne.',
  platform: '{object}: każde wymaganie przechodzi się raz dokładnie w tych warunkach.',
  access:
    '{object}: osoba, która tego potrzebuje, sama wykonuje główne zadanie, przy podwójnym tekście i kontraście 4,5 do 1.',
  language:
    '{object}: w każdym języku są wszystkie teksty, daty i komunikaty, żaden nie zostaje w innym, a najdłuższy nie jest ucięty.',
};
