import { nlConcepts } from './nlConcepts';
import { nlUseOppositions } from './nlUseOppositions';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Dutch. */
export const nlOppositions: Oppositions = {
  concepts: nlConcepts,
  pairs: [
    {
      topic: 'gratis en betaald',
      one: phrases(
        'gratis, kosteloos, zonder kosten, kost niets, niemand betaalt, geen kosten voor, altijd gratis, blijft gratis, volledig gratis, {free}',
      ),
      other: phrases(
        'commissie, abonnement, abonnementen, per maand betalen, maandbedrag, abonnementsgeld, betaalmuur, geld verdienen, moet geld opleveren, omzet, premium, betaalde versie, winst, vragen een bijdrage, een vergoeding van, servicekosten, betaalt per, {price} + {charge} + !{budget}, {earn}, {pay} + {price} + !{budget}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'anoniem en met naam bekend',
      one: phrases(
        'anoniem, anonieme, anonimiteit, niemand weet wie, zonder naam, zonder namen, zonder mijn naam, zonder hun naam, geen namen, pseudoniem*, naamloos, no {know} + {who}, no {traced}',
      ),
      other: phrases(
        'echte naam, echte namen, volledige naam, volledige namen, naam en, met naam, met naam en toenaam, identiteit, geverifieerde identiteit, wie wat, wie het schreef, personeelsnummer, profielfoto, onder eigen naam, voor- en achternaam, {by name}, {see} + {name}, {see} + {who}, {know} + {who} + !{no}, {contact} + {author}',
      ),
    },
    {
      topic: 'offline en live',
      one: phrases('{offline} + !{even}, no {net} + !{even}'),
      other: phrases(
        'realtime, real-time, real time, live, direct zichtbaar voor iedereen, meteen zichtbaar voor, streamen, altijd online, alleen in de cloud, ogenblikkelijk bij iedereen, {live}, {watch} + {afar}, {world} + {rank}',
      ),
    },
    {
      topic: 'nooit verwijderd en te verwijderen',
      one: phrases(
        'nooit verwijderd, nooit verwijderen, nooit gewist, nooit wissen, niets wordt verwijderd, kan niet worden verwijderd, kunnen niet worden verwijderd, niet verwijderbaar, voor altijd bewaard, voor altijd bewaren, voorgoed bewaard, eeuwig bewaard, onveranderlijk, nooit weggegooid, {keep} + {forever}, no {delete} + {ever}',
      ),
      other: phrases(
        'verwijderd na, worden verwijderd, wordt verwijderd, kan verwijderen, kunnen verwijderen, account verwijderen, gegevens verwijderen, alles verwijderen, laten verwijderen, recht op vergetelheid, gewist, gewist na, wist zichzelf, op verzoek verwijderd, op verzoek gewist, {delete} + {after}, {delete} + {self}',
      ),
    },
    {
      topic: 'zonder account en met account',
      one: phrases(
        'geen account, zonder account, geen login, zonder inloggen, zonder in te loggen, zonder registratie, zonder te registreren, geen registratie, geen wachtwoord, niet inloggen, zonder aanmelden, zonder aan te melden, no {account}',
      ),
      other: phrases(
        'account verplicht, account is verplicht, vereist een account, moet inloggen, moeten inloggen, moet eerst inloggen, moeten eerst inloggen, moet ingelogd, ingelogd zijn, moet registreren, moet zich registreren, moeten zich registreren, geverifieerd account, account aanmaken, maakt een account, maken een account, inloggen met, logt in met, loggen in met, hun profiel, wachtwoord vergeten, eigen account en, {log in} + !{staff}, {account} + {must}, {history} + {own}, {across}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'blijft binnen en wordt doorgegeven',
      one: phrases(
        'verlaat nooit, verlaten nooit, mag het toestel niet verlaten, blijft op het toestel, blijven op het toestel, blijft op de telefoon, blijven op de telefoon, blijft lokaal, blijven lokaal, alleen lokaal, nooit gedeeld, nooit verstuurd, niet worden gedeeld, nooit delen, geen cloud, nooit geüpload, niets verlaat, nooit in de cloud, niet in de cloud, no {leave} + {home}',
      ),
      other: phrases(
        'per e-mail, per mail, gemaild, mailt, via whatsapp, upload*, geüpload, naar de cloud, in de cloud, derde partij, derde partijen, derden, verstuurd naar, gestuurd naar, stuurt naar, gedeeld met, delen met, deelt met, externe dienst, google drive, dropbox, gesynchroniseerd met, {upload} + {cloud}',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'privé en openbaar',
      one: phrases(
        'privé, geheim, vertrouwelijk, alleen zichtbaar voor, niemand anders ziet, verborgen voor, niet openbaar, nooit openbaar, afgeschermd',
      ),
      other: phrases(
        'openbaar, openbare, publiek zichtbaar, publiekelijk, iedereen kan zien, iedereen ziet, zichtbaar voor iedereen, voor iedereen zichtbaar, toegankelijk voor iedereen, op een openbare',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'geen tracking en gebruiksgegevens',
      one: phrases(
        'geen tracking, zonder tracking, geen analytics, geen cookies, niet volgen, nooit volgen, geen trackers',
      ),
      other: phrases(
        'gebruiksgegevens, gebruiksstatistieken, google analytics, gedragsdata, gedrag van gebruikers, heatmap, heatmaps, gepersonaliseerde advertenties, klikgedrag',
      ),
    },
    {
      topic: 'geen reclame en reclame',
      one: phrases(
        'geen reclame, reclamevrij, zonder reclame, geen advertenties, advertentievrij, zonder advertenties, nooit advertenties',
      ),
      other: phrases(
        'advertentie van, staat een advertentie, sponsort, toont advertenties, advertenties tonen, banner, banners, gesponsorde, advertentie-inkomsten, gefinancierd met advertenties, gefinancierd door advertenties, reclame-inkomsten, adverteerders',
      ),
    },
    {
      topic: 'geen meldingen en meldingen',
      one: phrases(
        'geen meldingen, zonder meldingen, geen pushberichten, geen notificaties, geen herinneringen, geen e-mails, geen mails, nooit meldingen, no {notification}',
      ),
      other: phrases(
        'pushmelding, pushmeldingen, pushbericht, pushberichten, krijgt een melding, krijgen een melding, stuurt een herinnering, herinnert, herinnering sturen, stuurt een melding, stuurt een mail, krijgt een herinnering, {get} + {notification}, {notify}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'automatisch en met de hand',
      one: phrases(
        'automatisch, volautomatisch, volledig automatisch, zonder tussenkomst, zonder goedkeuring, geautomatiseerd, zonder dat iemand',
      ),
      other: phrases(
        'handmatig, met de hand, moet goedkeuren, moet eerst goedkeuren, handmatige controle, keurt elke, keurt elk, keurt iedere, beoordeelt elke, beoordeelt iedere, controleert elke, persoonlijk beoordeeld, tekent af',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'geen moderatie en moderatie',
      one: phrases('geen moderatie, zonder moderatie, ongemodereerd, geen censuur, ongecensureerd'),
      other: phrases(
        'moderator, moderators, moderatoren, gemodereerd, vooraf beoordeeld, vooraf goedgekeurd, voordat het gepubliceerd wordt, gemelde berichten',
      ),
    },
    {
      topic: 'alleen op de telefoon en alleen op de computer',
      one: phrases(
        'alleen mobiel, alleen op mobiel, alleen op de telefoon, alleen op telefoons, uitsluitend mobiel',
      ),
      other: phrases(
        'alleen desktop, alleen op de computer, alleen op desktop, alleen op de pc, uitsluitend desktop, werkt op de desktop, op een groot scherm, op een laptop',
      ),
    },
    {
      topic: 'blijft binnen en gaat naar de cloud',
      one: phrases('no {leave} + {home}, {all} + {stay} + {home}'),
      other: phrases('{upload} + {cloud}, {across}'),
    },
    {
      topic: 'contant en niet contant',
      one: phrases('no {cash}, {only} + {card}'),
      other: phrases('{cash} + {pay}'),
    },
    {
      topic: 'definitief en nog te wijzigen',
      one: phrases('{final}, no {change} + {once}'),
      other: phrases('{change} + {until}'),
    },
    {
      topic: 'vast en wijzigbaar',
      one: phrases('no {change}'),
      other: phrases('{change} + {may}'),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: 'niets vooraf en vooruitbetaling',
      one: phrases('no {pay} + {ahead}, {pay} + {afterwards}'),
      other: phrases('{pay} + {ahead} , {deposit}'),
      ofOneRole: true,
    },
    {
      topic: 'alleen voor mij en gedeeld',
      one: phrases('{only me}'),
      other: phrases('{everybody} + {see}, {public}, {share} + {everybody}'),
    },
    {
      topic: 'zonder papier en op papier',
      one: phrases('no {paper}'),
      other: phrases('{print}'),
    },
    {
      topic: 'geen ranglijst en een ranglijst',
      one: phrases('no {rank}'),
      other: phrases('{rank}'),
    },
    {
      topic: 'geen geld en inning',
      one: phrases('no {money}'),
      other: phrases('{collect} + {price}'),
    },
    {
      topic: 'dag en nacht en op vaste tijden',
      one: phrases('{always open}'),
      other: phrases('{opening hours}'),
    },
    {
      topic: 'gesloten en open voor iedereen',
      one: phrases('{invited}'),
      other: phrases('{everybody} + {join}'),
    },
    ...nlUseOppositions,
  ],
};
