import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** One input goes in, and one result comes out, on one page. */
export const singlePageUtility: KnownType = {
  slug: 'single-page-utility',
  hue: 185,
  words: {
    en: {
      certain: phrases(
        `formatter*, one input, spits out, copy the result, base64, single page, calculat*,
        convert*, timer, one html file, single html file, no cookies, works offline,
        stopwatch, countdown, tells me how, print view, cheat sheet, egg timer, pomodoro,
        tip calculator, unit converter*, name picker, random name picker, password
        generator*, qr code generator, colour contrast, color contrast, contrast checker,
        colour picker, color picker, date calculator, age calculator, bmi, word counter,
        character counter, text diff, json formatter, loan calculator, mortgage calculator,
        currency converter, recipe scaler, cups to grams, cups into grams, metronome, white
        noise, noise generator, dice, coin flip, flip a coin, decision maker, sunrise and
        sunset, one-page tool, tiny web page, lorem ipsum, invoice generator, days until,
        days between, countdown to, kitchen timer*, interval timer*, meeting timer, speech
        timer`,
      ),
      sign: phrases(
        `generator*, validator*, randomly pick*, random name*, single-page, one field, paste,
        pastes, type in a, word count*, regex, how much do i, works out, compute*, formula,
        enter your, type in, you type, enter the, you enter, no account, no login, dark
        mode, one file, on the device, in the browser, rounding, rounds to, split between,
        types in, rounded, tells you, show me how, in one go, picker, checker, generate a,
        generates a, shuffle*, random order, seating randomiser, draw lots, draw names,
        pick a winner, pick one at random, split the bill, split a bill, tip, percent off,
        scale a recipe, scale the recipe, scales the, ounces, fahrenheit, inches, square
        metres, how much paint, how many rolls, how many tiles, grams, millilitres, metric,
        conversion, ring tone, beep*, alarm sound, no sign up, nothing is stored, nothing
        stored, nothing is saved, works without internet, without internet, printable,
        print it, copy button, copy to clipboard, clipboard, remove duplicates from, sort a
        list, compress images, resize images, crop, rename files, merge pdf*, strip
        metadata, exif`,
      ),
      hint: phrases(
        `one screen, copy, how much, tells me, how long, how far, slide, pasted, time zone*, no
        sign-up, button, tell me, output, result, input, inputs, egg, one page, results in`,
      ),
    },
    de: {
      certain: phrases(
        `umrechn*, taschenrechner, konverter, zufallsgenerator, *rechner, *generator, *konverter,
        rechnet um, wandelt um, umzurechnen, einheitenrechner*, eieruhr, kurzzeitwecker,
        stoppuhr, rechner für, berechnet mir, passwortgenerator, würfelapp, countdown bis,
        trinkgeldrechner, bmi-rechner`,
      ),
      sign: phrases(
        `rechner, generator, umwandeln, wandelt, ausrechn*, berechnet, eine einzige seite, eine
        seite, ein eingabefeld, einfügt, hineinkopier*, kopieren, würfelt, zufällig*,
        formatier*, zählt wörter, auslosen, ohne anmeldung, gramm, tassen, berechnen,
        eingeben und, ein feld, ohne konto, ohne registrierung`,
      ),
      hint: phrases(`einfügen und, rechnet, eingibt, umwand*`),
    },
    fr: {
      certain: phrases(
        `convertisseur*, calculatrice*, calculateur*, calculette*, simulateur*, compteur de mots,
        générateur de, minuteur*, convertir des, conversion*, chronomètre, convertir,
        calculer, tirage au sort, tirer au sort, compte à rebours`,
      ),
      sign: phrases(
        `convertit, générateur*, une seule page, coller un texte, calcule, coller, colle, saisir,
        saisit, une page, page unique, sans inscription, formate*, formatage, tire au sort,
        aléatoire*, copier le résultat, un seul champ, grammes, tasses, sans compte,
        copier, au hasard, mot de passe`,
      ),
      hint: phrases(`résultat, champ, génère`),
    },
    es: {
      certain: phrases(
        `conversor*, convertidor*, calculador*, cuenta palabras, contador de palabras, generador de,
        cronómetro online, calcular cuánto, temporizador*, cronómetro*, convertir,
        calcular, sorteo*, cuenta atrás, cuenta regresiva`,
      ),
      sign: phrases(
        `convierte, generador*, una sola página, pegar un texto, al azar, convierta, calcula,
        calcule, pegar, pega, pegas, una página, sola pantalla, página única, sin registro,
        un solo campo, aleatori*, copiar el resultado, formatea*, introduces, escribes,
        gramos, tazas, sin cuenta, copiar, contraseña*`,
      ),
      hint: phrases(`resultado, genera`),
    },
    pt: {
      certain: phrases(
        `conversor*, calculadora*, contador de palavras, gerador de, conversor de, sorteador,
        temporizador*, cronómetro*, cronômetro*, converter, calcular, sorteio*, contagem
        regressiva`,
      ),
      sign: phrases(
        `converte, gerador*, uma única página, uma só página, colar um texto, sorteador*, calcula,
        colar, cola, uma página só, uma página, página única, sem cadastro, sem registo, um
        único campo, aleatóri*, sortear, copiar o resultado, formatar texto, formata,
        digito, digita*, escreve-se, gramas, xícaras, chávenas, sem conta, copiar, senha*`,
      ),
      hint: phrases(`resultado, gera, campo`),
    },
    it: {
      certain: phrases(
        `calcolatric*, convertitor*, calcolatore di, contatore di parole, generatore di, timer,
        cronometro, convertire, calcolare, sorteggio, estrazione a sorte, conto alla
        rovescia`,
      ),
      sign: phrases(
        `converte, calcolatore, generatore, una sola pagina, incollare un testo, sorteggi*,
        convertir*, calcola, incolla*, una pagina, pagina unica, un solo campo, senza
        registrazione, casual*, estrarre a sorte, copiare il risultato, formatta*,
        inserisco, digito, trasforma, grammi, tazze, senza account, copia, a caso, password`,
      ),
      hint: phrases(`risultato, genera, conversione`),
    },
    nl: {
      certain: phrases(
        `omreken*, rekenmachine*, calculator, rekenhulp*, *calculator, *generator, *omrekenaar,
        woordenteller*, rekentool*, eierwekker, kookwekker, timer, stopwatch, berekenen,
        generator, loting, loten, aftellen, afteller`,
      ),
      sign: phrases(
        `converteer*, converteren, één pagina, plakken, bereken*, uitreken*, plakt, één scherm, één
        invoerveld, zonder account, zonder registratie, willekeurig*, kopieer het
        resultaat, formatteer*, zet om, omzetten, gram, kopjes, kopiëren, wachtwoord*`,
      ),
      hint: phrases(`resultaat, uitkomst, genereer*`),
    },
    pl: {
      certain: phrases(
        `kalkulator*, konwerter*, licznik słów, generator haseł, minutnik*, stoper*, przelicz*,
        obliczyć, oblicza, generator*, losowanie, odliczanie`,
      ),
      sign: phrases(
        `jedna strona, wklej*, oblicz*, liczy, wkleić, na jednej stronie, jedno pole, bez
        rejestracji, bez logowania, losuje, kopiuje wynik, skopiować wynik, formatuje,
        zamieni*, wpisuję, wpisuje, gram, gramy, szklan*, bez konta, kopiuj*, losow*,
        haseł, hasło`,
      ),
      hint: phrases(`losuj*, wynik, generuje, pole`),
    },
    ja: {
      certain: phrases(
        `換算, 計算機, 電卓, 計算ツール, ジェネレーター, 変換ツール, 文字数カウント, 文字数, 単位変換, 自動計算, 早見表, 生成ツール, くじ引き, タイマー,
        ストップウォッチ, 変換, 抽選, カウントダウン, 割り勘計算`,
      ),
      sign: phrases(
        `貼り付け, 1ページ, 整形, 変換する, 計算する, 計算できる, ペースト, 入力するだけ, 一ページ, 1画面, ログイン不要, 登録不要, ランダム, コピーできる,
        グラム, カップ, 計算, 入力すると, コピー, パスワード`,
      ),
      hint: phrases(`出力, 結果`),
    },
    ar: {
      certain: phrases(
        `آلة حاسبة, تحويل الوحدات, تحويل النص, حاسبة, محول, محول عملات, محول وحدات, تحويل العملات,
        مولد كلمات, مولد أسماء, عداد الكلمات, حساب الزكاة, قرعة, مؤقت, مؤقت لسلق, ساعة
        إيقاف, تحويل الأكواب, حساب, مولد, عد تنازلي`,
      ),
      sign: phrases(
        `صفحة واحدة, لصق, يحسب, أحسب, ألصق, بدون تسجيل, دون تسجيل, خانة واحدة, حقل واحد, عشوائي*,
        سحب عشوائي, نسخ النتيجة, تنسيق النص, غرام*, أكواب, الأكواب, تحويل, بدون حساب, نسخ,
        كلمة مرور`,
      ),
      hint: phrases(`أدخل, النتيجة, نتيجة, يكتب`),
    },
  },
};
