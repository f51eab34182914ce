import { plConcepts } from './plConcepts';
import { plUseOppositions } from './plUseOppositions';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Polish. */
export const plOppositions: Oppositions = {
  concepts: plConcepts,
  pairs: [
    {
      topic: 'bezpłatnie i za opłatą',
      one: phrases(
        'za darmo, darmowa, darmowy, darmowe, całkowicie darmowa, bezpłatna, bezpłatny, bezpłatne, bezpłatnie, bez opłat, nic nie kosztuje, nikt nie płaci, żadnych opłat, zawsze darmowa, {free}',
      ),
      other: phrases(
        'prowizja, prowizję, prowizji, abonament, abonamentu, abonamencie, subskrypcja, subskrypcję, subskrypcji, opłata za, opłatę za, opłaty za, miesięczna opłata, miesięczną opłatę, opłata miesięczna, zł miesięcznie, zł za miesiąc, zarabiać, zarabiamy, na siebie zarabiać, przychód, przychody, wersja premium, plan premium, płatny plan, płatna wersja, zysk, płaci za, płacą za, {price} + {charge} + !{budget}, {earn}, {pay} + {price} + !{budget}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'anonimowo i z nazwiskiem',
      one: phrases(
        'anonimowy, anonimowa, anonimowe, anonimowi, anonimowo, anonimowych, anonimowość, nikt nie wie kto, bez nazwisk, bez nazwiska, bez imienia, bez imion, bez podawania imienia, bez podawania nazwiska, bez podawania danych, pseudonim*, no {know} + {who}, no {traced}',
      ),
      other: phrases(
        'imię i nazwisko, imienia i nazwiska, imieniem i nazwiskiem, imiona i nazwiska, z nazwiska, pełne nazwisko, prawdziwe nazwisko, pod własnym nazwiskiem, pod nazwiskiem, podpisane nazwiskiem, zweryfikowana tożsamość, tożsamość, tożsamości, kto napisał, kto to napisał, numer pracowniczy, pesel, numer pesel, zdjęcie profilowe, kto jak głosował, {by name}, {see} + {name}, {see} + {who}, {know} + {who} + !{no}, {contact} + {author}',
      ),
    },
    {
      topic: 'offline i na żywo',
      one: phrases('{offline} + !{even}, no {net} + !{even}'),
      other: phrases(
        'w czasie rzeczywistym, na żywo, real time, real-time, natychmiast widoczne, natychmiast widoczna, streaming, zawsze online, stałe połączenie, stałego połączenia, tylko w chmurze, {live}, {watch} + {afar}, {world} + {rank}',
      ),
    },
    {
      topic: 'nigdy nieusuwane i usuwane',
      one: phrases(
        'nigdy nie usuwamy, nigdy nie są usuwane, nigdy nie jest usuwana, nigdy nie zostaną usunięte, nigdy nie usuwać, nigdy nie kasujemy, nic nie jest usuwane, nie można usunąć, nie da się usunąć, nie można usuwać, przechowywane na zawsze, przechowywane bezterminowo, bezterminowo, na zawsze zapisane, niezmienialne, nieusuwalne, {keep} + {forever}, no {delete} + {ever}',
      ),
      other: phrases(
        'usuwane po, usunięte po, są usuwane, jest usuwana, może usunąć, mogą usunąć, może usuwać, mogą usuwać, można usunąć swoje, usunąć konto, usunąć swoje, usunięcie konta, usunięcie danych, prawo do bycia zapomnianym, prawo do usunięcia, kasowane po, na żądanie usuwane, usuwane na żądanie, automatycznie usuwane, usuwa się po, znikają po, {delete} + {after}, {delete} + {self}',
      ),
    },
    {
      topic: 'bez konta i z kontem',
      one: phrases(
        'bez konta, bez zakładania konta, bez kont, bez logowania, bez logowania się, bez rejestracji, bez rejestrowania się, żadnego logowania, żadnej rejestracji, bez hasła, nie trzeba się logować, nie wymaga logowania, nie wymaga konta, nie wymaga rejestracji, no {account}',
      ),
      other: phrases(
        'konto jest wymagane, wymagane konto, wymaga konta, wymaga logowania, wymaga zalogowania, musi się zalogować, muszą się zalogować, musi być zalogowany, musi się zarejestrować, muszą się zarejestrować, musi założyć konto, muszą założyć konto, zakłada konto, zakładają konto, założyć konto, zweryfikowane konto, logowanie przez, loguje się swoim, logują się swoim, swoim kontem, po zalogowaniu, swoim profilu, swój profil, reset hasła, hasłem, {log in} + !{staff}, {account} + {must}, {history} + {own}, {across}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'zostaje w środku i jest przekazywane',
      one: phrases(
        'nigdy nie opuszczają, nigdy nie opuszcza, nie mogą opuszczać, nie mogą opuścić, nie może opuścić, nie opuszczają, zostają na urządzeniu, zostaje na urządzeniu, zostają w telefonie, zostają na telefonie, tylko lokalnie, wyłącznie lokalnie, nigdy nie są wysyłane, nie są wysyłane, nigdy nie są udostępniane, nie są udostępniane, bez chmury, żadnej chmury, nigdy nie mogą trafić, nie mogą trafić, nie trafiają do chmury, no {leave} + {home}',
      ),
      other: phrases(
        'e-mailem, mailem, na maila, przez whatsapp, whatsappem, wysyłane do, wysyłane na, wysyła do, wysyłać do, przesyłane do, w chmurze, do chmury, podmiotom trzecim, podmiotami trzecimi, osobom trzecim, udostępniane, udostępnia, zewnętrznej usługi, zewnętrznego, dysk google, google drive, dropbox, synchronizowane z, {upload} + {cloud}',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'prywatne i publiczne',
      one: phrases(
        'prywatne, prywatny, prywatna, tajne, poufne, poufny, poufna, widoczne tylko dla, widoczny tylko dla, widoczna tylko dla, ukryte przed, niepubliczne, nigdy publiczne, nikt inny nie widzi',
      ),
      other: phrases(
        'publiczne, publiczny, publiczna, publicznie, każdy widzi, wszyscy widzą, widoczne dla wszystkich, widoczny dla wszystkich, widoczna dla wszystkich, każdy może zobaczyć, wszyscy mogą zobaczyć, na publicznej, dostępne dla wszystkich',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'bez śledzenia i dane o użyciu',
      one: phrases(
        'bez śledzenia, żadnego śledzenia, bez analityki, bez cookies, bez ciasteczek, nie śledzimy, nie śledzi, nigdy nie śledzi',
      ),
      other: phrases(
        'dane o użyciu, dane o korzystaniu, statystyki użycia, statystyki korzystania, google analytics, zachowania użytkowników, mapy ciepła, heatmapy, spersonalizowane reklamy, profilowanie',
      ),
    },
    {
      topic: 'bez reklam i z reklamami',
      one: phrases('bez reklam, żadnych reklam, wolna od reklam, nigdy reklam, zero reklam'),
      other: phrases(
        'wyświetla reklamy, wyświetlać reklamy, wyświetlanie reklam, reklamy sponsorów, baner, banery, banerów, sponsorowane, przychody z reklam, przychód z reklam, finansowana z reklam, finansowane z reklam, utrzymuje się z reklam, reklamodawcy, reklamodawców',
      ),
    },
    {
      topic: 'bez powiadomień i z powiadomieniami',
      one: phrases(
        'bez powiadomień, żadnych powiadomień, bez przypomnień, żadnych przypomnień, żadnych maili, bez maili, zero powiadomień, no {notification}',
      ),
      other: phrases(
        'powiadomienie push, powiadomienia push, dostaje powiadomienie, dostają powiadomienie, otrzymuje powiadomienie, otrzymują powiadomienie, wysyła powiadomienie, wysyła powiadomienia, wysyła przypomnienie, wysyła przypomnienia, przypomina, powiadamia, wysyła maila, wysyła e-mail, {get} + {notification}, {notify}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'automatycznie i ręcznie',
      one: phrases(
        'automatycznie, automatyczne, automatyczny, automatyczna, w pełni automatycznie, bez udziału człowieka, bez zatwierdzania, bez akceptacji, w pełni zautomatyzowan*',
      ),
      other: phrases(
        'ręcznie, ręczne, ręczna, ręczny, musi zatwierdzić, muszą zatwierdzić, musi zaakceptować, zatwierdza każde, zatwierdza każdą, zatwierdza każdy, sprawdza każde, sprawdza każdą, sprawdza każdy, po sprawdzeniu przez człowieka, człowiek sprawdza, po akceptacji przez',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'bez moderacji i z moderacją',
      one: phrases('bez moderacji, żadnej moderacji, bez cenzury, niemoderowan*, żadnej cenzury'),
      other: phrases(
        'moderator, moderatorzy, moderuje, moderowane, moderowany, przed publikacją, po zatwierdzeniu, zgłoszone wpisy, zgłoszone posty',
      ),
    },
    {
      topic: 'tylko na telefonie i tylko na komputerze',
      one: phrases(
        'tylko na telefon, tylko na telefonie, tylko na telefonach, tylko mobilnie, wyłącznie mobilna, wyłącznie na telefonie, tylko aplikacja mobilna',
      ),
      other: phrases(
        'tylko na komputerze, tylko na komputerach, wyłącznie na komputerze, działa na komputerze, działać na komputerze, na dużym ekranie, na laptopie, wersja desktopowa',
      ),
    },
    {
      topic: 'zostaje w środku i trafia do chmury',
      one: phrases('no {leave} + {home}, {all} + {stay} + {home}'),
      other: phrases('{upload} + {cloud}, {across}'),
    },
    {
      topic: 'gotówka i bez gotówki',
      one: phrases('no {cash}, {only} + {card}'),
      other: phrases('{cash} + {pay}'),
    },
    {
      topic: 'ostateczne i jeszcze zmienne',
      one: phrases('{final}, no {change} + {once}'),
      other: phrases('{change} + {until}'),
    },
    {
      topic: 'stałe i zmienne',
      one: phrases('no {change}'),
      other: phrases('{change} + {may}'),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: 'nic z góry i płatność z góry',
      one: phrases('no {pay} + {ahead}, {pay} + {afterwards}'),
      other: phrases('{pay} + {ahead} , {deposit}'),
      ofOneRole: true,
    },
    {
      topic: 'tylko dla mnie i wspólne',
      one: phrases('{only me}'),
      other: phrases('{everybody} + {see}, {public}, {share} + {everybody}'),
    },
    {
      topic: 'bez papieru i na papierze',
      one: phrases('no {paper}'),
      other: phrases('{print}'),
    },
    {
      topic: 'bez rankingu i z rankingiem',
      one: phrases('no {rank}'),
      other: phrases('{rank}'),
    },
    {
      topic: 'bez pieniędzy i z opłatą',
      one: phrases('no {money}'),
      other: phrases('{collect} + {price}'),
    },
    {
      topic: 'całą dobę i w stałych godzinach',
      one: phrases('{always open}'),
      other: phrases('{opening hours}'),
    },
    {
      topic: 'zamknięte i otwarte dla wszystkich',
      one: phrases('{invited}'),
      other: phrases('{everybody} + {join}'),
    },
    ...plUseOppositions,
  ],
};
