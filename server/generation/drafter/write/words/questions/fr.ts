import type { ActQuestions } from './actQuestions';

/** The open questions about each act, in French. */
export const frQuestions: ActQuestions = {
  approve:
    '{quote} : qui décide en l’absence de cette personne, et que se passe-t-il si personne ne décide ?',
  pay: '{quote} : que se passe-t-il si un paiement échoue ou doit être remboursé ?',
  suggest: '{quote} : selon quelle règle, et que ne faut-il jamais proposer ?',
  calculate: '{quote} : selon quelle règle est-ce calculé, et que faire s’il manque une valeur ?',
  offline:
    '{quote} : si deux personnes modifient la même chose hors connexion, quelle modification compte ?',
  sync: '{quote} : si les deux côtés ont changé, quelle modification compte ?',
  import:
    '{quote} : qui tient cette source à jour, et que se passe-t-il quand elle est indisponible ?',
  assign: '{quote} : que se passe-t-il si la personne ne peut pas ou ne le fait pas ?',
  lend: '{quote} : que se passe-t-il en cas de retour tardif, de dommage ou d’absence de retour ?',
  book: '{quote} : que se passe-t-il si la personne ne vient pas ?',
  privacy: '{quote} : qui d’autre peut voir ces données, et qui les efface sur demande ?',
  publish: '{quote} : qui vérifie avant, et qui peut retirer la publication ?',
  remove: '{quote} : qui peut annuler cette action, et pendant combien de temps ?',
  notify: '{quote} : que se passe-t-il si personne ne réagit ?',
  measure: '{quote} : que voit-on tant qu’aucune valeur n’arrive, ou une valeur impossible ?',
  rate: '{quote} : peut-on modifier une note plus tard, et qui traite une note abusive ?',
  report: '{quote} : qui peut voir ces chiffres, et pour quelle période ?',
  history: '{quote} : qui peut le lire, et combien de temps est-ce conservé ?',
  queue: '{quote} : qui peut passer devant, et que deviennent ceux qui quittent la file ?',
  scan: '{quote} : que se passe-t-il si le code est abîmé ou inconnu ?',
  message: '{quote} : qui d’autre peut le lire, et combien de temps est-ce conservé ?',
  export: '{quote} : quel programme lit le fichier, et de quelles colonnes a-t-il besoin ?',
  upload: '{quote} : quels formats et quelles tailles, et qui peut le supprimer ?',
  create: '{quote} : quelles indications sont obligatoires, et qui peut les corriger plus tard ?',
};
