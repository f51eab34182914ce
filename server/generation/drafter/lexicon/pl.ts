import type { Lexicon } from './lexicon';
import { plCues } from './plCues';
import { plOppositions } from './plOppositions';
import { plPeople } from './plPeople';
import { plActions, plParticiples } from './plVerbs';
import { plTrades } from './plTrades';
import { withTrades } from './withTrades';
import { phrases, words } from './words';

/** The words by which Polish ideas are read. */
export const pl: Lexicon = {
  code: 'pl',
  hasSpaces: true,
  prefixes: [],
  abbreviations: words(
    'np m.in itp itd tzn tj tzw ok ul nr al os godz min maks max sek dr inż mgr prof lek św zob por wg dot ew szt r pkt art ust im tel cd s',
  ),
  cues: plCues,
  actions: plActions,
  participles: plParticiples,
  sections: {
    users: phrases(
      `użytkownicy, użytkownik, grupy użytkowników, użytkownicy i role, role, role i uprawnienia, role użytkowników, persony, kto, kto korzysta, kto będzie korzystał, kto z tego korzysta, dla kogo, dla kogo to jest,
       grupa docelowa, grupy docelowe, odbiorcy, aktorzy, interesariusze, klienci, uczestnicy, osoby, ludzie, nasi użytkownicy`,
    ),
    goals: phrases(
      `cel, cele, cel projektu, cele projektu, cele biznesowe, założony cel, sukces, miary sukcesu, mierniki sukcesu, kryteria sukcesu, metryki, wskaźniki, kpi, okr, rezultat, rezultaty, oczekiwane rezultaty, efekty, oczekiwane efekty,
       wizja, misja, po co, po co to robimy, po co nam to, co chcemy osiągnąć, co chcę osiągnąć, kiedy uznamy sukces, kiedy uznamy, jak mierzymy sukces, jak zmierzymy sukces, po czym poznamy, po czym poznamy sukces, korzyści`,
    ),
    requirements: phrases(
      `czego szukamy, czego szukam, co by pomogło, co by nam pomogło, ustalono, ustalenia, decyzje, postanowiono, funkcje, funkcja, funkcjonalności, funkcjonalność, główne funkcje, kluczowe funkcje, najważniejsze funkcje, wymagania funkcjonalne, wymagania, wymaganie, historyjki, historyjki użytkownika, historie użytkownika, user stories,
       co ma robić, co robi, co powinno robić, co powinna robić aplikacja, co ma robić aplikacja, co ma umieć, co musi umieć, co potrafi, co aplikacja, co system, czego chcemy, co chcemy, czego potrzebujemy, czego potrzebuję, jak to działa, jak to ma działać, jak ma działać, jak działa,
       pomysł, zakres, w zakresie, mvp, przepływ, proces, przebieg, przypadki użycia, możliwości, aplikacja powinna, aplikacja ma, system powinien, lista życzeń, życzenia, ekrany, widoki, strony, rozgrywka, zasady gry, zasady, mechanika, mechaniki, rozwiązanie,
       propozycja, produkt, endpointy, moduły, potrzeby`,
    ),
    must: phrases(
      'must, must have, must-have, musi być, musi, muszą być, konieczne, niezbędne, obowiązkowe, obowiązkowo, wymagane, koniecznie, p0, priorytet 1, najwyższy priorytet, podstawa, kluczowe',
    ),
    should: phrases(
      'should, should have, should-have, powinno być, powinno, powinny być, ważne, p1, priorytet 2, zalecane, wskazane, pożądane',
    ),
    could: phrases(
      'could, could have, could-have, nice to have, nice-to-have, mile widziane, miło by było, dobrze by było, fajnie by było, fajnie byłoby mieć, może, może kiedyś, kiedyś, później, na później, opcjonalne, opcjonalnie, dodatkowo, dodatki, bonus, p2, p3, w przyszłości, przyszłość, faza 2, etap 2, drugi etap, wersja 2, v2, pomysły na później, ewentualnie, przydałoby się, może być',
    ),
    constraints: phrases(
      `ograniczenia, ograniczenie, warunki, warunki brzegowe, wymagania niefunkcjonalne, niefunkcjonalne, wymagania pozafunkcjonalne, wymagania techniczne, wymagania jakościowe, jakość, techniczne, technika, technologia, technologie, technicznie, platforma, platformy,
       zgodność, prawo, prawne, aspekty prawne, bezpieczeństwo, prywatność, bezpieczeństwo i prywatność, rodo, budżet, termin, terminy, harmonogram, wydajność, sla, limity, granice, twarde wymagania, integracje, ochrona danych, budżet i terminy, budżet i termin, założenia, uwarunkowania,
       hosting, koszty, cena, ceny, sprzęt, dostępność, utrzymanie, nienegocjowalne, ramy, ważne warunki`,
    ),
    exclusions: phrases(
      `niepotrzebne, niechciane, nie wymagane, odpada, odpadają, wypada, zostaje poza, na razie bez, nie może, nie wolno, zabronione, zakaz, poza zakresem, poza zakresem projektu, nie wchodzi w zakres, wyłączenia, wykluczenia, wykluczone, out of scope, non-goals, nie-cele, czego nie robimy, czego nie robi, czego nie chcemy, czego nie chcę, czego nie potrzebujemy, czego nie będzie, czego nie ma być, czego ma nie być, czego unikamy,
       czym to nie jest, czym nie jest, co pomijamy, pomijamy, nie robimy, nie chcemy, nie chcę, nie będzie, nie planujemy, nie teraz, na razie nie, won't, won't have, nie, bez, nie obejmuje, zakazane, nigdy, niepożądane, nie potrzebujemy, rezygnujemy z`,
    ),
    background: phrases(
      `obecni, usprawiedliwieni, porządek obrad, sprawy różne, wolne wnioski, otwarcie zebrania, nieobecni, następne zebranie, następne kroki, tło, kontekst, problem, problemy, opis problemu, sytuacja, obecna sytuacja, aktualna sytuacja, stan obecny, dziś, dzisiaj, teraz, motywacja, dlaczego, historia, wstęp, wprowadzenie, o nas, kim jesteśmy, bolączki, jak jest teraz, jak jest dziś, jak to wygląda teraz, jak to wygląda dziś,
       jak działa to teraz, co jest nie tak, geneza, skąd pomysł, uzasadnienie, podsumowanie, streszczenie, opis sytuacji`,
    ),
    undecided: phrases(
      `otwarte, nie ustalono, do ustalenia, do omówienia, pytania otwarte, otwarte pytania, pytania, pytanie, do decyzji, do rozstrzygnięcia, do przemyślenia, do dyskusji, niejasne, niewiadome, nie wiem jeszcze, nie wiemy jeszcze, jeszcze nie wiem, jeszcze nie wiemy, czego nie wiemy, czego jeszcze nie wiemy, kwestie otwarte, otwarte kwestie, tbd,
       wątpliwości, do wyjaśnienia, do sprawdzenia, nierozstrzygnięte`,
    ),
  },
  limits: {
    before: {
      atMost: phrases(
        '≤, maksymalnie, maks, maks., max, max., maksimum, najwyżej, co najwyżej, do, nie więcej niż, nie dłużej niż, nie później niż, nie dłuższy niż, nie dłuższa niż, w ciągu, w czasie do, limit, limit:, nie przekracza, nie może przekroczyć, nie przekraczać, w granicach',
      ),
      below: phrases(
        'poniżej, mniej niż, w mniej niż, krócej niż, taniej niż, mniejszy niż, mniejsza niż, młodszy niż, szybciej niż, niższy niż, przed upływem, zimniejszy niż, szybszy niż, szybsza niż, zimniejsza niż, lżejszy niż, lżejsza niż, wcześniej niż, <',
      ),
      atLeast: phrases(
        '≥, co najmniej, przynajmniej, minimum, min, min., minimalnie, nie mniej niż, nie krócej niż, od, powyżej lub równe, ≥',
      ),
      above: phrases(
        'więcej niż, ponad, powyżej, dłużej niż, większy niż, większa niż, starszy niż, starsze niż, starsza niż, przekracza, przekroczy, wyższy niż, wyższa niż, cieplejszy niż, wolniej niż, wolniejszy niż, cieplejsza niż, cięższy niż, cięższa niż, później niż, >',
      ),
      every: phrases('co, każde, każdy, każdą, raz na, raz w, na'),
      after: phrases('po, po upływie, dopiero po, przez ponad, od ponad'),
      by: phrases(
        'do dnia, najpóźniej, najpóźniej do, przed, termin, termin:, gotowe do, gotowa do, gotowy do, start, start:, premiera, premiera:, deadline, uruchomienie, uruchomienie:, z dniem',
      ),
    },
    after: {
      atMost: phrases(
        'lub mniej, lub niżej, lub poniżej, lub zimniej, lub wcześniej, lub młodsze, i młodsze, i mniej, maksymalnie, maks, najwyżej, albo mniej, lub krócej',
      ),
      below: [],
      atLeast: phrases(
        'lub więcej, lub wyżej, lub powyżej, lub cieplej, lub dłużej, lub później, albo więcej, i więcej, i starsze, i starszych, lub starsze, minimum, plus, wzwyż',
      ),
      above: [],
      every: [],
      after: phrases('później, po, bez'),
      by: [],
    },
  },
  numberWords: {
    dwa: 2,
    dwie: 2,
    dwóch: 2,
    dwoje: 2,
    dwiema: 2,
    trzy: 3,
    trzech: 3,
    cztery: 4,
    czterech: 4,
    pięć: 5,
    pięciu: 5,
    sześć: 6,
    sześciu: 6,
    siedem: 7,
    siedmiu: 7,
    osiem: 8,
    ośmiu: 8,
    dziewięć: 9,
    dziesięć: 10,
    dziesięciu: 10,
    jedenaście: 11,
    dwanaście: 12,
    dwunastu: 12,
    piętnaście: 15,
    piętnastu: 15,
    dwadzieścia: 20,
    czternaście: 14,
    szesnaście: 16,
    osiemnaście: 18,
    'dwadzieścia cztery': 24,
    'czterdzieści pięć': 45,
    'czterdzieści osiem': 48,
    'siedemdziesiąt dwie': 72,
    siedemdziesiąt: 70,
    osiemdziesiąt: 80,
    dwudziestu: 20,
    trzydzieści: 30,
    trzydziestu: 30,
    czterdzieści: 40,
    pięćdziesiąt: 50,
    sześćdziesiąt: 60,
    sto: 100,
    tysiąc: 1000,
    tuzin: 12,
  },
  months: words(
    'stycznia styczeń styczniu lutego luty lutym marca marzec marcu kwietnia kwiecień kwietniu maja maj maju czerwca czerwiec czerwcu lipca lipiec lipcu sierpnia sierpień sierpniu września wrzesień wrześniu października październik październiku listopada listopad listopadzie grudnia grudzień grudniu',
  ),
  unitAdjectives: words(
    'roboczych robocze roboczy kalendarzowych kalendarzowe kolejnych kolejne aktywnych aktywni aktywne płacących jednoczesnych równoczesnych zarejestrowanych pełnych pełne szkolnych tys mln różnych nowych nowe ostatnich ostatnie metrów',
  ),
  inflections: words('owie ami ach ów om cy ec ek ki y i a e u em ą ę'),
  prepositions: words(
    'w we z ze na do od o u po pod przed za przy przez dla bez między pomiędzy nad ku wśród podczas wobec według poza ponad obok oprócz zamiast dzięki',
  ),
  vague: phrases(
    `szybki, szybka, szybkie, szybko, szybciej, łatwy, łatwa, łatwe, łatwo, łatwiej, prosty, prosta, proste, prostą, prosto, prostszy, intuicyjny, intuicyjna, intuicyjne, intuicyjnie,
     wygodny, wygodna, wygodne, wygodnie, przyjazny, przyjazna, przyjazne, ładny, ładna, ładne, ładnie, nowoczesny, nowoczesna, nowoczesne, czytelny, czytelna, czytelne, przejrzysty, przejrzysta, przejrzyste,
     niezawodny, niezawodna, niezawodne, bezpieczny, bezpieczna, bezpieczne, bezpiecznie, tani, tania, tanie, lekki, lekka, lekkie, skalowalny, skalowalna, skalowalne, elastyczny, elastyczna, elastyczne,
     stabilny, stabilna, stabilne, wydajny, wydajna, wydajne, płynnie, sprawnie, dobry, dobra, dobre, dobrze, lepszy, lepsza, lepsze, lepiej, duży, duża, duże, mały, mała, małe, niedługo, wkrótce, jak najszybciej, regularnie, często, kilka, kilku, wiele, na bieżąco, zrozumiały, zrozumiałe`,
  ),
  definiteWords: words('ten ta to te ci tej tego tym tych tę tą nasza nasz nasze ona on ono'),
  people: withTrades(plPeople, plTrades),
  nameBefore: phrases(
    'o nazwie, pod nazwą, nazwa robocza:, nazwa robocza –, nazwa robocza -, nazwa robocza to, nazwa robocza, robocza nazwa, nazwa:, nazwa projektu:, nazwa produktu:, nazwa to, nazywa się, nazywa sie, nazywam to, nazywam ją, nazywamy to, nazywamy ją, kryptonim, zatytułowana, zatytułowany, poznajcie, przedstawiamy',
  ),
  story: {
    author: phrases('jestem, jesteśmy'),
    before: phrases('jako'),
    after: phrases(
      'chcę móc, chcę mieć, chcę, chciałbym, chciałabym, chcemy, mogę, muszę, potrzebuję, powinienem, powinnam, powinien, może, widzę, dostaję, otrzymuję, mam, nie chcę, wolę, oczekuję, możemy, musimy',
    ),
  },
  forWhom: phrases(
    'dla, przeznaczona dla, przeznaczony dla, skierowana do, skierowany do, z myślą o, adresowana do, pomaga, pozwala, umożliwia, wśród, między, pomiędzy, grupa docelowa:, użytkownicy:, odbiorcy:, odbiorcami są, łączy, łącząca, łączący, w której, w którym, gdzie',
  ),
  oppositions: plOppositions,
  stopWords: words(
    `i w z na do się nie to że jest od po przez dla o jak ale za lub albo czy oraz ma mają być są był była było były może mogą
    można musi muszą powinien powinna powinno powinny jeśli jeżeli gdy kiedy żeby aby bo ponieważ więc który która które
    którzy którego której którym których którą ten ta te tego tej tym tych tę tą ci jego jej ich mój moja moje nasz nasza nasze naszej naszych
    swój swoje swoją swojej swoich ja my ty on ona ono oni one mi mnie nam nas go mu jej im sobie siebie co kto gdzie już jeszcze tylko także też również
    bardzo bez pod przed przy między nad tak każdy każda każde każdego wszystkie wszyscy wszystko żaden by będzie będą chcę chcemy mam mamy a ze we u więcej mniej np
    coś ktoś nikt nic zawsze teraz potem razem sam sama samo dziś tam tutaj tu zanim niż czyli aż`,
  ),
};
