import type { ActQuestions } from './actQuestions';

/** The open questions about each act, in Japanese. */
export const jaQuestions: ActQuestions = {
  approve: '{quote}：その人が不在のときは誰が決めますか。誰も決めない場合はどうなりますか。',
  pay: '{quote}：支払いに失敗した場合や返金が必要な場合はどうなりますか。',
  suggest: '{quote}：どのような規則で提案しますか。決して提案してはならないものは何ですか。',
  calculate: '{quote}：どのような規則で計算しますか。値が足りない場合はどうなりますか。',
  offline: '{quote}：オフラインの間に二人が同じものを変更した場合、どちらの変更が有効ですか。',
  sync: '{quote}：両方で変更された場合、どちらの変更が有効ですか。',
  import: '{quote}：その情報源は誰が管理しますか。使えない間はどうなりますか。',
  assign: '{quote}：その人ができない場合や、しない場合はどうなりますか。',
  lend: '{quote}：返却が遅れた場合、壊れていた場合、戻らない場合はどうなりますか。',
  book: '{quote}：その人が来なかった場合はどうなりますか。',
  privacy: '{quote}：このデータをほかに誰が見られますか。求めに応じて誰が削除しますか。',
  publish: '{quote}：公開前に誰が確認し、誰が取り下げられますか。',
  remove: '{quote}：誰が、いつまで元に戻せますか。',
  notify: '{quote}：誰も反応しない場合はどうなりますか。',
  measure: '{quote}：値が届かない間や、ありえない値のときは何が表示されますか。',
  rate: '{quote}：評価は後から変更できますか。不適切な評価は誰が対応しますか。',
  report: '{quote}：この数値は誰が、どの期間について見られますか。',
  history: '{quote}：誰が読めますか。どのくらい保存しますか。',
  queue: '{quote}：順番を先にできるのは誰ですか。途中で抜けた人はどうなりますか。',
  scan: '{quote}：コードが破損している場合や不明な場合はどうなりますか。',
  message: '{quote}：ほかに誰が読めますか。どのくらい保存しますか。',
  export: '{quote}：そのファイルはどのプログラムが読みますか。どの列が必要ですか。',
  upload: '{quote}：どの形式と大きさが使えますか。後から誰が削除できますか。',
  create: '{quote}：必須の項目はどれですか。後から誰が訂正できますか。',
};
