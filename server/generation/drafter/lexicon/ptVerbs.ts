import { byAction } from './byAction';
import type { ActionName, Actions } from './lexicon';
import { words } from './words';

/** Portuguese verbs in the infinitive. */
const verbs: Readonly<Record<ActionName, readonly string[]>> = {
  create: words(
    'adicionar criar cadastrar registrar registar anotar lançar preencher inserir incluir escrever publicar postar definir abrir montar descrever informar indicar digitar apontar introduzir submeter nomear desenhar construir inscrever iniciar começar acrescentar elaborar fazer gravar marcar',
  ),
  show: words(
    'mostrar ver exibir visualizar consultar ler olhar acompanhar apresentar listar destacar comparar assistir conferir espreitar aparecer saber observar enxergar ouvir',
  ),
  search: words(
    'buscar procurar pesquisar filtrar encontrar achar localizar ordenar sugerir recomendar descobrir explorar',
  ),
  notify: words('avisar notificar alertar lembrar comunicar anunciar sinalizar disparar'),
  upload: words('anexar carregar subir fotografar escanear digitalizar importar capturar filmar'),
  pay: words(
    'pagar cobrar comprar vender faturar reembolsar doar assinar encomendar quitar estornar parcelar ganhar depositar adquirir descontar',
  ),
  book: words(
    'reservar agendar remarcar desmarcar cancelar alugar emprestar devolver trocar adiar estender renovar retirar',
  ),
  approve: words(
    'aprovar aceitar recusar rejeitar confirmar autorizar revisar rever liberar validar votar avaliar assinalar decidir',
  ),
  transfer: words(
    'exportar baixar descarregar imprimir copiar gerar enviar mandar emitir entregar encaminhar converter produzir transmitir despachar partilhar traduzir',
  ),
  sync: words('sincronizar integrar conectar ligar atualizar puxar recarregar'),
  signIn: words('entrar logar autenticar convidar aderir desbloquear identificar'),
  remove: words(
    'apagar excluir eliminar remover arquivar fechar encerrar esconder ocultar bloquear banir limpar pausar descartar suspender desativar parar',
  ),
  measure: words(
    'medir monitorar monitorizar rastrear contar detectar detetar testar pesar coletar recolher cronometrar captar controlar',
  ),
  message: words('conversar comentar responder perguntar contactar contatar falar reagir discutir'),
  assign: words(
    'atribuir delegar distribuir dividir repassar designar dar compartilhar passar alocar escalar repartir transferir',
  ),
  calculate: words(
    'calcular somar estimar prever pontuar classificar resumir analisar totalizar multiplicar',
  ),
  check: words('verificar checar validar exigir limitar impedir garantir restringir inspecionar'),
  organise: words(
    'editar alterar mudar organizar agrupar gerenciar gerir ajustar configurar escolher selecionar arrastar guardar salvar mover separar juntar planejar planear renomear personalizar combinar manter corrigir girar etiquetar administrar priorizar montar',
  ),
  other: words(
    'receber jogar aprender treinar praticar ensaiar resolver usar utilizar seguir visitar oferecer funcionar traduzir repetir clicar tocar pegar levar trazer deixar pedir solicitar participar ajudar obter cuidar chegar sair colocar acessar aceder acender acumular subtrair durar valer rodar propor atender regar cozinhar acontecer terminar completar concluir bater disputar sortear virar voltar',
  ),
};

/** Third person present, singular and plural, and the subjunctive, where they are irregular. */
const irregular: Readonly<Record<string, string>> = {
  ver: 'vê veem vêem veja vejam',
  rever: 'revê reveem reveja revejam',
  prever: 'prevê preveem preveja prevejam',
  ler: 'lê leem lêem leia leiam',
  fazer: 'faz fazem faça façam',
  dar: 'dá dão dê deem',
  trazer: 'traz trazem traga tragam',
  saber: 'sabe sabem saiba saibam',
  pedir: 'pede pedem peça peçam',
  medir: 'mede medem meça meçam',
  ouvir: 'ouve ouvem ouça ouçam',
  sair: 'sai saem saia saiam',
  subtrair: 'subtrai subtraem',
  construir: 'constrói constroem construa construam',
  obter: 'obtém obtêm obtenha obtenham',
  manter: 'mantém mantêm mantenha mantenham',
  propor: 'propõe propõem proponha proponham',
  produzir: 'produz produzem produza produzam',
  traduzir: 'traduz traduzem traduza traduzam',
  introduzir: 'introduz introduzem introduza introduzam',
  valer: 'vale valem valha valham',
  subir: 'sobe sobem suba subam',
  descobrir: 'descobre descobrem descubra descubram',
  nomear: 'nomeia nomeiam nomeie nomeiem',
  renomear: 'renomeia renomeiam renomeie renomeiem',
  sortear: 'sorteia sorteiam sorteie sorteiem',
  planear: 'planeia planeiam planeie planeiem',
  rastrear: 'rastreia rastreiam rastreie rastreiem',
  escanear: 'escaneia escaneiam escaneie escaneiem',
  inserir: 'insere inserem insira insiram',
  sugerir: 'sugere sugerem sugira sugiram',
  conferir: 'confere conferem confira confiram',
  transferir: 'transfere transferem transfira transfiram',
  seguir: 'segue seguem siga sigam',
  repetir: 'repete repetem repita repitam',
  gerir: 'gere gerem gira giram',
  aderir: 'adere aderem adira adiram',
};

const irregularParticiples: Readonly<Record<string, string>> = {
  ver: 'visto vista vistos vistas vendo',
  rever: 'revisto revista revistos revistas revendo',
  prever: 'previsto prevista previstos previstas prevendo',
  fazer: 'feito feita feitos feitas fazendo',
  escrever: 'escrito escrita escritos escritas escrevendo',
  inscrever: 'inscrito inscrita inscritos inscritas inscrevendo',
  descrever: 'descrito descrita descritos descritas descrevendo',
  abrir: 'aberto aberta abertos abertas abrindo',
  pagar: 'pago paga pagos pagas pagando',
  aceitar: 'aceito aceita aceitos aceitas aceite aceites aceitado aceitando',
  entregar: 'entregue entregues entregando',
  imprimir: 'impresso impressa impressos impressas imprimindo',
  descobrir: 'descoberto descoberta descobertos descobertas descobrindo',
  propor: 'proposto proposta propostos propostas propondo',
};

/** Finite forms that are mostly something else: nouns or prepositions. */
const ambiguous = new Set(
  words(
    'agenda agendam agende lista listas conta para param pare entre nota pesquisa pesquise teste testes visita visite coleta virar grave jogue salve limpa limpe escala escale giram vale resumo revista parcele vote',
  ),
);

/** `avisar` → `avisar`, `avisa`, `avisam`, `avise`, `avisará`, `avisá`-lo and the like. */
export function finiteForms(verb: string): string[] {
  const stem = verb.slice(0, -2);
  return [
    verb,
    `${verb}em`,
    `${verb}á`,
    `${verb}ão`,
    `${stem}${{ a: 'á', e: 'ê', i: 'i', o: 'ô' }[verb.slice(-2, -1)] ?? ''}`,
    `${stem}${verb.slice(-2, -1)}mos`,
    ...presentOf(verb, stem),
  ].filter((form) => form.length > 1 && !ambiguous.has(form));
}

function presentOf(verb: string, stem: string): string[] {
  const known = irregular[verb];
  if (known !== undefined) return words(known);
  if (verb.endsWith('ar')) {
    const soft = stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c');
    return [`${stem}a`, `${stem}am`, `${soft}e`, `${soft}em`];
  }
  const hard = stem.replace(/c$/, 'ç').replace(/gu$/, 'g').replace(/g$/, 'j');
  const ending = verb.endsWith('uir') && !verb.endsWith('guir') ? 'i' : 'e';
  return [`${stem}${ending}`, `${stem}em`, `${hard}a`, `${hard}am`];
}

/** `avisar` → `avisado`, `avisada`, `avisando`. */
export function participles(verb: string): string[] {
  const known = irregularParticiples[verb];
  if (known !== undefined) return words(known);
  const stem = verb.slice(0, -2);
  const vowel = verb.slice(-2, -1);
  const done = `${stem}${vowel === 'a' ? 'a' : /[au]$/.test(stem) ? 'í' : 'i'}d`;
  return [`${done}o`, `${done}a`, `${done}os`, `${done}as`, `${stem}${vowel}ndo`];
}

/** `avisar` → `avisou`, `avisaram`, `avisava`, `avisavam`. */
export function pastForms(): string[] {
  return Object.values(verbs)
    .flat()
    .filter((verb) => irregular[verb] === undefined || /(?:ear|erir|guir|etir|brir)$/.test(verb))
    .flatMap((verb) => {
      const stem = verb.slice(0, -2);
      if (verb.endsWith('ar')) return [`${stem}ou`, `${stem}aram`, `${stem}ava`, `${stem}avam`];
      const vowel = verb.slice(-2, -1);
      return [`${stem}${vowel}u`, `${stem}${vowel}ram`, `${stem}ia`, `${stem}iam`];
    });
}

/** Verbs that are no action of a product, but show that their words form a clause. */
export function plainVerbForms(): string[] {
  return words(
    'desistir perder esquecer errar gostar achar pensar querer morrer cair correr comer beber dormir faltar sobrar crescer nascer quebrar estragar sumir reclamar respeitar ocupar existir gastar aumentar diminuir desaparecer caber bastar servir depender morar trabalhar viver conhecer entender sofrer mexer tentar esperar levantar acordar estudar circular abandonar andar brigar demorar atrasar congelar vencer expirar ultrapassar exceder caducar',
  )
    .flatMap(finiteForms)
    .filter((form) => !['vive', 'come', 'ande'].includes(form));
}

/** Every verb in the forms that a function generates. */
export function verbForms(formsOf: (verb: string) => string[]): Actions {
  return byAction((name) => verbs[name].flatMap(formsOf));
}
