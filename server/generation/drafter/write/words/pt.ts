import type { DocumentWords } from '../documentWords';
import { ptQuestions } from './questions/pt';
import { ptWorded } from './worded/pt';

/** Portuguese words of the documents. */
export const pt: DocumentWords = {
  quotation: '“{text}”',
  comma: ', ',
  decimalPoint: ',',
  timeUnits: {
    hour: ' h',
    minute: ' min',
    second: ' s',
    dayMore: '{at} e 1 dia',
    dayLess: '{at} menos 1 dia',
  },
  prd: 'Documento de Requisitos do Produto',
  frd: 'Documento de Requisitos Funcionais',
  newProduct: 'Novo produto',
  workingTitle: '{label} (título provisório)',
  honesty:
    'Nenhum modelo de linguagem escreveu isto: regras ordenaram a sua ideia. As linhas marcadas com U, G, R, C, N e B citam a ideia palavra por palavra; todo o resto foi acrescentado e está indicado como tal.',
  connect:
    'Para que um modelo escreva, defina OPENAI_API_KEY ou OPENAI_BASE_URL no servidor e reinicie-o.',
  sorted: '{all} de {all} afirmações classificadas.',
  unsorted: 'Em “Contexto”, mas talvez um requisito: {ids}. Convém verificar.',
  unreadLanguage:
    'As regras não leem este idioma: cada afirmação é citada tal como está, em Contexto.',
  typeLine: 'Parece ser: {label}',
  noType: 'Que tipo de produto é? A ideia não esclarece, por isso nada de típico é sugerido.',
  headings: {
    unheaded: 'Sem título',
    summary: 'Resumo',
    context: 'Enquadramento',
    users: 'Usuários',
    goals: 'Objetivos',
    requirements: 'Requisitos',
    constraints: 'Restrições',
    exclusions: 'Excluído',
    contradictions: 'Possíveis contradições',
    background: 'Contexto',
    questions: 'Questões em aberto',
    suggestions: 'Típico deste tipo ({label}), ausente da sua ideia',
    risks: 'Riscos conhecidos deste tipo ({label}), ausentes da sua ideia',
    entities: 'Dados e estados',
    houseRules: 'Regras da casa (não constam da sua ideia)',
  },
  none: {
    users: 'A ideia não menciona usuários.',
    goals:
      'A ideia não o diz. A acrescentar: o que deve melhorar quando isto estiver em uso, e para quem?',
    perhapsGoals:
      'A ideia não formula um objetivo. O que hoje corre mal, ou para que serve, nas suas palavras:',
    requirements: 'Nada foi encontrado na ideia sobre o que o produto faz.',
    constraints: 'Nenhuma foi encontrada na ideia.',
    exclusions: 'Nada foi encontrado na ideia.',
  },
  priorities: { must: 'Obrigatório', should: 'Desejável', could: 'Possível' },
  notes: {
    namedIn: 'ver {ids}',
    reasonFor: 'o motivo de {id}',
    continues: 'continua {id}',
    undecided: 'por decidir, ver {id}',
    struck: 'riscado na ideia',
    conflict: 'possível contradição, ver {id}',
    sideA: 'Lado A',
    sideB: 'Lado B',
    entered: 'Campos',
    states: 'Estados',
    openIn: 'Em aberto: {ids}',
  },
  product:
    /(?<![\p{L}-])(?:(?:aplicação|aplicativo|app|ferramenta|plataforma|jogo|portal) de (?!(?:os?|as?|que|nosso|nossa)\s)[\p{L}-]{4,})(?![\p{L}-])/iu,
  asking:
    /(?<!\p{L})(?:dizer|diz|dizem|saber?|sabem|ver|vê|veem|perguntam?|verificam?|decidem?|escolhem?|indicam?|mostram?)\s$/u,
  plainIf: /^(?:se|quando|sempre que|toda vez que|cada vez que|assim que|logo que|caso)\s+/iu,
  circumstances: [
    {
      begins: /^(?:depois|após)/iu,
      check:
        'Mesmo antes de {given}, {then} não vale ou é recusado; logo depois, sim. Testar os dois momentos.',
    },
    {
      begins: /^(?:até|enquanto)/iu,
      check: '{then} vale até ao fim de {given} e já não logo depois. Testar os dois momentos.',
    },
    {
      begins: /^(?:a menos|exceto|salvo)/iu,
      check: '{given}: um teste em que é assim e {then} não vale, e outro em que não é e vale.',
    },
  ],
  lasting: /(?<!\p{L})(?:durante|por|duram?|válid[oa]s?)\s+[\p{N}\p{L}]+\s\p{L}+$/u,
  window: /(?<!\p{L})(?:últim[oa]s|próxim[oa]s|seguintes|anteriores|passad[oa]s)(?!\p{L})/u,
  worded: ptWorded,
  actQuestions: ptQuestions,
  criteria: {
    holds: 'Cumprido quando: {quote}',
    chain: 'Por esta ordem: {things}. Cada passo leva apenas ao seguinte; saltar um é recusado.',
    condition: 'Quando {given}, então {then}; caso contrário, não.',
    possible: 'Quando {given}: {then} funciona.',
    each: 'Todos estes elementos existem; testar um a um: {things}.',
    entered: 'Cada um destes dados pode ser introduzido e depois aparece tal e qual: {things}.',
    states:
      'Cada um destes estados aparece naquilo que nele se encontra: {things}. A acordar: qual pode seguir-se a qual e quem o muda.',
    choice: 'Cada uma destas opções pode ser escolhida e depois aparece escolhida: {things}.',
    bounds: {
      hours: '{quantity}: assim do primeiro ao último minuto; um minuto antes ou depois, não.',
      moment: '{quantity}: logo antes ainda não, logo depois sim.',
      exact: '{quantity}: exatamente assim, nem {under} nem {over}.',
      atMost: '{quantity}: {at} ainda é permitido, {over} já não.',
      inTime: '{quantity}: {at} ainda é a tempo; {over} é tarde demais.',
      faster: '{quantity}: {under} ainda é a tempo; {at} é tarde demais.',
      goneBy: '{quantity}: com {at} ainda pode existir; com {over} já não.',
      cost: '{quantity}: todos os custos deste tipo, listados um a um, não somam mais do que isto.',
      learn: '{quantity}: alguém que nunca o viu faz os passos principais nesse tempo, sem ajuda.',
      below: '{quantity}: aplica-se com {under}, não com {at}.',
      atLeast: '{quantity}: {at} basta, {under} não.',
      above: '{quantity}: aplica-se com {over}, não com {at}.',
      every:
        '{quantity}: observado em três destes períodos seguidos, acontece uma vez em cada um; nenhum falta.',
      after: '{quantity}: com {under} ainda não, com {at} já sim.',
      range: '{quantity}: os dois extremos estão incluídos; {under} e {over}, não.',
      by: '{quantity}: a tempo logo antes, tarde logo depois.',
      latest: '{quantity}: a tempo se faltam {at}; tarde se faltam {under}.',
      ahead: '{quantity}: ainda não quando faltam {over}; sim quando faltam {at}.',
      window: '{quantity}: o que está a {at} está incluído, o que está a {over} não.',
      lasting: '{quantity}: após {under} ainda é assim, após {at} terminou.',
      ended: '{quantity}: com {under} ainda é possível; a partir de {at} é recusado.',
      nearest: '{quantity}: com {over}, um fica de fora.',
    },
    openNumber:
      '{quantity}: a acordar: no mínimo, no máximo ou exatamente? Depois, testar com {under}, {at} e {over}.',
    outcome: '{quantity}: com {yes}, {outcome}; com {no}, isso não se aplica.',
    timeOut:
      '{quantity}: com {no} ainda nada; a partir de {yes}, {outcome}. Se foi feito a tempo, nunca acontece.',
    missed:
      '{quantity}: logo antes ainda nada; logo depois, {outcome}. Se foi feito a tempo, nunca acontece.',
    share: '{quantity}: de 200, são {sum}.',
    shareEach: '{quantity}: de 200, são {sum} por um e {triple} por três.',
    rate: '{quantity}: por três, são {triple}.',
    once: '{quote}: da primeira vez funciona; uma segunda é recusada e não altera nada.',
    waits:
      '{quantity}: com {no}, avança logo; com {yes}, espera até que isto seja feito: {outcome}.',
    denied: '{object}: qualquer tentativa de o contornar é recusada e nada muda.',
    deniedCase:
      '{object}: qualquer tentativa de o contornar é recusada e não altera nada; onde a condição o permite, a mesma tentativa funciona.',
    hidden:
      '{object}: quem fica excluído não o encontra em nenhuma página, lista ou pesquisa, e os dados enviados não o contêm.',
    others: '{quote}: a mesma tentativa por qualquer outra pessoa é recusada e nada muda.',
    undecided: 'Só se testa depois de decidido: {quote}',
  },
  questions: {
    contradiction: 'Podem valer os dois: {one} e {other}? Se não, qual?',
    undecided: 'Ficou em aberto na ideia: {quote}. Quem decide, e até quando?',
    vague: 'Como mediria um teste {quote} em {where}?',
    noMeasure: 'Por qual número, e até quando, vocês saberão que funciona?',
    noRole: 'Quem faz isto: {quote}?',
    idleRole: 'O que {quote} pode fazer e ver, e o que não?',
    noType: 'Que tipo de produto é e o que se faz primeiro com ele?',
    beyondLimit: 'O que acontece para além do limite em {quote}?',
    unread: 'Quais das afirmações citadas são requisitos?',
  },
  houseRules: [
    'O que a ideia não atribui a nenhum papel é recusado pelo servidor até haver decisão, e não apenas escondido.',
    'Os horários são exibidos no fuso horário de quem lê.',
    'O que é guardado existe uma só vez, mesmo após um clique duplo, uma recarga ou uma falha de ligação.',
    'O que é recusado indica o motivo e guarda o que foi introduzido; onde ainda não há nada, a página diz isso; uma mensagem que não pode ser entregue aparece como falhada.',
  ],
};
