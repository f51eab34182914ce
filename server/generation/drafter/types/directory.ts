import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** People look up places, people or services in a catalogue that somebody keeps. */
export const directory: ProductType = {
  slug: 'directory',
  shell: 'records',
  words: {
    en: {
      certain: phrases(
        `directories, catalogue of, catalog of, yellow pages, find places, points of interest,
        database of, find a place, list of all, search by, search for a, each entry, where can i,
        lists all, compare providers, gazetteer, wiki of, gather all, brings all, all in one place,
        one page with all, list every`,
      ),
      sign: phrases(
        `register of, index of, archive of, listings, map with, atlas, find local, finder, where to
        find, who offers, opening hours, searchable, encyclop*, listing, nearby, look up,
        accessible, wheelchair accessible, where to, trail*, playground*, fountain*, toilet*, sort
        by distance, price of, days open, which ones are open, accept groups, choose the city, by
        city, by topic, owners correct, correct their, own entry, keep their own, what is open, who
        does, map showing, guide to`,
      ),
      hint: phrases(
        `places, cafe, cafés, address, addresses, directory, near me, collection of, where you can,
        map, near you, contact, phone number, near, up to date, location*, profile*, entries,
        verified, reference, index, expert*, swimming, looking for`,
      ),
    },
    de: {
      certain: phrases(
        `verzeichnis*, branchenbuch, karte aller, übersichtskarte*, branchenverzeichnis*,
        adressverzeichnis*, landkarte, stadtplan, karte mit allen, *verzeichnis, *führer, *atlas,
        datenbank aller`,
      ),
      sign: phrases(
        `karte mit, übersicht aller, wegweiser, karte von, auf einer karte, finden kann, zu finden,
        wo man, wo es, sammlung aller, filter*, einträge, eintrag, steckbrief*, standort*,
        spielplätze*, barrierefreie orte, sehenswürdigkeit*, fundort*, nachschlag*, alle orte,
        alle adressen, adressen, finden, welche geöffnet, sammelt alle, stadt wählen`,
      ),
      hint: phrases(
        'katalog*, in der nähe, öffnungszeiten, karte, suchen nach, übersicht, durchsuch*',
      ),
    },
    fr: {
      certain: phrases(
        `annuaire*, répertoire*, carte des, recense*, carte interactive, guide des,
        base de données des, cartographi*, liste des lieux, carte de tous, rassemble tous,
        rassemble toutes, qui rassemble`,
      ),
      sign: phrases(
        `catalogue de, sur une carte, près de chez, trouver un, trouver une, trouver des, référenc*,
        catalogue, localis*, géolocalis*, bonnes adresses, moteur de recherche, filtr*, où trouver,
        points d'eau, adresses, on tape, sa ville, choisit la ville, jours d'ouverture, prix du,
        toutes les, mettent à jour, à jour`,
      ),
      hint: phrases(
        `fiche*, lieux, à proximité, horaires d'ouverture, carte, près de, recherche par, autour de`,
      ),
    },
    es: {
      certain: phrases(
        `directorio*, guía de, mapa de, páginas amarillas, fichas de, mapa con, mapa interactivo,
        listado de, base de datos de, buscador de, catálogo de todos`,
      ),
      sign: phrases(
        `en un mapa, buscador, dónde encontrar, encontrar un, encontrar una, censo, inventario de,
        filtrar por, puntos de, fuentes de agua, refugio*, reunir, elegir la ciudad, direcciones,
        actualizan su`,
      ),
      hint: phrases(
        `ubicacion*, localiz*, en el mapa, lugares, sitios, catálogo de, cerca de mí,
        horarios de apertura, cerca, mapa, buscar por, ficha*`,
      ),
    },
    pt: {
      certain: phrases(
        `diretório*, catálogo de, guia de, mapa de, páginas amarelas, mapa interativo, mapa com,
        lista de locais, base de dados de, banco de dados de, cadastro de todos, lista de todos,
        reunir numa página, todas as casas, reunir todas, reunir todos`,
      ),
      sign: phrases(
        `num mapa, encontrar um, encontrar uma, onde encontrar, pesquisar por, buscar por,
        filtrar por, ficha de, fichas, trilhas, praias, enciclopédia, verbete*, consultar a lista,
        morada, preço do, dias em que, escolhe a cidade, cidade, corrigem os seus, aceitam grupos`,
      ),
      hint: phrases(
        `no mapa, localiz*, lugares, pontos de, perto de mim, horário de funcionamento, mapa,
        próximo, perto, locais, busca`,
      ),
    },
    it: {
      certain: phrases(
        `elenco di, mappa dei, mappa delle, pagine gialle, elenco dei, elenco delle, mappa di,
        mappa interattiva, mappa con, guida alle, catalogo dei, catalogo delle, banca dati,
        database di, repertorio, annuario, censimento`,
      ),
      sign: phrases(
        `catalogo di, guida ai, su una mappa, schedario, cercare per, trovare un, trovare una,
        dove trovare, sulla mappa, mappatur*, rifugi*, sentier*, punti di, indirizzari*,
        consultare, localizz*, ricerca per, enciclopedia, fontan*, raccogliere tutti,
        scegliere la città, indirizzi, giorni di`,
      ),
      hint: phrases(
        `schede, scheda, luoghi, filtr*, posizioni, vicino a me, orari di apertura, vicino, mappa,
        informazioni, zona`,
      ),
    },
    nl: {
      certain: phrases(
        `catalogus, bedrijvengids, kaart van, sociale kaart, gids, adresgids*, wegwijzer*,
        overzichtskaart*, overzicht van, *gids, *register, databank*, database van`,
      ),
      sign: phrases(
        `gids van, overzicht van alle, kaart met, register*, vindplaats*, vind je, zoekmachine*,
        op een kaart, op de kaart, waar je, waar kun je, lijst van alle, lijst met alle,
        verzamelplek, speeltuin*, opzoek*, vermelding*, bezienswaardig*, wandelroutes,
        alle adressen, bijhouden van adressen, kies je stad, overzicht met alle`,
      ),
      hint: phrases(
        `vinden, filteren, plekken, locaties, in de buurt, openingstijden, kaart, zoeken op, zoekt,
        dichtbij`,
      ),
    },
    pl: {
      certain: phrases(
        `baza firm, katalog firm, spis wszystkich, mapa miejsc, przewodnik po, baza danych,
        wykaz wszystkich, mapa interaktywna, interaktywna mapa, rejestr zabytk*`,
      ),
      sign: phrases(
        `spis, wykaz*, przewodnik*, wyszukiwar*, znaleźć, gdzie znaleźć, na mapę, lokalizac*,
        wpis do katalogu, szlak*, schronisk*, hasła, encyklop*, zabytk*, place zabaw, filtrow*,
        wszystkie miejsca, zebrać wszystkie, wybiera miasto, adresy`,
      ),
      hint: phrases(
        `mapa, baza, katalog*, miejsca, miejsc, filtr*, na mapie, w pobliżu, godziny otwarcia,
        szukać, mapie`,
      ),
    },
    ja: {
      certain: phrases(
        '一覧サイト, 検索サイト, まとめサイト, 地図アプリ, 名鑑, データベース, ガイド, 案内サイト, 事典, スポット, 紹介サイト, 口コミサイト',
      ),
      sign: phrases(
        '図鑑, 名簿, カタログ, 地図上, 掲載, 地図に, 探せる, 探す, 見つけ, 絞り込み, 温泉, カフェ, 公園, 山小屋, 目録, まとめた, 住所, 定休日',
      ),
      hint: phrases(
        'マップ, 検索できる, 検索, 一覧, 店を, 場所, 施設, 近くの, 営業時間, 周辺, エリア',
      ),
    },
    ar: {
      certain: phrases(
        `فهرس, كتالوج, دليل شامل, دليل المطاعم, دليل الأطباء, خريطة تفاعلية, قاعدة بيانات لكل,
        موسوعة, سجل لكل, دليل سياحي, موقع يجمع, يجمع كل, تبحث`,
      ),
      sign: phrases(
        `على الخريطة, العثور على, أعثر, إيجاد, تصفية, فلترة, البحث حسب, أبحث عن, محرك بحث, مقاهي,
        معالم, مرشد, قائمة بجميع, قائمة بكل, أين أجد, حدائق, مصليات, حسب الحي, العنوان, كل الأماكن,
        عنوان كل, يختار المدينة`,
      ),
      hint: phrases(
        `دليل, خريطة, أماكن, مواقع, مطاعم, القريبة مني, بالقرب, ساعات العمل, قاعدة بيانات, قريب*,
        البحث`,
      ),
    },
  },
  texts: {
    label: 'directory',
    roles: ['visitors', 'contributors', 'editors'],
    requirements: [
      'Filters combine freely, and each value shows how many listings are left before it is chosen',
      'A map and a list show the same results, and moving the map narrows both',
      'A listing shows when it was last confirmed, and by whom',
      'A visitor reports a wrong detail from the listing itself, without an account',
      'A listed person or firm can claim the listing and change it once an editor agrees',
      'Two listings for the same place are spotted on entry and can be merged',
      'A listing that nobody has confirmed for twelve months asks its owner, then is marked old',
      'A search without a hit offers near misses and records what was looked for',
      'Several hundred listings can be imported from a table, with faulty rows shown for repair',
    ],
    qualities: [
      'Search forgives typing errors, accents and other names for the same thing',
      'Results appear within a second for 50,000 listings on a slow phone',
      'Every listing has its own address that search engines can read and people can pass on',
      'The order of results is explained, and paid places are marked',
    ],
    risks: [
      'Listings go stale, and one wrong phone number costs the trust in all of them',
      'At the start most searches find nothing, and nobody comes a second time',
      'People are listed who never agreed to it or want to be taken off',
      'Competitors copy the whole catalogue in one night',
    ],
    questions: [
      'Who keeps listings up to date when the launch is over, and what do they gain by it?',
      'What do you have that a web search or a map service does not already show?',
      'Who decides what gets in, and can a listed party have bad news removed?',
      'Where do the first few hundred listings come from, and may they be reused?',
      'Does the visit end with looking up, or should people write, book or buy here?',
    ],
    entities: [
      {
        name: 'Listing',
        fields: ['name', 'category', 'address', 'opening hours', 'contact', 'confirmed on'],
        states: ['suggested', 'in review', 'published', 'out of date', 'closed'],
        relations: ['A listing is in one or more categories and has at most one owner.'],
      },
      {
        name: 'Category',
        fields: ['name', 'other names', 'parent', 'filters'],
        states: [],
        relations: ['A category has many listings and may have narrower categories.'],
      },
      {
        name: 'Correction',
        fields: ['field', 'old value', 'new value', 'source', 'sent on'],
        states: ['sent', 'accepted', 'rejected'],
        relations: ['A correction belongs to one listing and is decided by one editor.'],
      },
    ],
    screens: ['Search', 'Map', 'Listing', 'Suggest listing', 'Review'],
    action: 'Suggest a change',
    records: [
      {
        title: 'Harbour Street Repair Café',
        detail: 'Electrical, textiles, bikes',
        state: 'published',
        figure: '0.4 km',
      },
      {
        title: 'Dr Ines Calder',
        detail: 'Speech therapist, three languages',
        state: 'published',
        figure: '1.2 km',
      },
      {
        title: 'Northfield step-free playground',
        detail: 'Sent in by a parent, two photos',
        state: 'in review',
        figure: '2 photos',
      },
      {
        title: 'Mill Lane drinking fountain',
        detail: 'Out of order in winter',
        state: 'suggested',
        figure: '3.1 km',
      },
      {
        title: 'Second Spin record shop',
        detail: 'Last confirmed 14 months ago',
        state: 'out of date',
        figure: '2 reports',
      },
      {
        title: 'Willow Community Kitchen',
        detail: 'Moved out in March',
        state: 'closed',
        figure: '5.6 km',
      },
    ],
  },
};
