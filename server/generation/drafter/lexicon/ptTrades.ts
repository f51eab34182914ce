import type { Trades } from './withTrades';
import { phrases, words } from './words';

/** Portuguese nouns for people and organisations of many trades. */
export const ptTrades: Trades = {
  nouns: [
    ...words(`pecuarista pecuaristas criadoras sitiante sitiantes chacareiro chacareiros chacareira chacareiras horticultor horticultores horticultora horticultoras
    fruticultor fruticultores fruticultora fruticultoras cafeicultor cafeicultores cafeicultora cafeicultoras avicultor avicultores avicultora avicultoras
    suinocultor suinocultores suinocultora suinocultoras piscicultor piscicultores piscicultora piscicultoras aquicultor aquicultores aquicultora
    aquicultoras silvicultor silvicultores silvicultora silvicultoras olivicultor olivicultores olivicultora olivicultoras vinicultor vinicultores
    vinicultora vinicultoras viticultora viticultoras floricultor floricultores floricultora floricultoras ordenhador ordenhadores ordenhadora
    ordenhadoras tratorista tratoristas peão peões boiadeiro boiadeiros boiadeira boiadeiras retireiro retireiros seringueiro seringueiros boia-fria
    boias-frias cacauicultor cacauicultores colono colonos posseiro posseiros caiçara caiçaras quilombola quilombolas extrativista extrativistas sapador
    sapadores sapadora mateiro mateiros mariscador mariscadores mariscadora mariscadoras peixeiros peixeiras jangadeiro jangadeiros marujo marujos
    timoneiro timoneiros timoneira contramestre contramestres faroleiro faroleiros velejador velejadores velejadora velejadoras canoísta canoístas
    caiaquista caiaquistas aviador aviadores aviadora aviadoras copiloto copilotos aeromoça aeromoças aeroviário aeroviários aeronauta aeronautas
    paraquedista paraquedistas parapentista parapentistas revisoras metroviário camionista camionistas carreteiro carreteiros caminhoneira caminhoneiras
    motociclista motociclistas automobilista automobilistas mototaxistas motofretista motofretistas tuktukista tuktukistas mineiros garimpeiros garimpeira
    garimpeiras topógrafo topógrafos topógrafa topógrafas agrimensor agrimensores agrimensora geólogos geóloga geólogas meteorologista meteorologistas
    eletrotécnico eletrotécnicos eletricitário eletricitários leiturista leituristas mestre-de-obras mestres-de-obras azulejista azulejistas ladrilhador
    ladrilhadores gesseiro gesseiros estucador estucadores telhadista telhadistas carpinteira carpinteiras calceteiro calceteiros andaimeiro andaimeiros
    gruista gruistas guindasteiro guindasteiros vidraceiros vidraceira serralheira serralheiras marceneira marceneiras estofador estofadores estofadora
    estofadoras tapeceiro tapeceiros tapeceira tapeceiras restaurador restauradores restauradora restauradoras encadernador encadernadores encadernadora
    encadernadoras cuteleiro cuteleiros latoeiro latoeiros funileiro funileiros tanoeiro tanoeiros cesteiro cesteiros cesteira cesteiras oleira oleiras
    rendeira rendeiras crocheteira crocheteiras tricoteira tricoteiras tecelões tecelãs modista modistas chapeleiro chapeleiros chapeleira joalheiros
    joalheira lapidador lapidadores relojoeira relojoeiras engraxate engraxates amolador amoladores estampador estampadores lavadeiras bordador bordadores
    confeiteiros pasteleiro pasteleiros pasteleira pasteleiras chocolateiro chocolateiros sorveteiro sorveteiros queijeiro queijeiros queijeira queijeiras
    enólogos enóloga enólogas escanção escanções pizzaiolos pizzaiola churrasqueiro churrasqueiros pipoqueiro pipoqueiros quituteira quituteiras
    marmiteira marmiteiros doceiro doceiros copeiro copeiros copeira copeiras talhante talhantes magarefe magarefes salsicheiro salsicheiros comensal
    comensais taberneiro taberneiros hoteleira hoteleiras mordomo mordomos concierge concierges pousadeiro pousadeiros caravanista caravanistas
    autocaravanista autocaravanistas merceeiro merceeiros quitandeiro quitandeiros quitandeira quitandeiras verdureiro verdureiros camelô camelôs mascate
    mascates sacoleira sacoleiras atacadista atacadistas varejista varejistas grossista grossistas retalhista retalhistas balconista balconistas
    vitrinista vitrinistas repositor repositores repositora repositoras empacotador empacotadores empacotadora empacotadoras antiquarista antiquaristas
    alfarrabista alfarrabistas sebista sebistas importador importadores importadora exportador exportadores freguesas consumidoras banqueiro banqueiros
    banqueira banqueiras correntista correntistas poupador poupadores cotista cotistas acionista acionistas mutuária mutuárias mutuante mutuantes fiador
    fiadores fiadora fiadoras avalista avalistas devedores devedora devedoras credores credora credoras sinistrado sinistrados segurada seguradas atuário
    atuários guarda-livros tributarista tributaristas auditoras escrivão escrivães escrivã escrivãs tabelião tabeliães tabeliã desembargador
    desembargadores desembargadora desembargadoras magistrado magistrados magistrada magistradas jurado jurados jurada juradas solicitador solicitadores
    solicitadora procuradores procuradoras promotores promotoras defensores defensora defensoras jurista juristas réu réus arguido arguidos arguida
    arguidas litigante litigantes reclamante reclamantes denunciante denunciantes queixoso queixosos outorgante outorgantes signatário signatários
    signatária signatárias detento detentos detenta detentas recluso reclusos reclusa reclusas carcereiro carcereiros carcereira delegadas detetive
    detetives investigadora investigadoras carabineiro guarda-florestal guardas-florestais guarda-parque guarda-parques guarda-noturnos guardas-noturnos
    guarda-costas guarda-redes nadadora-salvadora nadadoras-salvadoras guarda-vidas bombeira bombeiras paramédico paramédicos paramédica paramédicas
    sargento sargentos tenente tenentes coronel coronéis reservista reservistas fuzileiro fuzileiros combatente combatentes ex-combatentes ex-combatente
    ministros ministra ministras senador senadores senadora senadoras deputada deputadas governador governadores governadora governadoras autarca autarcas
    munícipe munícipes prefeitas vice-prefeito vice-prefeita vereadoras vice-presidente vice-presidentes concurseiro concurseiros concurseira concurseiras
    mesário mesários mesária mesárias eleitora eleitoras votante votantes escrutinador escrutinadores recenseador recenseadores recenseadora recenseadoras
    diplomata diplomatas embaixador embaixadores embaixadora embaixadoras cônsul cônsules embaixatriz cardiologista cardiologistas pediatra pediatras
    anestesista anestesistas anestesiologista anestesiologistas ginecologistas obstetra obstetras oncologista oncologistas neurologista neurologistas
    ortopedista ortopedistas dermatologista dermatologistas oftalmologista oftalmologistas otorrino otorrinos urologista urologistas radiologista
    radiologistas patologista patologistas intensivista intensivistas infectologista infectologistas endocrinologista endocrinologistas
    gastroenterologista gastroenterologistas geriatra geriatras psiquiatra psiquiatras psicanalista psicanalistas reumatologistas pneumologista
    pneumologistas nefrologista nefrologistas alergista alergistas cirurgiãs cirurgião-dentista cirurgiões-dentistas ortodontista ortodontistas dietista
    dietistas optometrista optometristas audiologista audiologistas osteopata osteopatas acupunturista acupunturistas quiroprático quiropráticos
    quiropraxista quiropraxistas podologista podologistas podóloga podólogas podólogos fonoaudiólogas psicopedagoga psicopedagogas psicopedagogo
    psicopedagogos psicomotricista psicomotricistas biomédico biomédicos flebotomista flebotomistas laboratorista laboratoristas radioterapeuta
    radioterapeutas maqueiro maqueiros enfermeiro-chefe enfermeira-chefe doula doulas parteiro parteiros gestante gestantes grávida grávidas puérpera
    puérperas lactante lactantes recém-nascido recém-nascidos farmacêuticas diabético diabéticos diabética diabéticas celíaco celíacos celíaca celíacas
    asmático asmáticos hipertenso hipertensos hipertensa hipertensas cadeirante cadeirantes transplantado transplantados transplantada convalescente
    convalescentes dialisado dialisados amputado amputados adestrador adestradores adestradora adestradoras tosador tosadores tosadora tosadoras adotante
    adotantes cavaleiros jóquei jóqueis ferrador ferradores tratadora tratadoras cinófilo cinófilos diretor-geral alfabetizador alfabetizadores
    alfabetizadora alfabetizadoras alfabetizando alfabetizandos coleguinha coleguinhas professorinha vestibulando vestibulandos vestibulanda vestibulandas
    calouro calouros caloura calouras caloiro caloiros caloira caloiras veteranos veterana veteranas bolsista bolsistas bolseiro bolseiros bolseira
    bolseiras mestrando mestrandos mestranda mestrandas doutorando doutorandos doutoranda doutorandas graduando graduandos graduanda graduandas
    licenciando licenciandos formanda formandas ex-aluno ex-alunos ex-aluna ex-alunas orientador orientadores orientadora orientadoras orientando
    orientandos orientanda orientandas catedrático catedráticos reitores reitora reitoras decano decanos decana inspetoras bedel bedéis educanda educandas
    educando educandos intercambistas arquivologista museólogo museólogos museóloga museólogas arqueólogos arqueóloga arqueólogas antropólogo antropólogos
    antropóloga antropólogas genealogista genealogistas numismata numismatas filatelista filatelistas encenador encenadores encenadora encenadoras
    dramaturgos dramaturga dramaturgas cenógrafo cenógrafos cenógrafa figurinista figurinistas figurante figurantes sonoplasta sonoplastas iluminador
    iluminadores contrarregra contrarregras aderecista aderecistas bilheteiro bilheteiros lanterninha lanterninhas malabarista malabaristas trapezista
    trapezistas acrobata acrobatas palhaços palhaça palhaças ilusionista ilusionistas marionetista marionetistas cineasta cineastas roteirista roteiristas
    argumentista argumentistas realizador realizadores realizadora realizadoras cinéfilo cinéfilos cinéfila locutor locutores locutora locutoras
    radialistas apresentadores apresentadoras cronista cronistas colunista colunistas repórter-fotográfico fotojornalista fotojornalistas cartunista
    cartunistas ilustradores ilustradoras diagramador diagramadores diagramadora copidesque copidesques livreiras romancista romancistas biógrafo
    biógrafos blogueiros blogueira blogueiras youtuber youtubers streamer streamers podcaster podcasters influencer influencers influenciadora
    influenciadoras tiktoker tiktokers internauta internautas soprano sopranos barítono barítonos violinista violinistas violoncelista violoncelistas
    flautista flautistas guitarrista guitarristas baixista baixistas baterista bateristas saxofonista saxofonistas trompetista trompetistas clarinetista
    clarinetistas acordeonista acordeonistas sanfoneiro sanfoneiros organista organistas violonistas violeiro violeiros pianistas percussionistas
    instrumentistas fadista fadistas sambista sambistas repentista repentistas cordelista cordelistas rapper rappers djs ensaiadores ensaiadora bailarinas
    dançarinos dançarinas coreógrafos coreógrafa coreógrafas passista passistas folião foliões foliã brincante brincantes capoeirista capoeiristas
    futebolista futebolistas goleiro goleiros goleira goleiras zagueiro zagueiros zagueira atacante atacantes bandeirinha bandeirinhas basquetebolista
    basquetebolistas voleibolista voleibolistas andebolista andebolistas tenista tenistas judoca judocas karateca karatecas ginasta ginastas esgrimista
    esgrimistas boxeador boxeadores lutador lutadores lutadora lutadoras patinadores patinadora patinadoras skatista skatistas esquiador esquiadores
    esquiadora maratonista maratonistas triatleta triatletas nadadoras escaladora escaladoras nadadora remadora remadoras ciclo-turista cicloturista
    cicloturistas xadrezista xadrezistas enxadrista enxadristas fisiculturista fisiculturistas olheiro olheiros mesatenista mesatenistas torcedora
    torcedoras cronometrista cronometristas gandulas iogue iogues gamer gamers damista damistas escoteiro escoteiros escoteira escoteiras escuteiro
    escuteiros escuteira escuteiras lobinho lobinhos campeão campeões campeã campeãs finalista finalistas associada associadas sindicalista sindicalistas
    sindicalizado sindicalizados grevista grevistas militantes ativista ativistas síndicas subsíndico subsíndica conselheiras zeladoras bispo bispos
    arcebispo arcebispos pastora pastoras diáconos diaconisa diaconisas presbítero presbíteros seminarista seminaristas noviço noviços noviça noviças
    freira freiras frades monges monja monjas abade abades abadessa padres párocos paroquiano paroquianos paroquiana paroquianas acólito acólitos acólita
    coroinha coroinhas sacristães sacristã rabinos imame imames muezim pai-de-santo pais-de-santo mãe-de-santo mães-de-santo filho-de-santo
    filhos-de-santo missionários missionária missionárias evangelizador evangelizadores obreiro obreiros obreira obreiras dizimista dizimistas crente
    crentes batizando batizandos crismando crismandos catequizando catequizandos romeira romeiras peregrina peregrinas coveiro coveiros enlutado enlutados
    defunto defuntos cerimonialista cerimonialistas noivas nubente nubentes madrinhas daminha daminhas debutante debutantes aniversariante aniversariantes
    afilhada afilhadas afilhados bisavô bisavó bisavós bisneto bisnetos bisneta bisnetas avôs vovô vovó vovós vovôs tataravô tataravó tias primas
    sobrinhos sobrinhas titia titio titias cunhado cunhados cunhada cunhadas sogro sogros sogra sogras genro genros nora noras padrasto padrastos madrasta
    madrastas enteado enteados enteada enteadas esposas esposos maridos viúvas viúvos primogênito primogênitos namorado namorados namorada namoradas mamãe
    mamães papai papais mamã mamãs papá papás bebês bebé bebés nenê nenês neném caçula caçulas menino meninos menina meninas garoto garotos garota garotas
    guri guris guria gurias moleque moleques piá piás rapaz rapazes rapariga raparigas moço moços moça moças garotada pequerrucho pequerruchos criançada
    homem homens senhoras senhores velhinho velhinhos velhinha velhinhas vovozinha ama-seca amas-secas baby-sitter baby-sitters senhoria senhorias
    locatária locatárias arrendatária arrendatárias arrendador arrendadores condômina condôminas cohabitante coabitante coabitantes consorciado
    consorciados mutirante mutirantes corretoras ocupante ocupantes sem-abrigo sem-teto sem-terra faxineiros piscineiro piscineiros dedetizador
    dedetizadores gari garis lixeiros varredor varredores varredora catadora catadoras sucateiro sucateiros recicladores recicladora borracheiros
    bate-chapa bate-chapas lanterneiro lanterneiros flanelinha flanelinhas eletricista-auto reparador reparadores consertador consertadores dev devs
    programadoras desenvolvedoras testadores testadora testadoras sysadmin sysadmins webmaster webmasters webdesigner webdesigners hacker hackers
    mantenedor mantenedores superusuário superusuários superutilizador superutilizadores suportistas matemático matemáticos arquitetas marqueteiro
    marqueteiros publicitários publicitária publicitárias televendedor televendedores telefonistas teleoperador teleoperadores teleoperadora
    teleoperadoras recrutadoras headhunter headhunters entrevistados entrevistada entrevistadas entrevistadora entrevistadoras contratante contratantes
    empregador empregadores empregadora empregadoras empregadas trabalhadoras assalariado assalariados trainee trainees recém-contratado recém-contratados
    recém-contratada desempregado desempregados desempregada desempregadas aposentadas teletrabalhador teletrabalhadores encarregadas contramestra capataz
    capatazes metalúrgicos ferramenteiro ferramenteiros fresador fresadores torneiros caldeireiro caldeireiros soldadora soldadoras embalador embaladores
    conferente conferentes empilhadeirista empilhadeiristas armazenista armazenistas expedidores expedidora motogirl motogirls entregadoras bikeboy
    uberista perueiro perueiros motorneiro motorneiros excursionistas mochileiro mochileiros mochileira mochileiras veranista veranistas forasteiros
    forasteira trilheiros guia-intérprete guias-intérpretes montanheiro montanheiros mergulhadora mergulhadoras espeleólogo espeleólogos benfeitor
    benfeitores benfeitora benfeitoras mecenas desabrigado desabrigados desabrigada desabrigadas desalojado desalojados retirante retirantes refugiada
    refugiadas emigrante emigrantes apátrida apátridas cacique caciques pajé pajés mediadoras chefinho chefinha patrões patroas gerentão camarada
    camaradas parça parças galera compadre compadres comadre comadres amigão amigões xará fulano fulana sicrano beltrano novato novatos novata novatas
    principiante principiantes recém-chegado recém-chegados recém-chegada recém-chegadas sabe-tudo poliglota poliglotas autodidata autodidatas
    empreendedor empreendedores empreendedora empreendedoras empresário empresários empresária empresárias microempreendedor microempreendedores
    microempreendedora fundadora fundadoras cofundador cofundadores cofundadora franqueado franqueados franqueada franqueador franqueadores inventores
    inventora proponentes organizador-chefe coorganizador coorganizadores anfitriãs conferencista conferencistas painelista painelistas congressista
    congressistas oradora oradoras facilitador facilitadores facilitadora facilitadoras oficineiro oficineiros oficineira oficineiras escultor escultores
    escultora escultoras aquarelista aquarelistas pintoras gravurista gravuristas calígrafos calígrafa cosplayer cosplayers modelista modelistas
    maquiadores maquiadoras maquilhador maquilhadora maquilhadores esteticistas depiladora depiladoras pedicure pedicures tatuadores tatuadoras manicura
    manicuras trancista trancistas barbeira barbeiras naturólogo naturólogos naturopata naturopatas sexólogo sexólogos sexóloga astrónomo astrónomos
    astrônomos astrônoma químicos biólogas zoólogo zoólogos zoóloga ornitólogo ornitólogos ecologista ecologistas ambientalista ambientalistas
    naturalistas botânicos geógrafo geógrafos geógrafa sociólogos socióloga sociólogas filósofo filósofos filósofa linguista linguistas lexicógrafo
    lexicógrafos filólogo filólogos paisagistas urbanista urbanistas decoradores decoradoras projetista projetistas desenhador desenhadores desenhadora
    desenhista desenhistas orçamentista orçamentistas leiloeira leiloeiras arrematante arrematantes adjudicatário adjudicatários subempreiteiro
    subempreiteiros faz-tudo biscateiro biscateiros ofertantes antecessor antecessores antecessora sucessor sucessores sucessora interlocutor
    interlocutores interlocutora comentarista comentaristas comentador comentadores portadora portadoras detentor detentores detentora detentoras
    possuidor possuidores usufrutuário usufrutuários legatário legatários herdeira herdeiras inventariante inventariantes testamenteiro testamenteiros
    curatelado curatelados tutelado tutelados tutelada órfão órfãos órfã órfãs hortelãs hortista hortistas cooperante cooperantes cooperador cooperadores
    agroecologista permacultor permacultores meliponicultor meliponicultores apicultoras salineiro salineiros marnoto marnotos campino campinos forcado
    forcados pegureiro moleiros regante regantes`),
    ...phrases(
      'comissário de bordo, comissários de bordo, comissária de bordo, comissárias de bordo, hospedeira de bordo, hospedeiras de bordo, controlador de voo, controladores de voo, mestre de obras, mestres de obras, empregado de mesa, empregados de mesa, empregada de mesa, empregadas de mesa, mediador de seguros, mediadores de seguros, oficial de justiça, oficiais de justiça, servidor público, servidores públicos, servidora pública, servidoras públicas, clínico geral, clínicos gerais, terapeuta da fala, terapeutas da fala, auxiliar de sala, chefe escoteiro, agente funerário, agentes funerários, dama de honra, damas de honra, mediador imobiliário, lavador de carros, lavadores de carros, arquiteto de software, scrum master, product owner, product owners, representante comercial, promotor de vendas, superior hierárquico, superiores hierárquicos, jovem aprendiz, jovens aprendizes, separador de pedidos, separadores de pedidos, operador de empilhadeira, operadores de empilhadeira, fiel de armazém, fiéis de armazém, requerente de asilo, requerentes de asilo, educador social, educadores sociais, conselheiro tutelar, conselheiros tutelares, marido de aluguel',
    ),
  ],
  groups: [
    ...words(`tesouraria tesourarias reitoria reitorias diretorias ouvidoria ouvidorias provedoria provedorias corregedoria corregedorias controladoria
    controladorias procuradoria procuradorias promotoria promotorias defensoria defensorias inss detran ibama procon samu inem psp gnr asae sus sns ibge
    sebrae senac senai sesc autarquia autarquias prefeituras subprefeitura subprefeituras tribunal tribunais cartório cartórios conservatória
    conservatórias delegacia delegacias ministérios federações fundações comissões comitês comité comités sindicatos confederação confederações confraria
    confrarias irmandade irmandades diocese dioceses arquidiocese paróquias congregação congregações ong ongs ipss startup startups seguradoras
    imobiliária imobiliárias construtora construtoras incorporadora incorporadoras concessionária concessionárias fabricante fabricantes distribuidora
    distribuidoras assessoria assessorias sac pós-venda almoxarifados universidades faculdade faculdades grêmio grêmios filarmónica filarmónicas
    orquestras maternidade maternidades vizinhanças tripulação tripulações plantel plantéis elenco elencos clientela patronato consórcio consórcios`),
    ...phrases(
      'contas a pagar, contas a receber, receita federal, autoridade tributária, segurança social, câmara municipal, câmaras municipais, junta de freguesia, juntas de freguesia, assembleia municipal, vigilância sanitária, defesa civil, proteção civil, guarda municipal, guarda civil, polícia militar, polícia civil, polícia judiciária, corpo de bombeiros, conselho tutelar, conselhos tutelares, ministério público, misericórdia local, santa casa, santas casas, ti interna, departamento pessoal, departamento de compras, departamento financeiro, departamento jurídico, auditoria interna, call center, associação de moradores, associações de moradores, associação de pais, associações de pais, conselho fiscal, corpo docente, escola de samba, escolas de samba, agrupamento de escolas, agrupamentos de escolas, centro de saúde, centros de saúde, posto de saúde, postos de saúde, torcida organizada, torcidas organizadas',
    ),
  ],
};
