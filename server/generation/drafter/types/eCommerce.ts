import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** One shop sells its own goods. */
export const eCommerce: KnownType = {
  slug: 'e-commerce',
  hue: 25,
  words: {
    en: {
      certain: phrases(
        `at the till, farm shop*, second-hand shop*, thrift shop*, charity shop*, online shop*, online store*, web shop, webshop*, storefront*, e-commerce, ecommerce,
        e-shop, we sell, shopping cart, shopping basket, product page*, click and collect,
        order online, checkout, spare part*, order form, shopping, preorder*, pre-order*,
        customers order, buy online, web store*, online shop for, shop for handmade,
        handmade jewel*, handmade soap*, sell my honey, sell online, selling online, sells
        online, order bread, order cake*, order flowers, order coffee, order food, food
        ordering, pick up your order, order ahead, cake shop, bakery, bookshop, bookstore*,
        farm shop, flower shop, butcher*, wine shop, gift shop, ticket shop, coffee
        subscription, subscription box, vegetable box*, veg box*, merchandise, product
        catalog*, product configurator, custom made, custom-made, made-to-order, print on
        demand, dropship*, shopify, woocommerce, webstore, buy now, weekly order`,
      ),
      sign: phrases(
        `barcode*, price tag*, packers, postage, parcel label*, my shop, our shop, i sell, sell my, sell our, cart, in stock, out of stock, restock*,
        discount code*, gift card*, merch, basket, ordering, sold out, pay by card, paypal,
        discount*, voucher*, catalogue, variants, wholesale, florist*, invoice by, bundle*,
        tailor*, made to measure, engrav*, ceramics, own website, out of season, per kilo,
        box scheme, subscription box*, who sells, label for the post, sell out, pay online,
        colour and, home delivery, handmade, hand-made, homemade, home-made, honey, soap,
        jewellery, jewelry, candles, pottery, ceramic, t-shirt*, sneakers, cosmetics, tea,
        coffee beans, cheese, wine, beer, seeds, seedlings, toys, furniture, fabric*, yarn,
        wool, products, product, price list, free shipping, shipping cost*, postage,
        packaging, delivery address, order number, order confirmation, order status,
        abandoned cart*, wish list, wishlist*, size chart, loyalty card*, loyalty points,
        gift wrapping, credit card*, klarna, apple pay, sepa, return label*, money back,
        right of withdrawal, collect at the counter, collect in store, collect from the
        shop, stock count, low stock, customers can order, sell tickets and, shop, shops`,
      ),
      hint: phrases(
        `orders, order, supplier*, jam, coupon*, buy, customer*, gift*, returns, stock, refund*`,
      ),
    },
    de: {
      certain: phrases(
        `hofladen, secondhandladen, gebrauchtwaren*, onlineshop*, online-shop*, webshop*, warenkorb*, versandkosten, shop, onlinehandel,
        online-handel, online bestellen, online verkaufen, hofladen, in den warenkorb,
        bestellung*, versandhandel, e-commerce, klick und abholen, bestellen und abholen,
        brot bestellen, vorbestell*, kasse, abo-box, gemüsekiste*, ersatzteil*, unser
        laden, unseren laden, produkte bestellen`,
      ),
      sign: phrases(
        `kasse, preisschild*, versandkosten, pakete packen, hofladen*, verkaufe, verkaufen wir, gutschein*, bestellen, bestellt, *laden, lieferkosten,
        versand, versenden, produkte, artikelseite, sortiment*, lagerbestand*, ausverkauft,
        kunden bestellen, größe und farbe, abholzeit*, kunsthandwerk, verkaufen, schicken
        lassen, honig, imkerei, kerzen, am hof, sorte, ausverkauf, hofverkauf, päckchen,
        laden, artikel, paketschein, rabatt*, zahlung per, paypal, seife, handgemacht*,
        selbstgemacht*, lieferadresse, abholung, vorrätig`,
      ),
      hint: phrases(`aussuchen, abholen, bezahlen, kunden, warenbestand*, produkt, preise`),
    },
    fr: {
      certain: phrases(
        `ressourcerie*, recyclerie*, friperie*, dépôt-vente*, brocante*, encaisse*, caisse enregistreuse, boutique en ligne, e-commerce, site marchand, frais de port, boutique, magasin en ligne,
        vente en ligne, vendre en ligne, ajouter au panier, commander en ligne, click and
        collect, fiche produit, fiches produit, vendre mes créations, panier, commander du,
        précommand*, savons, épicerie, boulangerie, fleuriste*, livraison offerte, pièces
        détachées, abonnement café`,
      ),
      sign: phrases(
        `caissier*, caissière*, caisse, invendu*, vend, ventes, moitié prix, soldes, code promo*, en stock, vendre mes, vendre nos, bon cadeau, commande*, panier*, livraison
        gratuite, stock*, rupture, catalogue de produits, clients, vitrine, paiement en
        ligne, retirer sa commande, réassort, expédi*, artisanal*, miel, savon*,
        confiture*, fromage*, créations, retirer, vendre, se faire livrer, article*,
        produits, produit, livraison, promotion*, remise, bougies, bijoux, fait main,
        artisanaux, retrait en magasin`,
      ),
      hint: phrases(`produit*, prix, acheter, achat*, boulang*`),
    },
    es: {
      certain: phrases(
        `tienda de segunda mano, caja registradora, tienda online, tienda en línea, comercio electrónico, gastos de envío, tienda virtual,
        venta online, vender online, vender por internet, carrito de compra*, pedidos
        online, catálogo de productos, ficha de producto, vender en línea, carrito,
        panadería, floristería, repuesto*, caja de suscripción, cesta de verduras, tienda
        de`,
      ),
      sign: phrases(
        `caja, cajero*, rebaja*, etiqueta de precio, mitad de precio, código de descuento, vender mis, vender nuestros, tarjeta regalo, color y talla, pedido*,
        cesta, envío*, stock, agotad*, promocion*, cupones, descuento*, comprar online,
        recoger en tienda, pasarela de pago, miel, queso, jabón*, vendemos, mandar a casa,
        recoger, por encargo, tienda, producto*, jabon*, artesanal*, hecho a mano,
        existencias, cupón*, cliente*, catálogo, talla*, recoger en, pagar con`,
      ),
      hint: phrases(`inventario de productos, compra, comprar, precio*, panader*`),
    },
    pt: {
      certain: phrases(
        `loja online, loja virtual, e-commerce, comércio eletrónico, comércio eletrônico, portes de
        envio, loja na internet, vender online, vendas online, vender pela internet,
        carrinho de compras, frete grátis, página do produto, catálogo de produtos, clique
        e retire, vender os meus, carrinho, padaria, floricultura, peças de reposição,
        caixa de assinatura, cesta de legumes, loja de`,
      ),
      sign: phrases(
        `frete, vender meus, lojinha, cupom*, cupão, esgotad*, estoque, stock, tamanho e cor,
        comprar online, confeitaria*, doces, checkout, gateway de pagamento, cardápio,
        marmita*, vende pelo, vende por, retirada, quantidade, loja, encomenda*, produto*,
        envio*, sabonete*, artesana*, feito à mão, desconto*, cliente*, catálogo, tamanho*,
        retirar na, pagar com`,
      ),
      hint: phrases(`pedidos, padaria*, comprar, preço*, pedido`),
    },
    it: {
      certain: phrases(
        `negozio online, e-commerce, shop online, carrello, spese di spedizione, vendere online,
        vendita online, e-shop, ordinare online, ordini online, scheda prodotto, catalogo
        prodotti, spedizione gratuita, bottega online, panetteria, panificio, fioraio,
        pezzi di ricambio, ricambi, box in abbonamento, cassetta di verdura`,
      ),
      sign: phrases(
        `vendiamo, codice sconto, buono regalo, vendere i miei, vendere i nostri, giacenza, bottega,
        pagamento online, magazzino prodotti, esaurit*, spedire, spediamo, clienti
        ordinano, pasticceri*, cesto, corriere espresso, consegna gratuita, miele,
        formaggi*, sapon*, ritirare in, negozio, ordin*, prodott*, spedizion*, artigianal*,
        fatto a mano, scort*, sconto, sconti, coupon, client*, catalogo, taglia, taglie,
        ritiro in, pagare con`,
      ),
      hint: phrases(`forno, vino, olio, comprare, acquist*, prezz*`),
    },
    nl: {
      certain: phrases(
        `webwinkel*, webshop*, winkelwagen*, winkelmand*, verzendkosten, online winkel, online
        verkopen, online bestellen, productpagina*, assortiment*, online shop,
        boerderijwinkel*, gratis verzending, bakkerij, bloemist*, onderdelen bestellen,
        abonnementsbox, groentepakket*`,
      ),
      sign: phrases(
        `cadeaubon*, op voorraad, afrekenen, uitverkocht, verzend*, betalen met ideal, ideal, maat
        en kleur, ophalen in de winkel, klanten bestellen, vooruitbestel*, retourneren,
        bestelling*, bestellen, honing, kaas, zeep, verkopen, laten bezorgen, winkel,
        product*, handgemaakt*, zelfgemaakt*, korting*, klanten, catalogus, maten, afhalen
        in, betalen met`,
      ),
      hint: phrases(`bestel*, voorraad, bakker*, klant, prijzen, kopen`),
    },
    pl: {
      certain: phrases(
        `sklep internetowy, sklepu internetowego, sklep online, koszt wysyłki, sklep, sklepik,
        sprzedaż online, sprzedaż internetowa, zamówienia online, zamawiać online, dodać do
        koszyka, karta produktu, darmowa dostawa, odbiór w sklepie, katalog produktów,
        koszyk, piekarni*, kwiaciarni*, części zamienne, paczka subskrypcyjna, sklep z`,
      ),
      sign: phrases(
        `koszyk*, kod rabatowy, kody rabatowe, karta podarunkowa, sprzedajemy, zamówie*, zamawia*,
        klienci zamawiają, stan magazynowy, wyprzedan*, rabat*, wysyłk*, wysyłamy, płatność
        blik, blik, rozmiar i kolor, produkt*, cukierni*, przedsprzedaż, sprzedaję,
        sprzedawać, promocj*, miód, sery, mydł*, z dostawą, sklep*, ręcznie robion*,
        rękodzieł*, zapas*, kupon*, klient*, katalog*, rozmiar*, odbiór w, płatność kartą`,
      ),
      hint: phrases(`na stanie, cena, ceny, kupić, kupować`),
    },
    ja: {
      certain: phrases(
        `ネットショップ, オンラインショップ, 通販, ecサイト, 商品ページ, 通販サイト, ネット販売, オンライン販売, 注文, 買い物かご, カートに入れ, 取り寄せ, お弁当,
        テイクアウト, 店頭受け取り, 販売サイト, カート, パン屋, 花屋, 部品販売, 定期便, 手作り`,
      ),
      sign: phrases(
        `送料, 在庫, クーポン, 在庫管理, 発送, 売り切れ, 割引, 決済, ギフト, 品切れ, 菓子, 仕込み, 商品, 石けん, お客様, カタログ, サイズ`,
      ),
      hint: phrases(`購入, 販売, 受け取り, 店舗, 販売する, お店, 価格, 客, 支払い`),
    },
    ar: {
      certain: phrases(
        `متجر إلكتروني, متجر على الإنترنت, سلة التسوق, عربة التسوق, تكلفة الشحن, متجر, دكان
        إلكتروني, بيع عبر الإنترنت, البيع عبر الإنترنت, سلة, سلة المشتريات, طلب عبر
        الإنترنت, صفحة المنتج, محل حلويات, طلب مسبق, الطلبات المسبقة, مقاسات, خياط, مقاس,
        تفصيل, طلب عبر, مخبز, محل زهور, قطع غيار, صندوق اشتراك`,
      ),
      sign: phrases(
        `مخبزا, رمز الخصم, كود خصم, نبيع, يطلب, مخزون, نفدت الكمية, خصم, خصومات, شحن, الشحن, دفع عند
        الاستلام, الدفع عند الاستلام, الطلب جاهز*, حلويات, بضاعة, كوبون, عربون, القماش,
        يجهز, موعد التسليم, عسل, صابون, طلبية, طلبات الزبائن, منتج, منتجات, يدوي, مصنوع
        يدويا, قسيمة, زبائن, زبون, كتالوج, الدفع`,
      ),
      hint: phrases(
        `الزبائن, الزبون, المنتجات, استلام, كعك, خبز, المخزون, شراء, سعر, عملاء, طلبات, طلب`,
      ),
    },
  },
};
