import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People look up places, people or services in a catalogue that somebody keeps. */
export const directory: KnownType = {
  slug: 'directory',
  hue: 130,
  words: {
    en: {
      certain: phrases(
        `directories, catalogue of, catalog of, yellow pages, find places, points of interest,
        database of, find a place, list of all, search by, search for a, each entry, where
        can i, lists all, compare providers, gazetteer, wiki of, gather all, brings all,
        all in one place, one page with all, list every, list of playgrounds, list of all
        playgrounds, map of all, map of drinking, map of free, drinking fountain*, public
        toilets, find vegan, vegan restaurants, restaurants near, cafes near, restaurants
        nearby, near me, catalogue of local, catalog of local, who is who, address book,
        phone book, phonebook, telephone directory, business directory, company directory,
        member directory, staff directory, species guide, field guide*, wiki,
        encyclopaedia, encyclopedia, glossar*, dictionary, reference of, archive of all,
        database with, searchable list, searchable catalogue, searchable archive,
        searchable database, city guide*, travel guide*, guide to all, playgrounds in, find
        a doctor, find a school, find a childminder, where can you, where can we, where can
        people, lists every, every playground, every library`,
      ),
      sign: phrases(
        `register of, index of, archive of, listings, map with, atlas, find local, finder, where to
        find, who offers, opening hours, searchable, encyclop*, listing, nearby,
        accessible, where to, trail*, playground*, fountain*, sort by distance, which ones
        are open, choose the city, by city, by topic, owners correct, correct their, keep
        their own, map showing, guide to, map of, find nearby, closest, nearest, where is
        the nearest, in the city, in my city, in town, in the area, around me, around here,
        swim outdoors, swimming spots, bathing spots, lakes, viewpoints, hiking trails,
        cycle paths, charging stations, wheelchair access*, step-free, dog-friendly,
        child-friendly, vegetarian, gluten-free, halal, local craftspeople, craftspeople,
        local shops, shops in, providers in, associations in, ngos, charities, museums,
        monuments, graves, cemetery, edible mushrooms, mushroom*, herbs, birds of, plants
        of, trees of, alphabetical*, categories, category, filter by, filters by, sort by,
        sorted by, browse by, browse, suggest a place, suggest an entry, report a mistake
        in an entry, outdated entries, photos of each place, directions, opening times`,
      ),
      hint: phrases(
        `places, cafe, cafés, directory, collection of, where you can, near you, phone number, near,
        location*, profile*, entries, verified, reference, index, looking for`,
      ),
    },
    de: {
      certain: phrases(
        `verzeichnis*, branchenbuch, karte aller, übersichtskarte*, branchenverzeichnis*,
        adressverzeichnis*, landkarte, stadtplan, karte mit allen, *verzeichnis, *führer,
        *atlas, datenbank aller, karte mit, liste aller, übersicht aller, trinkbrunnen,
        spielplätze, spielplatz*, adressbuch, telefonbuch, lexikon, nachschlagewerk,
        datenbank mit, wo finde ich, in meiner nähe, in der nähe, freibäder`,
      ),
      sign: phrases(
        `wegweiser, karte von, auf einer karte, finden kann, zu finden, wo man, wo es, sammlung
        aller, filter*, einträge, eintrag, steckbrief*, standort*, spielplätze*,
        barrierefreie orte, sehenswürdigkeit*, fundort*, nachschlag*, alle orte, alle
        adressen, adressen, finden, welche geöffnet, sammelt alle, stadt wählen, karte,
        suchen nach, filtern nach, adresse, anbieter in, orte, umkreis, barrierefrei*,
        wanderweg*, restaurants, cafés, ärzteverzeichnis, alphabetisch, kategorie*, katalog`,
      ),
      hint: phrases(`katalog*, öffnungszeiten, übersicht, durchsuch*`),
    },
    fr: {
      certain: phrases(
        `annuaire*, répertoire*, carte des, recense*, carte interactive, guide des, base de données
        des, cartographi*, liste des lieux, carte de tous, rassemble tous, rassemble
        toutes, qui rassemble, liste des, fontaines, aires de jeux, où trouver, près de
        chez, carte de la ville, base de données de, trouver un`,
      ),
      sign: phrases(
        `catalogue de, sur une carte, trouver une, trouver des, référenc*, catalogue, localis*,
        géolocalis*, bonnes adresses, moteur de recherche, filtr*, points d'eau, adresses,
        on tape, sa ville, choisit la ville, jours d'ouverture, prix du, toutes les,
        mettent à jour, à jour, carte, lieux, lieu, fiche*, chercher, recherche par,
        horaires d'ouverture, commerces, restaurants, artisans, associations, accessible*,
        catégorie*, autour de moi`,
      ),
      hint: phrases(`à proximité, près de, autour de`),
    },
    es: {
      certain: phrases(
        `directorio*, guía de, mapa de, páginas amarillas, fichas de, mapa con, mapa interactivo,
        listado de, base de datos de, buscador de, catálogo de todos, fuentes de agua,
        lista de todos, lista de todas, dónde encontrar, cerca de mí, catálogo de, parques
        infantiles`,
      ),
      sign: phrases(
        `en un mapa, buscador, encontrar un, encontrar una, censo, inventario de, filtrar por,
        puntos de, refugio*, reunir, elegir la ciudad, direcciones, actualizan su, mapa,
        buscar, filtrar, lugares, dirección, horarios, ficha*, ubicación, cerca, comercios,
        restaurantes, categoría*`,
      ),
      hint: phrases(`ubicacion*, localiz*, en el mapa, sitios, horarios de apertura, buscar por`),
    },
    pt: {
      certain: phrases(
        `diretório*, catálogo de, guia de, mapa de, páginas amarelas, mapa interativo, mapa com,
        lista de locais, base de dados de, banco de dados de, cadastro de todos, lista de
        todos, reunir numa página, todas as casas, reunir todas, reunir todos, mapa dos,
        mapa das, bebedouros, lista de todas, onde encontrar, perto de mim, parquinhos,
        parques infantis`,
      ),
      sign: phrases(
        `num mapa, encontrar um, encontrar uma, pesquisar por, buscar por, filtrar por, ficha de,
        trilhas, praias, enciclopédia, verbete*, consultar a lista, preço do, dias em que,
        escolhe a cidade, cidade, corrigem os seus, aceitam grupos, mapa, buscar, procurar,
        filtrar, lugares, locais, endereço*, morada*, horários, ficha*, localização, perto,
        comércio*, restaurantes, categoria*`,
      ),
      hint: phrases(`no mapa, localiz*, pontos de, horário de funcionamento, próximo, busca`),
    },
    it: {
      certain: phrases(
        `elenco di, mappa dei, mappa delle, pagine gialle, elenco dei, elenco delle, mappa di, mappa
        interattiva, mappa con, guida alle, catalogo dei, catalogo delle, banca dati,
        database di, repertorio, annuario, censimento, fontanelle, guida ai, dove trovare,
        vicino a me, catalogo di, banca dati di, parchi giochi, rubrica`,
      ),
      sign: phrases(
        `su una mappa, schedario, cercare per, trovare un, trovare una, sulla mappa, mappatur*,
        rifugi*, sentier*, punti di, consultare, localizz*, ricerca per, enciclopedia,
        fontan*, raccogliere tutti, scegliere la città, giorni di, mappa, cercare,
        filtrare, luoghi, indirizz*, orari, schede, scheda, posizione, negozi, ristoranti,
        categori*`,
      ),
      hint: phrases(`filtr*, posizioni, orari di apertura, vicino, informazioni, zona`),
    },
    nl: {
      certain: phrases(
        `catalogus, bedrijvengids, kaart van, sociale kaart, gids, adresgids*, wegwijzer*,
        overzichtskaart*, overzicht van, *gids, *register, databank*, database van,
        drinkwaterpunten, gids van, gids voor, lijst van alle, overzicht van alle, waar
        vind ik, in de buurt, catalogus van, speeltuinen, adresboek, telefoonboek`,
      ),
      sign: phrases(
        `kaart met, register*, vindplaats*, vind je, zoekmachine*, op een kaart, op de kaart, waar
        je, waar kun je, lijst met alle, verzamelplek, speeltuin*, opzoek*, vermelding*,
        bezienswaardig*, wandelroutes, alle adressen, bijhouden van adressen, kies je stad,
        overzicht met alle, kaart, zoeken, filteren, plekken, adres, adressen,
        openingstijden, locatie*, winkels, restaurants, categorie*`,
      ),
      hint: phrases(`vinden, zoeken op, zoekt, dichtbij`),
    },
    pl: {
      certain: phrases(
        `baza firm, katalog firm, spis wszystkich, mapa miejsc, przewodnik po, baza danych, wykaz
        wszystkich, mapa interaktywna, interaktywna mapa, rejestr zabytk*, mapa wszystkich,
        mapa, placów zabaw, place zabaw, lista wszystkich, gdzie znaleźć, w pobliżu,
        katalog wszystkich, książka adresowa`,
      ),
      sign: phrases(
        `spis, wykaz*, przewodnik*, znaleźć, na mapę, lokalizac*, wpis do katalogu, szlak*,
        schronisk*, hasła, encyklop*, zabytk*, filtrow*, wszystkie miejsca, zebrać
        wszystkie, wybiera miasto, adresy, szuka*, wyszuk*, miejsca, adres, godziny
        otwarcia, restauracj*, kategori*`,
      ),
      hint: phrases(`baza, katalog*, miejsc, filtr*, na mapie, mapie`),
    },
    ja: {
      certain: phrases(
        `一覧サイト, 検索サイト, まとめサイト, 地図アプリ, 名鑑, データベース, ガイド, 案内サイト, 事典, スポット, 紹介サイト, 口コミサイト, 地図, マップ,
        水飲み場, 一覧, 電話帳, 住所録, 図鑑, 探せる, 検索できる, 公園一覧, どこにある`,
      ),
      sign: phrases(
        `名簿, カタログ, 地図上, 掲載, 地図に, 探す, 見つけ, 絞り込み, 温泉, カフェ, 公園, 山小屋, 目録, まとめた, 住所, 定休日, 場所, 営業時間, 近く,
        店, 飲食店, カテゴリ, 市内の`,
      ),
      hint: phrases(`検索, 店を, 施設, 近くの, 周辺, エリア`),
    },
    ar: {
      certain: phrases(
        `فهرس, كتالوج, دليل شامل, دليل المطاعم, دليل الأطباء, خريطة تفاعلية, قاعدة بيانات لكل,
        موسوعة, سجل لكل, دليل سياحي, موقع يجمع, يجمع كل, تبحث, خريطة, خريطة لجميع, دليل,
        قائمة بجميع, أين أجد, قريب مني, قاعدة بيانات, ملاعب الأطفال`,
      ),
      sign: phrases(
        `على الخريطة, العثور على, أعثر, إيجاد, تصفية, فلترة, البحث حسب, أبحث عن, محرك بحث, مقاهي,
        معالم, مرشد, قائمة بكل, حدائق, مصليات, حسب الحي, العنوان, كل الأماكن, عنوان كل,
        يختار المدينة, بحث, أماكن, عناوين, ساعات العمل, موقع, مطاعم, فئة, مدينة`,
      ),
      hint: phrases(`مواقع, القريبة مني, بالقرب, قريب*, البحث`),
    },
  },
};
