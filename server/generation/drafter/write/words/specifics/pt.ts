import type { SpecificTable } from './specificTable';

/** Portuguese tests of words that say exactly what to look at. */
export const ptSpecifics: SpecificTable = {
  sorted:
    '{quote}: dois registos que diferem nisto aparecem por esta ordem, seja qual for o primeiro introduzido.',
  highlighted:
    '{quote}: um registo a que isto se aplica aparece assim; um a que não se aplica, não.',
  perUnit:
    '{quote}: com registos conhecidos para dois de cada, cada um tem os seus e todos os valores estão certos.',
  figure:
    '{quote}: com registos conhecidos é igual ao valor calculado à mão e muda com o registo seguinte.',
  onlySeen: '{quote}: nada mais está na página nem nos dados que lhe são enviados.',
  withDetail:
    '{quote}: volta a aparecer com o registo tal como foi indicado. A acordar: sem isso, o registo é recusado?',
  ranked:
    '{quote}: com registos conhecidos, dois dos quais diferem em um, a ordem está certa. A acordar: o que decide um empate.',
  ofDay: '{quote}: de três registos, de ontem, de hoje e de amanhã, só se vê o de hoje.',
  which:
    '{quote}: dois casos com respostas diferentes mostram cada um a certa, também depois de ela mudar.',
  withoutAccount: '{quote}: num navegador novo chega-se ao fim e nada pede para iniciar sessão.',
  hidden: '{quote}: não está na página nem nos dados que lhe são enviados.',
  filtered:
    '{quote}: cada um destes dados encontra um registo com o valor procurado e nenhum com outro.',
  dayBefore: '{quote}: dois dias antes nada; na véspera, uma só vez; depois não se repete.',
  everything: '{quote}: encontra-se aqui um registo feito em cada um dos outros papéis.',
  chosen:
    '{quote}: cada opção oferecida pode ser escolhida e volta a aparecer como escolhida. A acordar: o que é oferecido.',
  moved:
    '{quote}: depois está no novo lugar e já não no antigo, para todos os que veem um dos dois.',
  cancelled:
    '{quote}: o que estava ocupado fica livre para outros e já não conta para quem cancelou.',
  signed:
    '{quote}: aparece depois com o que foi assinado, por quem e quando. A acordar: ainda se pode alterar?',
  marked:
    '{quote}: este registo mostra-o depois a todos os que o veem, também depois de recarregar; o do lado, não.',
  edited:
    '{quote}: o novo valor aparece onde quer que seja usado. A acordar: vale também para o que já foi introduzido?',
  blocked: 'A acordar, para {quote}: o que deixa exatamente de ser possível, e quem o levanta?',
  outside: 'A acordar, para {quote}: o programa tem de o saber? Se sim, quem o regista, e quando?',
  occasion: '{quote}: chega uma só vez se se verificar {given}; caso contrário, não chega.',
  following: '{quote}: chega uma só vez quando isto acontece: {given}; caso contrário, não chega.',
  trigger: 'A acordar, para {quote}: o que o desencadeia, e em quanto tempo tem de chegar?',
  states: 'A acordar, para {things}: de qual se pode passar para qual, e quem o muda?',
  prices:
    'Cada um destes valores é cobrado ao cêntimo por aquilo junto de que está, e por mais nada: {things}.',
  perOne: '{quantity}: por um dá exatamente isto, por dois {double}.',
  label: 'A acordar, para {object}: o que tem o programa de fazer aqui?',
  figures: 'Com registos conhecidos, cada um destes dados é igual ao calculado à mão: {things}.',
  numbered: '{quote}: está no papel, e dois impressos seguidos têm números diferentes.',
};
