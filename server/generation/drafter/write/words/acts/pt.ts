import type { ActTable } from './actTable';

/** What a test of each act looks at, in Portuguese. */
export const ptActs: ActTable = {
  upload: {
    check: '{object}: um ficheiro ou código bom fica lá para quem o pode ver, e abre-se.',
    fails:
      'Ficheiro grande demais, do tipo errado ou cortado, ou código ilegível: recusado com o limite ou o motivo, e o que lá estava fica.',
  },
  notify: {
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
  create: {
    check:
      '{object}: com valores válidos, após recarregar existe uma só vez, com cada valor como foi introduzido.',
    fails: 'Falta um valor, é impossível ou já existe: recusado nesse campo, e o resto mantém-se.',
  },
  edit: {
    check: '{object}: depois fica assim para todos os que o veem, também após recarregar.',
  },
  remove: {
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
  pay: {
    check: '{object}: o valor mostrado é cobrado exatamente uma vez, com recibo.',
    fails:
      'Pagamento recusado ou interrompido: nada é cobrado, a pessoa fica a saber e uma segunda tentativa não cobra duas vezes.',
  },
  approve: {
    check: '{object}: uma vez decidido, todos os envolvidos veem o estado, quem decidiu e quando.',
    fails:
      'Decidido ou assinado duas vezes, por quem não deve ou após uma alteração: recusado; o que foi assinado fica como estava.',
  },
  rate: {
    check:
      '{object}: com três respostas diferentes, o resultado é o calculado à mão; uma segunda da mesma pessoa não conta a dobrar.',
  },
  search: {
    check: '{object}: de um registo que serve e de um que não serve, só o primeiro é encontrado.',
    fails: 'Nada serve: diz-se e mantém-se o pedido, para o alargar.',
  },
  show: {
    check:
      '{object}: veem-se exatamente os dados introduzidos para o teste, e a sua alteração na consulta seguinte.',
  },
  live: {
    check:
      '{object}: aberto em dois dispositivos, uma mudança aparece no outro em menos de 5 segundos sem recarregar.',
  },
  map: {
    check:
      '{object}: dois lugares de posição conhecida aparecem onde estão, e cada um abre os seus dados.',
  },
  report: {
    check:
      '{object}: contém exatamente o que deve, verificado com dados conhecidos; sem dados, di-lo.',
  },
  calculate: {
    check: '{object}: três exemplos feitos à mão batem certo, um deles sem nada a contar.',
    fails:
      'Falta um valor ou é impossível: nenhum número antes de um errado, e diz-se o que falta.',
  },
  export: {
    check:
      '{object}: o que sai abre-se noutro programa e coincide linha a linha com dados conhecidos.',
    fails: 'Nada para dar, ou interrompido a meio: diz-se, e nenhuma metade passa pelo todo.',
  },
  print: {
    check:
      '{object}: na impressora e no papel previstos nada fica cortado, cada peça sai uma vez, nomes e códigos leem-se.',
  },
  scan: {
    check:
      '{object}: um código válido leva exatamente àquilo a que pertence; lido duas vezes seguidas conta uma; um desconhecido diz isso.',
  },
  signIn: {
    check:
      '{object}: tentam uma pessoa com acesso e outra sem: a primeira chega ao que é seu, a segunda só ao que não o exige.',
    fails:
      'Prova errada, expirada ou já usada: recusada sem dizer que parte falhou; após várias tentativas é preciso esperar.',
  },
  restrict: {
    check: '{object}: o que isto exclui é recusado ou não aparece, nem pelo endereço direto.',
  },
  publish: {
    check:
      '{object}: alguém sem conta encontra-o e abre-o; o que não foi publicado não se alcança nem pelo endereço direto.',
  },
  assign: {
    check: '{object}: a cada momento pertence a exatamente um, e quem o cede ou recebe vê isso.',
    fails: 'Não há quem aceite, ou a pessoa saiu: fica visivelmente em aberto e alguém é avisado.',
  },
  unique: {
    check:
      '{object}: se já existe um, um segundo é recusado e mostra-se o primeiro; de duas tentativas ao mesmo tempo fica uma.',
  },
  limit: {
    check:
      '{object}: exatamente no limite ainda funciona; um passo além é recusado, com o nome do limite.',
  },
  queue: {
    check:
      '{object}: de três pessoas em ordem conhecida, se a primeira sai, a segunda avança e sabe-o; ninguém é saltado.',
  },
  choose: {
    check:
      '{object}: cada resposta possível pode ser dada, mantém-se após recarregar e chega a quem precisa; uma nova substitui a antiga.',
  },
  schedule: {
    check:
      '{object}: posto num dia e hora, está lá para todos os envolvidos, também depois da meia-noite e na mudança da hora.',
  },
  sync: {
    check:
      '{object}: uma alteração num lado aparece no outro uma só vez e sem mudanças, também depois de uma falha.',
    fails:
      'O outro lado não responde, ou ambos mudaram o mesmo: o trabalho segue, recupera-se depois e o conflito é mostrado.',
  },
  import: {
    check:
      '{object}: de dez registos, um com erro, nove passam sem alteração e o errado é indicado com o seu lugar.',
  },
  measure: {
    check: '{object}: um valor conhecido na fonte chega igual, com hora e unidade.',
    fails:
      'A fonte cala-se ou dá valores absurdos: a falha vê-se como falha, e ninguém toma um valor velho por novo.',
  },
  history: {
    check:
      '{object}: duas entradas de duas pessoas encontram-se mais tarde, intactas e por ordem, com autor e hora.',
  },
  draw: {
    check:
      '{object}: uma marca no canto e outra no meio estão no mesmo sítio depois de guardar, também noutro ecrã.',
  },
  media: {
    check:
      '{object}: começa em 2 segundos, pode parar e continuar no mesmo ponto e está completo até ao fim.',
  },
  suggest: {
    check:
      '{object}: em três casos conhecidos cada proposta serve aos dados; recusada, não muda nada.',
  },
  play: {
    check:
      '{object}: jogado uma vez pelas regras e outra com uma jogada proibida: estado e pontos estão certos, a proibida não tem efeito.',
  },
  resume: {
    check: '{object}: fechado a meio e aberto no dia seguinte, tudo está como ficou.',
  },
  lend: {
    check:
      '{object}: enquanto está fora, mostra quem o tem e desde quando; devolvido, fica logo livre.',
  },
  stock: {
    check:
      '{object}: de uma quantidade conhecida, após uma entrada e duas saídas o número está certo; em zero não sai mais.',
  },
  expire: {
    check: '{object}: mesmo antes nada mudou; logo depois vale para todos, sem ninguém fazer nada.',
  },
  time: {
    check:
      '{object}: ao lado de outro relógio desvia-se menos de um segundo, também após uma pausa e com o ecrã apagado.',
  },
  control: {
    check:
      '{object}: em 2 segundos o aparelho fê-lo e indica o novo estado; premido duas vezes acontece uma.',
  },
  join: {
    check:
      '{object}: quem foi convidado entra e vê o que os outros veem; um estranho com a mesma ligação não.',
  },
  endpoint: {
    check: '{object}: com uma chamada válida, a resposta tem os campos e tipos descritos.',
    fails:
      'Chamada malformada, identificador desconhecido ou chave ausente: um código de erro descrito, e nada muda.',
  },
  offline: {
    check:
      '{object}: com a ligação desligada os mesmos passos funcionam; quando volta, tudo chega exatamente uma vez.',
  },
  privacy: {
    check:
      '{object}: o que se guarda e envia de uma pessoa de teste não vai além disto; depois de apagado nada se encontra.',
  },
  platform: {
    check: '{object}: cada requisito é percorrido ali uma vez, na versão mais antiga em uso.',
  },
  access: {
    check:
      '{object}: uma pessoa que precisa disto faz sozinha a tarefa principal, com o texto a dobrar e um contraste de 4,5 para 1.',
  },
  language: {
    check:
      '{object}: em cada língua estão todos os textos, datas e mensagens, nenhum fica noutra e o mais longo não é cortado.',
  },
  speed: {
    check:
      '{object}: medido dez vezes com dados realistas no aparelho mais lento em uso; conta o tempo mais longo.',
  },
  simple: {
    check:
      '{object}: três pessoas que nunca o viram fazem a tarefa principal sem perguntar; anota-se onde hesitam.',
  },
  free: {
    check: '{object}: percorrido do início ao fim, nenhum passo pede ou mostra outra coisa.',
  },
};
