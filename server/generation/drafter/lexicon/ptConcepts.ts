import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** The concepts of Portuguese contradictions: as many ways as possible to name the same thing. */
export const ptConcepts: Oppositions['concepts'] = {
  without: phrases('sem'),
  none: phrases('nenhum, nenhuma'),
  no: phrases('não, nunca, jamais, ninguém, nenhum, nenhuma, nada, nem, proibid*'),
  all: phrases('tudo, nada, todos os dados, nenhum dado'),
  unless: phrases(
    'exceto, ninguém fora, ninguém de fora, salvo, senão, à noite, nos fins de semana, até lá, antes disso, a pedido, atualmente, agora, hoje, por enquanto, opcional, quem quiser, menos, não só',
  ),
  even: phrases('mesmo, também, até'),
  only: phrases('só, apenas, somente, exclusivamente'),
  ever: phrases('nunca, jamais, nada'),
  each: phrases('cada, por, todos, todas'),
  one: phrases('um, uma, um só, uma só'),
  most: phrases('nunca mais, não mais de'),
  if: phrases('se, quando, até'),
  others: phrases('outros, outras, alheios'),
  own: phrases('seu, sua, seus, suas, próprio, própria'),
  free: phrases(
    'grátis, gratuito, gratuita, gratuitos, gratuitas, de graça, não custa nada, ninguém paga, não paga nada, não pagam nada, sem pagar, zero euros, nem um cêntimo, nem um centavo, não se paga, sem custos, sem custo, sem mensalidade',
  ),
  price: phrases('€*, r$*, euro, euros, reais, cêntimos, centavos'),
  charge: phrases(
    'custa, custam, paga, pagam, pagar, preço, vende, comprar, cobra, cobramos, mensalidade, por mês, custará, cobra-se, é cobrado, taxa, paga-se, mensalidade de',
  ),
  earn: phrases(
    'comissão, assinatura, mensalidade, ganhar dinheiro, quota anual, ficamos com, receita, rentável, por cento de cada, taxa de serviço, cobramos',
  ),
  know: phrases('sabe, saber, saberá, descobrir, identificar, ver, vê'),
  who: phrases('quem, de quem'),
  traced: phrases('identificável, identificáveis, rastrear'),
  'by name': phrases(
    'nome completo, nome real, com o nome, pelo nome, nome e, número de funcionário, nome verdadeiro, nome e foto, o nome aparece, aparece o nome, nome do autor, assinado com',
  ),
  see: phrases(
    'vê, veem, ver, mostra, mostram, aparece, aparecem, visível, visíveis, lê, ler, consulta, abertas, abertos, olha, consultam, acede, acessa, lista, encontra, recupera',
  ),
  name: phrases('o nome do, o nome da, nomes, o nome'),
  contact: phrases('responde, liga, agradece'),
  author: phrases('autor, autora, remetente'),
  offline: phrases(
    'offline, modo avião, sem internet, sem sinal, sem rede, sem conexão, sem ligação à internet, sem wi-fi',
  ),
  net: phrases('internet, rede, sinal, ligação, conexão, wi-fi, cobertura'),
  live: phrases(
    'tempo real, ao vivo, instantaneamente, na hora, no mesmo instante, no momento, ao segundo',
  ),
  watch: phrases('vê, veem, ver, acompanha, acompanham, acompanhar, segue, assistir'),
  afar: phrases('de casa, do escritório, à distância, de qualquer lugar, pela internet, de longe'),
  world: phrases('mundial, online, global'),
  rank: phrases('ranking, rankings, classificação, tabela de líderes, os melhores, pódio'),
  share: phrases('partilhad*, compartilhad*, partilha, compartilha'),
  keep: phrases('guardad*, guarda, fica, ficam, conservad*, armazenad*, arquivad*'),
  forever: phrases('para sempre, indefinidamente, sem limite, permanentemente, para toda a vida'),
  delete: phrases(
    'apagad*, apaga, apagar, eliminad*, elimina, excluíd*, exclui, excluir, removid*, desaparece, some, somem, desaparecem, expira, expiram, destruíd*, retirad*, deitad* fora, anonimizad*',
  ),
  after: phrases('depois, após, dias, semanas, meses, automaticamente, ao fim de'),
  self: phrases('seus dados, sua conta, a pedido'),
  account: phrases(
    'conta, contas, registo, registro, cadastro, registar, cadastrar, senha, senhas, palavra-passe, login, iniciar sessão, criar conta, nome de utilizador, nome de usuário, autenticação, inscrição, fazer login',
  ),
  'log in': phrases(
    'faz login, fazem login, inicia sessão, entra com, sua conta, senha, palavra-passe, se cadastra, cadastrar-se, registar-se, seu perfil, depois de entrar, ao entrar na conta, minha conta, meu perfil, área pessoal, com a sua conta',
  ),
  must: phrases('deve, devem, obrigatório, obrigatória, tem de, tem que, precisa, primeiro'),
  history: phrases(
    'histórico, pedidos anteriores, compras anteriores, favoritos, pedidos antigos, compras passadas, reservas anteriores, seus favoritos, lista de desejos, resultados anteriores, pontos acumulados',
  ),
  across: phrases(
    'em todos os dispositivos, qualquer dispositivo, vários dispositivos, outro aparelho, qualquer aparelho',
  ),
  leave: phrases('sai, saem, sair, enviad*, transmitid*, deixa, deixam'),
  home: phrases(
    'aparelho, dispositivo, telemóvel, celular, prédio, edifício, escola, hospital, navegador, computador, empresa, casa, clínica, rede, loja',
  ),
  stay: phrases('fica, ficam, guardad*'),
  cloud: phrases(
    'nuvem, google drive, dropbox, aws, servidor externo, estados unidos, servidor americano, servidores americanos, fornecedor externo, onedrive, icloud',
  ),
  upload: phrases('enviad*, envia, vai, vão, sobe, guardad*, copiad*, para a, na, salvos'),
  cash: phrases('dinheiro vivo, em dinheiro, numerário, moedas, notas'),
  card: phrases('cartão, cartões, pix'),
  pay: phrases('paga, pagam, pagar, pagamento, aceita, aceitam, aceitamos, recebe'),
  ahead: phrases('adiantado, antecipado, antes, na reserva, ao reservar, no ato da reserva'),
  afterwards: phrases('depois, no local, na entrega, na devolução, no fim'),
  deposit: phrases('sinal de, caução, adiantamento, entrada de'),
  final: phrases('definitivo, definitiva, definitivos, irrevogável'),
  change: phrases(
    'alterar, altera, alterad*, mudar, muda, mudad*, modificar, corrigir, corrige, editar, edita, cancelar, cancela, anular',
  ),
  once: phrases('mais, uma vez, depois'),
  until: phrases('até, ainda, enquanto'),
  may: phrases('pode, podem, poderá, a qualquer momento'),
  'only me': phrases('só eu, apenas eu, só para mim, mais ninguém, ninguém além de mim'),
  everybody: phrases(
    'todos, todas, toda a gente, todo mundo, qualquer pessoa, qualquer um, os outros, o grupo, todos os sócios, todos os membros, cada membro, toda a aldeia, quem quiser',
  ),
  public: phrases('público, pública, públicos, públicas, publicad*'),
  paper: phrases('papel, papéis, folhas'),
  print: phrases('impress*, imprime, imprimir, impressora'),
  get: phrases('recebe, recebem, envia, chega, manda'),
  notification: phrases(
    'notificação, notificações, aviso, avisos, e-mail, e-mails, sms, mensagem, mensagens, lembrete, lembretes, alertas',
  ),
  notify: phrases(
    'avisa, notifica, lembra, avisam, recebe um aviso, recebem um aviso, alerta, toca, vibra',
  ),
  money: phrases('dinheiro, pagamentos, transações'),
  collect: phrases('cobra, cobrar, cobramos, recebe, paga, pagam'),
  'always open': phrases('24 horas, 24/7, dia e noite, a qualquer hora'),
  'opening hours': phrases('horário de, só das, apenas das, fechado aos'),
  invited: phrases('por convite, só por convite, grupo fechado, apenas membros, só sócios'),
  join: phrases('entrar, aderir, inscrever, registar, participar, cadastrar'),
  budget: phrases('orçamento, alojamento, hospedagem, servidor, multa, subsídio'),
  then: phrases(
    'quem, os que, depois, então, em seguida, só, apenas, os outros, os restantes, mais tarde, senão, a partir daí',
  ),
  staff: phrases(
    'admin*, equipa, equipe, pessoal, escritório, gestor*, redação, direção, nós, funcionários',
  ),
};
