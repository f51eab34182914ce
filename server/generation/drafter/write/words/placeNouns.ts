import { words } from '../../lexicon/words';
import type { LanguageCode } from '../../lexicon/languageCode';

/** Nouns for organisations and places that people work for, by language. German and Dutch ones may end a compound. */
export const placeNouns: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  en: words(
    `club society association school academy church parish shop store bakery workshop garage practice clinic surgery hospital hospice hotel hostel library museum theatre theater choir orchestra league company business farm orchard garden allotment fridge pantry restaurant café cafe pub brewery nursery kindergarten studio gym pool harbour marina lab laboratory agency council charity cooperative co-op hall festival campsite centre center salon station warehouse shelter kennels shipyard yard boatyard vineyard cemetery laundry laundromat pharmacy factory foundry trust`,
  ),
  de: words(
    `werkstatt verein schule akademie kirche geschäft bäckerei betrieb praxis klinik krankenhaus hospiz hotel herberge bücherei bibliothek museum theater chor kirchenchor orchester kapelle firma kleingarten restaurant café kneipe brauerei kita kindergarten studio schwimmbad freibad hafen labor agentur genossenschaft zeltplatz campingplatz salon feuerwehr tierheim pension friedhof apotheke fabrik pflegedienst wache gärtnerei imkerei tauchturm fahrschule`,
  ),
  nl: words(
    `werkplaats vereniging school kerk winkel bakkerij bedrijf praktijk kliniek ziekenhuis hotel hostel bibliotheek museum theater koor orkest boerderij moestuin restaurant café brouwerij crèche kinderopvang studio zwembad buitenbad lab coöperatie zaal camping salon brandweer magazijn asiel begraafplaats apotheek fabriek speeltuin stichting`,
  ),
  fr: words(
    `association club école paroisse église magasin boutique boulangerie atelier garage cabinet clinique hôpital hôtel auberge bibliothèque médiathèque musée théâtre chorale orchestre entreprise ferme jardin potager restaurant brasserie crèche studio piscine port laboratoire agence coopérative salle camping salon caserne entrepôt refuge pension cimetière pharmacie usine gîte pédibus amap`,
  ),
  es: words(
    `asociación club escuela colegio parroquia iglesia tienda panadería taller garaje consulta clínica hospital hotel albergue biblioteca museo teatro coro orquesta empresa granja huerto huerta jardín restaurante cafetería cervecería guardería estudio piscina puerto laboratorio agencia cooperativa sala camping salón almacén refugio cementerio farmacia fábrica peña`,
  ),
  pt: words(
    `associação clube escola colégio paróquia igreja loja padaria oficina garagem consultório clínica hospital hotel albergue biblioteca museu teatro coro orquestra empresa quinta fazenda horta jardim restaurante café cervejaria creche estúdio piscina porto laboratório agência cooperativa sala salão armazém abrigo canil cemitério farmácia fábrica barbearia condomínio`,
  ),
  it: words(
    `associazione club scuola parrocchia chiesa negozio bottega panificio forno officina garage studio clinica ospedale albergo ostello biblioteca museo teatro coro orchestra azienda fattoria orto giardino ristorante birrificio asilo palestra piscina porto laboratorio agenzia cooperativa sala campeggio salone caserma magazzino rifugio canile cimitero farmacia fabbrica pescheria condominio`,
  ),
};

/** Of those, short ones that other words end in as well: `Melchor`, `Vocalab`. */
export const wholeNouns: ReadonlySet<string> = new Set(words('labor chor lab'));
