import type { LanguageCode } from './languageCode';
import { phrases, words } from './words';

/** Words of things that are no software, and of software itself. Written as in a lexicon. */
interface OtherThings {
  /** A physical product, a letter, a novel, a recipe or a rule of the house. */
  signs: readonly string[];
  /** Words that indicate the opposite. */
  software: readonly string[];
  /** Word endings that name people as often as software. */
  tools: readonly string[];
}

/** By language with a lexicon: an idea of such a thing has no product type. */
export const otherThings: Readonly<Record<LanguageCode, OtherThings>> = {
  en: {
    signs: phrases(
      `oak, larch, plywood, planks, timber, steel, stainless, aluminium, aluminum, brass, canvas, leather, wool, cotton, linen, fabric, waterproof, washable, stitched, sewn, hinge*, handrail, wheels, spring, springs, magnet*, zip, buckle*, foldable, folding, folds flat, weighs, weigh under, heavier than, carries, carry up to, thick, cm, mm, litre of, jacket, raincoat, bench, shelf, bridge, trailer, battery, lamp, wire, wires, on the wall,
       dear ms, dear mr, dear mrs, dear sir, sincerely, kind regards, yours faithfully, i look forward to your reply,
       novel, novella, chapters, protagonist, first draft, manuscript, poem, poems, screenplay, happy ending, narrator,
       simmer, oven, tablespoon, teaspoon, tablespoons, teaspoons, cream, dough, croutons, sweat the, blend, peel,
       regulations, in force, hereby, paragraph, policy of, internal policy, rules for the, whoever breaks, disciplinary, must be declared`,
    ),
    software: phrases(
      'app, apps, application, software, website, web site, web app, online, browser, dashboard, log in, api, upload, download, platform, users, user, screen, click, phone, portal, bot, database',
    ),
    tools: words(
      'planner tracker organizer organiser finder reader builder maker scheduler checker',
    ),
  },
  de: {
    signs: phrases(
      `eiche, lärche, holz, stahl, edelstahl, aluminium, aluminiumrahmen, messing, leder, wolle, baumwolle, leinen, stoff, wasserdicht, waschbar, genäht, scharnier*, räder, federung, deichsel, magnet*, reißverschluss, faltbar, klappbar, klappt, wiegt, trägt bis, dick, cm, mm, jacke, mantel, bank, regal, brücke, anhänger, *anhänger, batterie, lampe, draht,
       sehr geehrte, sehr geehrter, mit freundlichen grüßen, hochachtungsvoll, roman, kapitel, hauptfigur, manuskript, gedicht, gedichte, drehbuch, erzähler*, köcheln, backofen, esslöffel, teelöffel, teig, sahne, schälen, pürieren, verordnung, hausordnung, satzung, in kraft, hiermit, dienstanweisung, richtlinie`,
    ),
    software: phrases(
      'app, software, website, webseite, online, browser, dashboard, einloggen, api, hochladen, plattform, nutzer, bildschirm, klick*, handy, portal, datenbank',
    ),
    tools: words('planer finder rechner zähler melder'),
  },
  fr: {
    signs: phrases(
      `chêne, mélèze, bois, acier, inox, aluminium, laiton, cuir, laine, coton, lin, tissu, imperméable, lavable, cousu*, charnière*, roues, ressort*, aimant*, pliable, pliant*, se plie, pèse, épaisseur, cm, mm, veste, manteau, banc, étagère, pont, remorque, batterie, lampe,
       chère madame, cher monsieur, madame monsieur, veuillez agréer, cordialement, roman, chapitres, personnage principal, manuscrit, poème, poèmes, scénario, mijoter, four, cuillère*, pâte, crème, éplucher, mixer, règlement intérieur, en vigueur, par la présente`,
    ),
    software: phrases(
      'appli, application, logiciel, site, en ligne, navigateur, tableau de bord, connexion, api, télécharger, plateforme, utilisateurs, écran, cliquer, téléphone, portail',
    ),
    tools: words('planificateur organisateur calculateur'),
  },
  es: {
    signs: phrases(
      `roble, madera, acero, inoxidable, aluminio, latón, cuero, lana, algodón, lino, tela, impermeable, lavable, cosid*, bisagra*, ruedas, muelle, imán, imanes, plegable, se pliega, pesa, grosor, cm, mm, chaqueta, abrigo, banco de, estantería, puente, remolque, batería, lámpara,
       estimado, estimada, estimados, le escribo, les escribo, atentamente, un saludo, novela, capítulos, protagonista, manuscrito, poema, poemas, guion, cocer, horno, cucharada*, masa, nata, pelar, triturar, reglamento, en vigor, por la presente`,
    ),
    software: phrases(
      'app, aplicación, programa, web, página, en línea, navegador, panel, iniciar sesión, api, subir, descargar, plataforma, usuarios, pantalla, clic, móvil, portal',
    ),
    tools: words('planificador organizador buscador calculador'),
  },
  pt: {
    signs: phrases(
      `carvalho, madeira, aço, inox, alumínio, latão, couro, lã, algodão, linho, tecido, impermeável, lavável, costurad*, dobradiça*, rodas, mola, ímã, ímãs, dobrável, pesa, espessura, cm, mm, casaco, banco de jardim, prateleira, ponte, reboque, bateria, lâmpada,
       prezado, prezada, caro senhor, cara senhora, atenciosamente, venho por este meio, romance, capítulos, protagonista, manuscrito, poema, poemas, roteiro, cozinhar, forno, colher de, massa, natas, descascar, regulamento, em vigor`,
    ),
    software: phrases(
      'app, aplicativo, aplicação, programa, site, online, navegador, painel, login, api, enviar ficheiro, plataforma, utilizadores, usuários, tela, ecrã, clique, celular, telemóvel, portal',
    ),
    tools: words('planejador planeador organizador'),
  },
  it: {
    signs: phrases(
      `rovere, larice, legno, acciaio, inox, alluminio, ottone, pelle, lana, cotone, lino, tessuto, impermeabile, lavabile, cucit*, cerniera, cerniere, ruote, molla, magnete, magneti, pieghevole, si piega, pesa, spessore, cm, mm, giacca, cappotto, panchina, mensola, ponte, rimorchio, batteria, lampada,
       gentile signora, gentile signor, egregio, le scrivo, cordiali saluti, distinti saluti, romanzo, capitoli, protagonista, manoscritto, poesia, poesie, sceneggiatura, cuocere, forno, cucchiaio, cucchiai, impasto, panna, sbucciare, frullare, regolamento, in vigore`,
    ),
    software: phrases(
      'app, applicazione, software, sito, online, browser, accesso, api, caricare, scaricare, piattaforma, utenti, schermo, clic, telefono, portale',
    ),
    tools: words('pianificatore organizzatore'),
  },
  nl: {
    signs: phrases(
      `eik, eiken, lariks, hout, staal, roestvrij, aluminium, messing, leer, wol, katoen, linnen, stof, waterdicht, wasbaar, genaaid, scharnier*, wielen, veer, magneet, magneten, opvouwbaar, vouwt, weegt, dik, cm, mm, jas, bank, plank, brug, aanhanger, batterij, lamp,
       geachte heer, geachte mevrouw, hoogachtend, met vriendelijke groet, roman, hoofdstukken, hoofdpersoon, manuscript, gedicht, gedichten, scenario, sudderen, oven, eetlepel*, theelepel*, deeg, room, schillen, reglement, van kracht, hierbij`,
    ),
    software: phrases(
      'app, software, website, site, online, browser, dashboard, inloggen, api, uploaden, platform, gebruikers, scherm, klik*, telefoon, portaal',
    ),
    tools: words('planner zoeker tracker organizer'),
  },
  pl: {
    signs: phrases(
      `dąb, dębow*, drewno, drewnian*, stal, nierdzewn*, aluminium, aluminiow*, mosiądz, skóra, wełna, bawełna, len, tkanina, wodoodporn*, zszyt*, zawias*, koła, sprężyna, magnes*, składan*, waży, grubość, cm, mm, kurtka, płaszcz, ławka, półka, most, przyczepa, bateria, lampa,
       szanowny panie, szanowna pani, szanowni państwo, z poważaniem, powieść, rozdział*, bohater, bohaterka, rękopis, wiersz, wiersze, scenariusz, gotować, piekarnik, łyżka, łyżki, ciasto, śmietana, obrać, regulamin, wchodzi w życie, niniejszym`,
    ),
    software: phrases(
      'aplikacja, aplikacji, aplikację, program, strona, online, przeglądark*, logowanie, api, platforma, użytkownicy, użytkownik*, ekran, klik*, telefon, portal',
    ),
    tools: words('planer organizer'),
  },
  ja: {
    signs: phrases(
      '木製, 無垢, 鋼, ステンレス, アルミ, 真鍮, 革, 羊毛, 綿, 麻, 防水, 洗濯, 縫, 蝶番, 車輪, 磁石, 折りたたみ, 重さ, 厚さ, 拝啓, 敬具, 小説, 章, 主人公, 原稿, 詩, 脚本, 煮込, オーブン, 大さじ, 小さじ, 生地, 規程, 施行, 就業規則',
    ),
    software: phrases(
      'アプリ, ソフト, サイト, オンライン, ブラウザ, ログイン, システム, ユーザー, 画面, スマホ, ポータル',
    ),
    tools: [],
  },
  ar: {
    signs: phrases(
      'خشب, فولاذ, ألومنيوم, نحاس, جلد, صوف, قطن, كتان, قماش, مقاوم للماء, قابل للطي, عجلات, مفصل, مغناطيس, وزنه, يزن, سماكة, معطف, مقعد, رف, جسر, مقطورة, بطارية, مصباح, السيد المحترم, السيدة المحترمة, وتفضلوا بقبول, رواية, فصول, بطل الرواية, مخطوطة, قصيدة, سيناريو, فرن, ملعقة, عجين, لائحة داخلية',
    ),
    software: phrases(
      'تطبيق, برنامج, موقع, منصة, متصفح, تسجيل الدخول, المستخدم, المستخدمون, شاشة, هاتف, بوابة, نظام',
    ),
    tools: words('منظم'),
  },
};

/** The first words of standards and laws, which no product is called. */
export const standards: ReadonlySet<string> = new Set(
  words(
    'WCAG GDPR DSGVO RGPD AVG RODO ISO IEC DIN EN OWASP HIPAA PCI SOC BITV RGAA LOPD LGPD CCPA UK-GDPR EU-DSGVO',
  ),
);

/** Well-known products, with which an idea only compares itself. */
export const brands: ReadonlySet<string> = new Set(
  words(
    'WhatsApp PagerDuty YouTube LinkedIn GitHub GitLab PayPal PowerPoint OneDrive OneNote SharePoint DropBox FaceTime TikTok WordPress QuickBooks JavaScript TypeScript OpenStreetMap MobilePay BlaBlaCar ClickUp HubSpot MailChimp StackOverflow FileMaker Google Excel Slack Trello Doodle Facebook Instagram Notion Outlook Word Telegram Signal Zoom Teams Airbnb Discord Spotify Strava Dropbox Access',
  ),
);
