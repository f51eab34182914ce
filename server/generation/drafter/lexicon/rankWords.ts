import { words } from './words';

/** Words that set one holder of an office apart from the others: `the head setter`, not `the state inspector`. */
export const rankWords: ReadonlySet<string> = new Set(
  words(
    `head chief lead senior junior deputy vice assistant trainee apprentice other second new former
     adjoint principal chef stagiaire jefe jefa principal auxiliar ayudante suplente capo vice aiuto
     hoofd onder zastępca główny`,
  ),
);
