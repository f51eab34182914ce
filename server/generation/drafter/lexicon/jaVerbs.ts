import { byAction } from './byAction';
import type { ActionName, Actions } from './lexicon';
import { words } from './words';

interface Verbs {
  /** Nouns that make a verb with する. */
  nouns: string;
  /** Verbs in their plain form; those that keep their stem stand under `stems`. */
  plain: string;
  /** Verbs whose stem stays the same, without the る. */
  stems: string;
}

/** Japanese verbs by what they do. */
const verbs: Readonly<Record<ActionName, Verbs>> = {
  create: {
    nouns: '登録 作成 追加 記録 入力 投稿 記入 申請 新規作成 設定 応募 出品 起票 申し込み 提出',
    plain: '作る つくる 書く 書き込む 残す 申し込む 打ち込む 書き出す',
    stems: '書き留め 立ち上げ 始め はじめ',
  },
  show: {
    nouns: '表示 閲覧 一覧表示 可視化 見える化 再生 参照 掲載 比較 プレビュー 公開 強調表示',
    plain: '示す 読む 映す 並ぶ 一目でわかる ひと目でわかる 見渡す 覗く',
    stems: '見 眺め 見比べ 並べ',
  },
  search: {
    nouns: '検索 絞り込み 推薦 照合 提案 マッチング おすすめ レコメンド',
    plain: '探す 絞り込む 見つかる',
    stems: '見つけ 調べ 並べ替え 並び替え',
  },
  notify: {
    nouns: '通知 催促 警告 連絡 案内 周知 督促 リマインド お知らせ 告知 報告',
    plain: '鳴る 鳴らす 届く 呼び出す 促す',
    stems: '知らせ 伝え 教え 呼びかけ 届け出',
  },
  upload: {
    nouns: 'アップロード 添付 撮影 スキャン 取り込み インポート',
    plain: '撮る 取り込む 読み取る 読み込む かざす',
    stems: '載せ 貼り付け',
  },
  pay: {
    nouns: '決済 支払い 購入 請求 返金 注文 入金 精算 寄付 課金 振込',
    plain: '払う 支払う 買う 売る 振り込む',
    stems: '立て替え',
  },
  book: {
    nouns: '予約 予約変更 延長 キャンセル 仮押さえ 貸出 貸し出し 返却 日程調整',
    plain: '貸す 貸し出す 取り消す 返す 譲る',
    stems: '借り 押さえ 入れ替え 受け付け',
  },
  approve: {
    nouns: '承認 却下 許可 確定 決裁 投票 採点 署名 同意 審査 受理 評価',
    plain: '断る 決まる 差し戻す',
    stems: '認め 決め',
  },
  transfer: {
    nouns: '出力 印刷 送信 ダウンロード 変換 生成 発行 書き出し 翻訳 エクスポート 配信 コピー',
    plain: '送る 渡す 引き渡す 配る 回す 運ぶ',
    stems: '届け',
  },
  sync: {
    nouns: '同期 連携 更新 接続 自動更新 連動',
    plain: 'つなぐ 反映する',
    stems: '取り寄せ',
  },
  signIn: {
    nouns: 'ログイン 認証 招待 サインイン 会員登録 参加 本人確認',
    plain: '加わる',
    stems: '',
  },
  remove: {
    nouns: '削除 消去 停止 ブロック 非表示 解除 退会 締め切り 一時停止 保管',
    plain: '消す 外す 隠す 締め切る 打ち切る',
    stems: '取り下げ 止め 閉じ',
  },
  measure: {
    nouns: '計測 測定 監視 検知 集計 カウント 追跡 検出 収集',
    plain: '測る 計る 見守る 量る',
    stems: '数え 集め',
  },
  message: {
    nouns: '相談 返信 質問 返事 発言 会話 やり取り 回答 コメント',
    plain: '話す 話し合う やりとりする',
    stems: '答え 問い合わせ',
  },
  assign: {
    nouns: '共有 割り当て 分担 委任 引き継ぎ 担当 割り振り 配分 転送',
    plain: '割り振る 引き継ぐ 任す 頼む 手伝う',
    stems: '割り当て 任せ 分け',
  },
  calculate: {
    nouns: '計算 算出 分析 予測 推定 要約 自動計算 試算',
    plain: '見積もる 割り出す',
    stems: '',
  },
  check: {
    nouns: '確認 点検 検証 チェック 検査 制限 検品 照会 防止',
    plain: '防ぐ 見直す',
    stems: '確かめ 見分け',
  },
  organise: {
    nouns: '編集 変更 管理 分類 整理 修正 切り替え 選択 調整 保存 並べ替え グループ分け タグ付け',
    plain: '選ぶ 直す 動かす',
    stems: '変え 切り替え まとめ',
  },
  other: {
    nouns: '利用 対応 学習 練習 復習 挑戦 体験 訪問 移動 実行 操作 開始 終了 完了 支援 紹介 受信',
    plain: '使う 押す 学ぶ 遊ぶ 行う 進む 開く 解く 聞く 受け取る もらう 引く 取る 戻る 競う 稼ぐ',
    stems: '受け 続け 食べ 覚え 育て 出かけ 得',
  },
};

const nounTails = words('する します した したい したいです し すべき される されます さ すること');
const canTails = words('できる できます できるようにする できるようにしたい できること でき');

/** `通知` → `通知する`, `通知し`, `通知できる` and the like. */
function ofNoun(noun: string): string[] {
  return [...nounTails, ...canTails].map((tail) => noun + tail);
}

/** `見` → `見る`, `見ます`, `見られる` and the like. */
function ofStem(stem: string): string[] {
  return words(
    'る ます たい たいです て た られる られます られるようにする られるようにしたい られ れる れば ること よう',
  ).map((tail) => stem + tail);
}

const rows: Readonly<Record<string, readonly [string, string, string, string]>> = {
  う: ['わ', 'い', 'え', 'って'],
  く: ['か', 'き', 'け', 'いて'],
  ぐ: ['が', 'ぎ', 'げ', 'いで'],
  す: ['さ', 'し', 'せ', 'して'],
  つ: ['た', 'ち', 'て', 'って'],
  ぬ: ['な', 'に', 'ね', 'んで'],
  ぶ: ['ば', 'び', 'べ', 'んで'],
  む: ['ま', 'み', 'め', 'んで'],
  る: ['ら', 'り', 'れ', 'って'],
};

/** `送る` → `送ります`, `送って`, `送れる`, `送られる` and the like. */
function ofPlain(verb: string): string[] {
  const row = rows[verb.slice(-1)];
  if (row === undefined || verb.endsWith('する')) return [verb];
  const stem = verb.slice(0, -1);
  const [a, i, e, te] = row;
  return [
    verb,
    `${verb}こと`,
    ...words('ます たい たいです').map((tail) => stem + i + tail),
    stem + te,
    stem + te.slice(0, -1) + (te.endsWith('で') ? 'だ' : 'た'),
    ...words('る ます るようにする るようにしたい').map((tail) => stem + e + tail),
    ...words('れる れます').map((tail) => stem + a + tail),
  ];
}

/** The verbs in the forms in which they end a clause or join it to the next one. */
export const jaActions = formsOf(({ nouns, plain, stems }) => [
  ...listOf(nouns).flatMap(ofNoun),
  ...listOf(plain).flatMap(ofPlain),
  ...listOf(stems).flatMap(ofStem),
]);

/** Nouns that more often name a thing or only narrow another noun: `返却日`, `申請書`. */
const things = new Set(
  words(
    '返却 貸出 貸し出し 管理 担当 案内 会話 評価 公開 申請 応募 記録 学習 質問 回答 移動 操作 開始 終了 完了 利用 対応 支援 参加 参照 許可 同意 制限 停止 延長 請求 注文 相談 受信 訪問 体験 接続 お知らせ 連絡 報告',
  ),
);

/** The nouns of these verbs, as lists of features use them: `在庫の検索`. */
export const jaActionNouns = formsOf(({ nouns }) =>
  listOf(nouns).filter((noun) => !things.has(noun)),
);

function listOf(text: string): string[] {
  return text === '' ? [] : words(text);
}

function formsOf(of: (own: Verbs) => string[]): Actions {
  return byAction((name) => [...new Set(of(verbs[name]))]);
}
