import type { LanguageCode } from './languageCode';
import { words } from './words';

/** Content words that two statements may share without being about the same, by language with a lexicon. */
export const everydayWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: words(
    'see sees seen look looks get gets got go goes gone come comes make makes made take takes taken give gives given put puts want wants need needs like likes know knows keep keeps use uses used work works say says said tell tells let lets day days today time times way ways thing things right new good first last next week weeks month year someone somebody everybody everyone people person always never now still well back app',
  ),
  de: words(
    'sehen sieht sehe gehen geht kommen kommt machen macht gemacht nehmen nimmt geben gibt wollen will brauchen braucht wissen weiß haben sagen sagt tag tage tagen heute zeit mal sache ding richtig neu neue gut erste letzte nächste woche monat jahr jemand alle leute immer jetzt app',
  ),
  fr: words(
    'voir voit voient aller va vont venir vient faire fait font prendre prend donner donne vouloir veut avoir savoir sait dire dit jour jours aujourd temps fois chose choses bon nouveau nouvelle premier première dernier semaine mois année gens personne toujours maintenant appli',
  ),
  es: words(
    'ver ve ven ir va van venir viene hacer hace hacen tomar dar da dan querer quiere necesita saber sabe decir dice día días hoy tiempo vez veces cosa cosas bien nuevo nueva primero primera último semana mes año gente persona siempre ahora app',
  ),
  pt: words(
    'ver vê veem ir vai vão vir vem fazer faz fazem tomar dar dá dão querer quer precisa saber sabe dizer diz dia dias hoje tempo vez vezes coisa coisas bem novo nova primeiro primeira último semana mês ano gente pessoa sempre agora app',
  ),
  it: words(
    'vedere vede vedono andare va vanno venire viene fare fa fanno prendere dare dà danno volere vuole serve sapere sa dire dice giorno giorni oggi tempo volta volte cosa cose bene nuovo nuova primo prima ultimo settimana mese anno gente persona sempre ora app',
  ),
  nl: words(
    'zien ziet gaan gaat komen komt maken maakt gemaakt nemen neemt geven geeft willen wil nodig weten weet zeggen zegt dag dagen vandaag tijd keer ding goed nieuw nieuwe eerste laatste volgende week maand jaar iemand mensen altijd nu app',
  ),
  pl: words(
    'widzi widzą widzieć idzie iść przychodzi robi robią robić bierze daje dają chce chcą potrzebuje wie wiedzą mówi dzień dni dziś czas raz razy rzecz dobrze nowy nowa pierwszy ostatni tydzień miesiąc rok ktoś ludzie zawsze teraz',
  ),
  ja: words('今日 毎日 時間 場合 自分 必要 全員'),
  ar: words(
    'يرى ترى يذهب يأتي يعمل يأخذ يعطي يريد يعرف يقول يوم أيام اليوم وقت مرة شيء جديد أول أسبوع شهر سنة دائما الآن',
  ),
};
