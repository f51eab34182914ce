import type { ActQuestions } from './actQuestions';

/** The open questions about each act, in Portuguese. */
export const ptQuestions: ActQuestions = {
  approve: '{quote}: quem decide na ausência dessa pessoa, e o que acontece se ninguém decidir?',
  pay: '{quote}: o que acontece se um pagamento falhar ou tiver de ser devolvido?',
  suggest: '{quote}: segundo que regra, e o que nunca deve ser sugerido?',
  calculate: '{quote}: segundo que regra é calculado, e o que acontece se faltar um valor?',
  offline: '{quote}: se duas pessoas mudarem o mesmo sem ligação, que alteração conta?',
  sync: '{quote}: se os dois lados tiverem mudado, que alteração conta?',
  import: '{quote}: quem mantém essa fonte, e o que acontece enquanto está indisponível?',
  assign: '{quote}: o que acontece se a pessoa não puder ou não o fizer?',
  lend: '{quote}: o que acontece se voltar tarde, danificado ou não voltar?',
  book: '{quote}: o que acontece se a pessoa não aparecer?',
  privacy: '{quote}: quem mais pode ver estes dados, e quem os apaga a pedido?',
  publish: '{quote}: quem verifica antes, e quem pode retirar a publicação?',
  remove: '{quote}: quem pode desfazer isto, e durante quanto tempo?',
  notify: '{quote}: o que acontece se ninguém reagir?',
  measure: '{quote}: o que se vê enquanto não chega nenhum valor, ou chega um impossível?',
  rate: '{quote}: uma avaliação pode ser alterada mais tarde, e quem trata de uma abusiva?',
  report: '{quote}: quem pode ver estes números, e de que período?',
  history: '{quote}: quem pode ler isto, e durante quanto tempo é guardado?',
  queue: '{quote}: quem pode passar à frente, e o que acontece a quem sai da fila?',
  scan: '{quote}: o que acontece se o código estiver danificado ou for desconhecido?',
  message: '{quote}: quem mais pode ler isto, e durante quanto tempo é guardado?',
  export: '{quote}: que programa lê o ficheiro, e de que colunas precisa?',
  upload: '{quote}: que formatos e tamanhos, e quem pode apagar depois?',
  create: '{quote}: que dados são obrigatórios, e quem os pode corrigir depois?',
};
