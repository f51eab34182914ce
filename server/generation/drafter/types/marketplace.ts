import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** Two sides trade with each other, and the product stands between them. */
export const marketplace: ProductType = {
  slug: 'marketplace',
  shell: 'shop',
  words: {
    en: {
      certain: phrases(
        `marketplace*, buyers and sellers, sell to each other, flea market*, classifieds, classified
        ads, haggl*, barter*, escrow, takes a cut, second-hand, buyers, sellers, pre-loved,
        hand-me-down*, outgrown, sell it on, sell on, keeps a cut, commission of, per sale, bring
        together, find each other, brings together, set their own price, offers and requests, match
        supply, freight exchange, sell or swap, swap or sell, makers sell, farmers sell, list an
        item, list their, babysitter*, sitter*, growers sell, directly from, without a middleman,
        restaurants buy, buy directly`,
      ),
      sign: phrases(
        `market place, seller*, sell their, sell my, second hand, secondhand, resell*, swap*,
        auction*, bids, middleman, peer-to-peer, rent out, give away, find someone who can, connects
        people who, sells, buyer*, bid, bidding, asking price, price they, give-away, listing*,
        trading, carriers, customers find, hire someone, tutors set, parents find, agree a price,
        agree on a price, agree a time, ratings, rate each other, meets the, keeps 8, percent of
        each sale, charity shop, uniform*, shipper*, what it needs, what they charge, charges per
        hour, per hour, gigs, dog sitter*, handyman, cleaners, freelance*, small ads, bargain*, fair
        price, keep 4%`,
      ),
      hint: phrases(
        `sell, selling, offers, needs, commission, tradespeople, reviews, match*, price, fee, % of
        every, owners, used, offer, offering, trade, trades, find a, sold, both sides, can offer,
        providers, pick one`,
      ),
    },
    de: {
      certain: phrases(
        `marktplatz*, kleinanzeige*, käufer und verkäufer, flohmarkt*, tauschbörse*, secondhand,
        second-hand, aus zweiter hand, von privat an privat, inserat*, inserieren,
        gebraucht verkaufen, anbieter und, mitfahrgelegenheit*`,
      ),
      sign: phrases(
        `verkäufer*, versteiger*, provision, tauschen, tauscht, verschenken, auktion*, gebote,
        käufer*, interessent*, nimmt provision, feilsch*, verhandeln, vermittlungsgebühr*,
        zusammenbringt, suchende, babysitter*, pro stunde, direkt vom, ohne zwischenhändler,
        erzeuger, verkaufen und kaufen`,
      ),
      hint: phrases('gebraucht*, vermittel*, anbieter*, angebot einstellen, handwerker*'),
    },
    fr: {
      certain: phrases(
        `place de marché, petites annonces, acheteurs et vendeurs, d'occasion, entre particuliers,
        troc, dépôt-vente, vide-grenier*, bourse d'échange*, annonces, vendre entre,
        vendeurs et acheteurs, covoitur*, vendent leurs, revendre, revente*`,
      ),
      sign: phrases(
        `vendeur*, seconde main, brocante*, mise en relation, vendeuse*, acheteur*, acheteuse*,
        vendre leurs, enchère*, troque*, échanger, donner, commission sur, commission, négoci*,
        artisan*, mettre en relation, met en relation, offre et, baby-sitter*, par heure,
        sans intermédiaire, directement au producteur, vendent directement`,
      ),
      hint: phrases('échange*, proposer, prestataire*, producteurs, annonce'),
    },
    es: {
      certain: phrases(
        `mercado en línea, marketplace, compradores y vendedores, segunda mano,
        anuncios clasificados, trueque*, entre particulares, vendan sus, venden sus, vender sus,
        compradores y vendedor*, comisión por venta, de cada venta, anuncios, mercadillo*, rastro,
        intercambiar libros, intercambio de, wallapop, sin mayorista, sin intermediario*,
        agricultor*, compran directamente`,
      ),
      sign: phrases(
        `vendedor*, subasta*, artesan*, comprador*, permut*, usad*, regate*, puja*, oferentes,
        poner en contacto, conectar a, ofrecen sus, ofrecen, cantidad y precio, nos quedamos con,
        venden, compran, canguro*, por hora, productor*`,
      ),
      hint: phrases(
        'intercambi*, regalar, comisión, cooperativa, cobra el, anuncio, precio, ofrecer',
      ),
    },
    pt: {
      certain: phrases(
        `marketplace, compradores e vendedores, segunda mão, classificados, compra e venda,
        comprar e vender, vendam seus, vendem seus, vender entre, brechó*, anúncios,
        feira de trocas, entre particulares, entre pessoas, desapego*`,
      ),
      sign: phrases(
        `vendedor*, usados, leilão, leilões, comissão, comprador*, usado, usada*, trocar por, doar,
        artesã*, produtores, comissão por venda, lances, oferta*, colocar em contato,
        pôr em contacto, conecta, sem intermediário*, agricultor*, direto do produtor, babá*,
        por hora, vendem, compram`,
      ),
      hint: phrases('troca de, trocas, negoci*, anúncio*, prestador*, cooperativa*, taxa por'),
    },
    it: {
      certain: phrases(
        `marketplace, mercatino*, acquirenti e venditori, seconda mano, tra privati, baratt*, usato,
        compravendita, vendere tra, vendono i loro, vendere i propri, di seconda mano, annunci di,
        scambio di, tra vicini di casa, regalare, in regalo, vendono o regalano, chi vende,
        chi compra`,
      ),
      sign: phrases(
        `venditor*, asta, commissione, venditric*, compratori, acquirent*, usati, usata, usate,
        scambi*, annunci*, aste, artigian*, produttori, offerte, mettere in contatto,
        mette in contatto, rivend*, trattativa, cedere, vestiti, vendono, regalano, comprano,
        senza intermediar*, agricoltor*, direttamente dal, babysitter*, all'ora, vende, vendere`,
      ),
      hint: phrases('ritir*, percentuale, mediator*'),
    },
    nl: {
      certain: phrases(
        `marktplaats*, kopers en verkopers, tweedehands*, rommelmarkt*, vraag en aanbod, kringloop*,
        ruilbeurs*, ruilplatform*, kopers, particulieren onderling, van particulier, advertenties,
        onderling verkopen, oppas*, babysit*, zonder tussenhandel, verkopen hun, koper,
        koper betaalt`,
      ),
      sign: phrases(
        `verkoper*, veiling*, commissie op, verkopen aan elkaar, ruil*, gebruikte, advertentie*,
        weggeven, bieden, bod, commissie, aanbieders, ambachts*, bemiddel*, onderhandel*, koppelt,
        in contact brengt, doorverkop*, boeren, per uur, wat ze vragen, betalen via, beoordeling*,
        rechtstreeks van, verkopen, kopen, geven aan, gestolen, oude fiets, prijs en foto`,
      ),
      hint: phrases('aanbod, zzp*, prijs per'),
    },
    pl: {
      certain: phrases(
        `targowisk*, marketplace, z drugiej ręki, giełda, giełdę, wymiana książek,
        kupujący i sprzedający, ogłoszenia drobne, pchli targ, targ, lokalny rynek,
        sprzedaż między, od rolnik*`,
      ),
      sign: phrases(
        `sprzedając*, sprzedawc*, ogłosze*, aukcj*, prowizj*, kupując*, kupcy, używane, używany*,
        licytacj*, wymian*, wymienia*, zamiana, oddam, oddać za darmo, prowizja od, rękodzieł*,
        wytwórc*, łączy osoby, pośredni*, negocj*, bez pośrednik*, rolnic*, bezpośrednio od,
        opiekunk*, za godzinę, sprzedają`,
      ),
      hint: phrases('ofert*, używan*, usługodawc*, wykonawc*, oferuj*, cena za'),
    },
    ja: {
      certain: phrases(
        `フリマ, マーケットプレイス, 出品, 売り手, 買い手, 物々交換, フリマアプリ, 売り買い, 売買, 譲り合い, 譲渡, マッチング, 出品者, 購入者と, 直売,
        ハンドメイド`,
      ),
      sign: phrases(
        `中古, 個人間, オークション, 仲介, 譲る, 交換, 買取, 競り, 入札, 値下げ交渉, 値段交渉, 手数料, 不用品, 安く売, 売りたい, 販売手数料, 作り手, 依頼者,
        請負, 農家から直接, 直接買, 値段をつけ`,
      ),
      hint: phrases('売る, 募集, 農家, 職人'),
    },
    ar: {
      certain: phrases(
        `سوق إلكتروني*, البائعين والمشترين, إعلانات مبوبة, مقايضة, مستعمل*, بيع وشراء,
        البيع والشراء, البائعون والمشترون, حرفيات, بيع المنتجات اليدوية, بين الأفراد, تبادل الكتب,
        يبعن, البائعة, المشترية, يبيع, تبيع`,
      ),
      sign: phrases(
        `بائع*, مزاد*, عمولة, البائعون, مزايدة, حرفي*, أعمال يدوية, منتجات يدوية, منتجين,
        يعرض للبيع, عرض للبيع, مستقلين, مقدمي الخدمات, تفاوض, إعلان, التبرع بالأغراض, نسبة من كل,
        مشترين, مشتري, المشتري, مزارع*, مباشرة من, بدون وسيط, لم يعدن يحتجن*, بعد الشراء, سعر`,
      ),
      hint: phrases('سوق, وسيط, عروض, أسعار, مزودي'),
    },
  },
  texts: {
    label: 'marketplace',
    roles: ['sellers', 'buyers', 'moderators'],
    requirements: [
      'A seller publishes a listing with photos, a price and a place in under three minutes',
      'Buyer and seller agree on price and handover in a chat that hides their phone numbers',
      'Accepting one buyer reserves the listing and tells the others who have asked',
      'Money is held until the buyer confirms receipt, or for three days without a complaint',
      'Both sides rate each other, and neither rating shows until both are in or 14 days have passed',
      'The fee is shown to the seller before publishing and to the buyer before paying',
      'A dispute freezes the payout, hears both sides and ends with a recorded decision',
      'A saved search tells a buyer when a matching listing appears nearby',
      'A listing goes offline after 30 days unless the seller confirms that it is still available',
    ],
    qualities: [
      'A listing is sold to one buyer only, even if two pay in the same second',
      'A new listing can be found by search within one minute',
      'A home address stays hidden until a deal has been agreed',
      'Every payout can be traced to its payment, fee and refunds',
    ],
    risks: [
      'Sellers leave because nobody buys, and buyers leave because there is nothing to buy',
      'After the first deal both sides carry on without the platform',
      'Fake listings with stolen photos drive honest sellers away',
      'Listings stay up long after the sale, and buyers get no answer',
    ],
    questions: [
      'Which side is harder to win, and why would it come while the other is still missing?',
      'What keeps two people who met here from dealing directly the next time?',
      'Does the platform hold the money, or do the two sides pay each other?',
      'Who bears the loss when goods or work are not as described?',
      'Who sets the price: the seller, the bids or the platform?',
    ],
    entities: [
      {
        name: 'Listing',
        fields: ['title', 'photos', 'price', 'condition', 'place'],
        states: ['draft', 'live', 'reserved', 'sold', 'taken down'],
        relations: [
          'A listing belongs to one seller.',
          'A listing has many deals, of which one can be agreed.',
        ],
      },
      {
        name: 'Deal',
        fields: ['buyer', 'agreed price', 'fee', 'handover', 'paid on'],
        states: ['proposed', 'agreed', 'paid', 'completed', 'disputed', 'cancelled'],
        relations: ['A deal belongs to one listing, one buyer and one seller.'],
      },
      {
        name: 'Member',
        fields: ['first name', 'place', 'rating', 'payout account'],
        states: ['unverified', 'verified', 'suspended'],
        relations: ['A member can be a seller in one deal and a buyer in the next.'],
      },
      {
        name: 'Review',
        fields: ['stars', 'text', 'author', 'written on'],
        states: ['withheld', 'published', 'removed'],
        relations: ['A deal has at most two reviews, one from each side.'],
      },
    ],
    screens: ['Browse', 'Listing', 'Make an offer', 'Deal', 'Sell'],
    action: 'Make an offer',
    records: [
      {
        title: 'Oak writing desk',
        detail: '120 × 60 cm, one drawer sticks, pick-up only',
        state: 'live',
        figure: '€85',
      },
      {
        title: 'Child bike, 20 inch',
        detail: 'New tyres, seller rated 4.9',
        state: 'reserved',
        figure: '€60',
      },
      {
        title: 'Two hours of garden work',
        detail: 'Own tools, Saturdays, within 10 km',
        state: 'live',
        figure: '€44',
      },
      {
        title: 'Box of vinyl records',
        detail: '42 jazz albums, sleeves worn',
        state: 'sold',
        figure: '€130',
      },
      {
        title: 'Honey from the orchard',
        detail: 'Six jars of 500 g, this summer',
        state: 'draft',
        figure: '€39',
      },
      {
        title: 'Phone, hardly used',
        detail: 'Photos match another listing',
        state: 'taken down',
        figure: '€20',
      },
    ],
  },
};
