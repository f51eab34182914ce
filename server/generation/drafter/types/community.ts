import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People who share a place or an interest post, answer and meet. */
export const community: KnownType = {
  slug: 'community',
  hue: 15,
  words: {
    en: {
      certain: phrases(
        `tinder for, find a partner, find partners, training partner*, practice partner*, chess partner*, tandem partner*, club members, forum*, bulletin board, support group*, self-help group*, like-minded, help
        each other, mutual aid, allotment*, community garden, choir members, residents'
        association, meet-up*, fan club, shared garden, alumni, help newly arrived, newly
        arrived, in our town, welcome new, a forum for, forum for, discussion board*,
        message board*, neighbourhood help, neighborhood help, neighbour help, book club*,
        reading circle*, knitting circle, sewing circle, self help group*, club page, club
        website, our club, members share, find other, find others, meet other, meet new
        people, make friends, new friends, local group*, youth club, sports club, hiking
        group*, running group*, language exchange, parents' group*, parents group*, dads
        group, expat*, pen friends, dating*, singles, social app*, social network*, fan
        community, fans of, online community, community for, meeting place for, volunteers
        help, helping hands, time bank*, timebank*, skill swap*, repair café*, repair cafe*`,
      ),
      sign: phrases(
        `choir, choirs, orchestra, brass band, scouts, scout group*, congregation, club evening*, club night*, pen pal*, flatmates, housemates, residents, carpool*, lift share*, community, communities, clubs, notice board, noticeboard, meet people, meet others, get to
        know, hobbyists, enthusiasts, moderat*, upvote*, followers, co-op, co-operative,
        share with others, gathering*, hobby, lonely, introduce*, who needs, offer help,
        needs help, want to help, helpers, gets in touch, get in touch, loneliness, new in
        town, befriend*, migrants, refugee*, support each other, same boat, potlucks,
        common room, buddy, neighborhood, neighbourhood, elderly people, older people, old
        people, seniors, lonely people, other dads, other mums, other moms, other mothers,
        other parents, other students, new parents, newcomers, people nearby, people in my,
        people in our, people who love, people who, gather, get together, hobby gardeners,
        gardeners, beekeepers, ham radio, role players, cyclists, hikers, share photos,
        share tips, share stories, post photos, post questions, comments, comment, thumbs
        up, like and comment, follow each other, friend request*, profile page*, house
        rules, report a post, posts, topics, community manager*, neighbours, neighbors,
        neighbour, street, our building, tenants' association, association members, our
        parish, congregation, mosque, temple, diaspora, lgbt*, single parents, caregivers'
        group, self-organised, grassroots, citizens' initiative`,
      ),
      hint: phrases(
        `our village, neighbor*, neighbour*, resident*, parish*, sharing, join, together, swap*,
        elderly, our street, club, members, member, church, choir, families, meet, welcome,
        feed`,
      ),
    },
    de: {
      certain: phrases(
        `trainingspartner*, tandempartner*, tinder für, mitspieler gesucht, vereinsmitglied*, schwarzes brett, gleichgesinnte*, nachbarschaftshilfe*,
        nachbarschaftsnetz*, vereinsleben, soziales netzwerk, selbsthilfegruppe*,
        mitgliederliste*, dorfgemeinschaft*, dorf-app, forum, forum für, stammtisch*,
        lesekreis*, buchclub*, leute kennenlernen, kennenlernen, freundeskreis,
        ehrenamtliche helfer, tauschen sich aus, gegenseitig helfen, helfen sich,
        repair-café*`,
      ),
      sign: phrases(
        `chor, chöre, orchester, blaskapelle, pfadfinder*, mitfahr*, kegelclub, vereinsabend*, anwohner*, quartier*, austauschen, sich kennenlernen, gemeindemitglied*, hausgemeinschaft*, gemeinschaftsgarten*,
        beiträge posten, posten, kommentieren, stadtteil*, siedlung*, kirchengemeinde*,
        gruppen, zugezogene, einsam*, hilfe anbieten, hilfe suchen, hilft, kennenlern*,
        verein, vereine, mitglieder, nachbarn, nachbarschaft, gemeinschaft, gruppe,
        beiträge, kommentare, austausch, treffen sich, dorf, neu in der stadt, ehrenamt*,
        moderator*, hobby*`,
      ),
      hint: phrases(
        `senioren, eltern, nachbar*, gemeinschaft*, community, mitglied*, gartenverein*, bewohner*,
        anwohner*, freiwillige*, chor`,
      ),
    },
    fr: {
      certain: phrases(
        `tinder pour, trouver un partenaire, partenaires de, adhérent*, forum*, entraide, réseau social, réseau d'entraide, entre voisins, vie de
        quartier, vie associative, groupe de parole, membres du club, jardin partagé,
        jardins partagés, un forum, club de lecture, association de, rencontrer des, groupe
        d'entraide, voisins s'entraident, communauté*`,
      ),
      sign: phrases(
        `chorale*, orchestre*, fanfare*, scouts, paroisse*, covoiturage, voisinage, habitants, riverains, solidar*, échanger avec, rencontrer, panneau d'affichage, commenter, hameau, s'entraider,
        nouveaux arrivants, isolé*, aider, aide, coup de main, retraités, parents, membres,
        voisin*, quartier, bénévole*, partager des, se rencontrer, discussions,
        commentaires, groupe*, association*, passionné*, solitude, village`,
      ),
      hint: phrases(
        `clubs, habitants, club, publications, immeuble, copropriété, membre*, résident*, commun*,
        chorale`,
      ),
    },
    es: {
      certain: phrases(
        `tinder para, buscar pareja de, compañeros de juego, red social, tablón de anuncios, hermandad*, peña*, red vecinal, red de apoyo, ayuda mutua,
        entre vecinos, grupo de apoyo, comunidad de vecinos, huerto comunitario, huerto
        urbano, socios del club, un foro, foro*, club de lectura, conocer gente, banco de
        tiempo, asociación de vecinos, comunidad de`,
      ),
      sign: phrases(
        `coro, coros, orquesta, banda de música, peña*, parroquia*, vecindario, vecinos del, comunidad de vecinos, ayudarse, conocerse, publicaciones, publicar mensajes, aficionad*, cofradía*, parroquia*,
        tablón, encontrarse, recién llegad*, ayuda, ayudar, jubilad*, soledad, padres,
        comunidad, vecin*, barrio, voluntari*, socios, miembros, apicultores, comentario*,
        grupo*, mayores, asociación, compartir`,
      ),
      hint: phrases(
        `comunidad*, club, coro, agrupación, participar, pueblo, asociaciones, socio*, miembro*,
        residentes`,
      ),
    },
    pt: {
      certain: phrases(
        `rede social, entreajuda, horta comunitária, hortas comunitárias, grupo de apoio, associação
        de moradores, ajuda mútua, rede de apoio, entre vizinhos, condomínio*, membros do
        clube, rede de vizinhos, um fórum, fórum*, clube de leitura, conhecer pessoas,
        banco de tempo, comunidade de`,
      ),
      sign: phrases(
        `entusiastas, comunitári*, mutirão, paróquia*, publicações, postar, publicar mensagens,
        comentar, aldeia, torcida*, ajuda, ajudar, recém-chegad*, aposentad*, reformad*,
        pais, solidão, comunidade, vizinh*, bairro, voluntári*, sócios, membros,
        apicultores, comentário*, grupo*, associação, partilhar, compartilhar`,
      ),
      hint: phrases(
        `mural, moradores, clube*, coral, coro, igreja, grupo de, freguesia, encontr*, comunidade*,
        membro*, sócio*, participantes`,
      ),
    },
    it: {
      certain: phrases(
        `vicini di casa, vicinato, forum, social network, gruppo di sostegno, banca del tempo, aiuto
        reciproco, rete di quartiere, orto condiviso, orti condivisi, soci del club, gruppo
        di acquisto, un forum, gruppo di lettura, conoscere persone, associazione di,
        comunità di`,
      ),
      sign: phrases(
        `bacheca, circolo, parrocchi*, incontrar*, conoscersi, post, commentare, pubblicare
        messaggi, sostegno, appassionat*, pro loco, nuovi arrivati, aiut*, solitudine,
        pensionat*, genitori, comunità, vicini, quartiere, volontar*, soci, membri,
        apicoltori, commenti, gruppo, gruppi, associazion*, condividere`,
      ),
      hint: phrases(
        `social, condomin*, club, paese, coro, iscritti, famigli*, residenti, abitanti`,
      ),
    },
    nl: {
      certain: phrases(
        `clubleden, forum, gelijkgestemden, buurtapp*, buurthuis*, burenhulp*, prikbord*,
        lotgenoten*, sociaal netwerk, buurtmoestuin*, volkstuin*, verenigingsleden,
        dorpsapp*, samen met de buren, een forum, boekenclub, leesclub, mensen ontmoeten,
        moestuin, buurtvereniging, vereniging van, gemeenschap van`,
      ),
      sign: phrases(
        `gemeenschap*, bewoners, elkaar helpen, ontmoeten, dorpsgenoten, wijkbewoners, berichten
        plaatsen, delen met elkaar, leden van, ledenlijst*, samenkomst*, gelijkgezinden,
        nieuwkomers, eenzaam*, hulp, helpen, gepensioneerd*, ouders, buren, buurt, wijk,
        vrijwillig*, leden, imkers, liefhebbers, reacties, groep, groepen, vereniging*,
        delen met`,
      ),
      hint: phrases(
        `moestuin*, club, clubs, verenig*, dorp, kerk*, hobby*, koor, buurt*, community, bewoner*,
        lid, groep*`,
      ),
    },
    pl: {
      certain: phrases(
        `forum, tablica ogłoszeń, sąsiedzka pomoc, pomoc sąsiedzka, grupa wsparcia, media
        społecznościowe, sieć społecznościowa, ogród społeczny, ogrody działkowe, rada
        osiedla, koło gospodyń, członkowie klubu, członków klubu, bank czasu, klub książki,
        klub czytelniczy, poznawanie ludzi, poznać ludzi, wspólnota`,
      ),
      sign: phrases(
        `sąsiedz*, hobbyst*, społeczn*, stowarzysz*, pomagać sobie, poznawać ludzi, wpisy,
        komentow*, posty, wioska, wspólnot*, zainteresow*, działkow*, harcerz*, nowi
        mieszkańcy, samotn*, pomagać, emeryt*, sąsiad*, osiedl*, wolontariusz*, członk*,
        pszczelarz*, miłośni*, komentarz*, grup*`,
      ),
      hint: phrases(
        `wolontar*, parafi*, wieś, spotkania, chór*, klub*, mieszkań*, dzielnic*, pomoc, rodzice`,
      ),
    },
    ja: {
      certain: phrases(
        `コミュニティ, 町内会, 自治会, 会員同士, サークル, 掲示板, 回覧板, コミュニティー, ご近所, 地域住民, 同好会, 交流, 助け合い, ボランティア, pta,
        集まり, 養蜂家, 仲間, 読書会, sns, 自助グループ`,
      ),
      sign: phrases(
        `つながり, 繋がり, 知り合, 世帯, 班長, お互いに, 趣味, 商店街, 祭り, 役員, 助け合, 困りごと, 一人暮らし, 高齢者同士, 近所, 会員, 投稿, コメント,
        孤独, 参加者同士`,
      ),
      hint: phrases(`住民, 地域, 団地, マンション, メンバー, 参加, 共有, グループ`),
    },
    ar: {
      certain: phrases(
        `منتدى, أعضاء النادي, سكان الحي, شبكة اجتماعية, لوحة إعلانات, أهل الحي, سكان العمارة, مجموعة
        دعم, حديقة مشتركة, التطوع, متطوع*, جمعية خيرية, نادي القراءة, مساعدة الشباب,
        متقاعد*, نادي قراءة, تعارف, مساعدة الجيران, بنك الوقت, جمعية`,
      ),
      sign: phrases(
        `الجيران, جيران, أهالي, منشور, مجتمع*, مساعدة بعضهم, يتعاونون, هواة, لقاءات, قرية, رابطة,
        مشاركة التجارب, مساعدة, يساعد, نصيحة, لاجئ*, جدد في, المتقاعدين, حي, الحي, أعضاء,
        مربي النحل, تعليق*, مجموعة, مجموعات, وحدة`,
      ),
      hint: phrases(`مسجد, نادي, منشورات, عضو, سكان, عائلات`),
    },
  },
};
