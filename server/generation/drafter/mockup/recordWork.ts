import type { Control } from './controls';
import { buttonsOf, type Deed } from './deeds';
import { keyOf } from './nouns';
import type { Collection, Product } from './product';
import { forRoles, rolesOf } from './statements';
import type { Act } from './views/records';

const mostActs = 6;

/** `Members can see each kiln` does nothing to one. */
const isWork = (controls: readonly Control[] = []) =>
  controls.some(({ shape }) => shape !== 'entries');

/** What is done to the records of a list: how a new one is made, and the buttons of the others. */
export function workOf(product: Product, { slug, plan, thing }: Collection) {
  const { deeds, defining, statements } = plan;
  const hasForm = plan.fields.length > 1;
  // `Mark a fridge as closed` makes none.
  const isNew = ({ noun, isMaking }: Deed) =>
    isMaking && (noun === '' || keyOf(product.lexicon, noun) === plan.key);
  const makers = deeds.filter(
    (deed) => hasForm && (isNew(deed) || defining.includes(deed.statement)),
  );
  const entry = makers.find(({ statement }) => defining.includes(statement)) ?? makers[0];
  const acts = new Map<string, Act & Pick<Deed, 'statement'>>();
  for (const deed of deeds.filter((one) => one !== entry))
    for (const verb of buttonsOf(deed, product.lexicon, thing.name))
      if (!acts.has(verb) && acts.size < mostActs)
        acts.set(verb, {
          verb,
          statement: deed.statement,
          message: [product.words.done, ': ', product.idea(deed.label)],
          attribute: forRoles(product, rolesOf(product, [deed.statement])),
        });
  const label = entry && buttonsOf(entry, product.lexicon, thing.name)[0];
  // Where no statement tells who makes one, those who do something with it.
  const told = entry
    ? [entry.statement]
    : statements.filter((one) => one.kind === 'R' && isWork(product.controls.get(one)));
  const attribute = forRoles(product, rolesOf(product, told));
  const add = hasForm ? { href: `#${slug}-new`, label: label ?? thing.name, attribute } : undefined;
  return { acts: [...acts.values()], entry, label, attribute, add };
}
