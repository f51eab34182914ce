import { ptConcepts } from './ptConcepts';
import { ptUseOppositions } from './ptUseOppositions';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Portuguese. */
export const ptOppositions: Oppositions = {
  concepts: ptConcepts,
  pairs: [
    {
      topic: 'gratuito e pago',
      one: phrases(
        'de graça, gratuito para todos, totalmente gratuito, totalmente gratuita, sempre gratuito, sempre gratuita, é gratuito, é gratuita, é grátis, grátis para todos, ninguém paga, não custa nada, sem custo, sem custos, sem nenhum custo, sem taxas, sem cobrar, nunca cobrar, {free}',
      ),
      other: phrases(
        'cobramos, cobrar uma, cobra uma, cobra um, comissão de, assinatura, assinaturas, mensalidade, mensalidades, taxa de, € por mês, euros por mês, reais por mês, plano premium, plano pago, planos pagos, ganhar dinheiro, receita de, versão paga, subscrição, {price} + {charge} + !{budget}, {earn}, {pay} + {price} + !{budget}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'anônimo e identificado',
      one: phrases(
        'anônimo, anônima, anônimos, anônimas, anónimo, anónima, anónimos, anónimas, anonimato, anonimamente, ninguém sabe quem, ninguém pode saber quem, ninguém deve saber quem, sem nomes, sem nome, sem identificar, pseudônimo*, pseudónimo*, no {know} + {who}, no {traced}',
      ),
      other: phrases(
        'nome real, nomes reais, nome completo, nomes completos, nome e sobrenome, nome e apelido, nome e, com o nome de, com nome, pelo nome, identidade, quem escreveu, quem disse, quem fez, matrícula de, número de funcionário, foto de perfil, assinado por, assinada por, cpf, {by name}, {see} + {name}, {see} + {who}, {know} + {who} + !{no}, {contact} + {author}',
      ),
    },
    {
      topic: 'sem conexão e ao vivo',
      one: phrases('{offline} + !{even}, no {net} + !{even}'),
      other: phrases(
        'em tempo real, tempo real, ao vivo, na hora para todos, imediatamente visível, instantaneamente, sempre online, sempre conectado, streaming, só na nuvem, apenas na nuvem, {live}, {watch} + {afar}, {world} + {rank}',
      ),
    },
    {
      topic: 'nunca apagado e apagável',
      one: phrases(
        'nunca é apagado, nunca são apagados, nunca apagar, nunca apaga, nada é apagado, nada se apaga, não pode ser apagado, não podem ser apagados, não pode apagar, ninguém pode apagar, guardado para sempre, guardados para sempre, guardadas para sempre, para sempre, nunca excluir, nunca são excluídos, imutável, nunca se apaga, jamais apagad*, {keep} + {forever}, no {delete} + {ever}',
      ),
      other: phrases(
        'pode apagar, podem apagar, apagar a conta, apagar a sua, apagar os seus, apagar seus, apagar tudo, apagados após, apagados depois, excluir seus, excluir sua, excluir a conta, excluídos após, excluídos depois, são apagados, são apagadas, é apagado, é apagada, direito ao esquecimento, se apaga, eliminar os seus, são eliminados, {delete} + {after}, {delete} + {self}',
      ),
    },
    {
      topic: 'sem conta e com conta',
      one: phrases(
        'sem conta, sem criar conta, sem criar uma conta, sem ter conta, sem cadastro, sem se cadastrar, sem precisar se cadastrar, sem login, sem fazer login, sem registo, sem registro, sem se registar, sem senha, sem palavra-passe, sem precisar de conta, não precisa de conta, não precisa de cadastro, ninguém precisa criar conta, no {account}',
      ),
      other: phrases(
        'fazer login, faz login, login obrigatório, precisa de conta, exige conta, exige uma conta, exige cadastro, cadastro obrigatório, conta verificada, criar uma conta para, criar conta para, deve criar, precisa criar conta, precisa se cadastrar, deve se cadastrar, tem que se cadastrar, entrar com, iniciar sessão, sua senha, redefinir a senha, seu perfil, conta obrigatória, {log in} + !{staff}, {account} + {must}, {history} + {own}, {across}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'fica dentro e é enviado para fora',
      one: phrases(
        'nunca sai, nunca saem, não pode sair, não podem sair, nunca podem sair, nunca pode sair, não sai do, não saem do, fica no aparelho, ficam no aparelho, fica no celular, ficam no celular, fica no telemóvel, ficam no telemóvel, só no aparelho, nunca enviad*, nunca compartilhad*, nunca é compartilhado, não são compartilhados, sem nuvem, nada é enviado, nunca são enviados, no {leave} + {home}',
      ),
      other: phrases(
        'por e-mail, por email, por whatsapp, no whatsapp, nuvem, terceiros, parceiros, enviar para, envia para, enviado para, enviados para, compartilhado com, compartilhados com, compartilhar com, compartilha com, partilhado com, serviço externo, google drive, dropbox, publicado no, publicada no, {upload} + {cloud}',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'privado e público',
      one: phrases(
        'privado, privada, privados, privadas, secreto, secreta, secretos, confidencial, confidenciais, sigiloso, sigilosa, só o dono vê, ninguém mais vê, visível só, visível apenas, visíveis apenas, não é público, nunca público, nunca é público',
      ),
      other: phrases(
        'público, pública, públicos, públicas, publicamente, todos podem ver, todo mundo vê, todo mundo pode ver, qualquer pessoa pode ver, qualquer um vê, visível para todos, visíveis para todos, aberto a todos, toda a gente vê',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'sem rastreamento e dados de uso',
      one: phrases(
        'sem rastreamento, sem rastrear, sem cookies, não rastrear, nunca rastrear, sem analytics, sem monitoramento',
      ),
      other: phrases(
        'dados de uso, estatísticas de uso, google analytics, rastrear os usuários, rastrear o uso, comportamento dos usuários, mapa de calor, anúncios personalizados, dados de comportamento',
      ),
    },
    {
      topic: 'sem anúncios e com anúncios',
      one: phrases(
        'sem anúncios, sem anúncio, sem propaganda, sem propagandas, sem publicidade, nenhum anúncio, nenhuma propaganda, nada de anúncios, nada de propaganda, livre de anúncios',
      ),
      other: phrases(
        'banner, banners, patrocinado, patrocinados, patrocinada, patrocinadas, receita de anúncios, receita de publicidade, financiado por anúncios, mostrar anúncios, mostra anúncios, exibir anúncios, exibe anúncios, anunciantes, vender anúncios, vender publicidade, espaço publicitário',
      ),
    },
    {
      topic: 'sem notificações e com notificações',
      one: phrases(
        'sem notificações, nenhuma notificação, sem push, sem avisos, sem lembretes, nunca notificar, nada de notificações, sem e-mails, no {notification}',
      ),
      other: phrases(
        'notificação push, notificações push, recebe uma notificação, recebem uma notificação, recebe notificação, notifica, notificam, avisa, avisam, lembrete, lembretes, envia um aviso, recebe um aviso, recebe um lembrete, {get} + {notification}, {notify}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'automático e manual',
      one: phrases(
        'automaticamente, automático, automática, automáticos, automáticas, sem intervenção humana, sem aprovação, sem ninguém, sozinho',
      ),
      other: phrases(
        'manualmente, à mão, na mão, precisa aprovar, tem que aprovar, deve aprovar, revisão manual, revisão humana, aprova cada, uma pessoa confere, revisado por, revisada por, conferido por',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'sem moderação e com moderação',
      one: phrases('sem moderação, sem moderador, sem censura, nenhuma moderação'),
      other: phrases(
        'moderador, moderadores, moderadora, moderado, moderados, moderada, antes de ser publicado, antes de publicar, aprovado antes, denúncias, revisados antes',
      ),
    },
    {
      topic: 'só no celular e no computador',
      one: phrases(
        'só no celular, apenas no celular, somente no celular, só para celular, só no telemóvel, apenas no telemóvel, exclusivo para celular',
      ),
      other: phrases(
        'só no computador, apenas no computador, somente no computador, no desktop, versão desktop, funciona no computador, numa tela grande, no notebook',
      ),
    },
    {
      topic: 'fica dentro e vai para a nuvem',
      one: phrases('no {leave} + {home}, {all} + {stay} + {home}'),
      other: phrases('{upload} + {cloud}, {across}'),
    },
    {
      topic: 'dinheiro vivo e sem dinheiro vivo',
      one: phrases('no {cash}, {only} + {card}'),
      other: phrases('{cash} + {pay}'),
    },
    {
      topic: 'definitivo e ainda alterável',
      one: phrases('{final}, no {change} + {once}'),
      other: phrases('{change} + {until}'),
    },
    {
      topic: 'fixo e alterável',
      one: phrases('no {change}'),
      other: phrases('{change} + {may}'),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: 'nada adiantado e pago adiantado',
      one: phrases('no {pay} + {ahead}, {pay} + {afterwards}'),
      other: phrases('{pay} + {ahead} , {deposit}'),
      ofOneRole: true,
    },
    {
      topic: 'só para mim e partilhado',
      one: phrases('{only me}'),
      other: phrases('{everybody} + {see}, {public}, {share} + {everybody}'),
    },
    {
      topic: 'sem papel e em papel',
      one: phrases('no {paper}'),
      other: phrases('{print}'),
    },
    {
      topic: 'sem ranking e com ranking',
      one: phrases('no {rank}'),
      other: phrases('{rank}'),
    },
    {
      topic: 'sem dinheiro e com cobrança',
      one: phrases('no {money}'),
      other: phrases('{collect} + {price}'),
    },
    {
      topic: 'dia e noite e com horário',
      one: phrases('{always open}'),
      other: phrases('{opening hours}'),
    },
    {
      topic: 'fechado e aberto a todos',
      one: phrases('{invited}'),
      other: phrases('{everybody} + {join}'),
    },
    ...ptUseOppositions,
  ],
};
