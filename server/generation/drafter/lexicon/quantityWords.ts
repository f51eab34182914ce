import type { LanguageCode } from './languageCode';
import { phrases, words } from './words';

/** The words of one language that make a number with others. Written as in a lexicon. */
export interface QuantityWords {
  /** Between the two ends of a range. */
  to: readonly string[];
  /** Before the two ends of a range, and the word between these. */
  between: readonly string[];
  and: readonly string[];
  /** Between a part and its whole: `9 out of 10`. */
  outOf: readonly string[];
  /** The number one, which is an article too: a quantity only before a unit of time and with a limit, or always so. */
  one: readonly string[];
  alwaysOne: readonly string[];
  timeUnits: readonly string[];
  /** Numbers of several words, none of which is a number alone. */
  fractions: readonly string[];
  /** Words that make a number larger and less exact. */
  scales: readonly string[];
  /** What may follow a time of day: `p.m.` */
  clock: readonly string[];
  /** After a time that is counted backwards: `4 hours before`. */
  before: readonly string[];
}

/** Names that a number belongs to, in capitals where only these are the name: `ISO 27001`, `Node 20`. */
export const numberedNames = words(
  'ISO RFC PCI SOC OWASP WCAG HTTP TLS DIN EN API OpenAPI SHA UTF S3 MP H COVID NIS version v Version Python Node Windows Android Java PHP Ubuntu',
);

/** Japanese counters and units, directly after a number. */
export const japaneseCounters =
  /^\s?(?:[千万億]+円?|円|[%％℃°]C?|パーセント|年間?|[ヶかカケ]月間?|月(?!曜)|週間?|日間?|営業日|時間?|分間?|秒間?|人|名|世帯|歳|才|件|回|枚|冊|個|台|本|匹|品|点|段階?|文?字|行|割|倍|階|つ|[かヶ箇]所|種類?|店舗|社|校|席|泊|度|[ckm]?m|[mk]?g|m?l|[kKMG]B|ms|[hL](?!\p{Script=Latin}))/u;

/** Numbers in Chinese characters, where a counter makes them one. */
export const japaneseNumerals =
  /(?<!\p{N})[一二三四五六七八九十百千万]+(?=[年月日週時分秒人件回枚台個円つ]|歳|世帯|ヶ月|か月)/gu;

/** In English, what precedes seconds written as `30s`; elsewhere, `the 42s` are things of that number. */
export const beforeSeconds =
  /(?<!\p{L})(?:in|for|an?|takes?|took|timeout|lasts?|last|next|first|waits?|pauses?|delay|than|per|about|around|to|of|is|and|or)\s?:?$|[~≈:(=/]\s?$/u;

/** Units that mean hours or a time of day, and the words before a time of day, in all languages. */
export const hourUnit = /^\s?(?:heures?|horas?|ore|uur|[hu])$/u;
export const ofDay =
  /(?<!\p{L})(?:à|vers|dès|avant|après|partir de|las|às|as|até|das|alle|dalle|delle|om|tot|vanaf|voor)\s$/u;

/** Behind a number, the period in which it counts, in one word: `max. 2 weekly`. */
export const periodAdverbs = words(
  'daily weekly monthly yearly täglich wöchentlich monatlich jährlich dagelijks wekelijks maandelijks jaarlijks dziennie tygodniowo miesięcznie rocznie',
);

/** Short names of units of time in all languages, and plurals that `Intl` spells differently. */
export const timeAbbreviations: ReadonlyMap<
  string,
  'second' | 'minute' | 'hour' | 'week' | 'month' | 'year'
> = new Map([
  ...words('s sec secs sek').map((unit) => [unit, 'second'] as const),
  ...words('min mins').map((unit) => [unit, 'minute'] as const),
  ...words('h hr hrs std uren').map((unit) => [unit, 'hour'] as const),
  ...words('wk wks').map((unit) => [unit, 'week'] as const),
  ...words('mth mths ヶ月').map((unit) => [unit, 'month'] as const),
  ...words('yr yrs').map((unit) => [unit, 'year'] as const),
]);

/** In all languages: words before a number that is not exact. */
export const approximately: readonly string[] = phrases(
  "about, around, roughly, approx, approx., some, ca, ca., circa, etwa, rund, ungefähr, environ, unos, unas, cerca de, ongeveer, zo'n, około",
);

/** English units of what a number measures; with the noun behind, they name no things: `10 km walks`. */
export const measures: readonly string[] = words(
  'min mins sec secs km m cm mm mile metre meter foot inch yard acre kg g mg ton tonne lb litre liter ml degree percent euro pound dollar cent penny star point page seat man person people way star',
);

/** For each language that has a lexicon. */
export const quantityWords: Readonly<Record<LanguageCode, QuantityWords>> = {
  en: {
    to: words('to until till through'),
    between: words('between from'),
    and: words('and'),
    outOf: phrases('out of, in every, of every'),
    one: words('one a an'),
    alwaysOne: words('one'),
    timeUnits: words(
      'second minute hour day week weekend month quarter year season winter summer spring autumn night evening morning afternoon term semester decade',
    ),
    fractions: phrases(
      'half a, half an, one half, a third of, one third of, a quarter of, a quarter of an, one quarter, two thirds of a, two thirds of an, two thirds, three quarters, three quarters of an, one and a half, a dozen, half a dozen, a couple of, a hundred, a thousand',
    ),
    scales: words('million millions billion thousand k m bn'),
    clock: phrases("a.m., p.m., a.m, p.m, am, pm, o'clock"),
    before: words('before prior ahead'),
  },
  de: {
    to: words('bis'),
    between: words('zwischen von'),
    and: words('und'),
    outOf: phrases('von, aus'),
    one: words('ein eine einer einem einen eines'),
    alwaysOne: [],
    timeUnits: words(
      'sekunde minute stunde tag tages tags woche wochenende monat monats quartal jahr jahres halbjahr halbjahres saison winter sommer nacht abend schuljahr semester werktag arbeitstag',
    ),
    fractions: phrases(
      'eine halbe, einer halben, ein halbes, einem halben, einen halben, anderthalb, eineinhalb, ein drittel, ein viertel, zwei drittel, drei viertel, ein dutzend, ein paar hundert',
    ),
    scales: words('tausend million millionen mio milliarden mrd tsd k'),
    clock: phrases('uhr'),
    before: words('vor vorher'),
  },
  fr: {
    to: words("à a jusqu'à"),
    between: words('entre de'),
    and: words('et'),
    outOf: phrases('sur'),
    one: words('un une'),
    alwaysOne: [],
    timeUnits: words(
      'seconde minute heure jour journée semaine mois trimestre an année saison hiver été nuit soirée semestre week-end',
    ),
    fractions: phrases(
      "une demi, une demie, un demi, une demi-heure, une demi-journée, un tiers, un quart, un quart d', deux tiers, trois quarts, une douzaine, une dizaine, une vingtaine, une trentaine, une centaine, un millier",
    ),
    scales: words('mille million millions milliard milliards k'),
    clock: phrases('h, heures, heure'),
    before: words('avant'),
  },
  es: {
    to: words('a hasta'),
    between: words('entre de'),
    and: words('y e'),
    outOf: phrases('de cada'),
    one: words('un una uno'),
    alwaysOne: [],
    timeUnits: words(
      'segundo minuto hora día jornada semana mes trimestre año temporada invierno verano noche tarde semestre curso',
    ),
    fractions: phrases(
      'media, medio, un tercio, dos tercios, tres cuartos, un cuarto de, una docena de, media docena de, un par de, un centenar de, un millar de',
    ),
    scales: words('mil millón millones k'),
    clock: phrases('a.m., p.m., am, pm, h, horas'),
    before: words('antes'),
  },
  pt: {
    to: words('a até à'),
    between: words('entre de'),
    and: words('e'),
    outOf: phrases('de cada, em cada'),
    one: words('um uma'),
    alwaysOne: [],
    timeUnits: words(
      'segundo minuto hora dia semana mês meses trimestre ano temporada inverno verão noite tarde semestre',
    ),
    fractions: phrases(
      'meia, meio, um terço, dois terços, um quarto de, três quartos, uma dúzia de, meia dúzia de, uma centena de, um milhar de',
    ),
    scales: words('mil milhão milhões mi k'),
    clock: phrases('h, horas'),
    before: words('antes'),
  },
  it: {
    to: words('a fino'),
    between: words('tra fra da dalle dai'),
    and: words('e ed'),
    outOf: phrases('su'),
    one: words('un uno una'),
    alwaysOne: [],
    timeUnits: words(
      'secondo minuto ora ore giorno settimana mese trimestre anno stagione inverno estate notte sera semestre',
    ),
    fractions: phrases(
      "mezz', mezza, mezzo, un terzo, due terzi, un quarto di, un quarto d', tre quarti, una dozzina di, una ventina di, un centinaio di, un migliaio di",
    ),
    scales: words('mila milione milioni mille k'),
    clock: phrases('ore, h'),
    before: words('prima'),
  },
  nl: {
    to: words('tot t/m'),
    between: words('tussen van'),
    and: words('en'),
    outOf: phrases('van de, op de'),
    one: words('een één'),
    alwaysOne: words('één'),
    timeUnits: words(
      'seconde minuut minuten uur uren dag week weken weekend maand kwartaal jaar jaren seizoen winter zomer nacht avond semester werkdag',
    ),
    fractions: phrases(
      'een half, een halve, anderhalf, anderhalve, een derde, twee derde, een kwart, driekwart, een dozijn, een stuk of, een paar honderd',
    ),
    scales: words('duizend miljoen mln miljard k'),
    clock: phrases('uur, u'),
    before: [...words('voor vooraf'), 'van tevoren'],
  },
  pl: {
    to: words('do'),
    between: words('między pomiędzy od'),
    and: words('a i'),
    outOf: phrases('na, z'),
    one: words('jeden jedna jedno jednej jednego jednym jedną'),
    alwaysOne: words('jeden jedna jedną jednej jednego'),
    timeUnits: words(
      'sekunda sekundy sekundę minuta minuty minutę godzina godziny godzinę dzień dnia tydzień tygodnia miesiąc miesiąca miesiące miesięcy kwartał rok roku lat lata sezon sezonu semestr semestru zima zimy noc nocy doba doby',
    ),
    fractions: phrases(
      'pół, półtora, półtorej, jedna trzecia, jedną trzecią, dwie trzecie, trzy czwarte, ćwierć, kilkanaście, kilkadziesiąt, kilkaset',
    ),
    scales: words('tysiąc tysiące tysięcy tys milion miliony milionów mln mld'),
    clock: phrases('godz.'),
    before: words('przed wcześniej'),
  },
  ja: {
    to: words('から より'),
    between: [],
    and: [],
    outOf: [],
    one: [],
    alwaysOne: [],
    timeUnits: [],
    fractions: words('半日 半年 半月 数日 数分'),
    scales: words('千 万 億'),
    clock: [],
    before: words('前'),
  },
  ar: {
    to: words('إلى الى حتى'),
    between: words('بين من'),
    and: words('و'),
    outOf: phrases('من أصل, من كل'),
    one: [],
    alwaysOne: [],
    timeUnits: words(
      'ثانية ثوان دقيقة دقائق ساعة يوم أيام أسبوع أسابيع شهر أشهر شهور سنة سنوات عام أعوام فصل',
    ),
    fractions: phrases('نصف, ثلث, ربع, ثلثا, ثلثي, ثلاثة أرباع'),
    scales: words('ألف آلاف مليون ملايين مليار'),
    clock: phrases('صباحا, صباحًا, مساء, مساءً, ظهرا'),
    before: words('قبل'),
  },
};
