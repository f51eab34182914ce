import type { DocumentWords } from '../documentWords';

/** Portuguese words of the documents. */
export const pt: DocumentWords = {
  quotation: '“{text}”',
  comma: ', ',
  decimalPoint: ',',
  prd: 'Documento de Requisitos do Produto',
  frd: 'Documento de Requisitos Funcionais',
  workingTitle: '{label} (título provisório)',
  untitled: 'Ideia sem título',
  honesty:
    'Nenhum modelo de linguagem escreveu isto: regras ordenaram a sua ideia. As linhas marcadas com U, G, R, C, N e B citam a ideia palavra por palavra; todo o resto foi acrescentado e está indicado como tal.',
  connect:
    'Para que um modelo escreva, defina OPENAI_API_KEY ou OPENAI_BASE_URL no servidor e reinicie-o.',
  sorted: '{sorted} de {all} afirmações dizem o que o produto deve ser ({counts}).',
  unsorted:
    'As outras {rest} são citadas como contexto: as suas palavras não dizem o que o produto faz. Confira se nenhuma é um requisito.',
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
    contradictions: 'Contradições',
    background: 'Contexto',
    questions: 'Questões em aberto',
    suggestions: 'Típico deste tipo ({label}), ausente da sua ideia',
    risks: 'Riscos conhecidos deste tipo ({label}), ausentes da sua ideia',
    permissions: 'Quem faz o quê',
    entities: 'Dados e estados',
    houseRules: 'Regras da casa (não constam da sua ideia)',
  },
  none: {
    users: 'A ideia não menciona usuários.',
    goals: 'Nenhum objetivo foi encontrado na ideia.',
    requirements: 'Nada foi encontrado na ideia sobre o que o produto faz.',
    constraints: 'Nenhuma foi encontrada na ideia.',
    exclusions: 'Nada foi encontrado na ideia.',
  },
  priorities: { must: 'Obrigatório', should: 'Desejável', could: 'Possível' },
  notes: {
    namedIn: 'ver {ids}',
    reasonFor: 'o motivo de {id}',
    purposeOf: 'a finalidade de {id}',
    continues: 'continua {id}: {quote}',
    undecided: 'por decidir, ver {id}',
    struck: 'riscado na ideia',
    conflict: 'em contradição, ver {id}',
    who: 'Quem: {who}',
    under: 'Em: {heading}',
    why: 'Porquê: {quote} ({id})',
    alongside: 'Ter também em conta: {ids}',
    unchecked: 'Das palavras de {ids} não resulta nenhum teste: combinem um para cada.',
    excludedYetAsked: 'excluído e pedido ao mesmo tempo',
    sideA: 'Lado A',
    sideB: 'Lado B',
    role: 'Papel',
    does: 'Faz',
    ruledOut: 'Excluído',
    alsoSaid: 'Dito em conjunto: {quote} ({id})',
  },
  every: /(?<!\p{L})(?:cada|todos\sos|todas\sas)\s(?!vez|um|uma)\p{L}+/u,
  criteria: {
    condition: 'Dado {given}, então {then}.',
    each: 'Cada um destes elementos está presente, testado um a um: {things}.',
    bounds: {
      atMost: '{quantity}: {at} atende, {over} não.',
      below: '{quantity}: {under} atende, {at} não.',
      atLeast: '{quantity}: {at} atende, {under} não.',
      above: '{quantity}: {over} atende, {at} não.',
      every: '{quantity}: dois seguidos têm essa distância, sem nenhum omitido nem repetido.',
      after: '{quantity}: com {under} ainda não; com {at}, sim.',
      range: '{quantity}: os dois extremos contam; {under} e {over} não.',
      by: '{quantity}: decidir se esse dia ainda conta.',
      exactly:
        '{quantity}: exatamente isto ou um limite? Combinar e depois testar o próprio valor.',
    },
    around: '{quantity}: testar nesse valor e dos dois lados.',
    literal: '{quantity}: testar com este valor exato.',
    actions: [
      {
        verbs: /^(?:busca|procur|pesquis|filtr)/u,
        check:
          '{object}: a pesquisa acha um registro conhecido, informa quando nada corresponde e pode ser limpa.',
      },
      {
        verbs: /^(?:avis|notific|lembr)/u,
        check: '{object}: chega uma vez por ocasião, diz qual é e leva até ela.',
      },
      {
        verbs: /^(?:anex|carreg)/u,
        check:
          '{object}: um arquivo grande demais ou do tipo errado é recusado com o motivo; um arquivo válido pode ser aberto de novo.',
      },
      {
        verbs: /^(?:reserv|agend)/u,
        check:
          '{object}: de duas pessoas que tentam no mesmo instante, uma consegue e a outra é avisada.',
      },
      {
        verbs: /^(?:aprov|rejeit)/u,
        check:
          '{object}: aceito, recusado e ainda pendente têm aparência diferente, e cada um indica quem decidiu e quando.',
      },
      {
        verbs: /^(?:export|baix|descarreg|imprim)/u,
        check:
          '{object}: o que chega pode ser aberto em outro lugar e contém o que a tela mostrava.',
      },
      {
        verbs: /^(?:apag|exclu|elimin)/u,
        check:
          '{object}: desaparece de todas as listas e buscas, e está definido o que acontece com o que dependia dele.',
      },
      {
        verbs: /^(?:calcul|som)/u,
        check: '{object}: três exemplos calculados à mão conferem, um deles sem nada para contar.',
      },
    ],
    every: '{thing}: testar com o primeiro, outro e o último.',
    purpose: 'A finalidade é alcançada: {quote} ({id}).',
    unclear:
      'Em {text} ainda não há nada que testar. Falta dizer quando acontece e o que se vê então.',
    unclearWho:
      'Em {text} ainda não há nada que testar. Falta dizer quem o faz, quando e o que se vê então.',
  },
  questions: {
    contradiction: 'O que vale: {one} ou {other}?',
    undecided: 'Ficou em aberto na ideia: {quote}. Quem decide, e até quando?',
    vague: 'Como mediria um teste {quote} em {where}?',
    noMeasure: 'Por qual número, e até quando, vocês saberão que funciona?',
    noRole: 'Quem faz isto: {quote}?',
    dateWithoutYear: 'De que ano, e o que é adiado primeiro se {quote} não puder ser cumprido?',
    conditionElse: 'O que acontece quando isto não ocorre: {quote}?',
    noType: 'Que tipo de produto é e o que se faz primeiro com ele?',
    beyondLimit: 'O que acontece para além do limite em {quote}?',
    unread: 'Quais das afirmações citadas são requisitos?',
  },
  houseRules: [
    'Um erro diz o que aconteceu e preserva o que já foi digitado.',
    'O que a ideia não atribui a nenhum papel é recusado pelo servidor até haver decisão, e não apenas escondido.',
    'Os horários são exibidos no fuso horário de quem lê.',
    'Cada lista está certa vazia, com um registo e com mais do que cabe no ecrã.',
    'O que é guardado existe uma só vez, mesmo após um clique duplo, uma recarga ou uma falha de ligação.',
  ],
};
