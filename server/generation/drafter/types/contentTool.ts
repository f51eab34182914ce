import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** People write, edit and publish texts, pictures, sound or film. */
export const contentTool: ProductType = {
  slug: 'content-tool',
  shell: 'board',
  words: {
    en: {
      certain: phrases(
        `cms, newsroom*, editorial, copywrit*, proofread*, manuscript*, screenplay*, storyboard*,
        content calendar, media library, photo edit*, video edit*, editors, label text, editor,
        translation*, translator*, typeset*, indesign, magazine, chapter drafts, exhibition text*,
        word files, neighbourhood paper, newspaper*, word limit, typed up, print a book, index
        cards`,
      ),
      sign: phrases(
        `script, blog*, article*, newsletter*, magazine*, journalists, publish*, rewrit*, headline*,
        markdown, photo album*, podcast*, subtitle*, transcri*, watermark*, author*, writer*,
        curator*, writing, caption*, photo credits, word count*, fact check*, checks the facts,
        recipe*, cookbook*, episode*, illustrat*, style guide, sermon*, handwriting, digitise,
        digitize, chapter, chapters, page layout, memoir*, cousins, family history, scripts,
        exhibition, brochure*, leaflet*, menu card*, poster*, catalog text, presentation*, draft,
        drafts, publish, layout, newsletter, headline, recipes, articles`,
      ),
      hint: phrases(
        `text, story, stories, piece, pieces, printed, scan, scans, pdf, history, video*, source,
        written, texts, reviewed, approved, versions, proof, corrects, corrected, edits`,
      ),
    },
    de: {
      certain: phrases(
        `redaktion*, redakteur*, korrekturlesen, content-management*, gemeindeblatt*,
        gemeindebrief*, vereinszeitung*, schülerzeitung*, manuskript*, autoren, lektor*, drehbuch*`,
      ),
      sign: phrases(
        `veröffentlich*, blog*, newsletter, texte schreiben, fotoalbum, untertitel*,
        artikel schreiben, texte, podcast*, zeitschrift*, zeitung*, fotos bearbeiten,
        videos schneiden, transkri*, kochbuch*, notenblätter, vorlagen, überschrift*`,
      ),
      hint: phrases(
        `beiträge, *text, *texte, rezepte, archivier*, artikel, entwurf*, entwürfe, drucker*,
        verfass*`,
      ),
    },
    fr: {
      certain: phrases(
        `rédacteur*, éditorial*, relecture*, rédactrice*, comité de rédaction, ligne éditoriale,
        calendrier éditorial, gazette*, bulletin municipal, journal de quartier,
        journal du village, maquette, manuscrit*, montage vidéo, scénario*, gestion de contenu`,
      ),
      sign: phrases(
        `rédaction*, blog*, infolettre*, brouillon*, album photo, sous-titre*, article*, rédig*,
        publi*, newsletter*, relire, relu, podcast*, magazine*, autrice*, photos du, mise en page,
        imprimeur*, transcri*`,
      ),
      hint: phrases(
        `correction*, auteur*, textes, recette*, partition*, texte, contenu*, numéro, journal`,
      ),
    },
    es: {
      certain: phrases(
        `redactor*, manuscrito*, equipo editorial, calendario editorial, gestor de contenido*,
        revista*, periódico*, guion*, edición de vídeo, edición de video, boletín, corrector*`,
      ),
      sign: phrases(
        `redacción, blog*, boletín*, borrador*, álbum de fotos, subtítulo*, artículo*, redact*,
        publicación, noticia*, podcast*, corregir, corrección, maquet*, imprenta*, transcri*,
        recetario*, editor*`,
      ),
      hint: phrases(
        'publicar, publica, autor*, textos, partitura*, contenidos, texto, contenido, foto',
      ),
    },
    pt: {
      certain: phrases(
        `redator*, manuscrito*, jornal da escola, jornal do bairro, revista*, calendário editorial,
        gestão de conteúdo, edição de vídeo, roteirista*, boletim informativo, revisor*,
        roteiro de vídeo, jornal da nossa, vai para a gráfica`,
      ),
      sign: phrases(
        `redação, blog*, rascunho*, álbum de fotos, legendas, publicação, publica, redigir,
        notícia*, podcast*, corrigir, revisão de texto*, diagramação, paginação, gráfica*,
        tipografia*, transcri*, receitas, editor*, newsletter, matéria*, jornal, escrevem, revê,
        escolhe as fotos, versão, página`,
      ),
      hint: phrases(
        `publicar, artigo*, autor*, textos, partitura*, gravações, boletim*, texto, conteúdo*`,
      ),
    },
    it: {
      certain: phrases(
        `redattor*, editoriale, manoscritt*, redazione, caporedattor*, bollettino parrocchiale,
        giornalino, rivista, calendario editoriale, impaginazione, impaginare, correttore di bozze,
        montaggio video, sceneggiatur*`,
      ),
      sign: phrases(
        `redazion*, blog*, bozz*, album fotografic*, sottotitol*, articol*, podcast*, newsletter,
        correggere, tipografia, trascriv*, trascrizion*, ricettario, didascali*, editor`,
      ),
      hint: phrases(
        `pubblic*, autor*, testi, giornal*, revision*, spartit*, testo, contenut*, bollettino,
        notizi*`,
      ),
    },
    nl: {
      certain: phrases(
        `redactie*, redacteur*, proeflezen, manuscript*, buurtkrant*, schoolkrant*, clubblad*,
        kerkblad*, eindredact*, contentkalender*, contentbeheer*, draaiboek voor video,
        videobewerking*, fotobewerking*`,
      ),
      sign: phrases(
        `publiceren, blog*, nieuwsbrie*, fotoalbum*, ondertitel*, stukken, publiceer*, publicatie*,
        gepubliceerd*, schrijver*, kopij, opmaak, drukker*, podcast*, vertaling*, transcri*,
        recepten*, partitu*, bladmuziek, corrigeer*, onderschrift*`,
      ),
      hint: phrases('artikel*, teksten, auteur*, concept*, tekst, content'),
    },
    pl: {
      certain: phrases(
        `redakcj*, redaktor*, rękopis*, gazetka, gazetki, gazeta szkolna, czasopism*,
        kalendarz publikacji, korekta tekstu, montaż wideo, montaż filmów, scenariusz*,
        zarządzanie treścią, biuletyn*`,
      ),
      sign: phrases(
        `artykuł*, blog*, newsletter*, korekt*, album zdjęć, napisy do film*, publik*, podcast*,
        magazyn, skład, drukarni*, transkry*, partytur*, poprawki, wersja robocza, szkic*, treści`,
      ),
      hint: phrases(
        'tekst, teksty, tekstów, autor*, przepisy, nuty, nut, nagra*, numer, opis, napis*',
      ),
    },
    ja: {
      certain: phrases(
        '編集部, 執筆, 原稿, 校正, 動画編集, 写真編集, 記事, 広報誌, 会報, 文集, 脚本, 記事作成, 文字起こし, 小説, 同人誌, 新聞部, 楽譜',
      ),
      sign: phrases(
        `ブログ, メルマガ, 字幕, 投稿予定, 公開前, 下書き, ライター, 雑誌, 文章, 画像編集, ポッドキャスト, 印刷所, 入稿, レイアウト, 翻訳, レシピ, アルバム`,
      ),
      hint: phrases('編集, 見出し, 録音, 配信, 写真, 動画, 作品'),
    },
    ar: {
      certain: phrases(
        `تحرير المحتوى, إدارة المحتوى, نشر المقالات, مخطوطة, تحرير الصور, مجلة, جريدة, صحيفة, محرر,
        هيئة التحرير, تحرير المقالات, كتابة المقالات, تقويم المحتوى, جدول النشر, مونتاج, نشرة,
        إنتاج المحتوى, صناع المحتوى, سيناريو, مدونين, تدقيق لغوي`,
      ),
      sign: phrases(
        `مقالات, مدونة, نشرة بريدية, محررين, مسودة, مقال, مقالة, كاتب, كتاب ومحررين, مؤلف*, تدقيق,
        مسودات, بودكاست, المحتوى, نصوص, مراسلين, تفريغ صوتي, وصفات الطبخ, تصميم الصفحات, مطبعة,
        عناوين`,
      ),
      hint: phrases('نشر, محتوى, ترجمة, نص, كتابة, صور, خبر, أخبار'),
    },
  },
  texts: {
    label: 'content tool',
    roles: ['authors', 'editors', 'readers'],
    requirements: [
      'Every version of a piece is kept, and any two can be compared word by word',
      'A reviewer comments on a passage, and the comment stays with it when the text moves',
      'The preview shows the piece as it will appear on phone, desktop and in the email',
      'A scheduled piece goes out at its time and can be pulled back until then',
      'Each picture carries its author, licence and expiry, and blocks publishing without them',
      'A picture is uploaded once; crops and sizes are derived, and the focus point is set by hand',
      'Correcting a published piece leaves a dated note for readers where the meaning changed',
      'A changed or withdrawn piece keeps its address or forwards to the new one',
      'Two people in the same piece see each other, and neither can overwrite the other',
    ],
    qualities: [
      'Nothing typed is lost: at most two seconds of work are missing after a crash',
      'A correction to a published piece reaches readers within a minute',
      'Text pasted from a word processor keeps headings, lists and links and nothing else',
      'Everything can be taken out again in an open format, with pictures and comments',
    ],
    risks: [
      'Authors write in the tool they know and paste at the end, so review happens elsewhere',
      'Pieces queue at one editor, and the publishing date slips every time',
      'A picture without rights goes out and costs more than the piece brought in',
      'Old pieces go stale, and nobody knows which ones still matter',
    ],
    questions: [
      'Who has the last word before something goes public, and may they skip the review?',
      'Where does a finished piece go: one site, several channels, print?',
      'What exists already, how much of it moves over, and in what state?',
      'Who owns text and pictures once their author has left?',
      'May a machine write, translate or caption, and is that shown to readers?',
    ],
    entities: [
      {
        name: 'Piece',
        fields: ['title', 'text', 'author', 'editor', 'goes out on', 'channel'],
        states: ['idea', 'draft', 'in review', 'scheduled', 'published'],
        relations: ['A piece has one author, many versions and many media items.'],
      },
      {
        name: 'Media item',
        fields: ['file', 'caption', 'alternative text', 'author', 'licence', 'expires on'],
        states: ['uploaded', 'rights cleared', 'in use', 'expired'],
        relations: ['A media item can appear in many pieces.'],
      },
      {
        name: 'Comment',
        fields: ['passage', 'text', 'written by', 'written at'],
        states: ['open', 'resolved', 'rejected'],
        relations: ['A comment belongs to one passage of one version of a piece.'],
      },
    ],
    screens: ['Desk', 'Editor', 'Review', 'Media', 'Schedule'],
    action: 'Send to review',
    records: [
      {
        title: 'Why the bridge stays closed',
        detail: 'Mara Lindt, three interviews, one photo open',
        state: 'in review',
        figure: '1,240 words',
      },
      {
        title: 'Ten minutes with a bell founder',
        detail: 'Audio and portrait, Teo Marchetti',
        state: 'scheduled',
        figure: 'Thu 06:00',
      },
      {
        title: 'A winter in the bird station',
        detail: 'Photo story, Hanne Skov',
        state: 'draft',
        figure: '14 photos',
      },
      {
        title: 'How we test rain jackets',
        detail: 'Corrected on 3 May: table of weights',
        state: 'published',
        figure: '3,810 reads',
      },
      {
        title: 'Letters to the harbour master',
        detail: 'From the readers’ meeting, no author yet',
        state: 'idea',
        figure: 'for June',
      },
      {
        title: 'The last typesetter in town',
        detail: 'Second review, two comments open',
        state: 'in review',
        figure: '2,050 words',
      },
    ],
  },
};
