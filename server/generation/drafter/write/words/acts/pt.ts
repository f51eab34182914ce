import type { ActTable } from './actTable';

/** The criteria for each act, in Portuguese. */
export const ptActs: ActTable = {
  upload: '{object}: um ficheiro ou código bom fica lá para quem o pode ver, e abre-se.',
  notify:
    '{object}: se o caso ocorre, chega uma só vez, à pessoa certa e com o motivo; senão, não chega nada.',
  message:
    '{object}: o que um lado envia fica igual no outro, com autor e hora, na ordem de envio.',
  create:
    '{object}: guardado e aberto de novo, cada valor está como foi introduzido. A acordar: quais são obrigatórios e quais são recusados.',
  change: 'A acordar, para {object}: o que muda depois, para quem, e quando é recusado?',
  remove:
    '{object}: depois nenhuma lista ou pesquisa o oferece, e o que dependia dele fica resolvido.',
  book: '{object}: havendo um livre e duas tentativas ao mesmo tempo, uma pessoa consegue e a outra é avisada.',
  pay: '{object}: o valor mostrado é cobrado exatamente uma vez, com recibo.',
  approve: '{object}: uma vez decidido, todos os envolvidos veem o estado, quem decidiu e quando.',
  rate: '{object}: com três respostas diferentes, o resultado é o calculado à mão; uma segunda da mesma pessoa não conta a dobrar.',
  search: '{object}: de um registo que serve e de um que não serve, só o primeiro é encontrado.',
  show: '{object}: dois casos conhecidos e diferentes aparecem diferentes, cada um corretamente; após uma alteração vê-se o novo valor.',
  map: '{object}: dois lugares de posição conhecida aparecem onde estão, e cada um abre os seus dados.',
  report:
    '{object}: contém exatamente o que deve, verificado com dados conhecidos; sem dados, di-lo.',
  calculate: '{object}: três exemplos feitos à mão batem certo, um deles sem nada a contar.',
  export:
    '{object}: o que sai abre-se noutro programa e coincide linha a linha com dados conhecidos.',
  print:
    '{object}: na impressora e no papel previstos nada fica cortado, cada peça sai uma vez, nomes e códigos leem-se.',
  scan: '{object}: um código válido leva exatamente àquilo a que pertence; lido duas vezes seguidas conta uma; um desconhecido diz isso.',
  signIn:
    '{object}: tentam uma pessoa com acesso e outra sem: a primeira chega ao que é seu, a segunda só ao que não o exige.',
  restrict: '{object}: o que isto exclui é recusado ou não aparece, nem pelo endereço direto.',
  publish:
    '{object}: alguém sem conta encontra-o e abre-o; o que não foi publicado não se alcança nem pelo endereço direto.',
  assign: '{object}: a cada momento pertence a exatamente um, e quem o cede ou recebe vê isso.',
  unique:
    '{object}: se já existe um, um segundo é recusado e mostra-se o primeiro; de duas tentativas ao mesmo tempo fica uma.',
  queue:
    '{object}: de três pessoas em ordem conhecida, se a primeira sai, a segunda avança e sabe-o; ninguém é saltado.',
  sync: '{object}: uma alteração num lado aparece no outro uma só vez e sem mudanças, também depois de uma falha.',
  import:
    '{object}: de dez registos, um com erro, nove passam sem alteração e o errado é indicado com o seu lugar.',
  measure: '{object}: um valor conhecido na fonte chega igual, com hora e unidade.',
  history:
    '{object}: duas entradas de duas pessoas encontram-se mais tarde, intactas e por ordem, com autor e hora.',
  suggest:
    '{object}: em três casos conhecidos cada proposta serve aos dados; recusada, não muda nada.',
  lend: '{object}: enquanto está fora, mostra quem o tem e desde quando; devolvido, fica logo livre.',
  stock:
    '{object}: de uma quantidade conhecida, após uma entrada e duas saídas o número está certo; em zero não sai mais.',
  endpoint: '{object}: com uma chamada válida, a resposta tem os campos e tipos descritos.',
  offline:
    '{object}: com a ligação desligada os mesmos passos funcionam; quando volta, tudo chega exatamente uma vez.',
  privacy:
    '{object}: verificado com uma pessoa de teste: o que se guarda e envia, onde está e quem o pode abrir correspondem a isto.',
  platform: '{object}: cada requisito é percorrido uma vez exatamente nestas condições.',
  access:
    '{object}: uma pessoa que precisa disto faz sozinha a tarefa principal, com o texto a dobrar e um contraste de 4,5 para 1.',
  language:
    '{object}: em cada língua estão todos os textos, datas e mensagens, nenhum fica noutra e o mais longo não é cortado.',
};
