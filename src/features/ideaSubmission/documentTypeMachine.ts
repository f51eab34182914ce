import { defineMachine } from '../../machine/defineMachine';

/** Section 4: "Document type: a toggle among prd, frd and mockup, initially prd." */
export const documentTypeMachine = defineMachine({
  name: 'documentType',
  initial: 'prd',
  states: {
    prd: { prdSelected: 'prd', frdSelected: 'frd', mockupSelected: 'mockup' },
    frd: { prdSelected: 'prd', frdSelected: 'frd', mockupSelected: 'mockup' },
    mockup: { prdSelected: 'prd', frdSelected: 'frd', mockupSelected: 'mockup' },
  },
});
