import { toMermaid } from './toMermaid';

test('a machine as a Mermaid state diagram', () => {
  const lamp = {
    name: 'lamp',
    initial: 'off',
    conditions: { broke: 'it was dropped' },
    states: { off: { switched: 'on' }, on: { switched: 'off', broke: 'broken' }, broken: {} },
  };
  expect(toMermaid(lamp)).toBe(
    `stateDiagram-v2
  [*] --> off
  off --> on: switched
  on --> off: switched
  on --> broken: broke [it was dropped]`,
  );
});
