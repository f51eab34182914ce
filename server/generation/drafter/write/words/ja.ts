import type { DocumentWords } from '../documentWords';
import { jaQuestions } from './questions/ja';
import { jaWorded } from './worded/ja';

/** Japanese words of the documents. */
export const ja: DocumentWords = {
  quotation: '「{text}」',
  comma: '、',
  decimalPoint: '.',
  timeUnits: {
    hour: '時間',
    minute: '分',
    second: '秒',
    dayMore: '{at}と1日',
    dayLess: '{at}より1日短い期間',
  },
  prd: 'プロダクト要求仕様書（PRD）',
  frd: '機能要求仕様書（FRD）',
  newProduct: '新しい製品',
  workingTitle: '{label}（仮称）',
  honesty:
    'この文書は言語モデルを使わず、規則に従ってアイデアを整理したものです。U・G・R・C・N・Bの行はアイデアからの引用そのままです。それ以外は補足であり、その旨を示しています。',
  connect:
    '言語モデルに書かせるには、サーバーにOPENAI_API_KEYまたはOPENAI_BASE_URLを設定して再起動してください。',
  sorted: '記述{all}件のうち{all}件を分類しました。',
  unsorted: '「背景」に置いたが、要件かもしれない記述：{ids}。確認してください。',
  unreadLanguage:
    'この言語に対応した規則がないため、すべての記述を「背景」にそのまま引用しています。',
  typeLine: '種類の推定：{label}',
  noType:
    'どのような種類の製品ですか。アイデアの言葉からは決まらないため、典型的な提案はありません。',
  headings: {
    unheaded: '見出しなし',
    summary: '概要',
    context: '前提',
    users: '利用者',
    goals: '目標と目的',
    requirements: '要件',
    constraints: '制約条件',
    exclusions: '対象外・禁止',
    contradictions: '矛盾の可能性',
    background: '背景',
    questions: '未解決の質問',
    suggestions: '{label}によくある項目（アイデアには記載なし）',
    risks: '{label}で知られているリスク（アイデアには記載なし）',
    entities: 'データと状態',
    houseRules: '基本ルール（アイデアにはない）',
  },
  none: {
    users: 'アイデアに利用者の記載はありません。',
    goals:
      'アイデアには書かれていません。追記してください：使い始めたら、誰にとって何が良くなるのか。',
    perhapsGoals:
      '目的としては書かれていません。いま困っていること、または何のためかについての記述：',
    requirements: 'アイデアの中に製品の動作は見つかりませんでした。',
    constraints: 'アイデアの中に制約は見つかりませんでした。',
    exclusions: 'アイデアの中に対象外の記載は見つかりませんでした。',
  },
  priorities: { must: '必須', should: '推奨', could: '任意' },
  notes: {
    namedIn: '{ids}を参照',
    reasonFor: '{id}の理由',
    continues: '{id}の続き',
    label: 'アイデアでは{label}',
    undecided: '未決定、{id}を参照',
    struck: 'アイデアで取り消し線',
    conflict: '矛盾の可能性あり、{id}を参照',
    sideA: 'A側',
    sideB: 'B側',
    entered: '項目',
    states: '状態',
    openIn: '未決定：{ids}',
  },
  asking: /(?:いつ|何時|どんな|どの)[^、。]{0,30}$/u,
  plainIf: /^(?!.*(?:ても|でも|まで|前に|前には|間は|あいだは|に応じて)、?$)/u,
  circumstances: [
    {
      begins: /(?:後に|後は|あと|後)、?$/iu,
      check: '{given}：その直前には{then}はまだ成り立たないか拒否され、直後には成り立つ。',
    },
    {
      begins: /(?:まで|間は|あいだは)、?$/iu,
      check: '{given}：その終わりの直前までは{then}が成り立ち、直後には成り立たない。',
    },
  ],
  lasting: /間$|^間|^有効/u,
  window: /(?:過去|直近|今後|この先)/u,
  worded: jaWorded,
  actQuestions: jaQuestions,
  criteria: {
    holds: '次のとおりなら満たされる：{quote}',
    condition: '{given}：{then}が適用され、それ以外の場合は適用されない。',
    possible: '{given}：この場合は次のことができる：{then}。',
    each: '次のすべてがあることを一つずつ確認する：{things}。',
    entered: '次のそれぞれを入力でき、後で入力したとおりに表示される：{things}。',
    states:
      '次のいずれかの状態にあるものには、その状態が表示される：{things}。要確認：どの状態からどの状態へ移れるか、誰が変更するか。',
    bounds: {
      hours: '{quantity}：最初の1分から最後の1分まで適用され、その1分前や1分後には適用されない。',
      moment: '{quantity}：この時刻の直前にはまだ適用されず、この時刻から適用される。',
      atMost:
        '{quantity}：{at}なら受け付けられ、{over}なら上限を示すメッセージとともに拒否される。',
      inTime: '{quantity}：ちょうど{at}後ならまだ間に合い、{over}後では遅すぎる。',
      faster: '{quantity}：開始から終了まで計測し、{under}なら合格、{at}なら不合格とする。',
      cost: '{quantity}：この種の費用を一つずつ挙げた合計が、これを超えない。',
      below: '{quantity}：{under}では適用され、{at}では適用されない。',
      atLeast: '{quantity}：{at}なら条件を満たし、{under}では満たさない。',
      above: '{quantity}：{over}では適用され、{at}では適用されない。',
      every: '{quantity}：この期間を続けて3回観察すると、毎回ちょうど1度行われる。',
      after: '{quantity}：{under}の時点ではまだ何も起こらず、{at}の時点で行われる。',
      range: '{quantity}：両端の値を含む。{under}と{over}は含まない。',
      by: '{quantity}：直前ならまだ間に合い、直後では遅すぎる。',
      latest: '{quantity}：残り{at}ならまだ間に合い、残り{under}では遅すぎる。',
      ahead: '{quantity}：残り{over}ではまだ何も起こらず、残り{at}で行われる。',
      window: '{quantity}：{at}離れたものは含まれ、{over}離れたものは含まれない。',
      lasting: '{quantity}：{under}後はまだ有効で、{at}後には終わっている。',
      nearest: '{quantity}：{over}ある場合、現在から最も遠い一つだけが除かれる。',
    },
    openNumber:
      '{quantity}：要確認：最小値か、最大値か、ちょうどの値か。そのうえで{under}、{at}、{over}で試す。',
    outcome: '{quantity}：{yes}なら{outcome}が適用され、{no}なら適用されない。',
    timeOut:
      '{quantity}：{no}ではまだ何も起こらず、{yes}から{outcome}が適用される。期限内に行われていれば、これは起こらない。',
    share: '{quantity}：金額が200なら{sum}になる。',
    shareEach: '{quantity}：金額が200なら、1つで{sum}、3つで{triple}になる。',
    rate: '{quantity}：3つで合計{triple}になる。',
    denied: '{object}：この規則に反する操作は拒否され、何も変わらない。',
    deniedCase:
      '{object}：この規則に反する操作は拒否され、何も変わらない。条件が許す場合は、同じ操作ができる。',
    hidden:
      '{object}：対象外の人には、どのページ、一覧、検索結果にも表示されず、その人に送られるデータにも含まれない。',
    others: '{quote}：それ以外の人が同じ操作をすると拒否され、何も変わらない。',
    undecided: 'これが決まるまで試さない：{quote}',
  },
  questions: {
    contradiction: '{one}と{other}は両立しますか。両立しない場合、どちらが優先ですか。',
    undecided: '{quote}は未決定です。誰がいつまでに決めますか？',
    vague: '{where}の{quote}は、何で測りますか。',
    noMeasure: 'どの数値がいつまでにどうなれば、成功したと判断できますか？',
    noRole: '{quote}は誰が行いますか？',
    idleRole: '{quote}は何をし、何を見ることができ、何ができませんか。',
    noType: 'これはどのような製品で、利用者は最初に何をしますか？',
    beyondLimit: '{quote}の上限を超えたらどうなりますか？',
    unread: '引用した記述のうち、要件はどれですか？',
  },
  houseRules: [
    'アイデアがどの役割にも認めていない操作は、誰に許すかが決まるまでサーバーが拒否する。',
    '時刻は、利用者のタイムゾーンで表示する。',
    '保存すると、二重クリック、再読み込み、接続切れの後もちょうど1件だけ作成される。',
    '拒否するときは理由を示し、入力した内容を残す。空の一覧には、空であると表示する。届けられないメッセージは失敗と表示する。',
  ],
};
