import type { ActionTable } from './actionWords';

/** Portuguese actions. Verbs go by their action in the lexicon, besides these. */
export const ptActions: ActionTable = {
  endpoint: {
    things: /(?<!\p{L})(?:get|post|put|patch|delete|head)\s\/\S|webhook|endpoint/u,
    check: '{object}: com uma chamada válida, a resposta tem os campos e tipos descritos.',
    fails:
      'Chamada malformada, identificador desconhecido ou chave ausente: um código de erro descrito, e nada muda.',
  },
  pay: {
    check: '{object}: o valor mostrado é cobrado exatamente uma vez, com recibo.',
    fails:
      'Pagamento recusado ou interrompido: nada é cobrado, a pessoa fica a saber e uma segunda tentativa não cobra duas vezes.',
  },
  signIn: {
    fails:
      'Prova errada, expirada ou já usada: recusada sem dizer que parte falhou; após várias tentativas é preciso esperar.',
  },
  remove: {
    verbs: /^(?:cancel|desmarc|anul)/u,
    check:
      '{object}: depois nenhuma lista ou pesquisa o oferece, e o que dependia dele fica resolvido.',
    fails:
      'Apagado, fechado ou cancelado por engano ou por dois ao mesmo tempo: o segundo fica a saber que já está feito; se dá para desfazer, diz-se antes.',
  },
  book: {
    check:
      '{object}: havendo um livre e duas tentativas ao mesmo tempo, uma pessoa consegue e a outra é avisada.',
    fails:
      'Ocupado, bloqueado ou tarde demais: nada fica retido, e oferece-se o que ainda está livre.',
  },
  approve: {
    check: '{object}: uma vez decidido, todos os envolvidos veem o estado, quem decidiu e quando.',
    fails:
      'Decidido ou assinado duas vezes, por quem não deve ou após uma alteração: recusado; o que foi assinado fica como estava.',
  },
  upload: {
    check: '{object}: um ficheiro ou código bom fica lá para quem o pode ver, e abre-se.',
    fails:
      'Ficheiro grande demais, do tipo errado ou cortado, ou código ilegível: recusado com o limite ou o motivo, e o que lá estava fica.',
  },
  transfer: {
    check:
      '{object}: o que sai abre-se noutro programa e coincide linha a linha com dados conhecidos.',
    fails: 'Nada para dar, ou interrompido a meio: diz-se, e nenhuma metade passa pelo todo.',
  },
  search: {
    check: '{object}: de um registo que serve e de um que não serve, só o primeiro é encontrado.',
    fails: 'Nada serve: diz-se e mantém-se o pedido, para o alargar.',
  },
  notify: {
    verbs: /^(?:receb)/u,
    check:
      '{object}: se o caso ocorre, chega uma só vez, à pessoa certa e com o motivo; senão, não chega nada.',
    fails:
      'Não é entregue ou chega duas vezes: quem conta com isso vê a falha, e uma repetição reconhece-se.',
  },
  message: {
    check:
      '{object}: o que um lado envia fica igual no outro, com autor e hora, na ordem de envio.',
    fails: 'Sem resposta, ou o outro lado já saiu: quem escreve vê que ninguém leu.',
  },
  assign: {
    check: '{object}: a cada momento pertence a exatamente um, e quem o cede ou recebe vê isso.',
    fails: 'Não há quem aceite, ou a pessoa saiu: fica visivelmente em aberto e alguém é avisado.',
  },
  calculate: {
    check: '{object}: três exemplos feitos à mão batem certo, um deles sem nada a contar.',
    fails:
      'Falta um valor ou é impossível: nenhum número antes de um errado, e diz-se o que falta.',
  },
  check: {
    check: '{object}: de um caso que cumpre por pouco e de um que não, só o primeiro passa.',
    fails:
      'Não se consegue verificar agora: o caso espera e fica assim marcado, nem aceite nem recusado.',
  },
  sync: {
    check:
      '{object}: uma alteração num lado aparece no outro uma só vez e sem mudanças, também depois de uma falha.',
    fails:
      'O outro lado não responde, ou ambos mudaram o mesmo: o trabalho segue, recupera-se depois e o conflito é mostrado.',
  },
  measure: {
    fails:
      'A fonte cala-se ou dá valores absurdos: a falha vê-se como falha, e ninguém toma um valor velho por novo.',
  },
  create: {
    check:
      '{object}: com valores válidos, após recarregar existe uma só vez, com cada valor como foi introduzido.',
    fails: 'Falta um valor, é impossível ou já existe: recusado nesse campo, e o resto mantém-se.',
  },
  organise: {
    verbs: /^(?:remarc|mud|troc|alter)/u,
    check: '{object}: depois fica assim para todos os que o veem, também após recarregar.',
  },
  show: {
    check:
      '{object}: veem-se exatamente os dados introduzidos para o teste, e a sua alteração na consulta seguinte.',
  },
  report: {
    things: /(?<!\p{L})(?:relatórios?|resumos?|listagem|lista|estatísticas?|csv|pdf)(?!\p{L})/u,
    check:
      '{object}: contém exatamente o que deve, verificado com dados conhecidos; sem dados, di-lo.',
  },
  only: {
    things:
      /só (?:a|as|o|os|quem|pode|podem)|somente|apenas (?:a|as|o|os|quem)|mais ninguém|ninguém mais/u,
    check: '{object}: o que isto exclui é recusado ou não aparece, nem pelo endereço direto.',
  },
};
