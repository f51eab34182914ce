import type { Lexicon } from './lexicon';
import { phrases } from './words';

/** What Polish words and phrases indicate about a clause. */
export const plCues: Lexicon['cues'] = {
  and: phrases(
    'i, oraz, a także, lub, albo, ani, a potem, jak również, a następnie, bądź, i potem, a, &, plus',
  ),
  but: phrases(
    'ale, lecz, jednak, jednakże, natomiast, choć, chociaż, mimo że, pomimo że, tyle że, zaś, tylko że',
  ),
  because: phrases(
    'bo, ponieważ, gdyż, bowiem, dlatego że, z powodu tego, jako że, skoro, z uwagi na to, przez co',
  ),
  soThat: phrases(
    'żeby, aby, by, tak żeby, tak aby, po to żeby, po to aby, w celu, ażeby, dzięki czemu, żebym, żebyśmy, abym, abyśmy, żeby nie, aby nie, tak by, żeby nikt, żeby każdy',
  ),
  if: phrases(
    `jeśli, jeżeli, gdy, kiedy, gdyby, jak tylko, zanim, dopóki, póki, dopiero gdy, o ile, w przypadku, w razie, po tym jak, ilekroć,
     gdy tylko, chyba że, zawsze gdy, za każdym razem gdy, podczas gdy`,
  ),
  that: phrases(
    `który, która, które, którzy, którego, której, którym, których, którą, którymi, któremu, że, iż, co, czego, czym, kto, kogo, komu,
     gdzie, ile, jak, dlaczego, czy, jaki, jaka, jakie, jakich, jaką`,
  ),
  pronoun: phrases(
    `ja, my, ty, on, ona, ono, oni, one, to, ten, ta, te, ci, każdy, wszyscy, nikt, ktoś, nic, coś, tam, tu, wszystko, sam, sama,
     żaden, niektórzy, inni, reszta, nikomu, nikogo`,
  ),
  determiner: phrases(
    `ten, ta, to, te, ci, tego, tej, tym, tych, tę, tą, mój, moja, moje, moją, nasz, nasza, nasze, naszą, naszych, swój, swoje, swoją, swoich, swojego, swojej,
     jego, jej, ich, każdy, każda, każde, każdą, każdego, każdej, każdym, wszystkie, wszystkich, wszyscy, żaden, żadna, żadne, żadnych, jeden, jedna, jedno, jednym, jedną, jednego,
     dwa, dwie, trzy, cztery, pięć, kilka, kilku, wiele, wielu, więcej, mniej, inny, inna, inne, nowy, nowa, nowe, nową, nowych, nowego, wybrany, wybraną, wybrane, własny, własne, własną,
     co, kto, gdzie, kiedy, ile, jak, czy, który, która, które, się, im, mu, go, ją, nas, nam, mi, do, na, w, z, ze, o, od, przez, po, dla, jako, pod, przy, za,
     cały, cała, całe, całą, wolne, wolny, wolną, ostatnie, ostatnich, automatycznie, tylko, najwyżej, maksymalnie, minimum, przynajmniej, co najmniej`,
  ),
  auxiliary: phrases(
    `to, jest, są, był, była, było, byli, były, być, będzie, będą, bywa, ma, mają, mam, mamy, masz, mieć, miał, miała, miało, mieli, miały, może, mogą, można,
     możemy, możesz, mogę, musi, muszą, muszę, musimy, trzeba, należy, powinien, powinna, powinno, powinni, powinny, chce, chcą, chcę, chcemy,
     zostaje, zostają, zostanie, zostaną, został, została, zostało, zostały, staje się, działa, działają, działać, kosztuje, kosztują, trwa, trwają, wie, wiedzą, wiem, wiemy,
     wygląda, wydaje, leży, leżą, wisi, wiszą, stoi, stoją, zależy, oznacza, pracuje, pracują, mieszka, mieszkają, mówi, mówią, zaczyna, zaczynają, kończy, kończą, dzieje się,
     ginie, giną, dzwoni, dzwonią, pozostaje, pozostają, brakuje, nie ma, starcza, spełnia, spełniają, trafia, trafiają, pochodzi, pochodzą, liczy, wynosi, gubi, gubią, trafić`,
  ),
  negation: phrases(
    `nie, nigdy, żaden, żadna, żadne, żadnych, żadnego, żadnej, żadnym, nikt, nikogo, nikomu, nic, niczego, nigdzie, ani, brak, zero,
     bez reklam*, bez czatu, bez płatności, bez sklepu, bez forum, bez integracji, bez aplikacji, bez komentarzy, bez rankingów, bez punktów, bez gwiazdek, bez ocen,
     bez mediów, bez blockchain*, bez sztucznej, bez ai, bez śledzenia, bez subskrypcji, bez powiadomień, bez cookies, bez zbędnych`,
  ),
  never: phrases(
    `nigdy, nie może, nie mogą, nie wolno, nigdy nie może, nigdy nie mogą, zabronione, zabroniony, zakazane, niedozwolone, niedopuszczalne, w żadnym wypadku,
     pod żadnym pozorem, nie ma prawa, nie mają prawa, nie więcej niż, nie dłużej niż, nie później niż, nie mniej niż, nikt nie może, nikt inny, nic nie może,
     nie można, nie powinien, nie powinna, nie powinno, nie powinny, nie powinni, żadne dane, żadnych danych, nie mogą opuszczać, nie może opuścić, nie mogą opuścić,
     nie mogą trafić, nie może trafić, nie mogą być, nie może być, bez wyjątku, nikt poza, niemożliwe musi`,
  ),
  exclusion: phrases(
    `w drugim etapie, w kolejnym etapie, najwcześniej w przyszłym roku, poza zakresem, poza zakres, nie wchodzi w zakres, nie wchodzą w zakres, out of scope, niepotrzebne, niepotrzebny, niepotrzebna, zbędne, zbędny, zbędna,
     nie jest potrzebny, nie jest potrzebna, nie jest potrzebne, nie są potrzebne, nie są konieczne, nie jest konieczne, nie jest konieczny, nie jest konieczna,
     nie jest wymagane, nie jest wymagana, nie jest wymagany, nie potrzeba, nie trzeba, nie potrzebuję, nie potrzebujemy, nie potrzebna, nie potrzebny, nie potrzebne, nie chcę, nie chcemy, nie chciałbym,
     nie chciałabym, nie chcielibyśmy, nie robimy, nie robię, nie będziemy, nie będę, nie będzie, nie będą, nie ma być, nie mają być, ma nie być, ma nie mieć, nie ma mieć, nie ma to być, to nie ma być, nie planujemy, nie planuję, nie przewidujemy, nie budujemy, nie buduję,
     nie tworzymy, nie oferujemy, nie obejmuje, nie obejmują, nie wliczamy, nie zajmujemy się, nie zajmuje się, rezygnujemy, rezygnuję, pomijamy, pomijam, odpuszczamy, wykluczamy, wykluczone, wykluczony, wykluczona,
     wyłączone z zakresu, wyłączamy, nie jest celem, nie są celem, nie jest częścią, nie są częścią, nie należy do, nie należą do, nie teraz, na razie nie, na razie bez, jeszcze nie w,
     nie w tej wersji, nie w pierwszej wersji, w pierwszej wersji nie, w pierwszej wersji bez, nie w wersji, nie w v1, nie w mvp, to nie jest, to nie, nie jest to, nie jest, nie ma służyć, nie ma zastępować, nie zastępuje, nie zastąpi,
     nie interesuje nas, nie interesuje mnie, nie interesują nas, nie zależy nam na, nie zależy mi na, bez żadnych, obejdzie się bez, obejdziemy się bez, obejdę się bez, tylko bez, byle bez, nikt nie potrzebuje,
     dajmy spokój, darujmy sobie, darujemy sobie, nie wprowadzamy, nie dodajemy, nie wspieramy, nie wspiera, nie obsługujemy, nie obsługuje, nie prowadzi, nie sprzedajemy, nie przetwarzamy, odpada, odpadają, bez reklam*, broń boże, nie przejmuje`,
  ),
  can: phrases(
    `może, mogą, możesz, można, możemy, mogę, mógł, mogła, mogli, mogły, mógłby, mogłaby, mogliby, mogłyby, mogło, da się, daje się, pozwala, pozwalają, pozwalać,
     umożliwia, umożliwiają, umożliwiać, pomaga, pomagają, pomagać, ma możliwość, mają możliwość, możliwość, jest możliwe, jest w stanie, są w stanie, ma prawo, daje możliwość, ma dostęp, mają dostęp, możliwe jest`,
  ),
  want: phrases(
    `chcę, chcemy, chce, chcą, chciałbym, chciałabym, chcielibyśmy, chciałoby się, potrzebuję, potrzebujemy, potrzebuje, potrzebują, potrzebny, potrzebna, potrzebne,
     potrzebny jest, potrzebna jest, potrzebne jest, potrzebne są, przydałaby się, przydałby się, przydałoby się, przydałyby się, przyda się, przydadzą się, marzy mi się, marzy nam się, marzę o, szukam, szukamy,
     poproszę, prosimy o, zależy nam na, zależy mi na, życzymy sobie, ma być, ma powstać, ma się pojawić`,
  ),
  must: phrases(
    `musi, muszą, musimy, muszę, trzeba, należy, konieczne, konieczny, konieczna, koniecznie, wymagane, wymagany, wymagana, obowiązkowy, obowiązkowa, obowiązkowe, obowiązkowo,
     niezbędny, niezbędna, niezbędne, kluczowe, wymaga, wymagają, bezwzględnie, obowiązuje, obowiązują`,
  ),
  should: phrases(
    `powinien, powinna, powinno, powinni, powinny, powinniśmy, winien, winna, ma się, mają się, ma być, mają być, ma działać, mają działać, ma umożliwiać, ma pozwalać, ma pokazywać,
     ma wysyłać, ma przypominać, ma mieć, ma liczyć, ma pomagać, ma zbierać, ma sprawdzać, ma wyświetlać, ma obsługiwać, ma zapisywać, ma informować, ma wyglądać, najlepiej`,
  ),
  maybe: phrases(
    `być może, może kiedyś, może też, może jeszcze, może później, a może, opcjonalnie, opcjonalny, opcjonalna, opcjonalne, ewentualnie, ewentualny, mile widziane, mile widziany, mile widziana, w miarę możliwości, jeśli się da, jeśli to możliwe,
     jeśli starczy, jeśli będzie czas, jak starczy czasu, jak się uda, kiedyś, w przyszłości, na później, docelowo, z czasem, fajnie by było, fajnie byłoby, fajnie gdyby, miło by było, miło byłoby, dobrze by było, dobrze byłoby, super by było, byłoby super, byłoby fajnie, byłoby miło,
     byłoby dobrze, nice to have, nice-to-have, bonus, dodatkowo kiedyś, w drugim etapie, w kolejnej wersji, w kolejnym etapie, w wersji 2, v2, faza 2, etap 2, wersja 2, najlepiej gdyby, ideałem byłoby, idealnie, w idealnym świecie`,
  ),
  undecided: phrases(
    `nierozstrzygnięte, nie rozstrzygnięto, nie zdecydowano, bez decyzji, brak decyzji, nie ustalono, do ustalenia, nie wiem jeszcze, nie wiadomo, jeszcze nie wie, jeszcze nie wiem, nie wiemy jeszcze, jeszcze nie wiemy, nie wiem czy, nie wiem jak, nie wiem, nie wiemy, nie jestem pewien, nie jestem pewna, nie jesteśmy pewni, nie mamy pewności, do uzgodnienia, do decyzji, do przemyślenia,
     do dyskusji, do przedyskutowania, do wyjaśnienia, do rozstrzygnięcia, nie zdecydowaliśmy, nie zdecydowałem, nie zdecydowałam, niezdecydowan*, wciąż się zastanawiam, wciąż się zastanawiamy, zastanawiam się, zastanawiamy się,
     pytanie otwarte, otwarte pytanie, kwestia otwarta, pozostaje otwarte, nie ustaliliśmy, nie ustalone, nieustalone, tbd, trzeba ustalić, musimy ustalić, trzeba zdecydować, musimy zdecydować, trudno powiedzieć, niejasne, waham się, wahamy się, otwarta kwestia`,
  ),
  goal: phrases(
    `cel, cele, celem, celem jest, cel jest, nasz cel, sukces, sukcesem, sukcesem będzie, kpi, okr, misja, misją, wizja, wizją, zmniejszyć, zmniejszenie, zmniejszymy, ograniczyć, ograniczenie liczby, skrócić, skrócenie, skrócimy, zredukować, redukcja, obniżyć, obniżenie, zwiększyć,
     zwiększenie, zwiększymy, podnieść, podwoić, poprawić, poprawa, wzrost, wzrośnie, spadek, spadnie, spadną, zaoszczędzić, oszczędność, oszczędzić, oszczędzimy, dążymy, dążymy do, mam nadzieję, mamy nadzieję, liczymy na, liczę na, w pierwszym roku, w ciągu roku, w ciągu pół roku,
     po roku, po pół roku, po sześciu miesiącach, po pierwszym roku, po pierwszym sezonie, do końca roku, udało się jeśli, uznamy za, za sukces, będziemy zadowoleni, będę zadowolony, będę zadowolona, warto jeśli, chodzi o to, zamiast obecnych, o połowę, dwukrotnie, konwersja, konwersję, z obecnych, ma służyć, ma pomóc, ma pomagać, ma ułatwić, ma ułatwiać, próg rentowności, osiągnąć, osiągnięcie`,
  ),
  past: phrases(
    `był, była, byli, były, nie było, to było, trzeba było, miał, miała, mieli, miały, mieliśmy, miałem, miałam, byłem, byłam, byliśmy, poszedł, poszła, poszło, przyszedł, przyszła, przyszli, zrobił, zrobiła, zrobili, zrobiliśmy, zgubił, zgubiła, zgubiło, zgubiły, zgubili, zgubiliśmy, zgubiłem, zgubiłam,
     stracił, straciła, straciło, stracili, straciliśmy, straciłem, straciłam, zapomniał, zapomniała, zapomnieli, zapomnieliśmy, zapomniałem, zapomniałam, próbował, próbowała, próbowali, próbowaliśmy, próbowałem, próbowałam, wypuściliśmy, dostał, dostała, dostali, dostaliśmy, dostałem, dostałam,
     kupił, kupiła, kupili, kupiliśmy, kupiłem, kupiłam, sprzedał, sprzedali, zapłacił, zapłacili, zapłaciliśmy, kosztował, kosztowała, kosztowało, powiedział, powiedziała, powiedzieli, pytał, pytała, pytali, zapytał, stało się, zdarzyło się, wydarzyło się, okazało się, zepsuł*, przepadł, przepadła, przepadło, przepadły,
     zaczął, zaczęła, zaczęli, zaczęliśmy, przestał, przestała, przestali, chciał, chciała, chcieli, chcieliśmy, musiał, musiała, musieli, musieliśmy, mógł, mogła, mogli, mogliśmy, wiedział, wiedziała, wiedzieli, myślał, myślała, myśleli, pracował, pracowała, pracowali, używaliśmy, korzystaliśmy,
     korzystał, korzystała, dzwonił, dzwoniła, dzwonili, skarżył*, narzekał*, temu, w zeszłym, w zeszłym roku, w zeszłym tygodniu, w zeszłym miesiącu, zeszłej, zeszłego, zeszłą, w ubiegłym, ubiegłego, ostatnio, ostatniej zimy, ostatniego lata, wczoraj, niedawno, kiedyś było, dawniej, dotychczas, wtedy, umarł*, odszedł, odeszła, nie wyszło, nie przyszedł, nie przyszła, nie przyszło, zmarnował*`,
  ),
  lack: phrases(
    'nie ma, nie mamy, nie mam, nie mają, brak zasięgu, nie ma zasięgu, brak internetu, nie działa tam',
  ),
  now: phrases(
    `obecna sytuacja, stan obecny, obecnie, teraz, dziś, dzisiaj, aktualnie, w tej chwili, na razie, dotąd, do tej pory, jak dotąd, często, zwykle, zazwyczaj, zawsze, ciągle, stale, nadal, wciąż, bez przerwy, czasem, czasami, nieraz,
     za każdym razem, codziennie, co chwilę, w praktyce, przeważnie, najczęściej, co roku, coraz częściej, w kółko, od lat, regularnie ginie, każdy ma`,
  ),
  ours: phrases(
    `mam, mamy, jestem, jesteśmy, prowadzę, prowadzimy, pracuję, pracujemy, mieszkam, mieszkamy, używam, używamy, korzystam, korzystamy, tracę, tracimy, gubię, gubimy, zapominam, zapominamy, zapisuję, zapisujemy, notuję, notujemy, trzymam, trzymamy,
     sprzedaję, sprzedajemy, wysyłam, wysyłamy, dzwonię, dzwonimy, odbieram, odbieramy, spędzam, spędzamy, organizuję, organizujemy, robimy, robię, piszę, piszemy, dostaję, dostajemy, wynajmuję, wynajmujemy, wożę, wozimy, uczę, uczymy, zarządzam, zarządzamy, działamy, obsługujemy, obsługuję, produkujemy, produkuję,
     pożyczamy, pożyczam, płacę, płacimy, liczę, liczymy, szukam ciągle, muszę ciągle, musimy ciągle, nasz klub, nasza szkoła, nasza firma, nasz zespół, nasza drużyna, nasze biuro, nasza fundacja, nasze stowarzyszenie, nasza wspólnota, nasza spółdzielnia, nasi klienci, nasi kierowcy, nasi pracownicy, nasi nauczyciele, nasi wolontariusze, nasi członkowie, nasz sklep, nasza rodzina,
     na naszych, w naszej, w naszym, u nas, w naszych, moja mama, mój tata, mój mąż, moja żona, moja córka, mój syn, moje dzieci, moja babcia, mój dziadek, mój szef, moja szefowa, mój kolega, moja koleżanka, moja siostra, mój brat, moi rodzice,
     cześć, hej, dzień dobry, witam, witajcie, siema, pozdrawiam, pozdrowienia, dzięki, dziękuję, z góry dziękuję, sorry, przepraszam, haha`,
  ),
  problem: phrases(
    `problem, problemy, problemem, kłopot, kłopoty, irytujące, irytuje, denerwuje, denerwujące, frustrujące, frustracja, uciążliwe, uciążliwy, męczące, męczy, bałagan, chaos, zamieszanie, kłótnia, kłótnie, kłócą się, kłócimy się, spory, ginie, giną, gubi się, gubią się, zgubiło się, się zgubiła, się zgubił, zgubione, przepada, przepadają,
     zapomina, zapominają, zapominamy, zapominam, za późno, strata czasu, marnuje, marnują, marnujemy, marnuję, marnuje się, marnują się, tracimy, tracę, trudno, trudne, ciężko, mam dość, mamy dość, dość mam, skarga, skargi, skarżą się, narzekają, narzeka, błędy, pomyłki, myli się, mylą się, nikt nie wie, nikt nie pamięta, nikt nie czyta, nikt nie widzi, nikt nie ogarnia, nie wiadomo, nie ogarniam, nie ogarniamy,
     ręcznie, na papierze, na kartce, na kartkach, kartka, kartki, karteczki, karteczkach, zeszyt, zeszytu, zeszycie, w excelu, excel, excela, arkusz, arkusza, arkusze, arkuszu, tablica korkowa, tablicy korkowej, na whatsappie, grupie na whatsappie, grupa na whatsappie, na messengerze, telefony od, telefonów od, telefonów dziennie, maile, mailami,
     za dużo, zbyt dużo, za mało, za drogo, za długo, zbyt długo, za wolno, nie starcza, cierpi, cierpią, utknęło, zgadywać, zgadujemy, kończy się tym, kończy się na, psuje się, psują się, nie zgadza się, nie zgadzają się, wyrzucamy, wyrzucają, spóźnia się, spóźniają się, spóźnienia, nie odbierają, nie przychodzą, nie przychodzi, brakuje, brak kontroli, podwójne rezerwacje, dublują się`,
  ),
  quality: phrases(
    `szybki, szybka, szybkie, szybko, prosty, prosta, proste, prosto, łatwy, łatwa, łatwe, łatwo, dostępny, dostępna, dostępne, bezpieczny, bezpieczna, bezpieczne, prywatny, prywatna, prywatne, tajny, tajne, poufny, poufne, poufna, szyfrowane, zaszyfrowane, szyfrowanie, szyfrowany, szyfrowana,
     anonimowy, anonimowa, anonimowe, anonimowo, duże litery, duża czcionka, dużą czcionką, duże przyciski, czytelny, czytelna, czytelne, offline, online, darmowy, darmowa, darmowe, za darmo, bezpłatny, bezpłatna, bezpłatne, bezpłatnie, open source, otwarty kod, self-hosted, niezawodny, niezawodna, niezawodne, skalowalny, skalowalna, skalowalne,
     lekki, lekka, lekkie, tani, tania, tanie, wielojęzyczny, wielojęzyczna, dwujęzyczny, dwujęzyczna, przetłumaczon*, responsywny, responsywna, responsywne, kompatybilny, kompatybilna, intuicyjny, intuicyjna, intuicyjne, zgodny z, zgodna z, zgodne z, audytowalny, daltonist*, niewidom*, niedowidząc*, czytnik ekranu, czytnika ekranu, czytnikiem ekranu, czytnikami ekranu, klawiatura, klawiaturą, jedną ręką, w rękawicach, w rękawiczkach,
     cichy, cicha, wodoodporny, wodoodporna, pyłoszczelny, słaby zasięg, słabym zasięgu, słabym internecie, bez zasięgu, bez internetu, bez sieci, bez połączenia, bez instalacji, bez logowania, bez rejestracji, bez konta, ładny, ładna, ładne, minimalistyczny, minimalistyczna, przyjazny, przyjazna, przyjazne, spokojny, w unii europejskiej, w ue, w polsce, na własnych serwerach, lokalnie, po polsku, w języku polskim, niezależny, trwały`,
  ),
  limit: phrases(
    `budżet, budżecie, koszt, koszty, kosztować, kosztuje, cena, ceny, cenie, termin oddania, deadline, uruchomienie, uruchomimy, premiera, start, wdrożenie, gotowe do, gotowa do, gotowy do, gotowe przed, najpóźniej, ios, android, androidem, androidzie, androida, iphone, iphone'ach, iphonie, ipad, ipadzie, tablet, tablety, tabletach, przeglądarka, przeglądarce, przeglądarki, przeglądarkach,
     desktop, windows, windowsie, macos, linux, linuksie, raspberry pi, chrome, firefox, safari, edge, smartfon, smartfony, smartfonach, smartfonie, na telefonach, na telefonie, działa na, działać na, działają na, działa w, działać w, działa z, działać z, działa bez, działać bez, działa też, współpracuje z, współpracować z, integracja z, integruje się z, integrować się z, integracje, synchronizuje się z, łączy się z,
     sso, logowanie przez, logowanie kontem, logowanie tylko, oauth, saml, ldap, entra, mobywatel, profil zaufany, profilem zaufanym, epuap, blik, blikiem, blikowi, rodo, gdpr, wcag, iso 27001, pci, ustawa, ustawą, ustawy, prawo, prawem, przepisy, przepisami, przepisów, rozporządzenie, rozporządzeniem, regulacje, zgodnie z, zgodne z, zgodność z, zgodny z, zgodna z, spełniać, spełnia, certyfikat, certyfikacja, audyt, retencja, przechowywane, przechowywać,
     p50, p95, p99, ms, opóźnienie, dostępność, uptime, czas odpowiedzi, czas reakcji, czas ładowania, ładuje się, ładować się, ładowanie, jednocześnie, jednoczesnych, równocześnie, równoczesnych, sekund, sekundy, sekundę, językach, języki, hostowane, hostowana, hosting, hostingu, na serwerach, serwerach, serwery, serwer w, zostają w, zostają na, pozostają w, pozostają na, bateria, baterii, baterię, gwarancja, zespół, jeden programista, dwóch programistów, dotacja, dotacji, grant, grantu, finansowanie,
     sla, slo, rate limit, limit, limitu, uprawnienia, openapi, sdk, kb, mb, gb, maksymalnie, maks, najwyżej, nie więcej niż, minimum, minimalnie, co najmniej, przynajmniej, miesięcznie, rocznie, na miesiąc, na rok, zł, złotych, pln, tys. zł, react, python, postgres, postgresql, kubernetes, aws, azure`,
  ),
  system: phrases(
    `aplikacja, aplikację, aplikacji, apka, apkę, appka, system, systemu, narzędzie, narzędzia, strona, stronę, strona internetowa, serwis, serwisu, witryna, portal, portalu, platforma, platformę, platformy, usługa, usługę, bot, bota, chatbot, oprogramowanie, api, rozszerzenie, rozszerzenia, wtyczka, wtyczkę, wtyczki, gra, grę, gry,
     program, programu, produkt, panel, pulpit, ekran, widżet, urządzenie, czujnik, przycisk, mapa, mapę, kalendarz, kalendarza, lista, listę, serwer, skaner, skrzynka, powiadomienie, przypomnienie, webhook, endpoint, sklep internetowy, sklep, giełda, giełdę, tablica ogłoszeń, wyszukiwarka, wyszukiwarkę, kalkulator, dziennik, dzienniczek, baza, bazę, rejestr, moduł, grafik, harmonogram, planer, dashboard, aplikacyjka, stronka, stronkę, katalog, forum, ewidencja`,
  ),
};
