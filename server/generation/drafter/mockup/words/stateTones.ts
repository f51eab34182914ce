import { folded } from '../../lexicon/phraseIndex';
import type { Tone } from '../tone';

/** Words of states, in all languages, by the colour that people expect. */
const stateTones: readonly (readonly [Tone, RegExp])[] = [
  [
    'bad',
    /^(?:cancell?ed|declined|rejected|refused|denied|failed|overdue|late|blocked|broken|expired|missing|lost|missed|no.?shows?|banned|out of (?:order|service|stock|test)|red|locked|unpaid|unsafe|suspended|withdrawn|stolen|damaged|faulty|defective|destroyed|quarantined|dangerous|closed off|recalled|dead|deleted|wrong|scrapped|spoil(?:ed|t)|disputed|void(?:ed)?|warning|zurückgerufen|tot|gelöscht|falsch|verdorben|strittig|suspendue?s?|rappelée?s?|supprimée?s?|morte?s?|périmée?s?|retirad[oa]s?|eliminad[oa]s?|muert[oa]s?|eliminat[oaie]|richiamat[oaie]|teruggeroepen|verwijderd|geschorst|usunięt[yae]|zawieszon[yae]|wycofan[yae]|rot|rote[rs]?|verweigert|abgewiesen|verloren|beschädigt|unbezahlt|durchgefallen|nicht bestanden|zurückgewiesen|gestohlen|vermisst|in quarantäne|abgelehnt|abgesagt|storniert|überfällig|gesperrt|defekt|kaputt|abgelaufen|verspätet|refusée?s?|annulée?s?|en retard|bloquée?s?|perdue?s?|expirée?s?|rouges?|rejetée?s?|verrouillée?s?|impayée?s?|endommagée?s?|échouée?s?|cassée?s?|volée?s?|rechazad[oa]s?|cancelad[oa]s?|vencid[oa]s?|atrasad[oa]s?|bloquead[oa]s?|perdid[oa]s?|roj[oa]s?|denegad[oa]s?|rot[oa]s?|dañad[oa]s?|impagad[oa]s?|suspendid[oa]s?|robad[oa]s?|vermelh[oa]s?|danificad[oa]s?|negad[oa]s?|reprovad[oa]s?|quebrad[oa]s?|trancad[oa]s?|suspens[oa]s?|recusad[oa]s?|rifiutat[oaie]|annullat[oaie]|scadut[oaie]|in ritardo|bloccat[oaie]|pers[oaie]|ross[oaie]|respint[oaie]|guast[oaie]|danneggiat[oaie]|rott[oaie]|sospes[oaie]|non pagat[oaie]|afgewezen|geweigerd|geannuleerd|verlopen|te laat|geblokkeerd|kapot|rood|rode|beschadigd|onbetaald|afgekeurd|vergrendeld|zoek|gestolen|odrzucon[eya]|anulowan[eya]|spóźnion[eya]|zablokowan[eya]|czerwon[eya]|uszkodzon[eya]|zagubion[eya]|nieopłacon[eya]|zaległ[eya]|zepsut[eya]|却下|拒否|赤|紛失|故障|未払い|停止|ロック中?|遅延|期限切れ|キャンセル|ملغاة?|مرفوضة?|متأخرة?|حمراء|أحمر|مقفلة?|محظورة?|محجوبة?|تالفة?|مفقودة?|معطلة?|غير مدفوعة?)(?:\s.+)?$/u,
  ],
  [
    'good',
    /^(?:accepted|approved|confirmed|done|finished|ready(?:\sfor\s.+|\sto\s.+)?|resolved|solved|repaired|paid|passed|signed|released|safe|fertig|erledigt|bezahlt|genehmigt|bestätigt|bereit|behoben|freigegeben|payée?s?|acceptée?s?|approuvée?s?|confirmée?s?|terminée?s?|prête?s?|pagad[oa]s?|aceptad[oa]s?|aprobad[oa]s?|confirmad[oa]s?|list[oa]s?|terminad[oa]s?|pag[oa]s?|aceit[oea]s?|aprovad[oa]s?|pront[oaie]s?|pagat[oaie]|accettat[oaie]|approvat[oaie]|confermat[oaie]|betaald|goedgekeurd|bevestigd|klaar|gereed|zapłacon[eya]|zatwierdzon[eya]|potwierdzon[eya]|gotow[eya]|完了|承認済み?|支払い?済み?|مدفوعة?|مقبولة?|جاهزة?)$/u,
  ],
  // `not paid`
  ['warn', /^(?:not|nicht|noch nicht|pas|non|no|sin|não|niet|nie|لم|غير)\s/u],
];

/** Whether a word tells a tone, as a state does. */
export const hasTone = (name: string): boolean => stateTones.some(([, words]) => words.test(name));

/** The colour of a state that its own words tell: `late`, `passed`. */
export const toneOf = (name: string): Tone | undefined =>
  stateTones.find(([, words]) => words.test(folded(name)))?.[0];
