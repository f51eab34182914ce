import type { Opposition } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Portuguese: how the product is used and what it does. */
export const ptUseOppositions: readonly Opposition[] = [
  {
    topic: 'sem localização e com localização',
    one: phrases(
      'sem gps, sem localização, nenhuma localização, ninguém sabe onde, não se guarda a localização, sem geolocalização, ninguém é seguido, no {know} + onde',
    ),
    other: phrases(
      'mapa + onde, {see} + onde, localização em, posição em, geolocaliz*, perto de si, perto de você, por gps, mostra onde',
    ),
  },
  {
    topic: 'nada para instalar e uma app para instalar',
    one: phrases(
      'nada para instalar, nada a instalar, sem instalar, sem instalação, sem aplicação, nenhuma app, sem app, direto no navegador, nada há para instalar',
    ),
    other: phrases(
      'app store, play store, google play, descarrega a app, baixa o aplicativo, baixam o aplicativo, instala a app, instalam a app, instalar a app, instalar o aplicativo, descarregam a aplicação, instal* + app, instal* + aplicação, descarreg* + aplicação, baix* + aplicativo, instal* + aplicativo',
    ),
    ofOneRole: true,
  },
  {
    topic: 'sem dados pessoais e com eles',
    one: phrases(
      'nenhum dado pessoal, sem dados pessoais, não se pedem dados pessoais, não guardamos dados pessoais, nada pessoal',
    ),
    other: phrases(
      'data de nascimento, nome e morada, nome e telefone, número de telefone, nif, cpf, morada, endereço residencial',
    ),
    ofOneRole: true,
  },
  {
    topic: 'apagado depressa e guardado muito tempo',
    one: phrases(
      '{delete} + dias, {delete} + horas, {delete} + semana*, {delete} + ao fim, {delete} + no fim, {delete} + todas as noites, nada fica guardado, não guarda nada, nada é guardado',
    ),
    other: phrases(
      'últimos anos, últimos meses, últimos dez, últimos doze, anos anteriores, ano passado, anteriores, durante anos, histórico, {keep} + anos, {keep} + {forever}',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'sem limite e com limite',
    one: phrases(
      'sem limite, ilimitad*, tantas quantas, quantas quiser*, quantos quiser*, nenhum limite, as vezes que',
    ),
    other: phrases('no máximo, máximo de, não mais de, limitado a, limitada a, até'),
    ofOneThing: 1,
  },
  {
    topic: 'uma língua e várias',
    one: phrases(
      'só em português, apenas em português, uma só língua, um só idioma, sem tradução, sem traduções, nenhuma tradução',
    ),
    other: phrases(
      'várias línguas, vários idiomas, multilingue, bilingue, duas línguas, três línguas, quatro línguas, na sua língua, escolher a língua, escolhe a língua, traduzid*, em inglês, em árabe',
    ),
  },
  {
    topic: 'sem IA e com IA',
    one: phrases(
      'sem ia, nada de ia, nenhuma ia, sem inteligência artificial, nenhuma inteligência artificial',
    ),
    other: phrases('a ia, uma ia, inteligência artificial, chatgpt, modelo de linguagem'),
  },
  {
    topic: 'mesmo preço, preço é igual e descontos',
    one: phrases(
      'mesmo preço, preço único, igual para todos, sem descontos, nenhum desconto, mesma tarifa, pagam o mesmo, paga o mesmo',
    ),
    other: phrases(
      'desconto, descontos, metade do preço, tarifa reduzida, mais barato, pagam menos, paga menos, cupão, cupom, meia-entrada',
    ),
  },
  {
    topic: 'voluntário e obrigatório',
    one: phrases(
      'é voluntári*, são voluntári*, voluntariamente, opcional, ninguém é obrigado, sem obrigação, não é obrigatório, facultativ*, quem quiser',
    ),
    other: phrases('{must}, obrigatório, obrigatória, obrigatórios'),
    ofOneThing: 1,
  },
  {
    topic: 'um toque e muitos passos',
    one: phrases(
      'um toque, um só toque, um clique, um só clique, um botão, sem formulários, nenhum formulário, sem formulário, nada a preencher, sem escrever',
    ),
    other: phrases(
      'preenche um formulário, preenchem um formulário, preencher um formulário, formulário de, formulário com, questionário, vários passos, três passos, cinco passos, confirma duas vezes',
    ),
    ofOneThing: 1,
    ofOneRole: true,
  },
  {
    topic: 'só levantamento e entrega',
    one: phrases(
      'só levantamento, só retirada, sem entregas, não entregamos, não fazemos entregas, nenhuma entrega, tem de ser levantad*',
    ),
    other: phrases(
      'ao domicílio, em casa + entreg*, entregamos, entregues em, portes de, estafeta, frete grátis, entrega grátis',
    ),
    ofOneRole: true,
  },
  {
    topic: 'sem mensagens e com mensagens',
    one: phrases('sem chat, sem comentários, sem mensagens, nenhum comentário, nada de chat'),
    other: phrases(
      'conversar, conversam, mensagens privadas, comentar, comentam, escrevem-se, chat de grupo, no chat',
    ),
    ofOneRole: true,
  },
  {
    topic: 'atribuído e escolhido',
    one: phrases(
      'por sorteio, à sorte, ao acaso, sorteado*, ninguém escolhe, não se pode escolher, atribuíd*',
    ),
    other: phrases(
      'escolhe o, escolhe a, escolhem o, escolhem a, pode escolher, podem escolher, à escolha',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'sem reembolso e com reembolso',
    one: phrases(
      'sem devoluções, sem reembolso, não reembolsáve*, nenhum reembolso, não se devolve, não há devoluções',
    ),
    other: phrases('reembols*, devolvemos o dinheiro, devolução do dinheiro, dinheiro de volta'),
    ofOneRole: true,
  },
  {
    topic: 'por ordem e com prioridade',
    one: phrases(
      'por ordem de chegada, quem chega primeiro, por ordem, ninguém passa à frente, sem prioridades, nenhuma prioridade',
    ),
    other: phrases(
      'prioridade, prioritári*, têm preferência, antes dos outros, antes de todos, passam à frente, por sorteio',
    ),
  },
  {
    topic: 'só adultos e menores',
    one: phrases(
      'só adultos, apenas adultos, maiores de 18, maiores de idade, proibido a menores, nenhum menor',
    ),
    other: phrases(
      'a partir dos 12, a partir dos 13, a partir dos 14, a partir dos 16, as crianças podem, os jovens podem, os menores podem',
    ),
  },
  {
    topic: 'sem pessoas e com pessoas',
    one: phrases(
      'sem pessoal, sem funcionários, sem empregados, ninguém atende, não há ninguém, sem intervenção humana',
    ),
    other: phrases(
      'uma pessoa responde, alguém responde, atende o telefone, atendimento telefónico, uma pessoa verifica, na receção, na recepção',
    ),
  },
  {
    topic: 'para os meus olhos e lido por outros',
    one: phrases('só eu, mais ninguém lê, confidencia*, entre nós, mais ninguém vê'),
    other: phrases(
      'o professor lê, o treinador lê, o chefe lê, a direção lê, os pais leem, o médico lê, o chefe vê, a direção vê, os pais veem',
    ),
  },
  {
    topic: 'sozinho e com outros',
    one: phrases('um só jogador, joga-se sozinho, jogo individual, sem adversários, a solo'),
    other: phrases(
      'contra amigos, com amigos, em duelo, adversário*, multijogador, em equipa, em equipe',
    ),
  },
  {
    topic: 'publicado logo e revisto antes',
    one: phrases(
      'publicado de imediato, publicada de imediato, aparece logo, sem revisão, publicado na hora',
    ),
    other: phrases(
      'antes de ser publicado, antes de publicar, é revisto antes, depois de aprovado, após aprovação',
    ),
  },
  {
    topic: 'sempre aberto e fechado',
    one: phrases('dia e noite, 24 horas, sempre aberto, sempre aberta, a qualquer hora'),
    other: phrases('fechado à noite, fechada à noite, fecha às, está fechad*, fica fechad*'),
    ofOneThing: 1,
  },
  {
    topic: 'sem vencedores e com vencedores',
    one: phrases(
      'sem vencedores, nenhum vencedor, ninguém ganha, sem pontos, sem competição, nenhuma competição, sem classificação',
    ),
    other: phrases(
      'o vencedor, a vencedora, taça, o mais rápido, os melhores, o melhor, em primeiro, pódio, quem ganhou',
    ),
  },
];
