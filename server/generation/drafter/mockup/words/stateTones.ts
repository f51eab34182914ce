import type { Tone } from '../tone';

/** Words of states, in all languages, by the colour that people expect. */
export const stateTones: readonly (readonly [Tone, RegExp])[] = [
  [
    'bad',
    /^(?:cancell?ed|declined|rejected|refused|denied|failed|overdue|late|blocked|broken|expired|missing|lost|missed|no.?shows?|banned|out of (?:order|service|stock|test)|abgelehnt|abgesagt|storniert|überfällig|gesperrt|defekt|kaputt|abgelaufen|verspätet|refusée?s?|annulée?s?|en retard|bloquée?s?|perdue?s?|expirée?s?|rechazad[oa]s?|cancelad[oa]s?|vencid[oa]s?|atrasad[oa]s?|bloquead[oa]s?|perdid[oa]s?|recusad[oa]s?|rifiutat[oaie]|annullat[oaie]|scadut[oaie]|in ritardo|bloccat[oaie]|pers[oaie]|afgewezen|geweigerd|geannuleerd|verlopen|te laat|geblokkeerd|kapot|odrzucon[eya]|anulowan[eya]|spóźnion[eya]|zablokowan[eya]|却下|期限切れ|キャンセル|ملغاة?|مرفوضة?|متأخرة?)$/u,
  ],
  [
    'good',
    /^(?:accepted|approved|confirmed|done|finished|ready|resolved|solved|repaired|paid|passed|signed|released|safe|fertig|erledigt|bezahlt|genehmigt|bestätigt|bereit|behoben|freigegeben|payée?s?|acceptée?s?|approuvée?s?|confirmée?s?|terminée?s?|prête?s?|pagad[oa]s?|aceptad[oa]s?|aprobad[oa]s?|confirmad[oa]s?|list[oa]s?|terminad[oa]s?|pag[oa]s?|aceit[oea]s?|aprovad[oa]s?|pront[oaie]s?|pagat[oaie]|accettat[oaie]|approvat[oaie]|confermat[oaie]|betaald|goedgekeurd|bevestigd|klaar|gereed|zapłacon[eya]|zatwierdzon[eya]|potwierdzon[eya]|gotow[eya]|完了|承認済み?|支払い?済み?|مدفوعة?|مقبولة?|جاهزة?)$/u,
  ],
];
