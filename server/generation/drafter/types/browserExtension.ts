import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** It sits in the browser and works on the pages that somebody visits. */
export const browserExtension: KnownType = {
  slug: 'browser-extension',
  hue: 250,
  words: {
    en: {
      certain: phrases(
        `browser extension*, chrome extension*, firefox extension*, browser plugin*, browser
        plug-in*, browser add-on*, browser addon*, extension that, open tabs, too many
        tabs, websites i visit, pages i visit, while i browse, ad block*, userscript*,
        bookmarklet*, chrome web store, every page i open, page i am on, in gmail, on
        amazon, on youtube, on linkedin, new tab page, side panel, highlights on any,
        content script, manifest v3, in chrome, in firefox, when i read the news, while i
        read, chrome add-on*, firefox add-on*, browser button*, plugin for firefox, plugin
        for chrome, add-on for firefox, extension for chrome, extension for firefox, any
        website, every website, any web page, every web page, all websites, web pages i,
        websites i, shop page i, every shop page, shop pages i visit, on every page,
        current tab, active tab, tab manager*, tab group*, hides spoilers, block* ads,
        cookie popup*, address bar, omnibox, right-click menu, context menu, page i'm
        reading, page i am reading, while shopping online, inject* into, on wikipedia, on
        facebook, on twitter, on reddit, on instagram, in outlook web, inside gmail`,
      ),
      sign: phrases(
        `extension for, chrome, firefox, toolbar*, new tab, on any website, on every website, while
        browsing, cookie banner*, right-click*, add-on*, browser, safari, plugin*,
        plug-in*, select text, selected text, right click*, web page*, url*, dom, sidebar,
        while reading, shows next to, in the margin, mark a sentence, paywall*, article i,
        sites i, extension, edge add-on, opera, on shop pages, price history, autofill,
        auto-fill, fill in forms on, web forms, password field*, spoilers, distract*, block
        sites, blocks sites, block websites, blocks websites, time i waste on, websites,
        dark mode for, reader mode, web article*, clipper, save pages, bookmark*, hover
        over, underlines, tooltip on, page content, page i, pages i, visited pages,
        browsing history, browsing, video sites, streaming sites, youtube, netflix,
        linkedin`,
      ),
      hint: phrases(
        `site, badge, the page, pages, hover*, popup, pop-up, highlight*, tab, website*`,
      ),
    },
    de: {
      certain: phrases(
        `browsererweiterung*, browser-erweiterung*, browser-plugin*, browser-addon*,
        browser-add-on*, offene tabs, werbeblocker, chrome-erweiterung*,
        firefox-erweiterung*, chrome-plugin*, erweiterung für chrome, erweiterung für
        firefox, add-on für, plugin für den browser, lesezeichen*, cookie-banner*, auf
        jeder website, auf jeder seite, auf jeder webseite, werbung ausblendet`,
      ),
      sign: phrases(
        `erweiterung für, beim surfen, chrome, firefox, erweiterung*, rechtsklick*, tabs, tab,
        symbolleiste*, add-on*, plugin*, browser, webseite*, werbung`,
      ),
      hint: phrases(`website*, seite öffne, popup*`),
    },
    fr: {
      certain: phrases(
        `extension de navigateur, extension pour navigateur, extension chrome, extension firefox,
        bloqueur de publicité*, extension pour chrome, extension pour firefox, extension
        qui, extension de, extension du navigateur, extension web, greffon*, extension
        pour, extension navigateur, bloque les, bloqueur de, bannières de cookies, onglet*,
        module complémentaire`,
      ),
      sign: phrases(
        `clic droit, en naviguant, chrome, firefox, extension*, page web, pages web, sur chaque
        site, bannière de cookies, barre d'outils, marque-page*, favoris, navigateur, site
        visité, sites visités, publicité*`,
      ),
      hint: phrases(`internaute*, surfe*`),
    },
    es: {
      certain: phrases(
        `extensión de navegador, extensión del navegador, extensión para el navegador, extensión de
        chrome, complemento del navegador, pestañas abiertas, bloqueador de anuncios,
        extensión para, extensión para chrome, extensión para firefox, complemento para,
        extensión de firefox, plugin para el navegador, extensión que, bloquea anuncios`,
      ),
      sign: phrases(
        `clic derecho, extensión, chrome, firefox, complemento*, barra de herramientas, marcadores,
        páginas web, página web que, en cada web, banner de cookies, avisos de cookies,
        ventana emergente, pestaña*, navegador, página web, publicidad`,
      ),
      hint: phrases(`sitios web`),
    },
    pt: {
      certain: phrases(
        `extensão de navegador, extensão do navegador, extensão para o navegador, extensão do
        chrome, abas abertas, separadores abertos, bloqueador de anúncios, extensão para,
        extensão do, extensão chrome, extensão para chrome, extensão para o chrome,
        extensão para o firefox, plugin para o navegador, complemento do navegador,
        extensão que, extensão do firefox, bloqueia anúncios, complemento para`,
      ),
      sign: phrases(
        `botão direito, extensão, chrome, firefox, barra de ferramentas, favoritos, páginas da web,
        páginas web, em qualquer site, avisos de cookies, banner de cookies, abas, aba,
        separador*, complemento*, navegador, página web, publicidade`,
      ),
      hint: phrases(`browser, sites`),
    },
    it: {
      certain: phrases(
        `estensione del browser, estensione per il browser, estensione per browser, estensione
        chrome, schede aperte, mentre navigo, estensione per chrome, estensione per
        firefox, estensione per, estensione che, estensione di chrome, plugin per il
        browser, componente aggiuntivo per, bloccare la pubblicità, estensione di firefox,
        blocca la pubblicità, componente aggiuntivo`,
      ),
      sign: phrases(
        `clic destro, tasto destro, estension*, chrome, firefox, barra degli strumenti, segnalibri,
        pagine web, su ogni sito, su qualsiasi sito, banner dei cookie, cookie banner,
        schede del browser, menu contestuale, finestra popup, scheda aperta, plugin,
        browser, pagina web, scheda del browser, pubblicità`,
      ),
      hint: phrases(`siti, navig*`),
    },
    nl: {
      certain: phrases(
        `browserextensie*, browser-extensie*, browserplug-in*, open tabbladen, advertentieblokker*,
        tijdens het surfen, chrome-extensie*, firefox-extensie*, extensie, extensie die,
        extensie voor chrome, plug-in voor de browser, add-on voor, cookiemelding*,
        cookiebanner*, extensie voor, reclame verbergt, advertenties blokkeert`,
      ),
      sign: phrases(
        `chrome, firefox, tabblad*, tabs, werkbalk*, bladwijzer*, webpagina*, op elke website, op
        elke site, rechtermuis*, rechtsklik*, reclame blokkeren, pop-upvenster, add-on*,
        plug-in*, browser, reclame`,
      ),
      hint: phrases(`websites, surfen`),
    },
    pl: {
      certain: phrases(
        `rozszerzenie przeglądarki, rozszerzenie do przeglądarki, rozszerzenia przeglądarki, wtyczka
        do przeglądarki, otwarte karty, blokowanie reklam, rozszerzenie do chrome,
        rozszerzenie do firefox*, rozszerzenie przeglądarkowe, wtyczka do chrome, wtyczka
        przeglądarkowa, dodatek do przeglądarki, rozszerzenie chrome, rozszerzenie do,
        blokuje reklamy`,
      ),
      sign: phrases(
        `wtyczk*, prawym przyciskiem, rozszerzeni*, chrome, firefox, karty przeglądarki, kart
        przeglądarki, pasek narzędzi, zakład*, strony internetowej, na każdej stronie,
        baner cookies, okienka cookies, ciasteczk*, prawy przycisk, menu kontekstow*,
        wyskakujące, przeglądark*, stron internetow*, reklam*`,
      ),
      hint: phrases(`przeglądar*, witryn*`),
    },
    ja: {
      certain: phrases(
        `ブラウザ拡張, ブラウザの拡張, ブラウザー拡張, 開いているタブ, 広告ブロック, 閲覧中のページ, 拡張機能, アドオン, chrome拡張, クローム拡張,
        firefox拡張, ブラウザ拡張機能, ブックマークレット, ブラウザのプラグイン, ブラウザに追加, 広告を消す`,
      ),
      sign: phrases(
        `右クリック, chrome, クローム, firefox, タブ, ツールバー, 閲覧中, ウェブページ, webページ, サイト上, ポップアップ, クッキー, ブックマーク,
        ページ内, プラグイン, ブラウザ, 広告`,
      ),
      hint: phrases(`サイト, 閲覧`),
    },
    ar: {
      certain: phrases(
        `إضافة للمتصفح, إضافة متصفح, إضافة المتصفح, امتداد للمتصفح, مانع الإعلانات, إضافة كروم,
        إضافة لمتصفح, إضافة على المتصفح, إضافة فايرفوكس, امتداد كروم, امتداد متصفح, ملحق
        متصفح, إضافة تحجب, حجب الإعلانات, تحجب الإعلانات`,
      ),
      sign: phrases(
        `علامات التبويب, أثناء التصفح, كروم, فايرفوكس, chrome, firefox, علامات تبويب, تبويب,
        التبويبات, صفحات الويب, أي موقع, كل موقع, ملفات تعريف الارتباط, شريط أدوات,
        المفضلة, زر الفأرة, نافذة منبثقة, صفحة ويب, متصفح*, الإعلانات`,
      ),
      hint: phrases(`شريط الأدوات, إضافة, تصفح`),
    },
  },
};
