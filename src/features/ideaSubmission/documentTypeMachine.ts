import { defineMachine } from '../../machine/defineMachine';

/** See docs/behaviour.md#document-types. The three cards toggle the type. */
export const documentTypeMachine = defineMachine({
  name: 'documentType',
  initial: 'prd',
  states: {
    prd: { prdSelected: 'prd', frdSelected: 'frd', mockupSelected: 'mockup' },
    frd: { prdSelected: 'prd', frdSelected: 'frd', mockupSelected: 'mockup' },
    mockup: { prdSelected: 'prd', frdSelected: 'frd', mockupSelected: 'mockup' },
  },
});
