import type { Opposition } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Polish: how the product is used and what it does. */
export const plUseOppositions: readonly Opposition[] = [
  {
    topic: 'bez lokalizacji i z lokalizacją',
    one: phrases(
      'bez gps, żadnej lokalizacji, bez lokalizacji, nikt nie wie gdzie, nie śledzimy nikogo, żadnych danych o położeniu, no {know} + gdzie',
    ),
    other: phrases(
      'mapa + gdzie, mapie + gdzie, {see} + gdzie, lokalizacja na, pozycja na, pozycję + {see}, lokalizację + {see}, w pobliżu, przez gps, widać gdzie, widać + gdzie, pokazuje gdzie',
    ),
  },
  {
    topic: 'nic do instalowania i aplikacja do zainstalowania',
    one: phrases(
      'nic do instalowania, nic nie trzeba instalować, bez instalacji, bez instalowania, bez aplikacji, żadnej aplikacji, w przeglądarce bez',
    ),
    other: phrases(
      'app store, google play, sklepu play, pobiera aplikację, pobierają aplikację, pobrać aplikację, instaluje aplikację, instalują aplikację, zainstalować aplikację, instal* + aplikacj*, pobier* + aplikacj*, pobra* + aplikacj*',
    ),
    ofOneRole: true,
  },
  {
    topic: 'bez danych osobowych i z nimi',
    one: phrases(
      'żadnych danych osobowych, bez danych osobowych, nie zbieramy danych osobowych, nic osobistego',
    ),
    other: phrases(
      'data urodzenia, datę urodzenia, imię i adres, imię i telefon, numer telefonu, pesel, adres zamieszkania',
    ),
    ofOneRole: true,
  },
  {
    topic: 'szybko usuwane i długo trzymane',
    one: phrases(
      '{delete} + dniach, {delete} + godzinach, {delete} + tygodni*, {delete} + miesiącu, {delete} + na koniec, {delete} + co noc, nic nie jest zapisywane, niczego nie zapisuje, nic nie zapisujemy',
    ),
    other: phrases(
      'ostatnich lat, ostatnich miesięcy, ostatnie lata, poprzednich lat, zeszłego roku, zeszły rok, poprzednie, wcześniejsze, przez lata, historia, historię, {keep} + lat, {keep} + {forever}',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'bez limitu i z limitem',
    one: phrases(
      'bez limitu, bez ograniczeń, nieograniczon*, ile chce, ile chcą, dowolną liczbę, żadnego limitu, dowolnie często',
    ),
    other: phrases(
      'najwyżej, maksymalnie, nie więcej niż, ograniczone do, limit wynosi, do maksimum, co najwyżej',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'jeden język i kilka',
    one: phrases(
      'tylko po polsku, wyłącznie po polsku, jeden język, bez tłumaczeń, żadnych tłumaczeń',
    ),
    other: phrases(
      'kilka języków, kilku językach, wielojęzyczn*, dwujęzyczn*, dwóch językach, trzech językach, czterech językach, w swoim języku, wybór języka, wybiera język, wybierają język, tłumaczon*, po angielsku, po ukraińsku',
    ),
  },
  {
    topic: 'bez SI i z SI',
    one: phrases('bez ai, żadnej ai, bez sztucznej inteligencji, żadnej sztucznej inteligencji'),
    other: phrases('sztuczna inteligencja, sztuczną inteligencję, chatgpt, model językowy'),
  },
  {
    topic: 'ta sama cena i zniżki',
    one: phrases(
      'ta sama cena, tę samą cenę, tyle samo, jedna cena, bez zniżek, żadnych zniżek, bez rabatów, płacą tyle samo, ten sam koszt',
    ),
    other: phrases(
      'zniżka, zniżki, zniżkę, rabat, rabaty, połowę ceny, taniej, płacą mniej, płaci mniej, ulgow*, kod rabatowy',
    ),
  },
  {
    topic: 'dobrowolne i obowiązkowe',
    one: phrases(
      'dobrowoln*, nikt nie musi, nieobowiązkow*, nie ma obowiązku, bez przymusu, kto chce, opcjonaln*',
    ),
    other: phrases('{must}, obowiązkow*, konieczn*'),
    ofOneThing: 1,
  },
  {
    topic: 'jedno dotknięcie i wiele kroków',
    one: phrases(
      'jedno dotknięcie, jednym dotknięciem, jedno kliknięcie, jednym kliknięciem, jeden przycisk, jednym przyciskiem, żadnych formularzy, bez formularzy, bez formularza, nic nie trzeba wpisywać',
    ),
    other: phrases(
      'wypełnia formularz, wypełniają formularz, wypełnić formularz, formularz z, ankietę, kilku krokach, trzech krokach, pięciu krokach, potwierdza dwa razy',
    ),
    ofOneThing: 1,
    ofOneRole: true,
  },
  {
    topic: 'tylko odbiór i dostawa',
    one: phrases(
      'tylko odbiór, odbiór osobisty, bez dostawy, nie dowozimy, nie wysyłamy, żadnej dostawy',
    ),
    other: phrases(
      'dowozimy, dostarczamy, do domu, wysyłamy, koszt dostawy, kurier, dostawa do, pod drzwi',
    ),
    ofOneRole: true,
  },
  {
    topic: 'bez wiadomości i z nimi',
    one: phrases(
      'bez czatu, żadnego czatu, bez komentarzy, żadnych komentarzy, bez wiadomości, żadnych wiadomości',
    ),
    other: phrases(
      'czatować, piszą do siebie, prywatne wiadomości, komentować, komentują, czat grupowy, na czacie',
    ),
    ofOneRole: true,
  },
  {
    topic: 'przydzielane i wybierane',
    one: phrases(
      'losowan*, losowo, drogą losowania, nikt nie wybiera, nie można wybrać, przydzielan*',
    ),
    other: phrases(
      'wybiera sobie, wybierają sobie, może wybrać, mogą wybrać, do wyboru, wybiera swój, wybiera swoją',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'bez zwrotu i ze zwrotem',
    one: phrases('bez zwrotów, żadnych zwrotów, nie zwracamy, bezzwrotn*, nie podlega zwrotowi'),
    other: phrases('zwrot pieniędzy, zwracamy pieniądze, zwrotu pieniędzy, zwrócić w ciągu'),
    ofOneRole: true,
  },
  {
    topic: 'po kolei i z pierwszeństwem',
    one: phrases(
      'kto pierwszy, po kolei, według kolejności, nikt nie ma pierwszeństwa, żadnego pierwszeństwa',
    ),
    other: phrases(
      'pierwszeństwo, mają pierwszeństwo, przed innymi, przed wszystkimi, poza kolejnością, losowanie',
    ),
  },
  {
    topic: 'tylko dorośli i niepełnoletni',
    one: phrases(
      'tylko dorośli, tylko dla dorosłych, od 18 lat, wyłącznie pełnoletni, nie dla dzieci, żadnych nieletnich',
    ),
    other: phrases(
      'od 12 lat, od 13 lat, od 14 lat, od 16 lat, dzieci mogą, młodzież może, uczniowie mogą',
    ),
  },
  {
    topic: 'bez ludzi i z ludźmi',
    one: phrases('bez personelu, bez obsługi, żadnego personelu, bezobsługow*, nikogo na miejscu'),
    other: phrases(
      'człowiek odpowiada, ktoś odpowiada, pracownik odpowiada, pracownik sprawdza, odbiera telefon, w recepcji',
    ),
  },
  {
    topic: 'tylko dla mnie i czytane przez innych',
    one: phrases('tylko ja, nikt inny nie czyta, poufn*, zostaje między nami, nikt inny nie widzi'),
    other: phrases(
      'trener czyta, nauczyciel czyta, szef czyta, dyrekcja czyta, rodzice czytają, lekarz czyta, szef widzi, dyrekcja widzi, rodzice widzą',
    ),
  },
  {
    topic: 'samemu i z innymi',
    one: phrases('jeden gracz, gra się samemu, dla jednego gracza, bez przeciwników'),
    other: phrases(
      'przeciw znajomym, ze znajomymi, pojedynek, pojedynku, przeciwnik*, wieloosobow*, w drużynach',
    ),
  },
  {
    topic: 'publikowane od razu i sprawdzane',
    one: phrases(
      'publikowane od razu, publikowany od razu, od razu widoczne, pojawia się od razu, bez sprawdzania',
    ),
    other: phrases(
      'przed publikacją, najpierw sprawdza, najpierw sprawdzane, po zatwierdzeniu, po akceptacji',
    ),
  },
  {
    topic: 'zawsze otwarte i zamknięte',
    one: phrases('dzień i noc, w dzień i w nocy, całą dobę, zawsze otwart*, o każdej porze'),
    other: phrases('zamknięte w nocy, zamknięta w nocy, zamyka się o, jest zamknięt*, zamykamy o'),
    ofOneThing: 1,
  },
  {
    topic: 'bez zwycięzców i ze zwycięzcami',
    one: phrases(
      'bez zwycięzców, żadnych zwycięzców, nikt nie wygrywa, bez punktów, żadnych punktów, bez rywalizacji',
    ),
    other: phrases(
      'zwycięzca, zwyciężczyni, puchar, najszybszy, najlepsi, najlepszy, pierwsze miejsce, podium',
    ),
  },
  {
    topic: 'tylko gotówka i inaczej',
    one: phrases('tylko gotówk*, wyłącznie gotówk*'),
    other: phrases('kartą, przelewem, blik*, przez internet + {pay}'),
  },
];
