import type { Lexicon } from './lexicon';
import { loose } from './esVerbs';
import { words } from './words';

/** `vecino` → `vecino`, `vecina`, `vecinos`, `vecinas`. */
const inBothForms = words(
  `vecino alumno hijo niño amigo hermano abuelo nieto tío primo médico enfermero técnico cocinero camarero cartero panadero peluquero
  carnicero frutero librero jardinero bombero banquero ingeniero arquitecto abogado notario funcionario propietario usuario bibliotecario
  secretario voluntario empleado encargado invitado maestro psicólogo veterinario ganadero granjero viajero pasajero socio compañero
  candidato becario músico fotógrafo científico mecánico fontanero carpintero zapatero obrero ciudadano artesano hortelano
  matrono cirujano sanitario farmacéutico consejero tesorero portero mensajero huésped cliente dependiente jefe paciente gerente presidente
  ministro alcalde novio esposo cuñado suegro consumidor destinatario beneficiario inquilino adulto anciano jubilado
  abonado afiliado aficionado novato experto perito árbitro delegado diputado catedrático licenciado graduado ludotecario archivero
  apicultor quesero bodeguero costurero tejedor ceramista marinero pescadero campesino minero aduanero vaquero
  refugiado migrante sordo ciego testigo párroco catequista feligrés médica kinesiólogo fisio odontólogo dermatólogo pediatra nutricionista
  proveedor repartidor vendedor comprador conductor profesor tutor monitor director administrador moderador coordinador organizador
  agricultor pescador cuidador entrenador jugador lector autor editor revisor inspector auditor instructor supervisor diseñador
  desarrollador programador investigador trabajador operador gestor asesor senador consultor traductor cantor escritor pintor escultor
  actor doctor locutor corrector creador productor donador prestador colaborador espectador ganador seguidor senderista corredor nadador
  escalador rider contador explorador observador cazador instalador reparador limpiador mediador orientador educador adiestrador
  paseador visitador receptor emisor arrendador deudor acreedor ahorrador inversor comprador
    abuelito aduanero agrimensor aguador ahijado albacea alfarero aliado amigo antropólogo aparcero armador arqueólogo arquero arrendatario asegurado asegurador asociado astrónomo aventurero azafato barbero barrendero batelero biólogo bloguero bodeguero boticario boxeador brigadista buzo caballero cabrero cajero calígrafo camillero camionero campista candidato cantinero cantautor capellán cardiólogo carguero
 carretero cazatalentos cerrajero chapista chatarrero cirujano clérigo cocinero codirector colegiado colombófilo colono comediógrafo comisario compositor concejal concejero concesionario concursante confitero consignatario constructor contribuyente contratado contratista controlador convecino copropietario corredor cosechero costalero cultivador curador decorador defensor deportista derechohabiente descargador despachador detenido dibujante directivo
 discípulo distribuidor domador doctorando dramaturgo ebanista ecólogo economista ejecutivo elector emigrado emprendedor encuadernador encuestado encuestador enfermo ensayador enólogo enterrador esgrimidor esposado esquilador esquiador estibador estilista etnólogo evaluador examinador excursionista expedidor exportador ferroviario filólogo financiador florista fontanero forastero forestal frutero fumigador fundador futbolero gaitero ganadero geógrafo geólogo ginecólogo gobernador golfista guardabosque guardés guionista
 hermanastro herrador herrero hidrólogo hilandero hospedero hospitalero huertano humorista ilustrador indigente informador interventor inventor joyero juglar legionario letrado librero limosnero lingüista linotipista logopeda luthier luchador maderero mago maquillador maquetador marinero masajeador marroquinero matemático mayordomo mecenas mecanógrafo mecanizador mercader merendero meteorólogo micólogo minero misionero modisto molinero monaguillo montador montañero motero motorista muralista
 narrador naturalista neurólogo obispo oculista oficinista oleicultor oncólogo opositor orfebre organillero osteópata otorrino pagador paisajista paleontólogo palomero panelista parapentista párroco patinador patrocinador pelotari pensionado peregrino perfumero periodista piragüista pizzero planificador platero podólogo poeta policía poseedor postor preceptor predicador pregonero preso procurador promotor proyectista 
 psicopedagogo puericultor quesero quiosquero reclutador recolector recaudador recogedor reponedor reportero rescatador residente restaurador revendedor sacerdote salvador sastre secretario sepulturero serigrafista sindicado sobrino socorrista sociólogo soldador soldado sombrerero subastador subcontratado subdirector suministrador superviviente suplente tabernero tamborilero tapicero taquillero tasador tatuador taxidermista techador tejedor teleoperador tendero terrateniente
 tintorero tornero torero tramitador tramoyista transportista trapecista trovador turista urólogo vacunador valedor validador vareador vecino vendimiador verdulero viñador violinista viticultor viudo voceador voluntario zoólogo acequiero bedel cofrade comunero embarazada feriante regante remero`,
);

const nouns = words(
  `usuario clientes clienta clientas paciente pacientes gerente gerentes gerenta jefe jefes jefa jefas estudiante estudiantes docente docentes
  profe profes seño adolescente adolescentes joven jóvenes agente agentes asistente asistentes ayudante ayudantes visitante visitantes participante participantes
  comerciante comerciantes fabricante fabricantes residente residentes solicitante solicitantes representante representantes cantante cantantes
  practicante practicantes inmigrante inmigrantes oyente oyentes votante votantes aspirante aspirantes acompañante acompañantes
  presidente presidenta presidentes presidentas dependiente dependienta dependientes dependientas responsable responsables titular titulares familiar familiares
  familia familias pareja parejas padre padres madre madres mamá mamás papá papás bebé bebés hombre hombres mujer mujeres chico chicos chica chicas
  mayores menores crío críos persona personas gente público piloto pilotos guía guías guardia guardias policía policías vigilante vigilantes
  capitán capitana capitanes juez jueza jueces fiscal fiscales alcalde alcaldesa testigo testigos atleta atletas ciclista ciclistas chef chefs
  barista baristas sumiller costurera costureras modista modistas actriz actrices huésped huéspedes anfitrión anfitriona anfitriones anfitrionas
  patrón patrona patrones patronas peatón peatones bailarín bailarina bailarines bailarinas sacristán comadrona comadronas matrona matronas
  intérprete intérpretes líder líderes mánager mánagers manager managers admin admins becarios comensal comensales peregrino peregrinos peregrina peregrinas
  colega colegas cooperativa cooperativas cooperativista cooperativistas restaurante restaurantes ayuntamiento ayuntamientos comité comités junta directiva consejo equipo docente recepción contabilidad
  tripulación personal plantilla rrhh ceo cto cfo médico médicos médica médicas fisio fisios kine kines pediatra pediatras
  terapeuta terapeutas psiquiatra psiquiatras freelance freelances autónomo autónomos autónoma autónomas pyme pymes startups inquilino
  mentor mentora mentores mentoras rider riders youtuber youtubers streamer streamers gamer gamers runner runners influencer influencers
  suscriptor suscriptora suscriptores suscriptoras expositor expositora expositores ponente ponentes conferenciante conferenciantes conserje conserjes
  celador celadora celadores celadoras auxiliar auxiliares canguro canguros niñera niñeras nana nanas cónyuge heredero herederos
  mayorista mayoristas minorista minoristas almacenero operario operarios operaria operarias peón peones albañil albañiles capataz capataces
  chofer choferes chófer chóferes mesero meseros mesera meseras mozo mozos doula doulas amo ama amos dueño dueños dueña dueñas
  miembro miembros integrante integrantes prestatario prestatarios prestataria prestatarias
  kinesiólogo kinesióloga kinesiólogos kinesiólogas rector rectora obispo cura curas monja monjas imán rabino pastor pastora pastores
  aprendiz aprendices titiritero coleccionista coleccionistas hostelero hosteleros agrónomo agrónoma agrónomos apoderado apoderados
  apoderada apoderadas egresado egresados compi compis comercial comerciales regidor tallerista talleristas sanitarios inspectores`,
);

/** `director` → `directora`, `directores`; `vecino` → `vecina`; `ceramista` stays. */
function formsOf(noun: string): string[] {
  if (noun.endsWith('o'))
    return words(['o', 'a', 'os', 'as'].map((end) => noun.slice(0, -1) + end).join(' '));
  if (noun.endsWith('r')) return [noun, `${noun}a`, `${noun}es`, `${noun}as`];
  return /[aeé]$/u.test(noun) ? [noun, `${noun}s`] : [noun, `${noun}es`];
}

/** Nouns that are at least as often something else. */
const others = new Set(
  words(
    'médica médicas medica medicas musica musicas mecanica mecanicas científicas cientifica cientificas autónoma autónomas autonoma autonomas fruteras fruteros librera cartera carteras música músicas mecánica mecánicas contador contadora corredor corredora receptor receptora receptores emisor emisora emisores prima primas marinera física bodeguera mayores menores junta directiva consejo equipo cura curas ama amo amos ciego sordo limpiadora notaria zapatera cuida científica sanitaria sanitarias adulta obrera experta expertas porterías mensajera archivera archiveras plantilla guía guías auxiliar comercial comerciales fiscal personal titular recepción riderers',
  ),
);

export const esPeople: Lexicon['people'] = {
  general: words(
    'usuario usuarios usuaria usuarias persona personas gente público cualquiera todos todas alguien',
  ),
  nouns: loose([...new Set([...inBothForms.flatMap(formsOf), ...nouns])]).filter(
    (noun) => !others.has(noun),
  ),
  groups:
    words(`colegio colegios escuela escuelas instituto ayuntamiento ayuntamientos asociación asociaciones empresa empresas hospital hospitales clínica clínicas museo museos biblioteca universidad guardería taller talleres peña peñas cofradía cofradías comparsa
    departamento departamentos oficina oficinas secretaría jefatura dirección contabilidad administración recepción consejo comisión sindicato agencia banco bancos cooperativa fundación federación club clubes tienda tiendas comercio comercios restaurante restaurantes hotel hoteles farmacia laboratorio
    policía bomberos protección equipo equipos grupo grupos brigada coro orquesta comunidad parroquia redacción imprenta logística mantenimiento compras ventas soporte concejalía consejería ministerio municipio vecindario hogar hogares concejala`),
  endings: words(
    `dor dora dores doras ista istas ólogo óloga ólogos ólogas iatra iatras peuta peutas ógrafo ógrafa ógrafos ógrafas ícola ícolas
    cultor cultora cultores cultoras`,
  ),
  except: words(
    `ordenador ordenadores computador computadores computadora computadoras servidor servidores marcador marcadores buscador buscadores navegador navegadores
    comedor comedores congelador congeladores despertador despertadores refrigerador refrigeradores temporizador temporizadores indicador indicadores
    identificador identificadores cargador cargadores separador separadores mostrador mostradores borrador borradores procesador procesadores generador
    generadores tenedor tenedores calculadora calculadoras lavadora lavadoras batidora batidoras aspiradora aspiradoras cosechadora cosechadoras alrededor
    contador contadores corredor corredores ventilador ventiladores secador secadora secadoras secadores probador probadores conmutador acumulador acumuladores
    regulador reguladores transformador grabadora grabadoras rotulador rotuladores recibidor selector taladradora lavador ascensor pulsador pulsadores
    comparador comparadores calculador localizador localizadores cuadrador asador tostador tostadora trituradora segadora podadora excavadora elevador
    elevadores obrador obradores vestidor parador mirador miradores andador radiador radiadores humidificador aparador colador cursador planeador
    rastreador rastreadores lector recogedor tractor reproductor amortiguador interruptor alimentador alimentadores simulador simuladores editor traductor
    validador bastidor vividor  conversador amplificador amplificadora abrumadora abrumador  innovador innovadora innovadores
    encantador encantadora acogedor acogedora prometedor colorador motivador motivadora motivadores demoledor ensordecedor acumuladores
    emparejador  optimizador planificador planificadores  autenticador acortador acortadores conector
    computado traslador adaptador adaptadores señalizador anotador anotadores  trituradoras cortador
    lista listas vista vistas pista pistas revista revistas entrevista entrevistas conquista arista prevista previstas provista provistas imprevista checklist
    minimalista realista realistas optimista pesimista  avista autopista autopistas playlist amatista batista capitalista 
    párrafo  vinícola vinícolas agrícola agrícolas avícola avícolas hortícola frutícola piscícola prólogo prólogos
    apicola catálogo realista `,
  ),
};
