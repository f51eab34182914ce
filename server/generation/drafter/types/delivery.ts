import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** Things are brought from one place to another by somebody on the road. */
export const delivery: KnownType = {
  slug: 'delivery',
  hue: 60,
  words: {
    en: {
      certain: phrases(
        `courier*, parcel*, deliveries, meal delivery, food delivery, meals on wheels, proof of
        delivery, delivery route*, last mile, last-mile, logistics, freight, shipment*,
        deliver to, delivery round, drop off, dispatcher*, bread round, milk round, driven
        to, drive it to, order of stops, collect a signature, bicycle messenger*, bike
        courier*, bike messenger*, courier app, track my parcel, parcel tracking, parcel
        locker*, parcel shop*, bring groceries, grocery run*, groceries to, shopping for
        the elderly, brings groceries, deliver food, deliver meals, delivers meals, deliver
        medicine*, deliver newspapers, newspaper round*, milkman, ride service*, patient
        transport*, school bus*, shuttle*, taxi*, ride hailing, dial-a-ride, dial a ride,
        moving company, removals, haulage, haulier*, trucking, truck driver*, driver app,
        drivers see, drivers get, delivery note*, delivery slip*, delivery driver*,
        delivery window*, delivered to the door, to your door, at your door, home delivery,
        courier service, food bank run, surplus food collection, food rescue, couriers get`,
      ),
      sign: phrases(
        `delivery, takeaway, route plan*, dispatch*, driver*, van, vans, fleet, cargo bike*, depot*,
        drop-off*, doorstep, pick-up*, crate*, packing list, packed, vehicle*, volunteers
        drive, wheelchair transport, eta, on the way, nobody home, cargo, pallet*,
        signature on, next stop, collects people, wheelchair*, minibus, transport, who to
        collect, next address, where to next, driver sees, post van, rider, riders, hand
        over in person, deliver, delivers, delivered, route, routes, rides, bicycle
        courier, messenger bike, groceries, shopping bag*, people at home, to people at
        home, homebound, housebound, milk, newspapers, letters and parcels, postal,
        postman, post office, where is my, where my order, arriving, arrival time,
        estimated arrival, live location, where the driver, tracking number, planned route,
        shortest route, best order of, addresses for the day, loading, unload*, warehouse
        to, pickup point, pickup points, pick-up point*, collection point*, drop-off
        point*, collect from, brought to, bring to, brings to, transport of, transports,
        carry, lorry, lorries, trailers, cold boxes, thermal boxes, refuse collection, bus
        route*, ferry, seats in the, passengers get`,
      ),
      hint: phrases(`packages, warehouse, stop, stops, arrives, arrival, drives`),
    },
    de: {
      certain: phrases(
        `kurier*, zustell*, auslieferung*, spedition*, logistik*, essen auf rädern, tourenplan*,
        lieferdienst*, lieferung*, *lieferung, *lieferungen, lastenrad*,
        lebensmittellieferung*, essenslieferung*, sendungsverfolg*, bringen einkäufe,
        einkäufe nach hause, nach hause bringen, nach hause liefern, paketverfolgung,
        fahrdienst*, fahrradkurier*, liefertour*, lieferschein*, krankentransport*,
        bürgerbus`,
      ),
      sign: phrases(
        `paket*, liefer*, fahrer*, ausliefern, ausgeliefert*, beliefer*, touren, stopps, fracht*,
        haustür, abgeliefert*, fahrten, fährt, fahrgast, fahrgäste, abholt, abgeholt,
        verteilen, rollstuhl*, als nächstes, einkauf, beladen, geliefert, route, routen,
        tour, haltestelle*, abholen und, ausfahren, transport*, fahrzeug*, empfänger*,
        einkäufe, unterwegs, ankunft*`,
      ),
      hint: phrases(`lager, adresse, kunden zuhause, bringen`),
    },
    fr: {
      certain: phrases(
        `livreur*, coursier*, colis, logistique, portage de repas, livraison à domicile, livreuse*,
        tournée de livraison, tournées de livraison, vélo cargo, vélos cargo, preuve de
        livraison, livraison de, livraison des, messagerie express, dernier kilomètre,
        distribution alimentaire, livrent, livrer, livre les courses, courses à domicile, à
        domicile, tournée*, bon de livraison, transport à la demande, covoiturage
        solidaire, suivi de colis`,
      ),
      sign: phrases(
        `chauffeur*, livr*, colis*, camion*, expédition*, destinataire*, paquet*, repas à domicile,
        fauteuil roulant, conduit, va chercher, aller chercher, minibus, courses,
        conducteur*, itinéraire*, adresse*, véhicule*, arrêts, arrêt, ramassage,
        transport*, porte-à-porte`,
      ),
      hint: phrases(`dépôt, distribution, entrepôt*, trajet*`),
    },
    es: {
      certain: phrases(
        `repartidor*, entrega a domicilio, logística, comida a domicilio, reparto a domicilio, a
        domicilio, reparto de, ruta de reparto, rutas de reparto, mensajería urgente,
        última milla, entrega de comida, banco de alimentos, prueba de entrega, bicicleta
        de carga, llevan la compra, la compra a casa, reparto*, mensajer*, paquete*,
        entrega*, transporte de`,
      ),
      sign: phrases(
        `conductor*, furgoneta*, repartir comida, camion*, transportista*, chofer*, chófer*,
        despach*, silla de ruedas, recoge a, recoger a, trayecto*, lleva a, minibús,
        llevar, llevan, ruta*, parada*, vehículo*, dirección de entrega, recoger,
        recogida*, destinatari*, albarán*`,
      ),
      hint: phrases(`flota*, envíos, dirección, direcciones, almacén`),
    },
    pt: {
      certain: phrases(
        `estafeta*, transportadora*, logística, entrega ao domicílio, entrega em domicílio, rota de
        entrega, rotas de entrega, entrega em casa, entregas em casa, entrega de comida,
        delivery, última milha, comprovante de entrega, comprovativo de entrega, motoboy*,
        banco alimentar, levam as compras, compras a casa, a domicílio, em domicílio,
        entrega*, encomendas a casa, pacote*, transporte de, levar as compras`,
      ),
      sign: phrases(
        `encomenda*, motorista*, carrinha*, entreg*, paragens, caminhão, caminhões, camião, frota,
        transport*, armazém, despach*, furgão, distribuição, cadeira de rodas, leva ao,
        busca em casa, buscar em casa, van, viagens, levar, levam, rota*, parada*, paragem,
        veículo*, endereço de entrega, recolha*, coleta, destinatári*`,
      ),
      hint: phrases(`distribuir, endereço*, morada*, percurso*`),
    },
    it: {
      certain: phrases(
        `consegna a domicilio, fattorin*, logistica, consegne a domicilio, a domicilio, pony
        express, giro di consegne, percorso di consegna, prova di consegna, ultimo miglio,
        pasti a domicilio, banco alimentare, cargo bike, portano la spesa, la spesa a casa,
        consegn*, corrier*, pacchi, pacco, trasporto di`,
      ),
      sign: phrases(
        `autist*, furgon*, spedizion*, tragitto, camion, flotta, destinatari*, recapit*, sedia a
        rotelle, passa a prendere, pulmino, prelev*, porta a, portano, portare, percors*,
        fermat*, veicol*, indirizzo di consegna, ritiro, spesa`,
      ),
      hint: phrases(`trasport*, magazzino, distribu*, giro, indirizz*, strada, tappe`),
    },
    nl: {
      certain: phrases(
        `bezorg*, koerier*, logistiek*, thuisbezorg*, fietskoerier*, maaltijdbezorg*, voedselbank*,
        ritplanning*, afleverbewijs*, brengen boodschappen, boodschappen thuis, pakket*,
        pakje*, maaltijden aan huis, tafeltje dekje, vervoer van, boodschappen aan`,
      ),
      sign: phrases(
        `chauffeur*, bestelbus*, vracht*, leveren, levering*, afgeleverd*, aflever*, stops,
        transport*, bakfiets*, ontvanger*, ritten, uitrijden, rolstoel*, busje, ophaalt,
        brengt, vervoer, brengen, route*, halte*, voertuig*, ophalen, boodschappen`,
      ),
      hint: phrases(`bus, vervoer*, depot, rit, adres*, magazijn`),
    },
    pl: {
      certain: phrases(
        `kurier*, paczk*, logisty*, spedycj*, dowóz, dostawa do domu, dostawy do domu, trasa dostaw,
        trasy dostaw, dostarczanie posiłków, dowóz posiłków, bank żywności, rower cargo,
        potwierdzenie dostawy, ostatnia mila, rozwoz*, rozwoż*, przywożą zakupy, zakupy do
        domu, do domu seniorów, dostaw*, przesył*, obiady z dowozem, dowoz*, przewóz,
        transport*`,
      ),
      sign: phrases(
        `kierowc*, furgonetk*, dostarcz*, ciężarów*, flot*, rozwieź*, odbiorc*, pod drzwi, doręcz*,
        adresat*, wózek inwalidzki, podwoz*, bus, odbiera spod, przywoż*, tras*, przystan*,
        pojazd*, adres dostawy, odbiór*, zakupy`,
      ),
      hint: phrases(`magazyn, adres*, spedytor*`),
    },
    ja: {
      certain: phrases(
        `配達, 宅配, 配送, 配食, 出前, 物流, 運送, 配達員, デリバリー, 配送ルート, 集荷, 宅配便, 置き配, フードバンク, 配達先, 買い物を届け, 届ける, 荷物,
        弁当配達, 送迎, 買い物代行`,
      ),
      sign: phrases(
        `ドライバー, 届け先, ルート, トラック, 軽トラ, 配り, 運転手, 自転車便, 巡回, 積み込み, 送り状, 車両, 受取人, 停留所, 到着`,
      ),
      hint: phrases(`お届け, 不在, 倉庫, 住所, 届け, 地図, 運ぶ`),
    },
    ar: {
      certain: phrases(
        `خدمة التوصيل, طرود, مندوب التوصيل, شحنات, الخدمات اللوجستية, توصيل الطعام, توصيل الوجبات,
        توصيل, توصيل الطلبات, مندوب, مندوبين, سائق التوصيل, طرد, توصيل للمنازل, التوصيل, خط
        سير, مسار التوصيل, شحنة, بنك الطعام, إثبات التسليم, دراجة توصيل, يوصلون, إيصال,
        المشتريات إلى, سائق*, وجبات إلى المنازل, نقل`,
      ),
      sign: phrases(
        `يوصل, توصل, مسارات, شاحنة, شاحنات, أسطول, المستلم, لوجستي*, عنوان التسليم, تتبع الشحنة,
        دراجات, توزيع, سلال غذائية, كرسي متحرك, حافلة, يوصلهم, مشتريات, مسار, مركبة, عنوان,
        استلام, مستلم, محطة, محطات`,
      ),
      hint: phrases(`طرق, تسليم, مستودع, سيارة, سيارات, عناوين, خريطة, يسلم`),
    },
  },
};
