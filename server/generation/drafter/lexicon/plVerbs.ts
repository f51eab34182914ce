import type { ActionName } from './lexicon';
import { words } from './words';

/** Polish verbs as predicates, imperfective and perfective: infinitive, present or future of he, they and you, imperative. */
export const plActions: Readonly<Record<ActionName, readonly string[]>> = {
  create: words(
    `dodawać dodaje dodają dodać doda dodadzą dodaję dodaj tworzyć tworzy tworzą utworzyć utworzy utwórz stworzyć stworzy zakładać zakłada zakładają założyć założy wpisywać wpisuje wpisują wpisać wpisz wpisze wprowadzać wprowadza wprowadzają wprowadzić
    zapisywać zapisuje zapisują zapisać zapisz zapisze rejestrować rejestruje rejestrują zarejestrować zgłaszać zgłasza zgłaszają zgłosić zgłosi zgłoś składać składa składają złożyć pisać pisze piszą napisać notować notuje notują zanotować odnotować odnotowuje
    wypełniać wypełnia wypełniają wypełnić publikować publikuje publikują opublikować wystawiać wystawia wystawiają wystawić ustawiać ustawia ustawiają ustawić opisywać opisuje opisują opisać zamieszczać zamieszcza zamieścić umieszczać umieszcza umieścić otwierać otwiera otworzyć ogłaszać ogłasza ogłosić rozpoczynać rozpoczyna rozpocząć budować buduje projektować projektuje prowadzić prowadzi prowadzą`,
  ),
  show: words(
    `pokazywać pokazuje pokazują pokazać pokaż pokaże wyświetlać wyświetla wyświetlają wyświetlić widzieć widzi widzą widzę zobaczyć zobaczy zobaczą przeglądać przegląda przeglądają przejrzeć podglądać podejrzeć oglądać ogląda oglądają obejrzeć czytać czyta czytają przeczytać porównywać porównuje porównują porównać
    prezentować prezentuje sprawdzać sprawdza sprawdzają sprawdzić zaznaczać zaznacza zaznaczają zaznaczyć podświetlać podświetla rysować rysuje śledzić śledzi śledzą odczytać odczytuje`,
  ),
  search: words(
    `szukać szuka szukają wyszukiwać wyszukuje wyszukują wyszukać znajdować znajduje znajdują znaleźć znajdzie filtrować filtruje filtrują sortować sortuje dopasowywać dopasowuje dopasować polecać poleca polecają polecić proponować proponuje proponują zaproponować sugerować sugeruje odkrywać odkryć przeszukiwać przeszukuje`,
  ),
  notify: words(
    `powiadamiać powiadamia powiadamiają powiadomić powiadomi ostrzegać ostrzega ostrzec przypominać przypomina przypominają przypomnieć przypomni informować informuje informują poinformować zawiadamiać zawiadamia zawiadomić alarmować alarmuje zaalarmować sygnalizować sygnalizuje ogłaszać`,
  ),
  upload: words(
    `przesyłać przesyła przesyłają przesłać prześle wgrywać wgrywa wgrywają wgrać załączać załącza załączają załączyć dołączać dołącza dołączają dołączyć fotografować fotografuje fotografują sfotografować skanować skanuje skanują zeskanować nagrywać nagrywa nagrywają nagrać wczytywać wczytuje wczytać`,
  ),
  pay: words(
    `płacić płaci płacą zapłacić zapłaci opłacać opłaca opłacają opłacić fakturować fakturuje kupować kupuje kupują kupić kupi zamawiać zamawia zamawiają zamówić zamówi sprzedawać sprzedaje sprzedają sprzedać wpłacać wpłaca wpłacają wpłacić zwracać zwraca rozliczać rozlicza rozliczają rozliczyć zarabiać zarabia zarabiają subskrybować doładować doładowuje przekazać darować pobierać`,
  ),
  book: words(
    `rezerwować rezerwuje rezerwują zarezerwować zarezerwuje umawiać umawia umawiają umówić planować planuje planują zaplanować wypożyczać wypożycza wypożyczają wypożyczyć pożyczać pożycza pożyczają pożyczyć wynajmować wynajmuje wynajmują wynająć odwoływać odwołuje odwołują odwołać anulować anuluje anulują
    przekładać przekłada przełożyć przesuwać przesuwa przesunąć zamieniać zamienia zamieniają zamienić wymieniać wymienia wymieniają wymienić przedłużać przedłuża przedłużyć zapisać oddawać oddaje oddają oddać zajmować zajmuje zająć zgłosić odbierać odbiera odbierają odebrać odbierze`,
  ),
  approve: words(
    `zatwierdzać zatwierdza zatwierdzają zatwierdzić zatwierdzi akceptować akceptuje akceptują zaakceptować odrzucać odrzuca odrzucają odrzucić potwierdzać potwierdza potwierdzają potwierdzić potwierdzi weryfikować weryfikuje weryfikują zweryfikować oceniać ocenia oceniają ocenić podpisywać podpisuje podpisują podpisać
    głosować głosuje głosują zagłosować decydować decyduje decydują zdecydować rozpatrywać rozpatruje rozpatrzyć autoryzować recenzować recenzuje wyrażać wyraża wyrazić`,
  ),
  transfer: words(
    `eksportować eksportuje eksportują wyeksportować pobierać pobiera pobierają pobrać importować importuje importują zaimportować drukować drukuje drukują wydrukować kopiować kopiuje konwertować konwertuje generować generuje generują wygenerować wysyłać wysyła wysyłają wysłać wyśle dostarczać dostarcza dostarczają dostarczyć odsyłać odsyła odesłać zwrócić wydawać wydaje wydać`,
  ),
  sync: words(
    `synchronizować synchronizuje synchronizują zsynchronizować integrować integruje integrują zintegrować łączyć łączy łączą połączyć aktualizować aktualizuje aktualizują zaktualizować odświeżać odświeża odświeżyć ładować ładuje ładują załadować ściągać ściąga podłączyć podłączać podłącza`,
  ),
  signIn: words(
    `logować loguje logują zalogować wylogować zapraszać zaprasza zapraszają zaprosić dołączyć uwierzytelniać uwierzytelnia odblokować odblokowuje odblokowują rejestrować zarejestrować identyfikować`,
  ),
  remove: words(
    `usuwać usuwa usuwają usunąć usunie kasować kasuje kasują skasować archiwizować archiwizuje zarchiwizować zamykać zamyka zamykają zamknąć ukrywać ukrywa ukrywają ukryć blokować blokuje blokują zablokować wycofać wycofuje wycofywać wygasać wygasa wygasają wygasnąć zatrzymać zatrzymuje zatrzymywać wstrzymać wstrzymuje wypisać wyłączać wyłącza wyłączyć zakończyć kończyć`,
  ),
  measure: words(
    `mierzyć mierzy mierzą zmierzyć śledzić śledzi śledzą monitorować monitoruje monitorują liczyć liczy liczą policzyć zliczać zlicza wykrywać wykrywa wykrywają wykryć testować testuje ważyć waży zbierać zbiera zbierają zebrać rejestrować rejestruje gromadzić gromadzi obserwować obserwuje`,
  ),
  message: words(
    `pisać czatować czatuje rozmawiać rozmawia rozmawiają komentować komentuje komentują skomentować odpowiadać odpowiada odpowiadają odpowiedzieć odpisywać odpisuje dzwonić dzwoni kontaktować kontaktuje kontaktują skontaktować pytać pyta pytają zapytać dyskutować dyskutuje dyskutują reagować reaguje reagują`,
  ),
  assign: words(
    `przypisywać przypisuje przypisują przypisać przydzielać przydziela przydzielają przydzielić udostępniać udostępnia udostępniają udostępnić dzielić dzieli dzielą podzielić przekazywać przekazuje przekazują przekazać delegować deleguje kierować kieruje skierować rozdzielać rozdziela rozdzielić przejmować przejmuje przejąć wyznaczać wyznacza wyznaczyć zlecać zleca zlecić dać daje dają przyjmować przyjmuje przyjmują przyjąć`,
  ),
  calculate: words(
    `obliczać oblicza obliczają obliczyć wyliczać wylicza wyliczają wyliczyć szacować szacuje oszacować przewidywać przewiduje przewidzieć podsumowywać podsumowuje podsumować streszczać streszcza analizować analizuje analizują przeanalizować sumować sumuje zsumować przeliczać przelicza przeliczyć punktować naliczać nalicza naliczyć`,
  ),
  check: words(
    `sprawdzać sprawdza sprawdzają sprawdzić sprawdzi kontrolować kontroluje kontrolują skontrolować walidować waliduje weryfikować wymuszać wymusza ograniczać ogranicza ograniczyć zapobiegać zapobiega zapewniać zapewnia zapewniają zapewnić pilnować pilnuje pilnują testować badać bada`,
  ),
  organise: words(
    `edytować edytuje edytują zmieniać zmienia zmieniają zmienić zmieni zarządzać zarządza zarządzają organizować organizuje organizują grupować grupuje grupują oznaczać oznacza oznaczają oznaczyć porządkować układać układa układają ułożyć konfigurować konfiguruje dostosowywać dostosowuje dostosować wybierać wybiera wybierają wybrać wybierz wybierze
    przeciągać przeciąga przechowywać przechowuje przechowują poprawiać poprawia poprawić aktualizować uzupełniać uzupełnia uzupełnić odhaczać odhacza odhaczyć odznaczać odznaczyć scalać przełączać przełącza sterować steruje określać określa określają określić definiować definiuje nadawać nadaje nadać uporządkować obsługiwać obsługuje obsługują obsłużyć modyfikować modyfikuje ustalać ustala ustalają ustalić zawężać`,
  ),
  other: words(
    `otrzymywać otrzymuje otrzymują otrzymać otrzyma dostawać dostaje dostają dostać dostanie dostaną grać gra grają zagrać wygrywać wygrywa wygrać zdobywać zdobywa zdobywają zdobyć uczyć uczy uczą nauczyć ćwiczyć ćwiczy ćwiczą trenować trenuje rozwiązywać rozwiązuje rozwiązać używać używa używają użyć korzystać korzysta korzystają skorzystać
    odwiedzać odwiedza odwiedzić poznawać spotykać spotyka spotkać wspierać wspiera oferować oferuje oferują uruchamiać uruchamia uruchomić tłumaczyć tłumaczy przetłumaczyć mówić słuchać słucha słuchają gotować gotuje gotują jeść jechać jeździć jedzie jeżdżą chodzić spacerować podróżować klikać klika kliknąć stukać powtarzać powtarza
    przynosić przynosi przywozić odwozić zostawiać zostawia zostawiają zostawić brać bierze biorą wziąć uczestniczyć uczestniczy uczestniczą realizować realizuje wykonywać wykonuje wykonują wykonać podać podaje podają podawać zawiera zawierają obejmuje trafia`,
  ),
};

/** Participles and verbal nouns of these verbs: the latter begin the points of a list of features. */
export const plParticiples: Readonly<Record<ActionName, readonly string[]>> = {
  create: words(
    'dodawanie dodawania dodanie dodane dodany tworzenie tworzenia utworzenie utworzone utworzony zakładanie założenie wpisywanie wpisane wprowadzanie wprowadzenie zapisywanie zapisane zapisany rejestrowanie rejestracja rejestracji zgłaszanie zgłaszania zgłoszenie składanie złożone wypełnianie wypełnienie publikowanie publikacja opublikowane wystawianie ustawianie notowanie opisywanie ogłaszanie prowadzenie',
  ),
  show: words(
    'pokazywanie pokazane wyświetlanie wyświetlane wyświetlany widok podgląd przeglądanie przeglądania porównywanie porównanie widoczne widoczny widoczna prezentacja wykres wykresy',
  ),
  search: words(
    'wyszukiwanie wyszukiwania szukanie filtrowanie filtrowania filtry sortowanie dopasowanie polecanie sugestie rekomendacje',
  ),
  notify: words(
    'powiadomienie powiadomienia powiadomień powiadamianie powiadomiony powiadomiona przypomnienie przypomnienia przypomnień przypominanie ostrzeżenie ostrzeżenia alert alerty alarm alarmy informowanie zawiadomienie',
  ),
  upload: words(
    'przesyłanie przesłanie wgrywanie wgrane załączanie dołączanie skanowanie zeskanowane nagrywanie nagranie fotografowanie wczytywanie',
  ),
  pay: words(
    'płacenie płatność płatności opłacenie opłacone opłata opłaty zakup zakupy zamawianie zamówienie sprzedaż fakturowanie faktury rozliczanie rozliczenie rozliczenia zwrot wpłata wpłaty',
  ),
  book: words(
    'rezerwowanie rezerwacja rezerwacje rezerwacji zarezerwowane umawianie planowanie wypożyczanie wypożyczenie wynajem odwołanie odwoływanie anulowanie zamiana wymiana przedłużenie zapisy zwracanie odebrane',
  ),
  approve: words(
    'zatwierdzanie zatwierdzenie zatwierdzone akceptacja akceptowanie zaakceptowane odrzucenie odrzucone potwierdzanie potwierdzenie potwierdzone weryfikacja ocenianie ocena podpisywanie podpisane głosowanie głosowania',
  ),
  transfer: words(
    'eksport eksportu eksportowanie import importowanie pobieranie pobranie drukowanie wydruk kopiowanie generowanie wygenerowane wysyłanie wysyłka wysłane dostarczanie dostawa dostarczone',
  ),
  sync: words(
    'synchronizacja synchronizowane integracja zintegrowane łączenie połączone aktualizacja aktualizowane zaktualizowane odświeżanie ładowanie',
  ),
  signIn: words('logowanie logowania zalogowany zalogowani zaproszenie zaproszenia zapraszanie'),
  remove: words(
    'usuwanie usunięcie usuwane usunięte kasowanie skasowane archiwizacja archiwizowane zamykanie zamknięte zamknięcie ukryte blokowanie zablokowane blokada',
  ),
  measure: words(
    'mierzenie pomiar pomiary śledzenie monitorowanie monitoring liczenie zliczanie wykrywanie zbieranie gromadzenie',
  ),
  message: words(
    'czat komentowanie komentarze komentarz odpowiadanie odpowiedź odpowiedzi wiadomość wiadomości kontakt dyskusja',
  ),
  assign: words(
    'przypisywanie przypisanie przypisane przypisany przydzielanie przydział udostępnianie udostępnione przekazywanie przekazane podział',
  ),
  calculate: words(
    'obliczanie obliczenie wyliczanie szacowanie prognoza podsumowanie podsumowania analiza statystyki naliczanie',
  ),
  check: words('sprawdzanie sprawdzenie sprawdzone kontrola kontrolowane walidacja ograniczone'),
  organise: words(
    'edycja edytowanie edytowane zmiana zmienianie zmienione zarządzanie organizowanie organizacja grupowanie oznaczanie oznaczone układanie konfiguracja wybór wybieranie wybrane przechowywanie przechowywane poprawianie obsługa',
  ),
  other: words(
    'otrzymywanie otrzymane używanie używane korzystanie tłumaczenie tłumaczenia wykonywanie wykonane realizacja',
  ),
};
