import type { DocumentWords } from '../documentWords';
import { ptActs } from './acts/pt';
import { ptQuestions } from './questions/pt';

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
  workingTitle: '{label} (título provisório)',
  honesty:
    'Nenhum modelo de linguagem escreveu isto: regras ordenaram a sua ideia. As linhas marcadas com U, G, R, C, N e B citam a ideia palavra por palavra; todo o resto foi acrescentado e está indicado como tal.',
  connect:
    'Para que um modelo escreva, defina OPENAI_API_KEY ou OPENAI_BASE_URL no servidor e reinicie-o.',
  sorted: '{all} de {all} afirmações classificadas.',
  unsorted:
    '{rest} delas estão em “Contexto” porque as suas palavras não dizem o que o produto faz: verifique se nenhuma é um requisito.',
  unreadLanguage:
    'As regras não leem este idioma: cada afirmação é citada tal como está, em Contexto.',
  typeLine: 'Parece ser: {label}',
  noType: 'Que tipo de produto é? A ideia não esclarece, por isso nada de típico é sugerido.',
  headings: {
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
    permissions: 'Quem faz o quê',
    limits: 'Números e limites',
    entities: 'Dados e estados',
    houseRules: 'Regras da casa (não constam da sua ideia)',
  },
  none: {
    users: 'A ideia não menciona usuários.',
    goals: 'Nenhum objetivo foi encontrado na ideia.',
    perhapsGoals: 'Para que serve talvez se leia aqui: {ids}.',
    requirements: 'Nada foi encontrado na ideia sobre o que o produto faz.',
    constraints: 'Nenhuma foi encontrada na ideia.',
    exclusions: 'Nada foi encontrado na ideia.',
  },
  priorities: { must: 'Obrigatório', should: 'Desejável', could: 'Possível' },
  notes: {
    namedIn: 'ver {ids}',
    reasonFor: 'o motivo de {id}',
    continues: 'continua {id}: {quote}',
    undecided: 'por decidir, ver {id}',
    struck: 'riscado na ideia',
    conflict: 'possível contradição, ver {id}',
    who: 'Quem: {who}',
    under: 'Em: {heading}',
    why: 'Porquê: {quote} ({id})',
    sideA: 'Lado A',
    sideB: 'Lado B',
    role: 'Papel',
    does: 'Faz',
    ruledOut: 'Excluído',
    alsoSaid: 'Dito em conjunto: {quote} ({id})',
    number: 'Número',
    openIn: 'Em aberto: {ids}',
    legend:
      'Os critérios usam as palavras da ideia. “Acrescentado” indica uma verificação habitual nesse tipo de ação; “A acordar”, o que um teste precisa e a ideia deixa em aberto.',
  },
  example: /(?<!\p{L})(?:por exemplo|p\.\s?ex\.)\W+(?:\p{L}+\W+){0,6}$/u,
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
      begins: /^(?:a menos)/iu,
      check: '{then} em todos os casos menos um: {given}. Testar esse e outro.',
    },
  ],
  lasting: /(?<!\p{L})(?:durante|por|duram?|válid[oa]s?)\s+[\p{N}\p{L}]+\s\p{L}+$/u,
  window: /(?<!\p{L})(?:últim[oa]s|próxim[oa]s|seguintes|anteriores|passad[oa]s)(?!\p{L})/u,
  acts: ptActs,
  actQuestions: ptQuestions,
  criteria: {
    condition: 'Quando {given}, então {then}; caso contrário, não.',
    circumstance: 'Testar dos dois lados de {given}: {then} só vale de um lado.',
    each: 'Todos estes elementos existem; testar um a um: {things}.',
    choice: 'Cada uma destas opções pode ser escolhida e depois aparece escolhida: {things}.',
    either: '{quote}: testar um caso para cada resposta possível.',
    bounds: {
      atMost: '{quantity}: {at} ainda é permitido, {over} já não.',
      below: '{quantity}: aplica-se com {under}, não com {at}.',
      atLeast: '{quantity}: {at} basta, {under} não.',
      above: '{quantity}: aplica-se com {over}, não com {at}.',
      every:
        '{quantity}: observado em três destes períodos seguidos, acontece uma vez em cada um; nenhum falta.',
      after: '{quantity}: com {under} ainda não, com {at} já sim.',
      range: '{quantity}: os dois extremos estão incluídos; {under} e {over}, não.',
      by: '{quantity}: a tempo logo antes, tarde logo depois.',
      latest: '{quantity}: a tempo se faltam {at}; tarde se faltam {under}.',
      ahead:
        '{quantity}: ainda não quando faltam {over}; sim quando faltam {at}. A acordar: o que acontece se desde o início faltar menos.',
      window: '{quantity}: o que está a {at} está incluído, o que está a {over} não.',
      lasting: '{quantity}: após {under} ainda é assim, após {at} terminou.',
    },
    outcome: '{quantity}: com {yes}, {outcome}; com {no}, não.',
    example: '{quantity}: um exemplo. Acordar o resultado e testá-lo.',
    exact: '{quantity}: exatamente assim onde se use ou se mostre.',
    agree:
      'A acordar: quanto se pode afastar de {quantity}? Depois, testar logo dentro e logo fora dessa margem.',
    added: 'Acrescentado: {check}',
    denied: '{object}: qualquer tentativa é recusada, também por um link direto, e nada muda.',
    others: '{quote} num papel que não seja {who}: recusado, e nada muda.',
    holds:
      'A acordar: o que faz e o que vê quem testa quando {quote} se cumpre, e o que vê quando não?',
    tried:
      'Percorrido como {who}: {quote}. A acordar: o que se vê depois, quem o vê e quem não o pode fazer.',
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
  ],
};
