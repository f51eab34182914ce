import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People write, edit and publish texts, pictures, sound or film. */
export const contentTool: KnownType = {
  slug: 'content-tool',
  hue: 330,
  words: {
    en: {
      certain: phrases(
        `cms, newsroom*, editorial, copywrit*, proofread*, manuscript*, screenplay*, storyboard*,
        content calendar, media library, photo edit*, video edit*, editors, label text,
        editor, translation*, translator*, typeset*, indesign, magazine, chapter drafts,
        exhibition text*, word files, neighbourhood paper, newspaper*, word limit, typed
        up, print a book, index cards, cookbook*, recipe book*, family recipes, newsletter
        tool, into a newsletter, write subtitles, writing subtitles, subtitle*, photo
        album*, photo book*, podcast edit*, edit podcasts, edit videos, edit photos, parish
        magazine*, school newspaper*, student newspaper*, church newsletter*, blog editor,
        blog posts into, text editor, note taking, note-taking, writing app*, writing
        tool*, novel writing, screenwriting, songwriting, lyrics, speech writing, social
        media posts, social media calendar, instagram posts, video script*, press release*,
        digital asset*, image library, photo archive, slide deck*, presentation tool,
        website builder, site builder, cv builder, resume builder, poster maker, comic
        maker, book layout, audiobook*, oral history, transcribe*, transcription*,
        translation memory, localisation, style guide*`,
      ),
      sign: phrases(
        `script, blog*, article*, newsletter*, magazine*, publish*, rewrit*, headline*, markdown,
        podcast*, transcri*, watermark*, author*, writer*, curator*, writing, caption*,
        photo credits, word count*, fact check*, checks the facts, recipe*, episode*,
        illustrat*, sermon*, handwriting, digitise, digitize, chapter, chapters, page
        layout, memoir*, family history, scripts, exhibition, brochure*, leaflet*, menu
        card*, poster*, catalog text, presentation*, draft, drafts, layout, edit and
        publish, write and publish, edit, editing, edit texts, write texts, texts, write a
        book, my book, my novel, novel, novels, poem*, short stories, journalist*,
        reporter*, columnist*, editor in chief, sub-editor*, correction*, typo*, proofs,
        publication*, issue of the, edition, editions, print run, pdf for the printer, alt
        text*, thumbnails, footage, clips, recordings, record audio, microphones,
        voiceover*, intro music, photos of, family photos, photo captions, scanned,
        digitised, archive material, museum labels, interpretive panels, flyer*, templates
        for, version history, track changes, comments in the margin`,
      ),
      hint: phrases(
        `story, printed, scan, scans, history, written, reviewed, approved, versions, proof,
        corrects, corrected, edits`,
      ),
    },
    de: {
      certain: phrases(
        `redaktion*, redakteur*, korrekturlesen, content-management*, gemeindeblatt*,
        gemeindebrief*, vereinszeitung*, schülerzeitung*, manuskript*, autoren, lektor*,
        drehbuch*, kochbuch, familienrezepte, rezeptsammlung, newsletter schreiben, texte
        schreiben, fotobuch, fotoalbum, podcast*, untertitel*, blogartikel, videoschnitt`,
      ),
      sign: phrases(
        `veröffentlich*, blog*, newsletter, artikel schreiben, texte, zeitschrift*, zeitung*, fotos
        bearbeiten, videos schneiden, transkri*, kochbuch*, notenblätter, vorlagen,
        überschrift*, rezepte, rezept, autor*, entwurf, layout, druckfrei*, bilder,
        bildunterschrift*, korrekturles*, verfassen, schreibt, übersetz*, buch zusammen*,
        archivier*`,
      ),
      hint: phrases(`beiträge, *text, *texte, artikel, entwurf*, entwürfe, drucker*, verfass*`),
    },
    fr: {
      certain: phrases(
        `rédacteur*, éditorial*, relecture*, rédactrice*, comité de rédaction, ligne éditoriale,
        calendrier éditorial, gazette*, bulletin municipal, journal de quartier, journal du
        village, maquette, manuscrit*, montage vidéo, scénario*, gestion de contenu,
        recettes de famille, livre de recettes, dans un livre, bulletin paroissial, journal
        de l'école, infolettre*, newsletter*, blog*, sous-titr*, rédaction*, album photo*,
        podcast*`,
      ),
      sign: phrases(
        `brouillon*, article*, rédig*, publi*, relire, relu, magazine*, autrice*, photos du, mise en
        page, imprimeur*, transcri*, recettes, textes, écrire, auteur*, traduire, traduct*,
        livre, photos, légende*, journaliste*, imprimer`,
      ),
      hint: phrases(`correction*, recette*, partition*, texte, contenu*, numéro, journal`),
    },
    es: {
      certain: phrases(
        `redactor*, manuscrito*, equipo editorial, calendario editorial, gestor de contenido*,
        revista*, periódico*, guion*, edición de vídeo, edición de video, corrector*,
        recetas de la familia, libro de recetas, en un libro, boletín*, redacción, blog*,
        subtítulo*, editor de, álbum de fotos, podcast*, periódico escolar`,
      ),
      sign: phrases(
        `borrador*, artículo*, redact*, publicación, noticia*, corrección, maquet*, imprenta*,
        transcri*, recetario*, editor*, recetas, textos, escribir, publicar, autor*,
        traduc*, correg*, libro, foto*, imprimir, periodista*`,
      ),
      hint: phrases(`publica, partitura*, contenidos, texto, contenido`),
    },
    pt: {
      certain: phrases(
        `redator*, manuscrito*, jornal da escola, jornal do bairro, revista*, calendário editorial,
        gestão de conteúdo, edição de vídeo, roteirista*, boletim informativo, revisor*,
        roteiro de vídeo, jornal da nossa, vai para a gráfica, receitas da família, livro
        de receitas, num livro, em um livro, boletim*, redação, blog*, legenda*, álbum de
        fotos, podcast*, roteiro*`,
      ),
      sign: phrases(
        `rascunho*, publicação, publica, redigir, notícia*, revisão de texto*, diagramação,
        paginação, gráfica*, tipografia*, transcri*, receitas, editor*, newsletter,
        matéria*, jornal, escrevem, revê, escolhe as fotos, versão, página, textos,
        escrever, publicar, artigo*, autor*, tradu*, corrig*, livro, foto*, imprimir,
        jornalista*`,
      ),
      hint: phrases(`partitura*, gravações, texto, conteúdo*`),
    },
    it: {
      certain: phrases(
        `redattor*, editoriale, manoscritt*, caporedattor*, bollettino parrocchiale, rivista,
        calendario editoriale, impaginazione, impaginare, correttore di bozze, montaggio
        video, sceneggiatur*, ricette di famiglia, libro di ricette, ricettario, in un
        libro, bollettin*, redazion*, blog, sottotitol*, album di foto, album fotografico,
        podcast, giornalino*`,
      ),
      sign: phrases(
        `blog*, bozz*, album fotografic*, articol*, podcast*, newsletter, tipografia, trascriv*,
        trascrizion*, didascali*, editor, ricette, testi, scrivere, pubblicare, autor*,
        tradu*, corregg*, libro, foto, impagin*, stampare, giornalist*`,
      ),
      hint: phrases(`pubblic*, giornal*, revision*, spartit*, testo, contenut*, notizi*`),
    },
    nl: {
      certain: phrases(
        `redactie*, redacteur*, proeflezen, manuscript*, buurtkrant*, schoolkrant*, clubblad*,
        kerkblad*, eindredact*, contentkalender*, contentbeheer*, draaiboek voor video,
        videobewerking*, fotobewerking*, familierecepten, receptenboek, kookboek,
        nieuwsbrief*, blog*, ondertitel*, fotoalbum, fotoboek, podcast*, tijdschrift*,
        scenario`,
      ),
      sign: phrases(
        `publiceren, nieuwsbrie*, fotoalbum*, stukken, publiceer*, publicatie*, gepubliceerd*,
        schrijver*, kopij, opmaak, drukker*, transcri*, recepten*, partitu*, bladmuziek,
        onderschrift*, teksten, schrijven, artikel*, auteur*, concept, vertal*, corrig*,
        boek, foto's, drukken, journalist*, verzamelen in`,
      ),
      hint: phrases(`concept*, tekst, content`),
    },
    pl: {
      certain: phrases(
        `redakcj*, redaktor*, rękopis*, gazetka, gazetki, gazeta szkolna, czasopism*, kalendarz
        publikacji, korekta tekstu, montaż wideo, montaż filmów, scenariusz*, zarządzanie
        treścią, biuletyn*, przepisy rodzinne, książkę kucharską, książka kucharska, w
        książkę, blog*, napis*, album ze zdjęciami, podcast*, gazetka szkolna`,
      ),
      sign: phrases(
        `artykuł*, newsletter*, korekt*, album zdjęć, napisy do film*, publik*, magazyn, skład,
        transkry*, partytur*, poprawki, wersja robocza, szkic*, treści, przepisy, teksty,
        pisać, autor*, tłumacz*, książk*, zdjęci*, druk*, dziennikarz*`,
      ),
      hint: phrases(`tekst, tekstów, nuty, nut, nagra*, numer, opis`),
    },
    ja: {
      certain: phrases(
        `編集部, 執筆, 原稿, 校正, 動画編集, 写真編集, 記事, 広報誌, 会報, 文集, 脚本, 記事作成, 文字起こし, 小説, 同人誌, 新聞部, 楽譜, レシピをまとめ,
        本にする, 料理本, 編集, ブログ, 字幕, アルバム, ポッドキャスト, 雑誌, 学級新聞, 台本, 文章`,
      ),
      sign: phrases(
        `メルマガ, 投稿予定, 公開前, 下書き, ライター, 画像編集, 印刷所, 入稿, レイアウト, 翻訳, レシピ, 公開, 著者, 写真, 印刷, 記者`,
      ),
      hint: phrases(`見出し, 録音, 配信, 動画, 作品`),
    },
    ar: {
      certain: phrases(
        `تحرير المحتوى, إدارة المحتوى, نشر المقالات, مخطوطة, تحرير الصور, مجلة, جريدة, صحيفة, محرر,
        هيئة التحرير, تحرير المقالات, كتابة المقالات, تقويم المحتوى, جدول النشر, مونتاج,
        نشرة, إنتاج المحتوى, صناع المحتوى, سيناريو, مدونين, تدقيق لغوي, وصفات العائلة, كتاب
        طبخ, في كتاب, تحرير, مدونة, ترجمة الأفلام, ألبوم صور, بودكاست, جريدة المدرسة`,
      ),
      sign: phrases(
        `نشرة بريدية, محررين, مسودة, كاتب, كتاب ومحررين, مؤلف*, تدقيق, مسودات, المحتوى, نصوص,
        مراسلين, تفريغ صوتي, وصفات الطبخ, تصميم الصفحات, مطبعة, عناوين, وصفات, كتابة, نشر,
        مقال*, ترجمة, كتاب, صور, طباعة, صحفي`,
      ),
      hint: phrases(`محتوى, نص, خبر, أخبار`),
    },
  },
};
