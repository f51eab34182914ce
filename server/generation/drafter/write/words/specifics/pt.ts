import type { SpecificTable } from './specificTable';

/** Portuguese tests of words that say exactly what to look at. */
export const ptSpecifics: SpecificTable = {
  sorted:
    '{quote}: dois registos que diferem nisto aparecem por esta ordem, seja qual for o primeiro introduzido.',
  perUnit:
    '{quote}: com registos conhecidos para dois de cada, cada um tem os seus e todos os valores estão certos.',
  onlySeen: '{quote}: nada mais está na página nem nos dados que lhe são enviados.',
  ofDay: '{quote}: de três registos, de ontem, de hoje e de amanhã, só se vê o de hoje.',
  withoutAccount: '{quote}: num navegador novo chega-se ao fim e nada pede para iniciar sessão.',
  filtered:
    '{quote}: cada um destes dados encontra um registo com o valor procurado e nenhum com outro.',
  dayBefore: '{quote}: dois dias antes nada; na véspera, uma só vez; depois não se repete.',
  moved:
    '{object}: depois está no novo lugar e já não no antigo, para todos os que veem um dos dois.',
  signed:
    '{object}: aparece depois com o que foi assinado, por quem e quando. A acordar: ainda se pode alterar?',
  marked:
    '{object}: este registo mostra-o depois a todos os que o veem, também depois de recarregar; o do lado, não.',
  trigger: 'A acordar, para {quote}: o que o desencadeia, e em quanto tempo tem de chegar?',
  perOne: '{quantity}: por um dá exatamente isto, por dois {double}.',
};
