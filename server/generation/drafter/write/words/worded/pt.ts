import type { WordedTable } from './wordedTable';

/** Portuguese tests of words that say exactly what to look at. */
export const ptWorded: WordedTable = {
  sorted:
    '{quote}: os registos que diferem nisto aparecem por esta ordem, seja qual for o primeiro introduzido.',
  perUnit:
    '{quote}: com registos conhecidos para dois de cada, cada um é mostrado em separado e todos os valores estão certos.',
  ofDay: '{quote}: com um registo de ontem, um de hoje e um de amanhã, só se vê o de hoje.',
  withoutAccount:
    '{quote}: numa janela privada do navegador, funciona do início ao fim e nada pede para iniciar sessão.',
  filtered:
    '{quote}: cada um destes dados encontra um registo com o valor procurado e nenhum com outro valor.',
  onlySeen: '{quote}: nada mais está na página nem nos dados que lhe são enviados.',
  dayBefore:
    '{quote}: acontece uma só vez na véspera, e em nenhum outro dia, nem antes nem depois.',
  choice:
    '{quote}: cada um destes valores pode ser escolhido, só um de cada vez; mostra-se o último escolhido, também após recarregar.',
  marked: '{quote}: a marca continua lá após recarregar, e nenhum outro registo a tem.',
  onTop:
    '{quote}: de duas entradas em que só uma cumpre isto, essa aparece acima da outra, seja qual for a que foi introduzida primeiro.',
  eachTime: '{quote}: em cada um destes momentos acontece exatamente uma vez, e em mais nenhum.',
  own: '{quote}: de dois utilizadores com dados diferentes, cada um vê apenas os seus, mesmo ao abrir diretamente o URL do outro.',
  offline:
    '{quote}: com a ligação desligada, os mesmos passos funcionam; quando volta, nada do que foi introduzido entretanto se perdeu ou duplicou.',
  import:
    '{quote}: depois cada linha aparece com os seus valores; uma mensagem indica cada linha que não pôde ser lida.',
  export: '{quote}: aberto noutro programa, o ficheiro mostra os mesmos valores que a página.',
  print: '{quote}: no papel usado, nada fica cortado e tudo é legível.',
  scan: '{quote}: um código válido abre aquilo a que pertence; um desconhecido dá uma mensagem e não altera nada.',
  deadline: '{quote}: imediatamente antes, é a tempo; logo depois, é tarde demais.',
  unique:
    '{quote}: dois criados no mesmo momento são diferentes, e nenhum é alguma vez atribuído duas vezes.',
  search:
    '{quote}: com um registo que corresponde e um que não corresponde, só aparece o primeiro.',
  remove:
    '{quote}: depois não aparece em nenhuma lista de registos atuais nem em nenhuma pesquisa.',
  upload: '{quote}: aberta a partir deste registo, a fotografia aparece tal como foi tirada.',
  history:
    '{quote}: duas entradas feitas uma após a outra encontram-se ambas mais tarde, por ordem, cada uma com a sua hora.',
  live: '{quote}: uma alteração feita num dispositivo aparece noutro, já aberto, sem recarregar.',
  language:
    '{quote}: em cada língua estão presentes todos os textos, datas e mensagens, e nenhum está noutra língua.',
  books:
    '{quote}: quando duas pessoas tentam ao mesmo tempo ficar com o último que está livre, uma consegue e a outra é avisada de que já não está.',
  decides:
    '{quote}: testado uma vez com sim e uma com não; todos os envolvidos veem depois a decisão.',
  confirms:
    '{quote}: antes aparece como pendente; depois, como feito, com quem o fez e quando, também após recarregar.',
  swaps:
    '{quote}: depois, todos os que veem o plano encontram cada um no lugar do outro, e ninguém nos dois.',
  told: '{quote}: de cada vez, a mensagem chega a essa pessoa e diz do que se trata; sem motivo, nada é enviado.',
  cancels:
    '{quote}: depois, todos os que o veem encontram-no cancelado, e não conta em nenhum total.',
  assigns:
    '{quote}: depois aparece com a pessoa indicada e com mais ninguém, e ambos os lados o veem.',
  computes:
    '{quote}: três exemplos calculados à mão dão os mesmos resultados; um deles exige arredondamento.',
  file: '{quote}: todos os que podem ver a entrada podem abrir o ficheiro a partir dela, inalterado.',
  paid: '{quote}: o montante devido é cobrado exatamente uma vez; se o pagamento for recusado ou interrompido, nada é cobrado e quem paga é avisado.',
  firstWins:
    '{quote}: quando duas pessoas fazem isto ao mesmo tempo, uma consegue e a outra é avisada.',
  oneStep: '{quote}: contando a partir da página onde começa, não exige mais do que isto.',
  ownOnly:
    '{quote}: uma tentativa sobre o que é de outra pessoa, mesmo ao abrir diretamente o URL, é recusada e não altera nada.',
  overlap:
    '{quote}: uma segunda que se sobreponha à primeira por um só minuto é recusada, e a primeira fica inalterada.',
  approval: '{quote}: até isto ser feito, não conta e nada resulta disso; depois, sim.',
  anonymous:
    '{quote}: nenhuma página, mensagem ou exportação para outros contém um nome ou algo que revele quem é.',
  automatic: '{quote}: acontece sem que ninguém faça nada, e exatamente uma vez de cada vez.',
  onMap: '{quote}: duas entradas em locais conhecidos aparecem nesses locais no mapa.',
  optional:
    '{quote}: se ficar vazio, é possível guardar na mesma; se for preenchido, volta a aparecer.',
  recurring:
    '{quote}: observado três vezes seguidas, acontece exatamente uma vez de cada vez e nunca entre elas.',
  delivered: '{quote}: com registos conhecidos, tudo o que contém está certo e nada falta.',
  signedIn:
    '{quote}: sem iniciar sessão, nenhuma página mostra nada disso, nem ao abrir diretamente o seu URL.',
  required: '{quote}: sem isto, é recusado e a mensagem diz porquê; com isto, funciona.',
  comments: '{quote}: aparece aqui com o autor, também após recarregar, e em mais lado nenhum.',
  votes:
    '{quote}: o total coincide com uma contagem à mão, também após mais um voto, e ninguém é contado duas vezes.',
  moves:
    '{quote}: depois, todos os que o veem encontram-no no novo lugar ou horário e já não no antigo.',
  blocks:
    '{quote}: a partir daí, o que isto deve impedir é recusado com uma mensagem que diz porquê; uma vez levantado, volta a funcionar.',
  shares:
    '{quote}: aqueles com quem é partilhado podem abri-lo; qualquer outro é recusado, mesmo ao abrir diretamente o URL.',
  lends:
    '{quote}: enquanto está emprestado, aparece como emprestado e mais ninguém o pode levar; depois de devolvido, volta a estar disponível.',
  pauses:
    '{quote}: durante a pausa nada disso acontece; ao retomar, continua, e nada do que foi introduzido antes se perde.',
  joins:
    '{quote}: depois, este nome está na lista exatamente uma vez, também após uma segunda tentativa.',
  merges: '{quote}: depois há um em vez de vários, com tudo o que qualquer deles continha.',
  rates:
    '{quote}: se duas pessoas avaliarem, ambas as avaliações são mantidas, e qualquer total ou média é igual ao calculado à mão.',
  orders:
    '{quote}: a encomenda chega ao outro lado exatamente uma vez, com tudo como escolhido e com o total calculado à mão.',
  publishes:
    '{quote}: antes, aqueles a quem se destina não o conseguem encontrar; depois sim, com tudo como introduzido.',
  entered:
    '{quote}: introduzido uma vez com todos os dados, tudo volta a ser mostrado como foi introduzido, também após recarregar.',
  shown:
    '{quote}: com entradas conhecidas, o que se mostra coincide com elas, também depois de uma delas mudar.',
  matched: '{quote}: de um que serve e um que não serve, só o primeiro é proposto.',
  steps:
    '{quote}: leva-se um caso por estes passos, por ordem: depois de cada um, todos os envolvidos veem em que ponto está, e nenhum passo pode ser saltado.',
  ifOnly:
    '{quote}: tentado uma vez onde isto se aplica e outra onde não se aplica, só acontece da primeira vez.',
  linked: '{quote}: cada um dos dois abre-se a partir do outro, e nada mais se abre.',
  plays:
    '{quote}: o que foi gravado ou enviado reproduz-se do princípio ao fim num segundo aparelho.',
  chart:
    '{quote}: com valores conhecidos em três momentos, cada um está no seu lugar, e um em falta deixa um vazio.',
  external:
    '{quote}: com uma conta de teste do outro sistema, chegam lá os mesmos valores; se este não responder, quem iniciou a operação é avisado e nada se perde.',
  api: '{quote}: um pedido válido recebe a resposta descrita; um inválido recebe um erro que diz o que está mal, e não muda nada.',
  edits:
    '{quote}: depois, o novo valor aparece onde quer que estivesse o antigo, também após recarregar.',
  measured: '{quote}: comparado com uma leitura feita à mão no mesmo momento, o valor é o mesmo.',
  sends:
    '{quote}: chega exatamente uma vez, sem alterações, àqueles a quem se destina e a mais ninguém.',
  inTurn:
    '{quote}: de três que chegam um após o outro, cada um tem a sua vez por esta ordem; quem sai não faz perder o lugar a ninguém.',
  documented:
    '{quote}: com entradas conhecidas, o documento contém cada uma delas, e todos os números nele estão certos.',
  compared: '{quote}: com dois casos conhecidos, ambos estão lado a lado e vê-se cada diferença.',
  counted:
    '{quote}: ao acrescentar mais um, o número mostrado muda exatamente uma unidade; retirado esse, volta a ser o de antes.',
  played:
    '{quote}: em três tentativas como descrito, o jogo reage assim de cada vez, e não de outro modo.',
};
