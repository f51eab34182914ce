import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** The concepts of Polish contradictions: as many ways as possible to name the same thing. */
export const plConcepts: Oppositions['concepts'] = {
  without: phrases('bez'),
  none: phrases('żaden, żadn*'),
  no: phrases('nie, nigdy, nikt, nikogo, nikomu, nic, żaden, żadn*, ani, zakaz*'),
  all: phrases('wszystko, nic, wszystkie dane, żadne dane'),
  unless: phrases(
    'oprócz, nikt spoza, nikt poza, poza tym, w nocy, w weekendy, do tego czasu, na życzenie, na prośbę, obecnie, teraz, dziś, na razie, opcjonalnie, chętni, mniej, nie tylko',
  ),
  even: phrases('nawet, też, także, również'),
  only: phrases('tylko, wyłącznie, jedynie'),
  ever: phrases('nigdy, nic'),
  each: phrases('każd*, na, wszystkie'),
  one: phrases('jeden, jedna, jedno, jedną'),
  most: phrases('nigdy więcej, nie więcej niż'),
  if: phrases('jeśli, gdy, kiedy, do'),
  others: phrases('innych, cudz*, inni, pozostałych'),
  own: phrases('swoje, swój, swoją, własn*, twoje'),
  free: phrases(
    'darmowy, darmowa, darmowe, za darmo, bezpłatny, bezpłatna, bezpłatne, bezpłatnie, nic nie kosztuje, nikt nie płaci, nie płacą, bez płacenia, zero złotych, ani grosza, nic nie płaci, bez kosztów',
  ),
  price: phrases('zł, złotych, złote, groszy, €*, euro'),
  charge: phrases(
    'kosztuje, kosztują, płaci, płacą, płacić, cena, sprzedaje, kupić, opłata, miesięcznie, wpłaca, będzie kosztować, dopłata, pobieramy, płaci się',
  ),
  earn: phrases(
    'prowizja, prowizję, abonament, subskrypcja, zarabiać, miesięczna opłata, opłata miesięczna, składka, zatrzymujemy, przychody, procent od każdej, prowizji, zarabiamy',
  ),
  know: phrases('wie, wiedzieć, dowie, dowiedzieć, pozna, zobaczy, widzi, ustalić'),
  who: phrases('kto, kogo, czyj'),
  traced: phrases('rozpoznać, zidentyfikować'),
  'by name': phrases(
    'imię i nazwisko, imieniem i nazwiskiem, z nazwiska, po imieniu, z imienia, prawdziwe imię, numer pracownika, podpisany, podpisane, imię i zdjęcie, nazwisko widnieje, pojawia się nazwisko, podpisany nazwiskiem',
  ),
  see: phrases(
    'widzi, widzą, zobaczyć, pokazuje, wyświetla*, widoczn*, czyta, czytają, ogląda, oglądają, przegląda, przeglądają, pojawia się, widnieje, sprawdza, odnajduje',
  ),
  name: phrases('imię, nazwisko, nazwiska, imiona'),
  contact: phrases('odpowiada, dzwoni, dziękuje'),
  author: phrases('autor, autora, nadawca, autorem'),
  offline: phrases(
    'offline, tryb samolotowy, bez internetu, bez zasięgu, bez sieci, bez połączenia, brak internetu, braku internetu, brak zasięgu, braku zasięgu',
  ),
  net: phrases('internetu, internet, zasięgu, zasięg, sieci, połączenia, wi-fi, sygnału'),
  live: phrases(
    'na żywo, w czasie rzeczywistym, natychmiast, w tej samej chwili, co do sekundy, natychmiast u wszystkich',
  ),
  watch: phrases('widzi, widzą, śledzi, śledzą, ogląda, obserwuje, podgląda'),
  afar: phrases('z domu, z biura, zdalnie, z dowolnego miejsca, przez internet, z daleka'),
  world: phrases('światow*, online'),
  rank: phrases('ranking, rankingu, rankingi, tabela wyników, najlepszych, klasyfikacja'),
  share: phrases('udostępnia*, dzieli, wspóln*'),
  keep: phrases('przechowyw*, zostaj*, zachowan*, archiwiz*, trzyman*'),
  forever: phrases('na zawsze, bezterminowo, wiecznie, na stałe, bez ograniczeń'),
  delete: phrases(
    'usuwan*, usunięt*, kasowan*, skasowan*, znika, znikają, usuwa, usunąć, kasuje, wymazywan*, wygasa, wygasają, zniszczon*, wyrzucan*, anonimizowan*, usuwa się, usuwamy, usuwan*, kasujemy, kasowane',
  ),
  after: phrases('po, dniach, tygodniach, miesiącach, automatycznie, godzinach'),
  self: phrases('swoje dane, swoje konto, na żądanie'),
  account: phrases(
    'konto, konta, rejestracji, rejestracja, logowania, logowanie, logować, zakładać konta, hasło, hasła, rejestrować, nazwa użytkownika, zakładania konta, zakładać konto, zapisywać się, profil użytkownika',
  ),
  'log in': phrases(
    'loguje się, logują się, zalogowany, zalogowani, zalogować, hasło, swoje konto, swoim profilu, swoim koncie, po zalogowaniu, moje konto, swój profil',
  ),
  must: phrases('musi, muszą, wymagan*, trzeba, konieczn*'),
  history: phrases(
    'historia, historię, poprzednie zamówienia, wcześniejsze, dawne zamówienia, wcześniejsze zakupy, poprzednie rezerwacje, ulubione, lista życzeń, poprzednie wyniki, zebrane punkty',
  ),
  across: phrases('na wszystkich urządzeniach, na każdym urządzeniu, z dowolnego urządzenia'),
  leave: phrases('opuszcza, opuszczają, opuścić, wychodzi, wychodzą, wysyłan*, przesyłan*'),
  home: phrases(
    'urządzenie, urządzenia, telefon, telefonu, budynek, budynku, szkoły, biura, przeglądarki, przychodni, szpitala, gospodarstwa, firmy, domu, sieci',
  ),
  stay: phrases('zostaje, zostają, pozostaje'),
  cloud: phrases(
    'chmura, chmury, chmurze, google drive, dropbox, stanach zjednoczonych, amerykański serwer, amerykańskim serwerze, zewnętrznego dostawcy, onedrive, icloud',
  ),
  upload: phrases('wysyłan*, trafia, trafiają, zapisywan*, kopiowan*, do, w, przesyłan*'),
  cash: phrases('gotówka, gotówką, gotówki, gotówkę, monet*, banknot*'),
  card: phrases('kartą, karta, karty, blik'),
  pay: phrases('płaci, płacić, płacą, zapłacić, płatność, przyjmujemy, przyjmuje'),
  ahead: phrases('z góry, przy rezerwacji, przed, podczas rezerwacji'),
  afterwards: phrases('po fakcie, na miejscu, przy odbiorze, po zakończeniu, przy zwrocie'),
  deposit: phrases('zaliczka, zaliczkę, przedpłata, przedpłatę, zadatek'),
  final: phrases('ostateczn*, wiążąc*, nieodwołaln*'),
  change: phrases(
    'zmienić, zmienia, zmieniać, zmieniają, zmiana, poprawić, poprawia, edytować, edytuje, wycofać, anulować, odwołać, przełożyć',
  ),
  once: phrases('już, po'),
  until: phrases('do, jeszcze, dopóki'),
  may: phrases('może, mogą, można, w każdej chwili'),
  'only me': phrases('tylko ja, tylko dla mnie, nikt poza mną, nikt inny'),
  everybody: phrases(
    'wszyscy, wszystkim, każdy, wszystkich, inni, innym, grupa, wszyscy członkowie, każdy członek, cała wieś, kto chce',
  ),
  public: phrases('publiczn*'),
  paper: phrases('papieru, papier, papierow*, kartek'),
  print: phrases('drukowan*, wydruk*, drukuje, drukark*, drukowane'),
  get: phrases('dostaje, dostają, otrzymuje, otrzymują, przychodzi, wysyła'),
  notification: phrases(
    'powiadomień, powiadomienie, powiadomienia, sms, mail, maila, e-mail, e-maile, przypomnienie, przypomnienia, wiadomość, wiadomości',
  ),
  notify: phrases(
    'powiadamia, przypomina, zawiadamia, zawiadamiany, dostaje powiadomienie, dostają powiadomienie, ostrzega, dzwoni, wibruje',
  ),
  money: phrases('pieniędzy, pieniądze, płatności'),
  collect: phrases('pobiera, pobieramy, płaci, płacą, wpłaca'),
  'always open': phrases('całą dobę, 24/7, przez całą dobę, dzień i noc'),
  'opening hours': phrases('godzinach otwarcia, tylko od, tylko między, nieczynne'),
  invited: phrases('tylko na zaproszenie, na zaproszenie, zamknięta grupa, tylko dla członków'),
  join: phrases('dołączyć, dołącza, zapisać, zarejestrować'),
  budget: phrases('budżet, hosting, serwer, dotacja, kara, wartość'),
  then: phrases(
    'kto, ci którzy, potem, następnie, wtedy, tylko, pozostali, inni, później, w przeciwnym razie, od tej chwili',
  ),
  staff: phrases('admin*, zespół, personel, biuro, kierownik*, redakcja, zarząd, my, pracownic*'),
};
