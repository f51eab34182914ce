import type { Trades } from './withTrades';
import { phrases, words } from './words';

/** Spanish nouns for people and organisations of many trades. */
export const esTrades: Trades = {
  nouns: [
    ...words(`arroceros cerealistas cafetalero cafetaleros temporero temporera temporeros temporeras jornalero jornalera jornaleros jornaleras bracero braceros
    labrador labradora labradores labradoras labriego labriega labriegos labriegas fruticultor fruticultora fruticultores fruticultoras floricultor
    floricultora floricultores floricultoras horticultor horticultora horticultores horticultoras avicultor avicultora avicultores avicultoras acuicultor
    acuicultora acuicultores acuicultoras mariscador mariscadora mariscadores mariscadoras mejillonero mejilloneros mejillonera percebeiro percebeiros
    percebeira almadrabero almadraberos redera rederas tractorista tractoristas ordeñador ordeñadores ovejero ovejeros arriero arrieros arriera porquero
    porqueros gaucho gauchos peona peonas baqueano baqueanos baquiano baquianos chacarero chacarera chacareros chacareras hacendado hacendados hacendada
    estanciero estancieros estanciera rancheros ejidatario ejidataria ejidatarios ejidatarias quinteros tamberos tambera huaso huasos caporales
    guardaparque guardaparques leñador leñadora leñadores leñadoras resinero resineros resinera silvicultor silvicultora silvicultores silvicultoras
    viverista viveristas podador podadores injertador injertadores grumete grumetes contramaestre contramaestres timonel timoneles tripulante tripulantes
    navegante navegantes amarrador amarradores gruista gruistas gruero grueros gruera regatista regatistas farero farera fareros fareras submarinista
    submarinistas buceador buceadora buceadores buceadoras aviador aviadora aviadores aviadoras copiloto copilotos aeromozo aeromoza aeromozos aeromozas
    sobrecargo sobrecargos paracaidista paracaidistas astronauta astronautas maquinista maquinistas guardagujas guardafrenos ferrocarrilero
    ferrocarrileros tranviario tranviarios taxista taxistas colectivero colectiveros microbusero microbuseros busero buseros mototaxista mototaxistas
    remisero remiseros fletero fleteros mudancero mudanceros autobusero autobuseros automovilista automovilistas transeúnte transeúntes viandante
    viandantes motociclista motociclistas motoquero motoqueros autoestopista autoestopistas mochilero mochilera mochileros mochileras veraneante
    veraneantes trotamundos alpinista alpinistas andinista andinistas montañista montañistas barranquista barranquistas espeleólogo espeleóloga
    espeleólogos espeleólogas motomensajero motomensajeros remitente remitentes carretillero carretilleros carretillera almacenista almacenistas
    transitario transitarios gasista gasistas gasfíter gasfiter gasfíteres plomero plomera plomeros plomeras electricista electricistas frigorista
    frigoristas electromecánico electromecánicos perforista perforistas pocero poceros picapedrero picapedreros pavimentador pavimentadores escayolista
    escayolistas yesero yeseros yesera pladurista pladuristas alicatador alicatadores solador soladores azulejista azulejistas encofrador encofradores
    encofradora ferrallista ferrallistas aparejador aparejadora aparejadores aparejadoras delineante delineantes topógrafo topógrafa topógrafos topógrafas
    marmolista marmolistas vidriero vidrieros cristalero cristaleros parquetista parquetistas andamista andamistas calderero caldereros matricero
    matriceros planchista planchistas gomeros afilador afiladores afiladora relojero relojera relojeros relojeras talabartero talabartera talabarteros
    talabarteras guarnicionero guarnicioneros guarnicionera curtidor curtidora curtidores curtidoras peletero peletera peleteros peleteras cestero cestera
    cesteros cesteras alpargatero alpargateros bordador bordadores bordadoras encajera encajeras hiladores patronista patronistas remendón remendones
    ropavejero ropavejeros merceros sastra sastras tallista tallistas imaginero imagineros mosaísta mosaístas vitralista vitralistas tonelero toneleros
    cuchillero cuchilleros guitarrero guitarreros violero violeros cohetero coheteros lavandero lavandera lavanderos lavanderas planchadores pastelero
    pasteleros pasteleras repostero reposteros reposteras chocolateros heladero heladeros churrero churrera churreros churreras tortilleros taquero
    taquera taqueros taqueras parrilleros charcutero charcutera charcuteros charcuteras pollero polleros casquero casqueros friegaplatos coctelero
    cocteleros barman bármanes barmans barmaid garzón garzones garzona garzonas mesonero mesonera mesoneros mesoneras posadero posadera posaderos
    posaderas ventero venteros restaurantero restauranteros gobernanta gobernantas mucama mucamas mucamo recepcionista recepcionistas aparcacoches
    gastrónomo gastrónomos degustador catador catadora catadores catadoras parroquiano parroquiana parroquianos parroquianas abarrotero abarroteros
    abarrotera almacenera ferretero ferretera ferreteros ferreteras droguero drogueros juguetero jugueteros mueblista mueblistas anticuario anticuaria
    anticuarios anticuarias estanquero estanquera estanqueros estanqueras lotero lotera loteros loteras cuponero cuponeros buhonero buhoneros puestero
    puestera puesteros puesteras tianguista tianguistas canillita canillitas kiosquero kiosquera kiosqueros kiosqueras escaparatista escaparatistas
    marchante marchantes marchanta cambista cambistas prestamista prestamistas usurero usureros usurera ahorrista ahorristas cuentacorrentista
    cuentacorrentistas correntista correntistas tarjetahabiente tarjetahabientes cuentahabiente cuentahabientes accionista accionistas inversionista
    inversionistas rentista rentistas avalista avalistas fiador fiadora fiadores fiadoras siniestrados actuario actuaria actuarios actuarias tributarista
    tributaristas fiscalista fiscalistas declarante declarantes causahabiente causahabientes legatario legataria legatarios legatarias donante donantes
    donatario donatarios testador testadora testadores testadoras demandante demandantes denunciante denunciantes querellante querellantes querellado
    querellados litigante litigantes imputado imputada imputados imputadas compareciente comparecientes reo reos víctima víctimas agresores magistrado
    magistrada magistrados magistradas jurista juristas laboralista laboralistas penalista penalistas escribano escribana escribanos escribanas alguacil
    alguaciles alguacila recluso reclusa reclusos reclusas carcelero carcelera carceleros carceleras ladrón ladrones ladrona ladronas carterista
    carteristas estafador estafadora estafadores estafadoras delincuente delincuentes gendarme gendarmes carabinero carabinera carabineros carabineras
    detective detectives escolta escoltas guardaespaldas segurata seguratas rescatista rescatistas paramédico paramédica paramédicos paramédicas
    ambulanciero ambulanciera ambulancieros ambulancieras recluta reclutas sargento sargentos sargenta teniente tenientes tenienta coronel coroneles
    coronela comandante comandantes militares reservista reservistas excombatiente excombatientes embajador embajadora embajadores embajadoras cónsul
    cónsules consulesa edil ediles intendente intendentes intendenta corregidor corregidores burócrata burócratas gobernante gobernantes congresista
    congresistas asambleísta asambleístas legislador legisladora legisladores legisladoras empadronados interinos censista censistas escrutador
    escrutadores contrabandista contrabandistas mandatario mandataria mandatarios mandatarias internista internistas intensivista intensivistas
    anestesista anestesistas anestesiólogo anestesióloga anestesiólogos radiólogo radióloga radiólogos radiólogas neumólogo neumóloga neumólogos
    neumólogas nefrólogo nefróloga nefrólogos nefrólogas hematólogo hematóloga hematólogos hematólogas endocrino endocrinos endocrinólogo endocrinóloga
    endocrinólogos alergólogo alergóloga alergólogos gastroenterólogo gastroenteróloga gastroenterólogos reumatólogo reumatóloga reumatólogos traumatólogo
    traumatóloga traumatólogos traumatólogas geriatra geriatras oftalmólogo oftalmóloga oftalmólogos oftalmólogas optometrista optometristas
    otorrinolaringólogo otorrinolaringóloga otorrinolaringólogos obstetra obstetras ortodoncista ortodoncistas dentista dentistas higienista higienistas
    audiólogo audióloga audiólogos audioprotesista audioprotesistas ortopedista ortopedistas patólogo patóloga patólogos patólogas epidemiólogo
    epidemióloga epidemiólogos epidemiólogas virólogo viróloga virólogos microbiólogo microbióloga microbiólogos genetista genetistas laboratorista
    laboratoristas flebotomista flebotomistas fisioterapeuta fisioterapeutas quiropráctico quiroprácticos acupuntor acupuntora acupuntores homeópata
    homeópatas naturópata naturópatas masajista masajistas curandero curandera curanderos curanderas chamán chamanes chamana partera parteras partero
    fonoaudiólogo fonoaudióloga fonoaudiólogos fonoaudiólogas foniatra foniatras dietista dietistas galeno galenos matasanos gerocultor gerocultora
    gerocultores gerocultoras asistenta asistentas parturienta parturientas gestante gestantes puérpera puérperas lactante lactantes neonato neonatos
    diabéticos diabéticas asmáticos celíacos celiacos celíacas trasplantado trasplantados trasplantada accidentados convaleciente convalecientes invidente
    invidentes discapacitados parapléjico parapléjicos tetrapléjico tetrapléjicos fumador fumadora fumadores fumadoras toxicómano toxicómanos drogadicto
    drogadictos drogadicta difuntos difuntas etólogo etóloga etólogos colegial colegiala colegiales colegialas párvulo párvulos párvula bachiller
    bachilleres liceísta liceístas liceano liceanos posgraduado posgraduada posgraduados posgraduadas exalumno exalumna exalumnos exalumnas condiscípulo
    condiscípulos pedagogo pedagoga pedagogos pedagogas rectores rectoras vicerrector vicerrectora vicerrectores decano decana decanos decanas vicedecano
    vicedecana parvulista parvulistas tesista tesistas pasante pasantes cursillista cursillistas documentalista documentalistas museólogo museóloga
    museólogos historiador historiadora historiadores historiadoras filósofo filósofa filósofos filósofas politólogo politóloga politólogos ornitólogo
    ornitóloga ornitólogos entomólogo entomóloga entomólogos vulcanólogo vulcanóloga vulcanólogos sismólogo sismóloga sismólogos oceanógrafo oceanógrafa
    oceanógrafos climatólogo climatóloga climatólogos genealogista genealogistas cronista cronistas galerista galeristas artista artistas comediante
    comediantes payaso payasa payasos payasas malabarista malabaristas equilibrista equilibristas funambulista funambulistas acróbata acróbatas
    ilusionista ilusionistas ventrílocuo ventrílocuos titiritera titiriteros titiriteras apuntador apuntadora apuntadores utilero utilera utileros
    utileras atrecista atrecistas figurinista figurinistas vestuarista vestuaristas escenógrafo escenógrafa escenógrafos escenógrafas iluminadores
    iluminadoras sonidista sonidistas acomodador acomodadora acomodadores acomodadoras coreógrafo coreógrafa coreógrafos coreógrafas bailaor bailaora
    bailaores bailaoras cantaor cantaora cantaores cantaoras tocaor tocaores guitarrista guitarristas pianista pianistas organista organistas flautista
    flautistas clarinetista clarinetistas trompetista trompetistas trombonista trombonistas saxofonista saxofonistas violonchelista violonchelistas
    chelista chelistas violista violistas contrabajista contrabajistas baterista bateristas percusionista percusionistas acordeonista acordeonistas
    arpista arpistas oboísta oboístas solista solistas corista coristas coralista coralistas tenor tenores barítono barítonos soprano sopranos rapero
    rapera raperos raperas rockeros letrista letristas arreglista arreglistas instrumentista instrumentistas melómano melómana melómanos melómanas
    pinchadiscos disc-jockey cineasta cineastas cinéfilo cinéfila cinéfilos cinéfilas realizador realizadora realizadores realizadoras camarógrafo
    camarógrafa camarógrafos camarógrafas doblador dobladora dobladores dobladoras figurante figurantes presentador presentadora presentadores
    presentadoras tertuliano tertuliana tertulianos tertulianas comentarista comentaristas columnista columnistas corresponsal corresponsales redactor
    redactora redactores redactoras articulista articulistas radioyente radioyentes radioaficionado radioaficionada radioaficionados radioaficionadas
    televidente televidentes telespectador telespectadora telespectadores telespectadoras fotorreportero fotorreporteros fotoperiodista fotoperiodistas
    tipógrafo tipógrafa tipógrafos caricaturista caricaturistas historietista historietistas novelista novelistas cuentacuentos cuentista cuentistas
    ensayista ensayistas biógrafo biógrafa biógrafos copista copistas lexicógrafo lexicógrafa lexicógrafos subtitulador subtituladora subtituladores
    acuarelista acuarelistas retratista retratistas futbolista futbolistas guardameta guardametas mediocampista mediocampistas centrocampista
    centrocampistas goleador goleadora goleadores goleadoras tenista tenistas baloncestista baloncestistas basquetbolista basquetbolistas voleibolista
    voleibolistas beisbolista beisbolistas pelotero peloteros pelotera balonmanista balonmanistas rugbista rugbistas gimnasta gimnastas halterófilo
    halterófila halterófilos judoca judocas yudoca karateca karatecas maratonista maratonistas triatleta triatletas velocista velocistas fondista
    fondistas jinete jinetes surfista surfistas windsurfista windsurfistas kayakista kayakistas waterpolista waterpolistas snowboarder snowboarders
    ajedrecista ajedrecistas billarista billaristas petanquista petanquistas culturista culturistas yogui yoguis cronometrador cronometradora
    cronometradores linier seleccionador seleccionadora seleccionadores utillero utilleros recogepelotas hincha hinchas forofo forofos medallista
    medallistas finalista finalistas campeón campeona campeones campeonas subcampeón subcampeona subcampeones vencedor vencedores vencedoras contrincante
    contrincantes adversario adversaria adversarios adversarias videojugador videojugadores jugón jugones rolero roleros rolera crupier crupieres
    apostador apostadora apostadores apostadoras ludópata ludópatas cofundador cofundadora cofundadores cofundadoras vicepresidente vicepresidenta
    vicepresidentes vicepresidentas copresidente copresidenta sindicalista sindicalistas huelguista huelguistas manifestante manifestantes activista
    activistas militante militantes simpatizante simpatizantes fraile frailes monje monjes novicio novicia novicios novicias abad abadesa abades abadesas
    canónigo canónigos vicario vicarios arzobispo arzobispos diácono diáconos diaconisa seminarista seminaristas presbítero presbíteros campanero
    campanera campaneros santero santera santeros rabina rabinos imam muecín muecines almuédano creyente creyentes devotos feligresa feligresas catecúmeno
    catecúmenos comulgante comulgantes penitente penitentes nazareno nazarenos padrino padrinos madrina madrinas embalsamador embalsamadores doliente
    dolientes contrayente contrayentes consuegro consuegra consuegros consuegras yerno yernos nuera nueras padrastro padrastros madrastra madrastras
    hijastro hijastra hijastros hijastras bisabuelo bisabuela bisabuelos bisabuelas bisnieto bisnieta bisnietos bisnietas tatarabuelo tatarabuela
    tatarabuelos mellizo melliza mellizos mellizas primogénito primogénita primogénitos huérfano huérfana huérfanos huérfanas concubino concubina marido
    maridos yaya yayas yayo yayos papis mamis antepasado antepasados antepasada pariente parientes parienta subarrendatario subarrendatarios okupa okupas
    desahuciados sintecho conviviente convivientes lugareño lugareña lugareños lugareñas aldeano aldeana aldeanos aldeanas pueblerinos paisano paisana
    paisanos paisanas compatriota compatriotas habitante habitantes poblador pobladora pobladores pobladoras urbanita urbanitas morador moradora moradores
    moradoras limpiacristales chacha chachas pepenador pepenadora pepenadores pepenadoras cartonero cartonera cartoneros cartoneras desratizador
    desratizadores deshollinador deshollinadores informáticos sistemista sistemistas webmaster webmasters hacker hackers ciberdelincuente
    ciberdelincuentes maquetista maquetistas grafista grafistas tester testers internauta internautas cibernauta cibernautas forero forera foreros foreras
    tuitero tuitera tuiteros tuiteras instagramer instagramers tiktoker tiktokers podcaster podcasters teletrabajador teletrabajadora teletrabajadores
    teletrabajadoras telefonista telefonistas viajante viajantes televendedor televendedora televendedores publicista publicistas mercadólogo mercadóloga
    mercadólogos anunciante anunciantes empleador empleadora empleadores empleadoras empresario empresaria empresarios empresarias contratante
    contratantes patronos asalariado asalariada asalariados asalariadas desempleado desempleada desempleados desempleadas postulante postulantes
    mileurista mileuristas prejubilado prejubilada prejubilados pensionista pensionistas taquígrafo taquígrafa taquígrafos archivera archiveras subalterno
    subalterna subalternos subcontratista subcontratistas licitador licitadora licitadores licitante licitantes oferente oferentes adjudicatario
    adjudicataria adjudicatarios adjudicatarias maquiladores empaquetadores preventista preventistas prevencionista prevencionistas prensista prensistas
    picker pickers recadero recadera recaderos recaderas touroperador vacacionista vacacionistas bañista bañistas festivaleros festivaleras festeros
    festeras fallero fallera falleros falleras chirigotero chirigoteros murguero murgueros peñista peñistas castellers casteller scout scouts escultista
    escultistas lobato lobatos cooperante cooperantes benefactor benefactora benefactores benefactoras filántropo filántropa filántropos asilado asilada
    asilados exiliado exiliada exiliados exiliadas emigrante emigrantes apátrida apátridas expatriado expatriada expatriados indocumentado indocumentados
    sinpapeles damnificado damnificada damnificados damnificadas desplazados evacuados sobreviviente sobrevivientes principiante principiantes autodidacta
    autodidactas veinteañero veinteañera veinteañeros treintañero treintañera treintañeros cincuentón cincuentones octogenario octogenaria octogenarios
    nonagenario nonagenaria nonagenarios viejito viejita viejitos viejitas viejecito viejecita muchacho muchacha muchachos muchachas chaval chavala
    chavales chavalas chavos chavas chamaco chamaca chamacos chamacas escuincle escuincles pibe piba pibes pibas gurí gurises gurisa chiquillo chiquilla
    chiquillos chiquillas chiquilín chiquilines chiquitín chiquitines nene nena nenes peques niñito niñita niñitos niñitas guambra guambras patojo patojos
    pelao pelaos mocoso mocosos quinceañera quinceañeras quinceañero amiguito amiguita amiguitos amiguitas amigote amigotes cuate cuates parcero parceros
    parcera colegui coleguis jefazo jefazos mandamás mandamases fulano fulana fulanos mengano mengana zutano señorita señoritas señorito profa profas
    comadre comadres compadre compadres comilón comilones bebedor bebedora bebedores bebedoras mirones paseante paseantes abastecedor abastecedora
    abastecedores signatario signataria signatarios firmante firmantes reclamante reclamantes peticionario peticionaria peticionarios interlocutor
    interlocutora interlocutores interlocutoras portavoz portavoces facilitador facilitadora facilitadores facilitadoras alumnado profesorado vaqueano
    sobador sobadora adivino adivinos astrólogo astróloga astrólogos tarotista tarotistas esteticista esteticistas manicurista manicuristas cuidacoches
    franelero franeleros cobrador cobradora cobradores cobradoras lustrabotas limpiabotas`),
    ...phrases(
      'guarda forestal, guardas forestales, ingeniero agrónomo, ingenieros agrónomos, marino mercante, marinos mercantes, patrón de pesca, patrones de pesca, controlador aéreo, controladores aéreos, conductor de autobús, mozo de almacén, mozos de almacén, maestro de obras, maestros de obras, jefe de obra, jefes de obra, jefa de obra, pinche de cocina, pinches de cocina, camarera de piso, camareras de piso, botones del hotel, tomador del seguro, corredor de seguros, corredores de seguros, gestor administrativo, registrador de la propiedad, registradores de la propiedad, graduado social, funcionario de prisiones, funcionarios de prisiones, inspector de policía, agente de movilidad, infante de marina, veterano de guerra, veteranos de guerra, teniente de alcalde, tenientes de alcalde, vocal de mesa, vocales de mesa, óptico optometrista, ópticos optometristas, protésico dental, protésicos dentales, médico de cabecera, médicos de cabecera, médica de cabecera, médico de familia, médicos de familia, trabajador social, trabajadora social, trabajadores sociales, trabajadoras sociales, recién nacido, recién nacidos, recién nacida, peluquero canino, jefe de estudios, jefa de estudios, jefes de estudios, maestra jardinera, maestras jardineras, monitor de comedor, monitores de comedor, monitora de comedor, ayudante de cátedra, conservador de museo, conservadora de museo, afinador de pianos, afinadores de pianos, juez de línea, jueces de línea, vocales de la junta, cura párroco, hermano mayor, hermana mayor, recién casados, prima hermana, primo hermano, casero del piso, casera del piso, empleada del hogar, empleadas del hogar, empleada doméstica, empleadas domésticas, operadora telefónica, community manager, community managers, secretaria de dirección, ordenanza municipal, jefe de turno, jefa de turno, jefes de turno, encargado de turno, guía turístico, guías turísticos, guía turística, cabro chico, cabros chicos, dinamizador cultural, dinamizadora cultural',
    ),
  ],
  groups: [
    ...words(`consistorio consistorios alcaldía alcaldías municipalidad municipalidades intendencia intendencias generalitat xunta cabildo cabildos mancomunidad
    mancomunidades gobernación gobernaciones concejo concejos concejalías consejerías ministerios fiscalía fiscalías juzgado juzgados tribunal tribunales
    procuraduría procuradurías contraloría contralorías sepe inem imss issste infonavit anses afip sunat dian icbf ugel ampa ampas afa afas cáritas ong
    ongs mutua mutuas eps gremio gremios patronal sindicatos rectorado rectorados decanato decanatos universidades preparatorias liceo liceos guarderías
    gerencia gerencias subdirección subdirecciones tripulaciones clientela clientelas vecindarios electorado ciudadanía obispado obispados arzobispado
    diócesis hermandad hermandades mayordomía mayordomías orfeón orfeones rondalla rondallas charangas murga murgas fundaciones federaciones ejido ejidos
    consorcio consorcios multinacionales filiales inmobiliaria inmobiliarias gestoría gestorías notaría notarías embajada embajadas consulado consulados
    funeraria funerarias`),
    ...phrases(
      'diputación provincial, audiencia provincial, defensoría del pueblo, agencia tributaria, hacienda pública, seguridad social, guardia civil, policía local, policía nacional, policía municipal, protección civil, cruz roja, obra social, obras sociales, caja de ahorros, cajas de ahorros, cámara de comercio, cámaras de comercio, colegio de abogados, colegio de médicos, colegio profesional, colegios profesionales, comité de empresa, junta directiva, juntas directivas, junta de vecinos, juntas de vecinos, consejo de administración, consejo escolar, claustro de profesores, jefatura de estudios, recursos humanos, atención al cliente, servicio al cliente, servicio técnico, departamento de compras, departamento de personal, departamento jurídico, dirección general, comité de dirección, equipo directivo, equipo docente, personal sanitario, cuerpo de bomberos, cofradía de pescadores, comunidad de regantes, comunidad de vecinos',
    ),
  ],
};
