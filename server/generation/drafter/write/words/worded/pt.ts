import type { WordedTable } from './wordedTable';

/** Portuguese tests of words that say exactly what to look at. */
export const ptWorded: WordedTable = {
  sorted:
    '{quote}: dois registos que diferem nisto aparecem por esta ordem, seja qual for o primeiro introduzido.',
  perUnit:
    '{quote}: com registos conhecidos para dois de cada, cada um tem os seus e todos os valores estão certos.',
  ofDay: '{quote}: de três registos, de ontem, de hoje e de amanhã, só se vê o de hoje.',
  withoutAccount: '{quote}: num navegador novo chega-se ao fim e nada pede para iniciar sessão.',
  filtered:
    '{quote}: cada um destes dados encontra um registo com o valor procurado e nenhum com outro.',
  onlySeen: '{quote}: nada mais está na página nem nos dados que lhe são enviados.',
  dayBefore: '{quote}: dois dias antes nada; na véspera, uma só vez; depois não se repete.',
  marked:
    '{quote}: este registo mostra-o depois a todos os que o veem, também depois de recarregar; o do lado, não.',
  own: '{quote}: de dois com dados diferentes, cada um tem ou vê os seus e nada do outro, nem pelo endereço.',
  offline:
    '{quote}: com a ligação desligada os mesmos passos funcionam; quando volta, tudo chega exatamente uma vez.',
  import:
    '{quote}: depois cada linha aparece com os seus valores; um ficheiro com uma linha errada é recusado e a mensagem indica a linha.',
  export:
    '{quote}: aberto noutro programa, o conteúdo coincide registo a registo com dados conhecidos.',
  print: '{quote}: no papel usado nada fica cortado e tudo se lê.',
  scan: '{quote}: um código válido leva àquilo a que pertence; um desconhecido é assinalado e nada muda.',
  deadline: '{quote}: a tempo logo antes, tarde logo depois.',
  unique: '{quote}: dois criados no mesmo momento têm diferentes, e nenhum é atribuído duas vezes.',
  devices: '{quote}: em cada dispositivo aqui indicado, os passos principais funcionam até ao fim.',
  search: '{quote}: de um registo que serve e de um que não serve, só o primeiro é encontrado.',
  remove: '{quote}: depois nenhuma lista nem pesquisa o oferece como atual.',
  upload: '{quote}: a fotografia abre-se a partir deste registo tal como foi tirada.',
  history:
    '{quote}: duas entradas de duas pessoas encontram-se mais tarde, intactas e por ordem, com autor e hora.',
  howMany:
    '{quote}: coincide com a contagem à mão, também depois de mais um registo e depois de um ser retirado.',
  live: '{quote}: uma alteração num dispositivo aparece noutro já aberto, sem recarregar.',
  language:
    '{quote}: em cada língua estão todos os textos, datas e mensagens, e nenhum fica noutra.',
  sees: '{quote}: de duas entradas com valores conhecidos aparecem ambas, cada uma com os seus; alterada uma, aparece o novo valor.',
  seesIf: '{quote}: um caso em que é assim e outro em que não é, cada um mostrado corretamente.',
  enters:
    '{quote}: reaberto mais tarde, está lá uma só vez, com cada valor como foi introduzido. A acordar: que valores são obrigatórios?',
  changes: '{quote}: onde aparecia o valor antigo aparece o novo, também depois de recarregar.',
  books:
    '{quote}: duas pessoas tentam ao mesmo tempo ficar com o mesmo que está livre; uma consegue e a outra é avisada.',
  decides:
    '{quote}: um teste com sim e outro com não; cada um mostra depois a sua decisão a todos os envolvidos.',
  confirms:
    '{quote}: até lá aparece como pendente; depois como feito, com quem e quando, também após recarregar.',
  swaps:
    '{quote}: depois cada um está no lugar do outro para todos os que veem o plano, e ninguém nos dois.',
  told: '{quote}: sempre que há motivo, chega a essa pessoa e diz do que se trata; sem motivo, nada chega.',
  cancels:
    '{quote}: depois consta como cancelado para todos os que o veem e já não conta em lado nenhum.',
  assigns:
    '{quote}: depois fica com a pessoa indicada e com mais ninguém, e ambos os lados o veem.',
  chooses: '{quote}: reaberto, o escolhido consta como escolhido e o resto não.',
  computes:
    '{quote}: três exemplos calculados à mão dão o mesmo, um dos quais tem de ser arredondado.',
  file: '{quote}: o ficheiro abre-se a partir desta entrada, inalterado, para todos os que a podem ver.',
  paid: '{quote}: o montante devido é cobrado uma só vez; se o pagamento for recusado ou interrompido, nada é cobrado e a pessoa é avisada.',
  firstWins: '{quote}: duas pessoas fazem isto ao mesmo tempo; uma consegue e a outra é avisada.',
  oneStep: '{quote}: contado a partir da página onde começa, não é preciso mais do que isto.',
  ownOnly:
    '{quote}: tentado com o que é de outra pessoa, também pelo endereço, é recusado e não altera nada.',
  overlap:
    '{quote}: uma segunda que partilhe nem que seja o último momento da primeira é recusada, e a primeira fica como está.',
  approval: '{quote}: até isto ser feito, não conta e nada resulta disso; depois, sim.',
  anonymous:
    '{quote}: nenhuma página, mensagem ou exportação que outros recebem contém um nome ou algo que diga quem é.',
  automatic: '{quote}: acontece sem que ninguém faça nada, e uma vez de cada vez.',
  onMap: '{quote}: duas entradas em locais conhecidos estão nesses locais no mapa.',
  optional:
    '{quote}: se faltar, é possível guardar na mesma; se for introduzido, volta a aparecer.',
  recurring:
    '{quote}: observado em três destes dias seguidos, acontece uma vez em cada um e nunca entre eles.',
  delivered:
    '{quote}: com entradas conhecidas chega completo e certo, e ninguém a quem não diz respeito o recebe.',
  signedIn: '{quote}: sem iniciar sessão, nenhuma página mostra nada disso, nem pelo endereço.',
  required: '{quote}: sem isto é recusado e diz-se porquê; com isto, funciona.',
  comments: '{quote}: aparece aqui com o autor, também após recarregar, e em mais lado nenhum.',
  votes:
    '{quote}: o total coincide com uma contagem à mão, também após mais um voto; ninguém conta duas vezes.',
  moves:
    '{quote}: depois aparece no novo lugar ou horário e já não no antigo, para todos os que o veem.',
  blocks:
    '{quote}: a partir daí, qualquer tentativa de o usar é recusada com o motivo; uma vez desbloqueado, a mesma tentativa funciona.',
  shares:
    '{quote}: aqueles com quem é partilhado podem abri-lo; qualquer outro é recusado, também pelo endereço.',
  lends:
    '{quote}: enquanto está emprestado, isso é mostrado e mais ninguém o pode levar; depois de devolvido, volta a estar disponível.',
  pauses:
    '{quote}: durante a pausa nada disso acontece; depois continua, e nada do que foi inserido se perde.',
  joins:
    '{quote}: depois este nome está na lista exatamente uma vez, também após uma segunda tentativa.',
  merges: '{quote}: depois há um em vez de vários, com tudo o que estes continham.',
  rates:
    '{quote}: as avaliações de duas pessoas são mantidas, e qualquer total ou média é igual ao calculado à mão.',
  orders:
    '{quote}: a encomenda chega ao outro lado exatamente uma vez, com tudo como escolhido e o total calculado à mão.',
  sends:
    '{quote}: chega exatamente uma vez e completo àqueles a quem se destina, e a mais ninguém.',
  publishes:
    '{quote}: antes, aqueles a quem se destina não o encontram; depois sim, com tudo como inserido.',
};
