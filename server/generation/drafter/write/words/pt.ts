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
  uncut: 'Demasiado longos para dividir: {ids}. Verifique o que contêm.',
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
    permissions: 'Quem pode fazer o quê',
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
      'A ideia não formula um objetivo. O que diz da situação ou da finalidade, nas suas palavras:',
    requirements: 'Nada foi encontrado na ideia sobre o que o produto faz.',
    constraints: 'Nenhuma foi encontrada na ideia.',
    exclusions: 'Nada foi encontrado na ideia.',
  },
  priorities: { must: 'Obrigatório', should: 'Desejável', could: 'Possível' },
  notes: {
    namedIn: 'ver {ids}',
    reasonFor: 'o motivo de {id}',
    continues: 'continua {id}',
    answers: 'sobre {question}',
    label: '{label} na ideia',
    undecided: 'por decidir, ver {id}',
    struck: 'riscado na ideia',
    conflict: 'possível contradição, ver {id}',
    sideA: 'Lado A',
    sideB: 'Lado B',
    entered: 'Campos',
    states: 'Estados',
    openIn: 'Em aberto: {ids}',
  },
  asking:
    /(?<!\p{L})(?:dizer|diz|dizem|saber?|sabem|ver|vê|veem|perguntam?|verificam?|decidem?|escolhem?|indicam?|mostram?)\s$/u,
  plainIf: /^(?:se|quando|sempre que|toda vez que|cada vez que|assim que|logo que|caso)\s+/iu,
  circumstances: [
    {
      begins: /^(?:depois|após)/iu,
      check:
        '{given}: imediatamente antes, {then} ainda não se verifica ou é recusado; logo depois, verifica-se.',
    },
    {
      begins: /^(?:até|enquanto)/iu,
      check:
        '{given}: até imediatamente antes do fim desse tempo, {then} verifica-se; logo depois, já não.',
    },
    {
      begins: /^(?:a menos|exceto|salvo)/iu,
      check: '{given}: nesse caso, {then} não se verifica; em qualquer outro, sim.',
    },
  ],
  worded: ptWorded,
  actQuestions: ptQuestions,
  criteria: {
    holds: 'Cumprido quando: {quote}',
    open: 'A acordar',
    openNumber: 'A acordar: {quote}',
    legend:
      '“A acordar”: as palavras do requisito não indicam nenhuma verificação. Acrescente um exemplo: dado o quê, quando quem faz o quê, então o quê.',
    condition: 'Quando {given}, então {then}.',
    each: 'Todos estes elementos estão presentes, verificados um a um: {things}.',
    entered:
      'Cada um destes dados pode ser introduzido e depois aparece exatamente como foi introduzido: {things}.',
    row: 'Onde quer que se use {what}, aplicam-se exatamente estes valores: {values}.',
    field: {
      required:
        'Salvar sem {what} é recusado com uma mensagem que nomeia {what}; tudo o mais que foi preenchido permanece.',
      optional: 'Salvar sem {what} é aceito.',
      conditional: 'Salvar sem {what} só é recusado como diz a tabela: {words}.',
      options: '{what}: só é possível escolher isto: {things}.',
      automatic: '{what} é preenchido sem que ninguém o digite.',
      entered: '{what} pode ser preenchido e depois é mostrado exatamente como foi preenchido.',
    },
    states:
      'O que está num destes estados mostra-o: {things}. A acordar: que estado pode seguir-se a qual e quem o altera.',
    bounds: {
      hours:
        '{quantity}: aplica-se do primeiro ao último minuto, mas não um minuto antes nem depois.',
      at: '{quantity}: imediatamente antes desta hora ainda não se aplica; a partir desta hora, sim.',
      atMost:
        '{quantity}: com {at}, é aceite; com {over}, é recusado com uma mensagem que indica o limite.',
      within: '{quantity}: após exatamente {at}, ainda é a tempo; após {over}, é tarde demais.',
      fast: '{quantity}: medido do início ao fim, com {under} cumpre-se e com {at} não se cumpre.',
      below: '{quantity}: aplica-se com {under}, mas não com {at}.',
      atLeast: '{quantity}: com {at} cumpre-se, mas com {under} não.',
      above: '{quantity}: aplica-se com {over}, mas não com {at}.',
      every:
        '{quantity}: observado durante três destes períodos seguidos, acontece exatamente uma vez em cada um.',
      after: '{quantity}: com {under}, ainda nada aconteceu; com {at}, acontece.',
      range: '{quantity}: ambos os valores extremos estão incluídos; {under} e {over} não.',
      by: '{quantity}: imediatamente antes, é a tempo; logo depois, é tarde demais.',
      latest:
        '{quantity}: com {at} pela frente, ainda é a tempo; com {under} pela frente, é tarde demais.',
      ahead:
        '{quantity}: com {over} pela frente, ainda nada acontece; com {at} pela frente, acontece.',
      near: '{quantity}: o que está a {at} está incluído; o que está a {over} não.',
      lasting: '{quantity}: após {under}, ainda vigora; após {at}, terminou.',
      nearest: '{quantity}: com {over}, só fica de fora o último nesta ordem.',
      exactly: '{quantity}: exatamente {at}; {under} ou {over} é um erro.',
      capacity:
        '{quantity}: testado com {at}, tudo funciona como de costume; para além disso, nada é prometido.',
      from: '{quantity}: aplica-se com {at}, mas não com {under}.',
      upTo: '{quantity}: aplica-se com {at}, mas não com {over}.',
      aheadMost: '{quantity}: faltando {over}, ainda não é possível; faltando {at}, já é.',
      kept: '{quantity}: até ao fim desse prazo, tudo continua lá, completo.',
    },
    outcome: '{quantity}: com {yes}, então {outcome}; com {no}, isto não se aplica.',
    late: '{quantity}: após exatamente {at}, ainda é a tempo; após {over}: {outcome}.',
    timeOut:
      '{quantity}: com {no}, ainda nada acontece; a partir de {yes}, {outcome}. Se foi feito a tempo, isto nunca acontece.',
    share: '{quantity}: de um montante de 200, são {sum}.',
    shareEach: '{quantity}: de um montante de 200, são {sum} por um e {triple} por três.',
    rate: '{quantity}: por três, o total é {triple}.',
    denied: '{object}: qualquer tentativa de violar esta regra é recusada e não altera nada.',
    deniedCase:
      '{object}: qualquer tentativa de violar esta regra é recusada e não altera nada; onde a condição o permite, a mesma tentativa funciona.',
    hidden:
      '{object}: quem está excluído não o encontra em nenhuma página, lista ou resultado de pesquisa, e nenhum dado que recebe o contém.',
    absent: '{quote}: não aparece em nenhuma página, mensagem ou definição.',
    others: '{quote}: a mesma tentativa por qualquer outra pessoa é recusada e não altera nada.',
    granted: '{roles}: {text} funciona.',
    refused: '{roles}: a tentativa ({text}) é recusada e não altera nada.',
    limited: '{roles}: {text} só funciona como diz a tabela, {words}.',
    extent: '{roles}, {text}: {words} funciona; tudo o resto é recusado e não altera nada.',
    undecided: 'Só se testa depois de isto ser decidido: {quote}',
  },
  questions: {
    contradiction: 'Podem valer os dois: {one} e {other}? Se não, qual?',
    undecided: 'Ficou em aberto na ideia: {quote}. Quem decide, e até quando?',
    vague: 'Como mediria um teste {quote} em {where}?',
    noMeasure: 'Por qual número, e até quando, vocês saberão que funciona?',
    idleRole: 'O que {quote} pode fazer e ver, e o que não?',
    noType: 'Que tipo de produto é e o que se faz primeiro com ele?',
    unread: 'Quais das afirmações citadas são requisitos?',
  },
  houseRules: {
    grants:
      'Uma ação que a ideia não concede a nenhum papel é recusada pelo servidor até que alguém decida quem a pode fazer.',
    zones: 'As horas são mostradas no fuso horário do utilizador.',
    saving:
      'Guardar cria exatamente um registo, mesmo após um clique duplo, uma recarga ou uma falha de ligação.',
    refusals:
      'Uma recusa indica o motivo e mantém o que foi introduzido; uma lista vazia diz que está vazia; uma mensagem que não pode ser entregue aparece como falhada.',
  },
};
