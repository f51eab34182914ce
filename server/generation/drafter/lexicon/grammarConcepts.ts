import { words } from './words';

/** Concepts of {@link Oppositions} that texts about anything share: they do not tell what a text is about. */
export const grammarConcepts: ReadonlySet<string> = new Set(
  words(
    `no none break bound then without person all unless own others named only even each most if one may must still until once later after
     before self with see get show home everybody anybody take choose name change create data hide keep live leave list
     know who instantly print put send phone record number pick look track follow share answer single first minor
     does done staff human automatic world decide friends budget language play approve rules`,
  ),
);
