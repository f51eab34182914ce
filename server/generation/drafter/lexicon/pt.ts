import type { Lexicon, LimitName } from './lexicon';
import { ptPeople } from './ptPeople';
import { ptOppositions } from './ptOppositions';
import { finiteForms, participles, pastForms, plainVerbForms, verbForms } from './ptVerbs';
import { ptTrades } from './ptTrades';
import { withTrades } from './withTrades';
import { phrases, words } from './words';

/** `no máximo` and `no máximo R$`. */
function withCurrency(text: string): string[] {
  return phrases(text).flatMap((phrase) => [phrase, `${phrase} r$`]);
}

const limitsBefore: Readonly<Record<LimitName, readonly string[]>> = {
  atMost: withCurrency(
    'até, no máximo, no máximo de, máximo, máximo de, o máximo de, um máximo de, máx, máx., limite de, limitado a, limitada a, não mais que, não mais de, não mais do que, não pode passar de, não pode passar dos, não passar de, não ultrapassar, sem ultrapassar, não exceder, não pode exceder, não pode superar, não pode custar mais que, não pode custar mais de, não pode demorar mais de, não pode demorar mais que, em até, dentro de, num prazo de, em no máximo, prazo de, teto de, não levar mais de, nunca mais de, nunca mais que, não deve demorar mais de',
  ),
  below: withCurrency(
    'menos de, menos que, menos do que, abaixo de, abaixo dos, inferior a, menor que, menor de, em menos de, cair abaixo de, cai abaixo de, mais barato que, mais curto que, mais frio que, mais rápido que, mais leve que, mais cedo que, <',
  ),
  atLeast: withCurrency(
    'pelo menos, ao menos, no mínimo, no mínimo de, mínimo, mínimo de, um mínimo de, mín, mín., não menos de, não menos que, a partir de, a partir dos, ≥',
  ),
  above: withCurrency(
    'mais de, mais que, mais do que, acima de, acima dos, superior a, superiores a, maior que, maior de, ultrapassar, ultrapassa, ultrapassar os, passar de, passa de, passar dos, exceder, excede, além de, além dos, mais quente que, mais pesado que, mais lento que, mais longo que, mais velho que, mais tarde que, >',
  ),
  every: withCurrency('a cada, cada, todo dia, todos os'),
  after: phrases(
    'após, depois de, ao fim de, passados, passadas, faz, há mais de, ficar, ficar por',
  ),
  by: phrases(
    'antes de, antes do dia, até o dia, até ao dia, até dia, até o fim de, até ao fim de, pronto até, pronta até, no ar até, prazo:, prazo, lançamento em, até o final de',
  ),
};

/** The words by which Portuguese ideas are read, in Brazilian and European spelling. */
export const pt: Lexicon = {
  code: 'pt',
  hasSpaces: true,
  prefixes: [],
  abbreviations: words(
    'ex p.ex etc aprox sr sra srs sras dr dra prof profa nº n av r tel pág págs obs ltda cia máx mín vs eng enf incl cf ref',
  ),
  cues: {
    and: phrases('e, ou, e também, e depois, e ainda, bem como, assim como, além de, nem, &'),
    but: phrases(
      'mas, porém, no entanto, entretanto, contudo, todavia, só que, embora, apesar de, exceto, enquanto que, ao passo que, a não ser que, mesmo assim, em compensação',
    ),
    because: phrases(
      'porque, pois, já que, uma vez que, visto que, por que, pq, dado que, é que, porquê, afinal, devido ao fato de',
    ),
    soThat: phrases(
      'para que, pra que, de modo que, de forma que, de maneira que, a fim de que, a fim de, assim, para eu, pra eu, para não, pra não, para a gente, pra gente, para nós',
    ),
    if: phrases(
      `se o, se a, se os, se as, se um, se uma, se alguém, se ninguém, se não, se houver, se for, se tiver, se der, se eu, se ele, se ela,
       se você, se eles, se elas, se nós, se faltar, se chover, se quiser, se estiver, se passar, se ficar, se nenhum, se nenhuma, se mais,
       se já, se tudo, se só, se este, se esta, se esse, se essa, se isso, se cada, se algum, se alguma, se dois, se duas, se há, se existe,
       se vai, se está, se estão, se é, se são, se tem, se têm, se pode, se podem, se precisa, se sobrar, se houve, se quer, se vier, se puder,
       se desistir, se cair, se cancelar, se todos, se todas, se ainda, se meu, se minha, se seu, se sua, se faz, se fizer, se forem, se vão,
       quando, sempre que, toda vez que, cada vez que, assim que, logo que, enquanto, caso, caso o, até que, antes de, antes que, depois de, depois que, após, a menos que, desde que, ao, aos, no caso de, em caso de, à medida que`,
    ),
    that: phrases(
      'que, quem, o qual, a qual, os quais, as quais, cujo, cuja, cujos, cujas, onde, o que, qual, quais, quanto, quanta, quantos, quantas, por que, de quem',
    ),
    pronoun: phrases(
      `eu, nós, você, vocês, ele, ela, eles, elas, a gente, isso, isto, aquilo, este, esta, esse, essa, estes, estas, esses, essas, quem,
       alguém, ninguém, todo mundo, todos, todas, toda a gente, cada um, cada uma, qualquer um, qualquer uma, qualquer pessoa, as pessoas, tu, tudo, aí`,
    ),
    determiner: phrases(
      `o, a, os, as, um, uma, uns, umas, meu, minha, meus, minhas, nosso, nossa, nossos, nossas, seu, sua, seus, suas, cada, todo, toda, todos,
       todas, algum, alguma, alguns, algumas, nenhum, nenhuma, este, esta, estes, estas, esse, essa, esses, essas, aquele, aquela, aqueles, aquelas,
       isso, isto, tudo, nada, qual, quais, que, quem, quanto, quanta, quantos, quantas, quando, onde, como, se, mais, menos, até, vários, várias,
       muitos, muitas, novo, nova, novos, novas, outro, outra, outros, outras, ambos, ambas, dois, duas, três, quatro, cinco, seis, sete, oito, dez,
       qualquer, quaisquer, pelo menos, no máximo, dele, dela, lhe, no, na, nos, nas, num, numa, pelo, pela, pelos, pelas, ao, aos, à, às`,
    ),
    auxiliary: [
      ...phrases('é, são'),
      ...plainVerbForms(),
      ...phrases(
        `é, são, está, estão, ser, estar, seja, sejam, esteja, estejam, fica, ficam, ficar, fique, fiquem, tem, têm, ter, tenha, tenham, há, haver, haja, vai,
       vão, ir, vá, vem, vêm, vir, venha, existe, existem, existir, era, eram, foi, foram, será, serão, terá, terão, haverá, estará, seria, teria, pode, podem,
       poder, posso, podemos, deve, devem, dever, precisa, precisam, quer, querem, sou, somos, estou, estamos, tenho, temos, custa, custam, custar, mora,
       moram, vive, vivem, trabalha, trabalham, roda, rodam, começa, começam, acaba, acabam, dá, dão, dura, duram, falta, faltam, diz, dizem, significa, continua, continuam, parece, passa, passam, houver, for, tiver, estiver`,
      ),
    ],
    negation: phrases(
      'não, nunca, jamais, nem, nada de, ninguém, nenhum, nenhuma, nenhuns, nenhumas, tampouco, de jeito nenhum, zero, ñ, nao, chega de',
    ),
    never: phrases(
      `nunca, jamais, não pode, não podem, não poderá, não poderão, não deve, não devem, não deverá, não é permitido, não é permitida, não são permitidos, é proibido, é proibida,
       proibido, proibida, são proibidos, vedado, em hipótese alguma, de forma alguma, em caso algum, em nenhum caso, sob nenhuma circunstância, nenhum dado, nenhuma informação, nada pode, nada deve,
       ninguém pode, ninguém deve, ninguém além, ninguém mais, ninguém mais pode, não mais que, não mais de, não mais do que, não pode passar, não ultrapassar, não exceder, não saem, não sai do, nada sai, nada é enviado,
       nada fica, nenhum arquivo sai, nao pode, nao podem, nao deve, não consegue ver, não conseguem ver, não vê, não veem, não precisa criar conta, não precisa de cadastro, não precisa de conta, não precisa instalar, ninguém vê, é impossível, não permitir, não permite`,
    ),
    exclusion: phrases(
      `numa segunda fase, em uma segunda fase, numa fase posterior, fora do escopo, fora de escopo, fora do âmbito, não faz parte, não fazem parte, não quero, não queremos, não queria, não gostaria, não preciso, não precisamos, não precisa, não precisam, não precisa de,
       não precisa ter, não é preciso, não é necessário, não é necessária, não são necessários, não há necessidade, não vai ter, não vão ter, não terá, não teremos, não haverá, não vai haver, não vamos, não vou, não faremos, não será um, não será uma,
       não inclui, não incluir, não incluímos, não está incluído, não entra, não entram, não está previsto, não estão previstos, não está prevista, não pretendo, não pretendemos, não é um, não é uma, não é para, não é objetivo, não é o objetivo, não somos,
       não se trata de, não pode virar, não deve virar, não deve ser um, não deve ser uma, não pode ser um, não pode ser uma, não vire, não vira, fica fora, ficam fora, fica de fora, ficam de fora, ficar de fora, deixar de fora, deixamos de fora, deixo de fora,
       nada de, chega de, dispenso, dispensamos, excluído, excluída, excluídos, excluídas, exclui-se, por enquanto não, por ora não, nesta versão não, não nesta versão, na primeira versão não, agora não, não por agora, não agora, não por enquanto,
       não interessa, não nos interessa, não me interessa, ninguém precisa de, não vendemos, não fazemos, não vender, não fazer, não oferecemos, não substitui, não pretende, nao quero, nao queremos, nao precisa, nao precisamos, nao vai ter, nao é um, nao é uma, não há, não tem nada de, não tencionamos, não é suposto,
       sem anúncio, sem anúncios, sem propaganda, sem propagandas, sem publicidade, sem chat, sem rede social, sem ranking, sem rankings, sem gamificação, sem blog, sem loja, sem pagamentos, sem pagamento, sem curtidas, sem likes, sem comentários, sem avaliações, sem moderação, sem assinatura, sem assinaturas, sem feed, sem fórum, sem inteligência artificial, sem ia, sem videochamada, sem integração, sem notificações`,
    ),
    can: phrases(
      `pode, podem, posso, podemos, poder, poderá, poderão, possa, possam, puder, permite, permitem, permitir, permita, deixa, deixam, consegue, conseguem, conseguir, consiga, consigam, é possível, ser possível, seja possível, dá para, dá pra, dar para, dê para, capaz de, capazes de, ajuda a, ajudar a, ajude a, ajudam a, tem acesso, têm acesso, tem a opção, com opção de, habilita`,
    ),
    want: phrases(
      `quero, queremos, queria, queríamos, quer, querem, gostaria, gostaríamos, gostava, gostávamos, preciso de, precisamos de, preciso que, precisamos que, desejo, desejamos, pretendo, pretendemos, a ideia é, minha ideia é, nossa ideia é, tem que ter, precisa ter, deve haver, tem que haver, precisa haver, necessito, necessitamos, precisava, pensei em, pensamos em, imagino, penso em`,
    ),
    must: phrases(
      `deve, devem, deverá, deverão, dever, tem que, têm que, tem de, têm de, ter que, ter de, terá que, terá de, precisa, precisam, precisa ser, é preciso, é necessário, é necessária, necessário, necessária, é obrigatório, é obrigatória, obrigatório, obrigatória, obrigatórios, obrigatoriamente,
       exige, exigem, exigido, exigida, essencial, essenciais, indispensável, imprescindível, fundamental, inegociável, sem falta, tenho que, temos que, temos de`,
    ),
    should: phrases(
      'deveria, deveriam, devia, deviam, é suposto, convém, conviria, era para, importante que, é importante',
    ),
    maybe: phrases(
      `talvez, quem sabe, seria legal, seria bom, seria ótimo, seria bacana, seria interessante, seria giro, era bom, era giro, opcional, opcionais, opcionalmente, de preferência, idealmente, se possível, se der tempo, se sobrar tempo, se houver tempo, se der,
       no futuro, futuramente, mais para frente, mais pra frente, mais para a frente, mais adiante, mais tarde gostaríamos, um dia, numa próxima versão, em uma próxima versão, na próxima versão, em versões futuras, versão 2, v2, fase 2, segunda fase, bônus, bónus, eventualmente, quando der, desejável, desejáveis, por que não`,
    ),
    undecided: phrases(
      `não resolvido, por resolver, sem decisão, não ficou decidido, não decidido, sem acordo, ficou em aberto, não sei ainda, não sabe ainda, sem ideia, por decidir, não sei se, ainda não sei, ainda não sabemos, não sabemos se, não sabemos ainda, não decidi, não decidimos, ainda não decidi, ainda não decidimos, ainda não foi decidido, a decidir, a definir, por definir, em aberto, em dúvida, tenho dúvida, tenho dúvidas, temos dúvida,
       estou em dúvida, estamos em dúvida, na dúvida, falta decidir, falta definir, precisamos decidir, preciso decidir, não tenho certeza, não temos certeza, não está claro, não está definido, ainda não está, estamos pensando se, estou pensando se, nao sei se, a combinar, a discutir, por discutir, tbd, questão em aberto, ainda discutimos, ainda estamos discutindo`,
    ),
    goal: phrases(
      `objetivo, objetivos, objectivo, objectivos, meta, metas, sucesso, missão, visão, finalidade, propósito, reduzir, reduz, reduza, diminuir, diminua, diminui, aumentar, aumente, melhorar, melhore, cortar pela metade, pela metade, para metade, dobrar, duplicar, triplicar, crescer, acabar com, evitar que, evitar,
       esperamos, espero que, espero, esperamos que, queremos chegar, quero chegar, queremos que ninguém, quero que ninguém, queremos que todos, queremos que todo, no primeiro ano, em um ano, num ano, em seis meses, no fim do ano, ao fim de um ano, dentro de um ano, vai ter valido, terá valido, valeu a pena, valer a pena, vale a pena se, deu certo se, dá certo se, vai dar certo se, dará certo se,
       ficaremos felizes, ficarei feliz, ficamos contentes, contentes se, felizes se, feliz se, satisfeitos se, indicador, indicadores, kpi, kpis, okr, okrs, nossa promessa, menos desperdício, taxa de conversão, taxa de retenção, a ideia é que, saberemos que`,
    ),
    past: [
      ...pastForms(),
      ...phrases(
        `foi, foram, era, eram, tinha, tinham, teve, tiveram, estava, estavam, esteve, havia, houve, fez, fizeram, fazia, disse, disseram, quis, queriam, pôde, soube, veio, vieram, deu, deram, viu, viram, perdi, perdeu, perderam, perdemos, esqueci, esqueceu, esqueceram, esquecemos,
         sumiu, sumiram, quebrou, falhou, reclamou, reclamaram, comecei, começou, tentei, tentamos, tentou, tentaram, morreu, morreram, gastei, gastamos, gastou, gastaram, aconteceu, aconteceram, paguei, errou, erraram, descobri, descobriu, ficou, ficaram, ficamos sem, acabou, acabaram, caiu, caíram, chegou, chegaram, passei, passou, passaram, comprei, vendi, fui, fomos, tive, tivemos, tivemos que, usei, usava, fiz, fizemos, cansei, levou, levaram, apodreceu, estragou,
         ano passado, no ano passado, mês passado, no mês passado, semana passada, na semana passada, verão passado, inverno passado, ontem, recentemente, anos atrás, meses atrás, há anos, há dois anos, há um ano, antigamente, da última vez`,
      ),
    ],
    lack: phrases('não há, não temos, não tenho, não têm, não tem, não existe, sem rede'),
    now: phrases(
      `situação atual, atualmente, actualmente, hoje em dia, hoje é, hoje são, hoje a gente, hoje o, hoje os, hoje as, hoje tudo, hoje cada, hoje anoto, hoje usamos, hoje uso, hoje fazemos, hoje faço, hoje isso, hoje eu, hoje está, hoje temos, hoje tenho, hoje tem, hoje ninguém, hoje não, hoje quem, hoje em, hoje nós, hoje controlo, hoje controlamos, hoje as pessoas,
       agora é, agora usamos, agora fazemos, agora a gente, agora tudo, neste momento, no momento, por enquanto, até agora, até hoje, ainda hoje, às vezes, as vezes, geralmente, normalmente, costuma, costumam, costumamos, em geral, quase sempre, muitas vezes, toda hora, todo ano acontece, na prática, frequentemente, volta e meia, vive, vivem`,
    ),
    ours: phrases(
      `tenho, temos, sou, somos, estou, estamos, trabalho, trabalhamos, moro, moramos, vivo, vivemos, uso, usamos, faço, fazemos, perco, perdemos, esqueço, esquecemos, gasto, gastamos, anoto, anotamos, vendo, vendemos, ganho, recebo, recebemos, mando, mandamos, odeio, cuido, cuidamos, administro, administramos, ajudo, organizo, organizamos, fico, ficamos,
       minha mãe, meu pai, minha avó, meu avô, minha esposa, minha mulher, meu marido, minha filha, meu filho, meus filhos, minha amiga, meu amigo, minha irmã, meu irmão, minha chefe, meu chefe, minha sogra, minha família, minha oficina, minha loja, nossa equipe, nossa equipa, nossa empresa, nosso escritório, nossa escola, nosso clube, nosso time, nossos professores, nossos motoristas, nossos técnicos, nossos clientes, nossos funcionários, nossa gente,
       a gente vive, a gente perde, a gente usa, a gente tem, a gente faz, a gente sempre, a gente já, já temos, já usamos, há muitos, há muitas, tem muita gente, muita gente, são umas, são uns, são mais de, oi, olá, bom dia, boa tarde, obrigado, obrigada, valeu, abraço, abraços, cumprimentos, contexto, kkk, rs, desculpa, desculpe`,
    ),
    problem: phrases(
      `problema, problemas, chato, chata, irritante, frustrante, perde tempo, perdem tempo, perdendo tempo, perder tempo, perde, perdem, perdemos, se perde, se perdem, esquece, esquecem, tarde demais, desperdício, desperdiça, desperdiçamos, difícil, difíceis, sofre, sofrem, sofremos, odeio, odeiam, cansado de, cansada de, cansados de, estou farto, estou farta, dor de cabeça,
       bagunça, confusão, confuso, confusa, caos, caótico, ninguém sabe, ninguém lembra, ninguém se lembra, ninguém atualiza, ninguém consegue, ninguém acha, ninguém encontra, ninguém atende, ninguém lê, reclama, reclamam, reclamação, reclamações, queixas, queixam, caro demais, muito caro, cara demais, some, somem, desaparece, desaparecem, extravia, sobrecarregado, sobrecarregada, sobrecarregados, à mão, na mão, no papel, em papel, papelada, caderno, caderneta, quadro branco, post-it, post-its, bilhetes,
       planilha, planilhas, no excel, folha de cálculo, folhas de cálculo, grupo de whatsapp, grupo do whatsapp, grupos de whatsapp, por telefone, ligam o dia, telefonemas, demais, muito tempo, demora muito, nunca sei, nunca sabe, nunca sabemos, nunca lembro, briga, brigas, brigam, discussão, discussões, discutem, atrasa, atrasam, atrasos, dá errado, dão errado, dá trabalho, infelizmente, não para de, não aguento, não aguentamos, não dá conta, acaba em, acabam em, acaba ficando, fica parado, ficam parados, vai pro lixo, vão pro lixo, jogamos fora, joga fora, jogam fora, deitamos fora, se confunde, se confundem, não chega, não chegam, não bate, não batem, desiste, desistem, vergonha, medo de, têm medo, tem medo`,
    ),
    quality: phrases(
      `rápido, rápida, rapidamente, simples, fácil, fáceis, acessível, acessíveis, acessibilidade, seguro, segura, seguros, privado, privada, confidencial, confidenciais, sigilo, sigiloso, criptografado, criptografados, criptografia, cifrado, cifrados, encriptado, encriptados, anônimo, anônima, anônimos, anônimas, anónimo, anónima, anónimos, anónimas, letra grande, letras grandes, botões grandes, legível, offline, off-line, online, gratuito, gratuita, grátis, de graça, código aberto, software livre, auto-hospedado, confiável, disponível, escalável, robusto, leve, barato, barata,
       bilíngue, bilingue, multilíngue, multilingue, traduzido, responsivo, compatível, conforme, auditável, daltônicos, daltónicos, daltonismo, leitor de tela, leitor de ecrã, leitores de tela, leitores de ecrã, teclado, uma mão, luvas, silencioso, à prova, impermeável, conexão ruim, internet ruim, conexão lenta, internet lenta, ligação lenta, sem internet, sem sinal, sem rede, sem conexão, sem cadastro, sem conta, sem login, sem registo, sem instalar, sem baixar, pouca internet, poucos dados, discreto, discreta, calmo, bonito, minimalista, acolhedor, no brasil, em portugal, na europa, na união europeia, intuitivo, intuitiva, sem senha`,
    ),
    limit: phrases(
      `orçamento, verba, custo, custos, custa, custam, custar, preço máximo, prazo, prazos, lançamento, lançar até, pronto até, pronta até, pronto antes, pronta antes, no ar até, no ar antes, entrar no ar, funcionando até, estar pronto, estar pronta, precisa estar, ios, android, iphone, ipad, tablet, tablets, navegador, navegadores, desktop, windows, macos, linux, raspberry pi, chrome, firefox, safari, edge, smartphone, smartphones, celular velho, celulares velhos, celular antigo, celulares antigos, telemóveis antigos,
       funciona em, funcionar em, funciona no, funcionar no, funciona na, funciona com, funcionar com, funciona sem, funcionar sem, funcione sem, funcione no, funcione em, roda em, rodar em, roda no, rodar no, roda na, integra com, integra-se, integração com, integrações, sincroniza com, conecta com, conecta-se, login com, login via, entrar com, sso, login único, oauth, saml, ldap, entra id, okta, lgpd, rgpd, gdpr, pci, pci-dss, wcag, iso 27001, soc 2, lei, leis, legislação, regulamento, regulamentos, regulamentação, norma, normas, anvisa, banco central, cfm, nr-10, em conformidade, conformidade, cumprir, cumpre, obedecer, obedece, respeitar a, respeitar o, atender à, certificado, certificada, certificação, auditoria, auditorias, retenção, legal, legais,
       latência, disponibilidade, tempo de resposta, carregar em, carrega em, abrir em menos, abre em menos, abrir em até, abre em até, responder em, responde em, simultâneos, simultâneas, simultâneo, segundos, idiomas, idioma, línguas, hospedado em, hospedado no, hospedados, hospedagem, servidores no, servidores em, servidor no, servidor em, servidor na, servidores na, alojado, alojados, armazenados em, armazenados no, guardados no, guardados em, ficam guardados, ficam no brasil, ficam em, ficar no brasil, bateria, garantia, equipe de, equipa de, desenvolvedores, dois desenvolvedores, um desenvolvedor, programadores, financiamento, edital, sla, slas, slo, p95, p99, ms, cota, permissões, openapi, sdk, kb, mb, gb, no máximo, máximo de, máximo, mínimo de, mínimo, por mês, ao mês, por ano, mensal máximo, tecnologia, react, python, postgres, postgresql, kubernetes, aws, azure, sem vínculo, mão de obra`,
    ),
    system: phrases(
      `app, apps, aplicativo, aplicativos, aplicação, aplicações, sistema, site, sítio, website, plataforma, ferramenta, bot, chatbot, robô, software, programa, programinha, jogo, joguinho, game, portal, painel, página, tela, ecrã, telas, extensão, plugin, complemento, api, mapa, calendário, agenda, lista, servidor, sensor, dispositivo, aparelho, botão, notificação, lembrete, aviso, alerta, produto, loja, diretório, catálogo, quiz, webhook, endpoint, widget, cadastro, formulário, questionário, relatório, serviço que, solução`,
    ),
  },
  actions: verbForms(finiteForms),
  participles: verbForms(participles),
  sections: {
    users: phrases(
      `usuários, usuário, utilizadores, utilizador, quem usa, quem vai usar, quem utiliza, para quem, para quem é, pra quem, pra quem é, perfis, perfis de usuário, perfis de acesso, perfil, papéis, papéis e permissões, personas, público-alvo, público alvo, público, grupos de usuários, tipos de usuário, tipos de utilizador, atores, clientes, nossos usuários, pessoas envolvidas, envolvidos, partes interessadas, stakeholders, funções e permissões, quem`,
    ),
    goals: phrases(
      `objetivo, objetivos, objectivo, objectivos, meta, metas, sucesso, métricas, métricas de sucesso, critérios de sucesso, indicadores, indicadores de sucesso, kpi, kpis, okr, okrs, como medimos o sucesso, como vamos medir, como saberemos, resultados esperados, resultado esperado, resultados, visão, missão, propósito, finalidade, por que importa, o que queremos alcançar, onde queremos chegar`,
    ),
    requirements: phrases(
      `o que procuramos, o que buscamos, o que procuro, o que busco, procuramos, decisões, ficou decidido, deliberações, decidido, funcionalidades, funcionalidade, funcionalidades principais, principais funcionalidades, recursos, principais recursos, funções, função, requisitos, requisitos funcionais, requisito, histórias de usuário, histórias de utilizador, histórias, user stories, o que faz, o que deve fazer, o que o app deve fazer, o que o app faz, o que o sistema, o que o sistema deve fazer, o que precisa fazer, o que tem que fazer, o que tem que ter, o que precisa ter, o que quero, o que queremos, o que eu quero, o que preciso, o que precisamos, como funciona, como deve funcionar, como funcionaria, como vai funcionar, a ideia, ideia, escopo, no escopo, âmbito, mvp, fluxo, fluxos, fluxo principal, casos de uso, o app deve, o sistema deve, deve permitir, telas, ecrãs, páginas, mecânica, mecânicas, regras, regras do jogo, regras de negócio, jogabilidade, solução, proposta, o produto, produto, endpoints, lista de desejos, para o cliente, para o dono`,
    ),
    must: phrases(
      'obrigatório, obrigatórios, obrigatória, obrigatórias, essencial, essenciais, indispensável, indispensáveis, imprescindível, imprescindíveis, must have, must, tem que ter, precisa ter, prioridade 1, prioridade alta, alta prioridade, p0, fundamental',
    ),
    should: phrases(
      'importante ter, deveria ter, should have, should, prioridade 2, prioridade média, média prioridade, p1, recomendado, recomendável',
    ),
    could: phrases(
      'seria legal, seria bom, seria bom ter, seria bacana, seria ótimo, seria giro, desejável, desejáveis, opcional, opcionais, nice to have, could have, could, bônus, bónus, mais tarde, depois, no futuro, futuro, futuramente, para o futuro, para depois, pra depois, fase 2, segunda fase, versão 2, v2, p2, prioridade 3, baixa prioridade, prioridade baixa, talvez, ideias para depois, quem sabe um dia, se sobrar tempo, se der tempo, se der, próximas versões',
    ),
    constraints: phrases(
      `restrições, restrição, limitações, limites, limite, condições, condicionantes, requisitos não funcionais, requisitos não-funcionais, não funcionais, requisitos técnicos, requisitos legais, técnico, tecnologia, tecnologias, plataforma, plataformas, conformidade, legal, legislação, lei, leis, segurança, privacidade, segurança e privacidade, orçamento, verba, prazo, prazos, prazo e orçamento, orçamento e prazo, cronograma, desempenho, performance, sla, qualidade, qualidades, integrações, integração, proteção de dados, lgpd, rgpd, inegociável, inegociáveis, não negociável, não negociáveis, exigências, importante, importantes, atenção, regulamentação, hospedagem, infraestrutura, preço, custos, custo, hardware, operação, acessibilidade, pré-requisitos, obrigações legais`,
    ),
    exclusions: phrases(
      `não necessário, não desejado, fora:, deixamos de fora, deixado de fora, não pode, não deve, proibido, fora deste projeto, fora deste projecto, fora do projeto, fora do projecto, fora desta versão, fora do escopo, fora de escopo, fora do âmbito, não faz parte, não fazem parte, o que não faz parte, o que não queremos, o que não quero, o que não precisa, não queremos, não quero, não precisa, não precisamos, não objetivos, não-objetivos, não é objetivo, exclusões, excluído, excluídos, o que não é, o que não faz, o que não fazer, o que fica de fora, fica de fora, ficam de fora, o que fica fora, fica fora, ficam fora, de fora, não inclui, não incluído, não incluso, não vai ter, o que não vai ter, não teremos, não vamos fazer, o que não vamos fazer, não faremos, não por agora, não agora, nada de, nunca, não entra, não entra agora, por enquanto não`,
    ),
    background: phrases(
      `presentes, ordem de trabalhos, ordem do dia, informes, outros assuntos, assuntos gerais, ausentes, próxima reunião, próximos passos, contexto, problema, problemas, o problema, situação, situação atual, situação actual, a situação, hoje, como é hoje, como funciona hoje, como está hoje, motivação, por quê, por que, porquê, porque, história, cenário, cenário atual, introdução, sobre, sobre nós, quem somos, antecedentes, histórico, dores, dor, resumo, visão geral, estado atual, justificativa, agora, atualmente`,
    ),
    undecided: phrases(
      `por resolver, pendente, ficou em aberto, por decidir, questões em aberto, questões abertas, perguntas em aberto, perguntas abertas, perguntas, dúvidas, dúvida, em aberto, pontos em aberto, pontos abertos, a definir, a decidir, por definir, pendências, pendentes, ainda não sei, ainda não sabemos, não sei ainda, não sabemos ainda, não decidido, indefinido, para discutir, a discutir, o que ainda não sabemos, o que falta decidir, tbd`,
    ),
  },
  limits: {
    before: limitsBefore,
    after: {
      atMost: phrases(
        'ou menos, ou abaixo, ou inferior, ou antes, e menos, no máximo, de máximo, máximo, máx, no limite, o mais tardar',
      ),
      below: [],
      atLeast: phrases(
        '≥, ou mais, ou acima, ou superior, no mínimo, pelo menos, mínimo, ou mais velho, para cima, pra cima',
      ),
      above: [],
      every: [],
      after: phrases('depois, mais tarde, parado, parada'),
      by: [],
    },
  },
  numberWords: {
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    quinze: 15,
    vinte: 20,
    quatorze: 14,
    dezesseis: 16,
    dezoito: 18,
    'vinte e quatro': 24,
    'quarenta e cinco': 45,
    'quarenta e oito': 48,
    setenta: 70,
    oitenta: 80,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    noventa: 90,
    cem: 100,
    mil: 1000,
  },
  months: words(
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro jan fev abr jun jul nov',
  ),
  unitAdjectives: words(
    'de úteis corridos seguidos primeiros primeiras últimos últimas longos longas grandes pequenos novos novas',
  ),
  inflections: words('ões ães ãos ão ais al ns m es as os s a o'),
  prepositions: words(
    'com em no na nos nas ao aos à às por pelo pela pelos pelas sobre entre sem durante até após desde contra perante via',
  ),
  vague: words(
    'rápido rápida rápidos rápidas rapidamente simples fácil fáceis facilmente intuitivo intuitiva amigável amigáveis bonito bonita bonitos bonitas legal moderno moderna confiável fiável robusto robusta seguro segura seguros seguras barato barata leve leves escalável fluido fluida inteligente bom boa bons boas melhor melhores ótimo ótima prático prática claro clara limpo limpa agradável divertido divertida discreto calmo grande grandes pequeno pequena poucos poucas muitos muitas logo depressa eficiente flexível acessível',
  ),
  definiteWords: words(
    'o os as este esta esse essa estes estas esses essas isso isto aquele aquela do da no na ao à pelo pela nosso nossa',
  ),
  people: withTrades(ptPeople, ptTrades),
  nameBefore: phrases(
    'chamado, chamada, se chama, chama-se, que se chama, chamar-se, vai se chamar, nome:, nome do projeto:, nome do produto:, nome do app:, nome provisório:, nome provisório, o nome é, o nome do app é, codinome, batizado de, batizada de, de nome, intitulado, conheça, apresento, apresentamos, chamamos de, vou chamar de',
  ),
  story: {
    author: phrases('sou, somos'),
    before: phrases('como um, como uma, como o, como a, como'),
    after: phrases(
      'eu quero poder, quero poder, eu quero, quero, eu gostaria de poder, eu gostaria de, eu gostaria, gostaria de poder, gostaria de, gostaria, gostava de poder, gostava de, queria poder, eu queria, queria, eu preciso de, eu preciso, preciso de, preciso, eu posso, posso, consigo, eu devo, devo poder, devo, tenho que, tenho de, eu vejo, vejo, recebo, desejo, pretendo, necessito, queremos poder, queremos, podemos, precisamos de, precisamos, gostaríamos de, gostaríamos',
    ),
  },
  forWhom: phrases(
    'para, pra, pros, pras, feito para, feita para, pensado para, pensada para, destinado a, destinada a, voltado para, voltada para, dirigido a, dirigida a, ideal para, com, entre, usado por, usada por, por, ajuda, ajudar, conecta, conectar, conectando, liga, une, unir, aos, ao, público-alvo:, público:, usuários:',
  ),
  oppositions: ptOppositions,
  stopWords: words(
    `o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro com sem sobre entre até após desde ao aos à às
     e ou mas se que porque como quando onde quem qual quais não nem também já só ainda mais menos muito muita muitos muitas tudo nada bem mesmo mesma apenas assim então aqui lá aí
     eu ele ela nós você vocês eles elas me te lhe isso isto esse essa este esta esses essas aquele aquela seu sua seus suas meu minha meus minhas nosso nossa nossos nossas dele dela deles delas
     é são ser está estão estar foi era tem têm ter há vai vão pode podem deve devem quero queremos cada todo toda todos todas outro outra outros outras algum alguma alguns algumas nenhum nenhuma qualquer depois antes sempre durante quanto`,
  ),
};
