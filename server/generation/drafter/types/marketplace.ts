import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** Two sides trade with each other, and the product stands between them. */
export const marketplace: KnownType = {
  slug: 'marketplace',
  hue: 45,
  words: {
    en: {
      certain: phrases(
        `marketplace*, buyers and sellers, sell to each other, flea market*, classifieds, classified
        ads, haggl*, barter*, escrow, takes a cut, second-hand, buyers, sellers, pre-loved,
        hand-me-down*, outgrown, sell it on, sell on, commission of, per sale, bring
        together, find each other, brings together, set their own price, offers and
        requests, match supply, freight exchange, sell or swap, swap or sell, makers sell,
        farmers sell, list an item, list their, babysitter*, sitter*, growers sell,
        directly from, without a middleman, restaurants buy, buy directly, auction*, peer
        to peer market*, second hand shop, sell used, buy used, used clothes, used bikes,
        swap clothes, clothes swap, clothing swap, swap app, swap platform, swap site, plant swap*, houseplant swap*, compare offers, collect quotes, get
        quotes, request for quote*, gig platform, find a craftsman, find a tradesman,
        tradesmen, hire a, offer their services, earn money by, middleman fee, matchmaking
        between, producers and, farmers and restaurants, sell directly to, airbnb for, uber
        for, etsy, ebay, craigslist, swap children's, swap toys, swap plants, clothes
        exchange`,
      ),
      sign: phrases(
        `market place, seller*, sell their, sell my, second hand, secondhand, resell*, bids,
        middleman, peer-to-peer, rent out, give away, find someone who can, connects people
        who, sells, buyer*, bid, bidding, asking price, price they, give-away, listing*,
        customers find, hire someone, tutors set, parents find, agree a price, agree on a
        price, agree a time, ratings, rate each other, meets the, percent of each sale,
        charity shop, shipper*, what they charge, dog sitter*, handyman, cleaners,
        freelance*, small ads, bargain*, fair price, rent out your, rent out my, rent
        their, offer leftover, surplus, for sale, on sale, highest bidder, reserve price,
        seller rating, counter-offer*, negotiate*, make an offer, makes an offer, place a
        bid, outbid, quote from, quotes from, find a plumber, find a sitter, find a tutor,
        find a babysitter, find a nanny, petsitter*, house sitter*, service provider*,
        trades people, collectors, collector, vintage, antiques, exchange goods, offers
        services, rate the seller, payout*, platform fee, supply and demand, unsold, spare
        room, let out, sublet, ticket resale, pay per job, hire, suppliers offer`,
      ),
      hint: phrases(
        `sell, selling, offers, commission, tradespeople, price, offer, offering, trades, find a,
        sold, both sides, can offer, providers, pick one`,
      ),
    },
    de: {
      certain: phrases(
        `marktplatz*, kleinanzeige*, käufer und verkäufer, flohmarkt*, tauschbörse*, secondhand,
        second-hand, aus zweiter hand, von privat an privat, inserat*, inserieren,
        gebraucht verkaufen, anbieter und, mitfahrgelegenheit*, gebrauchte kinderkleidung,
        gebraucht kaufen, gebrauchtwaren, versteiger*, auktion*, angebote vergleichen,
        angebote einholen, handwerker finden, babysitter finden, kleidertausch, tauschen
        wir, vermittlungsgebühr, provision pro`,
      ),
      sign: phrases(
        `verkäufer*, provision, tauschen, tauscht, verschenken, gebote, käufer*, interessent*, nimmt
        provision, feilsch*, verhandeln, vermittlungsgebühr*, zusammenbringt, suchende,
        babysitter*, pro stunde, direkt vom, ohne zwischenhändler, erzeuger, verkaufen und
        kaufen, anbieter, anbieten, gebot, bieten, verkaufen an andere, an andere eltern,
        andere eltern, gebraucht*, preisvorschlag, inseriert, bewertung von verkäufern,
        überschuss, direkt vom erzeuger, vermieten, untervermiet*, nachfrage, vermitteln,
        vermittelt, dienstleister, kleinunternehmer`,
      ),
      hint: phrases(`vermittel*, anbieter*, angebot einstellen, handwerker*`),
    },
    fr: {
      certain: phrases(
        `place de marché, petites annonces, acheteurs et vendeurs, d'occasion, entre particuliers,
        troc, dépôt-vente, vide-grenier*, bourse d'échange*, annonces, vendre entre,
        vendeurs et acheteurs, covoitur*, vendent leurs, revendre, revente*, vêtements
        d'occasion, brocante, enchère*, comparer les devis, demander des devis, trouver un
        artisan, trouver un plombier, échanger des, circuit court, producteurs et`,
      ),
      sign: phrases(
        `vendeur*, seconde main, brocante*, mise en relation, vendeuse*, acheteur*, acheteuse*,
        vendre leurs, troque*, échanger, donner, commission sur, commission, négoci*,
        artisan*, mettre en relation, met en relation, offre et, baby-sitter*, par heure,
        sans intermédiaire, directement au producteur, vendent directement, vendre, offre*,
        annonce*, prix proposé, marchand*, surplus, invendus, prestataire*, louer son,
        louer sa, particulier*`,
      ),
      hint: phrases(`échange*, proposer, producteurs`),
    },
    es: {
      certain: phrases(
        `mercado en línea, marketplace, segunda mano, anuncios clasificados, trueque*, entre
        particulares, vendan sus, venden sus, vender sus, compradores y vendedor*, comisión
        por venta, de cada venta, anuncios, mercadillo*, rastro, intercambiar libros,
        intercambio de, wallapop, sin mayorista, sin intermediario*, agricultor*, compran
        directamente, compraventa, subasta*, comparar presupuestos, pedir presupuestos,
        encontrar un fontanero, productores y`,
      ),
      sign: phrases(
        `vendedor*, artesan*, comprador*, permut*, usad*, regate*, puja*, oferentes, poner en
        contacto, conectar a, ofrecen sus, cantidad y precio, nos quedamos con, venden,
        compran, canguro*, por hora, productor*, vender, oferta*, ofrece*, precio,
        comisión, excedente*, anuncio*, alquilar su, particulares, proveedor*`,
      ),
      hint: phrases(`intercambi*, regalar, cooperativa, cobra el`),
    },
    pt: {
      certain: phrases(
        `marketplace, compradores e vendedores, segunda mão, classificados, compra e venda, comprar
        e vender, vendam seus, vendem seus, vender entre, brechó*, anúncios, feira de
        trocas, entre particulares, entre pessoas, desapego*, roupa infantil usada, usad*,
        leilão, leilões, comparar orçamentos, pedir orçamentos, troca de, produtores e`,
      ),
      sign: phrases(
        `vendedor*, comissão, comprador*, trocar por, doar, artesã*, produtores, comissão por venda,
        oferta*, colocar em contato, pôr em contacto, conecta, sem intermediário*,
        agricultor*, direto do produtor, babá*, por hora, vendem, compram, vender,
        oferece*, lance*, preço, excedente*, anúncio*, negoci*, alugar seu, particulares,
        prestador*`,
      ),
      hint: phrases(`trocas, cooperativa*, taxa por`),
    },
    it: {
      certain: phrases(
        `marketplace, mercatino*, acquirenti e venditori, seconda mano, tra privati, baratt*, usato,
        compravendita, vendere tra, vendono i loro, vendere i propri, di seconda mano,
        annunci di, scambio di, tra vicini di casa, regalare, in regalo, vendono o
        regalano, chi vende, chi compra, vestiti usati, annunci, asta, aste, confrontare
        preventivi, chiedere preventivi, trovare un idraulico, compratori e venditori,
        produttori e`,
      ),
      sign: phrases(
        `venditor*, commissione, venditric*, compratori, acquirent*, usati, usata, usate, scambi*,
        annunci*, artigian*, produttori, mettere in contatto, mette in contatto, rivend*,
        trattativa, cedere, vestiti, vendono, regalano, comprano, senza intermediar*,
        agricoltor*, direttamente dal, babysitter*, all'ora, vende, vendere, offert*,
        offre, prezzo, eccedenz*, inserzion*, contratt*, affittare il proprio, privati,
        fornitor*`,
      ),
      hint: phrases(`ritir*, percentuale, mediator*`),
    },
    nl: {
      certain: phrases(
        `marktplaats*, kopers en verkopers, tweedehands*, rommelmarkt*, vraag en aanbod, kringloop*,
        ruilbeurs*, ruilplatform*, kopers, particulieren onderling, van particulier,
        advertenties, onderling verkopen, oppas*, babysit*, zonder tussenhandel, verkopen
        hun, koper, koper betaalt, veiling*, offertes vergelijken, offertes aanvragen,
        loodgieter vinden, oppas vinden, ruilen, boeren en`,
      ),
      sign: phrases(
        `verkoper*, commissie op, verkopen aan elkaar, ruil*, gebruikte, advertentie*, weggeven,
        bieden, bod, commissie, aanbieders, ambachts*, bemiddel*, onderhandel*, koppelt, in
        contact brengt, doorverkop*, boeren, per uur, wat ze vragen, betalen via,
        beoordeling*, rechtstreeks van, verkopen, kopen, geven aan, gestolen, oude fiets,
        prijs en foto, koper*, aanbod, aanbieden, prijs, overschot*, verhuren,
        particulieren, dienstverlener*`,
      ),
      hint: phrases(`zzp*, prijs per`),
    },
    pl: {
      certain: phrases(
        `targowisk*, marketplace, z drugiej ręki, giełda, giełdę, wymiana książek, kupujący i
        sprzedający, ogłoszenia drobne, pchli targ, targ, lokalny rynek, sprzedaż między,
        od rolnik*, używanych, używane, sprzedaż używan*, ogłoszenia, aukcj*, porównać
        oferty, znaleźć hydraulika, wymiana ubrań, komis`,
      ),
      sign: phrases(
        `ogłosze*, prowizj*, kupując*, kupcy, używany*, wymian*, wymienia*, zamiana, oddam, oddać za
        darmo, prowizja od, rękodzieł*, wytwórc*, łączy osoby, pośredni*, negocj*, bez
        pośrednik*, rolnic*, bezpośrednio od, opiekunk*, za godzinę, sprzeda*, oferta,
        oferty, ofert, licyt*, cena, nadwyżk*, wynajem swojego, usługodawc*`,
      ),
      hint: phrases(`ofert*, używan*, wykonawc*, oferuj*, cena za`),
    },
    ja: {
      certain: phrases(
        `フリマ, マーケットプレイス, 出品, 売り手, 買い手, 物々交換, フリマアプリ, 売り買い, 売買, 譲り合い, 譲渡, マッチング, 出品者, 購入者と, 直売,
        ハンドメイド, 中古, フリーマーケット, オークション, 見積もりを比較, 相見積, おさがり, お下がり, 産直`,
      ),
      sign: phrases(
        `個人間, 仲介, 譲る, 交換, 買取, 競り, 入札, 値下げ交渉, 値段交渉, 手数料, 不用品, 安く売, 売りたい, 販売手数料, 作り手, 依頼者, 請負, 農家から直接,
        直接買, 値段をつけ, 買いたい, 譲りたい, 売る, 買う, 価格交渉, 提供者, 落札`,
      ),
      hint: phrases(`募集, 農家, 職人`),
    },
    ar: {
      certain: phrases(
        `سوق إلكتروني*, البائعين والمشترين, إعلانات مبوبة, مقايضة, مستعمل*, بيع وشراء, البيع
        والشراء, البائعون والمشترون, حرفيات, بيع المنتجات اليدوية, بين الأفراد, تبادل
        الكتب, يبعن, البائعة, المشترية, يبيع, تبيع, المستعملة, المستعمل, بيع ملابس, سوق,
        مزاد*, مقارنة العروض, عروض أسعار, البحث عن سباك, بائعين ومشترين`,
      ),
      sign: phrases(
        `بائع*, عمولة, البائعون, مزايدة, حرفي*, أعمال يدوية, منتجات يدوية, منتجين, يعرض للبيع, عرض
        للبيع, مستقلين, مقدمي الخدمات, تفاوض, التبرع بالأغراض, نسبة من كل, المشتري, مزارع*,
        مباشرة من, بدون وسيط, لم يعدن يحتجن*, بعد الشراء, سعر, بيع, مشتر*, عرض, عروض, فائض,
        إعلان*, تأجير, مقدم الخدمة`,
      ),
      hint: phrases(`وسيط, أسعار, مزودي`),
    },
  },
};
