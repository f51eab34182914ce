import type { Opposition } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Japanese: how the product is used and what it does. */
export const jaUseOppositions: readonly Opposition[] = [
  {
    topic: '位置情報なしと位置情報',
    one: phrases(
      '位置情報は使わない, 位置情報を使わない, 位置情報は取らない, 位置情報は不要, 位置は記録しない, 居場所は分からない, gpsは使わない, 位置情報なし, 追跡しない',
    ),
    other: phrases(
      '現在地, 地図で居場所, 位置を地図, 居場所を表示, 居場所が分かる, 位置が見える, 位置をリアルタイム, 近くにいる, gpsで',
    ),
  },
  {
    topic: 'インストール不要とアプリのインストール',
    one: phrases(
      'インストール不要, インストールなし, アプリ不要, アプリは作らない, ブラウザだけ, ブラウザのみ, ダウンロード不要',
    ),
    other: phrases(
      'アプリをダウンロード, アプリをインストール, アプリを入れ, app store, google play, アプリストア, 専用アプリ',
    ),
    ofOneRole: true,
  },
  {
    topic: '個人情報なしと個人情報',
    one: phrases(
      '個人情報は集めない, 個人情報は一切, 個人情報を集めない, 個人情報は取らない, 個人情報は不要, 個人情報なし',
    ),
    other: phrases(
      '生年月日, 氏名と住所, 氏名と電話, 電話番号を, 住所を入力, 住所を登録, 保険証番号',
    ),
    ofOneRole: true,
  },
  {
    topic: 'すぐ消すことと長く残すこと',
    one: phrases(
      '日で消え, 日で削除, 日後に消え, 日後に削除, 週間で消え, 週間で削除, 週間後に, か月で消え, 時間で消え, 時間で削除, 毎晩消え, 何も保存しない, 何も残さない',
    ),
    other: phrases(
      '過去の記録, 過去一年, 過去十年, 昨年, 何年も, 履歴を見, 以前の, 過去の会話, 年分の, 年間保存, 年間残',
    ),
    ofOneThing: 1,
  },
  {
    topic: '無制限と上限',
    one: phrases(
      '無制限, 上限なし, 制限なし, 好きなだけ, いくらでも, 何回でも, 何枚でも, 何人でも',
    ),
    other: phrases('上限は, まで投稿, 枚まで, 人まで, 回まで, 件まで, 最大で, 以内に限'),
    ofOneThing: 1,
  },
  {
    topic: '一つの言語と複数の言語',
    one: phrases('日本語だけ, 日本語のみ, 翻訳はしない, 翻訳なし, 一言語'),
    other: phrases(
      '多言語, 複数の言語, 英語でも, 二か国語, 三か国語, 四か国語, 五か国語, 自分の言語, 母語で, 言語を選, 翻訳して, 翻訳される',
    ),
  },
  {
    topic: 'AIなしとAI',
    one: phrases('aiは使わない, aiを使わない, aiなし, 人工知能は使わない, 人工知能を使わない'),
    other: phrases('aiが, aiで, 人工知能が, 人工知能で, chatgpt'),
  },
  {
    topic: '同じ料金と割引',
    one: phrases(
      '一律料金, 料金は一律, 全員同じ料金, 同じ値段, 割引なし, 割引はない, 値引きはしない',
    ),
    other: phrases('割引がある, 割引を, 割引で, 半額, 学割, 割引券, 会員は安, 早割'),
  },
  {
    topic: '任意と必須',
    one: phrases('任意で, 任意, 強制ではない, 義務ではない, 義務はない, 自由参加'),
    other: phrases('必須, 義務, 必ず, しなければならない'),
    ofOneThing: 1,
  },
  {
    topic: '一回の操作と多くの手順',
    one: phrases(
      'ワンタップ, 一回押すだけ, ボタン一つ, 一度押すだけ, 入力は不要, 入力不要, 入力なし',
    ),
    other: phrases(
      '申込書に記入, 項目を入力, フォームに入力, 三段階, 二回確認, アンケートに答えて, 全項目',
    ),
    ofOneThing: 1,
    ofOneRole: true,
  },
  {
    topic: '受け取りのみと配達',
    one: phrases(
      '受け取りのみ, 店頭受取のみ, 配達はしない, 配達なし, 配送はしない, 発送はしない, 取りに来る',
    ),
    other: phrases('配達する, 配達します, 自宅に届, 玄関に届, 家まで届, 宅配, 送料'),
    ofOneRole: true,
  },
  {
    topic: 'メッセージなしとメッセージ',
    one: phrases(
      'チャットなし, チャットはない, コメントなし, コメント機能はない, メッセージ機能はない, メッセージなし',
    ),
    other: phrases(
      'チャットで, チャットができ, メッセージを送り合, コメントを書, コメントでき, 個別メッセージ',
    ),
    ofOneRole: true,
  },
  {
    topic: '割り当てと選択',
    one: phrases('抽選で, 抽選で決, くじで, 無作為に, 選べない, 自動で割り当て'),
    other: phrases('自分で選, 選べる, 自由に選, 好きな席, 好きな日'),
    ofOneThing: 1,
  },
  {
    topic: '返金なしと返金',
    one: phrases('返金しない, 返金なし, 返金はない, 返金不可, 返品不可, 返品はできない'),
    other: phrases('返金する, 返金します, 返金される, 全額戻, 返品できる'),
    ofOneRole: true,
  },
  {
    topic: '先着順と優先',
    one: phrases('先着順, 早い者勝ち, 順番どおり, 優先はない'),
    other: phrases('優先され, 優先的に, 優先して, 優先予約, 先に予約, 抽選'),
  },
  {
    topic: '成人のみと未成年',
    one: phrases('成人のみ, 十八歳以上, 18歳以上, 未成年は利用できない, 未成年は不可'),
    other: phrases('中学生も, 高校生も, 小学生も, 子どもも使, 十二歳から, 13歳から, 12歳から'),
  },
  {
    topic: '無人と有人',
    one: phrases('無人で, 完全無人, スタッフ不在, 人は関わらない, 人手を介さず'),
    other: phrases('スタッフが対応, スタッフが答え, 人が答え, 人が対応, 電話で対応, 係員が'),
  },
];
