import { jaConcepts } from './jaConcepts';
import { jaUseOppositions } from './jaUseOppositions';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Japanese. */
export const jaOppositions: Oppositions = {
  concepts: jaConcepts,
  pairs: [
    {
      topic: '無料と有料',
      one: phrases(
        '完全無料, 完全に無料, すべて無料, 全て無料, 全機能無料, 誰でも無料, ずっと無料, 無料で使え, 無料で利用, 無料で提供, 無料とする, 無料です, 無料にする, 無料に, 利用料は取らない, 料金は取らない, 料金はかからない, お金は取らない, お金を取らない, 課金なし, 課金はしない, 一切課金, {free}',
      ),
      other: phrases(
        '月額, 年会費, 有料プラン, 有料会員, 有料版, 手数料を, 手数料は, 課金する, 課金で収益, 課金して, サブスク, 利用料を, 利用料は月, 会費を集, 料金を支払, 料金を払, 収益化, 収入を得, 売上の一部, プレミアム会員, プレミアムプラン, アイテム課金, 円を支払, 円を払, {price} + {charge} + !{budget}, {earn}, {pay} + {price} + !{budget}',
      ),
      ofOneRole: true,
    },
    {
      topic: '匿名と実名',
      one: phrases(
        '匿名, 無記名, 誰が書いたか分からない, 誰が書いたかわからない, 誰の回答か分からない, 誰の回答かわからない, 名前は出さない, 名前を出さず, 名前を出さない, 個人を特定できない, 名前なしで, no {know} + {who}, no {traced}',
      ),
      other: phrases(
        '実名, 記名, 氏名を表示, 氏名が表示, 氏名を記録, 氏名と, と氏名, 名前を表示, 名前が表示, 名前付きで, 本名, 社員番号, 学籍番号, 職員番号, 誰が書いたかが, 誰が答えたか, 誰が回答したか, 回答者の名前, 投稿者の名前, 顔写真, {by name}, {see} + {name}, {see} + {who}, {know} + {who} + !{no}, {contact} + {author}',
      ),
    },
    {
      topic: 'オフラインとリアルタイム',
      one: phrases('{offline} + !{even}, no {net} + !{even}'),
      other: phrases(
        'リアルタイム, 即時に反映, 即座に反映, 即時反映, すぐに全員, 常時接続, 常にオンライン, 生中継, ライブ配信, クラウドのみ, クラウド上でのみ, 同時に編集, {live}, {watch} + {afar}, {world} + {rank}',
      ),
    },
    {
      topic: '消さないことと消すこと',
      one: phrases(
        '削除できない, 削除しない, 一切削除, 消さない, 消せない, 永久に保存, 永久保存, 永遠に残, ずっと残, すべて残す, 全て残す, 無期限に保存, 無期限で保存, 取り消せない, 削除は不可, 改ざんできない, {keep} + {forever}, no {delete} + {ever}',
      ),
      other: phrases(
        '削除できる, 削除できます, 削除できるように, 自動で削除, 自動的に削除, で削除する, 後に削除, 後は削除, 消せる, 消せます, いつでも消, 消去でき, 自動で消, 自動的に消, 完全に消去, すべて消去, 全て消去, 削除を依頼, 削除依頼, {delete} + {after}, {delete} + {self}',
      ),
    },
    {
      topic: '登録なしと要登録',
      one: phrases(
        '登録なし, 登録不要, 会員登録は不要, 会員登録なし, ユーザー登録は不要, 登録せずに, 登録しなくても, 登録しないで, ログイン不要, ログインなし, ログインは不要, ログインせずに, ログインしなくても, アカウント不要, アカウントなし, アカウントは不要, アカウントを作らず, パスワード不要, パスワードなし, no {account}',
      ),
      other: phrases(
        '会員登録が必要, 会員登録が必須, 会員登録を必須, 会員登録しないと, ログインが必要, ログインが必須, ログイン必須, ログインしないと, ログインした人だけ, ログインした人しか, ログインしてから, アカウントが必要, アカウント登録が必要, アカウント登録が必須, アカウント必須, アカウントを作成して, メールアドレスとパスワードで, googleアカウントでログイン, lineアカウントでログイン, 本人確認が必要, 本人確認を済ませ, 本人確認必須, マイページ, パスワードを再設定, {log in} + !{staff}, {account} + {must}, {history} + {own}, {across}',
      ),
      ofOneRole: true,
    },
    {
      topic: '外に出さないことと外部への送信',
      one: phrases(
        '外部に出さない, 外に出さない, 外部には出さない, 外部に送らない, 外部に送信しない, 外部へ送信しない, 送信してはいけない, 送ってはいけない, 端末の外に, 端末内だけ, 端末内のみ, 端末内に保存, 端末の中だけ, スマホの中だけ, スマホ内だけ, クラウドに上げない, クラウドに保存しない, クラウドは使わない, 院内だけ, 社内だけに, 第三者に渡さない, 第三者に提供しない, 外部サービスは使わない, 社外に出さない, 社外秘, no {leave} + {home}',
      ),
      other: phrases(
        'クラウドに保存, クラウドに上げて, クラウドへ保存, クラウドに送, クラウドに自動, クラウドで共有, 外部サービスに送, 外部のサービスに渡, 外部サービスと連携, 外部apiに送, メールで送る, メールで送信, メールで家族に, lineで送, lineに送, lineで共有, snsに投稿, snsで共有, xに投稿, googleドライブ, dropbox, 第三者に提供する, 他社に提供, 提携先に, スポンサーに, aiサービスに送, {upload} + {cloud}',
      ),
      ofOneThing: 1,
    },
    {
      topic: '非公開と公開',
      one: phrases(
        '非公開, 本人だけ, 本人しか, 本人のみ, 本人以外には見, 誰にも見せない, 誰にも公開しない, 他の人には見えない, 他人には見えない, 公開しない, 秘密に, 見せてはいけない',
      ),
      other: phrases(
        '全員に公開, 誰でも見られる, 誰でも見ること, 誰でも閲覧, 一般公開, 全員が見られる, 全員が閲覧, 全員に表示, みんなが見られる, 皆に公開, ランキングで公開, ランキングに表示, 公開する, 公開され, ホームページに載せ, 公開ページ',
      ),
      ofOneThing: 1,
    },
    {
      topic: '追跡なしと利用データの収集',
      one: phrases(
        '追跡しない, トラッキングしない, トラッキングなし, トラッキングはしない, 行動履歴は取らない, 利用データは取らない, データは集めない, アクセス解析は使わない, クッキーは使わない, cookieは使わない',
      ),
      other: phrases(
        '行動履歴を, 利用状況を分析, 利用状況を収集, 利用データを収集, アクセス解析を, アクセスを解析, google analytics, googleアナリティクス, ヒートマップ, ターゲティング広告, 位置情報を常に, 行動データ, 閲覧履歴を分析, 閲覧履歴をもとに',
      ),
    },
    {
      topic: '広告なしと広告',
      one: phrases(
        '広告なし, 広告は入れない, 広告を入れない, 広告は載せない, 広告は出さない, 広告を出さない, 広告は表示しない, 広告を表示しない, 広告は一切, 広告は不要, 広告はいらない, 広告抜き',
      ),
      other: phrases(
        '広告収入, 広告収益, 広告を表示する, 広告を表示して, 広告を出して, 広告を掲載する, 広告枠, バナーを表示, バナー広告を, スポンサー枠, スポンサー広告, 広告費で運営, 広告で運営, 広告でまかな, 広告で賄',
      ),
    },
    {
      topic: '通知なしと通知',
      one: phrases(
        '通知は不要, 通知不要, 通知なし, 通知はしない, 通知しない, 通知は送らない, 通知を送らない, 通知はいらない, プッシュ通知は使わない, 通知は一切, 催促はしない, no {notification}',
      ),
      other: phrases(
        '通知する, 通知が届く, 通知を送る, 通知を送信する, 通知を受け取, 通知でき, 通知を出す, リマインドする, リマインドを送る, リマインダーを送る, 催促する, 催促メールを送る, アラートを送る, お知らせを受け取, {get} + {notification}, {notify}',
      ),
      ofOneRole: true,
    },
    {
      topic: '自動と手動',
      one: phrases(
        '自動で, 自動的に, 完全自動, 全自動, 人手を介さず, 人の手を介さず, 承認なしで, 承認なしに, 承認不要, 承認は不要',
      ),
      other: phrases(
        '手動で, 手作業で行う, 人が確認してから, 人の目で確認, 目視で確認, 担当者が承認, 店長が承認, 管理者が承認, 上司が承認, 責任者が承認, 承認してから, 承認が必要, 承認を必須, 必ず承認, 一件ずつ承認, 一件ずつ確認, 承認後に',
      ),
      ofOneThing: 1,
    },
    {
      topic: '検閲なしと事前確認',
      one: phrases(
        '検閲しない, 検閲なし, 監視しない, 投稿は確認しない, 事前確認なし, 投稿はすぐに公開, 投稿は即時公開, 投稿は自由',
      ),
      other: phrases(
        '投稿を審査, 投稿を確認してから, 投稿を承認, 公開前に確認, 公開前に審査, 公開前に承認, 事前に確認してから公開, 運営が審査, 運営が確認, モデレーター',
      ),
    },
    {
      topic: 'スマホ専用とパソコン専用',
      one: phrases(
        'スマホ専用, スマホのみ, スマホだけで使, スマートフォン専用, スマートフォンのみ, 携帯のみ, モバイル専用',
      ),
      other: phrases(
        'パソコン専用, パソコンのみ, パソコンだけで使, パソコンでも使, パソコンでも利用, pc専用, pcのみ, pcでも使, pcでも利用, 大きな画面で, デスクトップ専用, パソコンの画面で',
      ),
    },
    {
      topic: '外に出さないこととクラウド',
      one: phrases('no {leave} + {home}, {all} + {stay} + {home}'),
      other: phrases('{upload} + {cloud}, {across}'),
    },
    {
      topic: '現金と現金不可',
      one: phrases('no {cash}, {only} + {card}'),
      other: phrases('{cash} + {pay}'),
    },
    {
      topic: '確定と変更',
      one: phrases('{final}, no {change} + {once}'),
      other: phrases('{change} + {until}'),
    },
    {
      topic: '変更不可と変更',
      one: phrases('no {change}'),
      other: phrases('{change} + {may}'),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: '前払いなしと前払い',
      one: phrases('no {pay} + {ahead}, {pay} + {afterwards}'),
      other: phrases('{pay} + {ahead} , {deposit}'),
      ofOneRole: true,
    },
    {
      topic: '自分だけと共有',
      one: phrases('{only me}'),
      other: phrases('{everybody} + {see}, {public}, {share} + {everybody}'),
    },
    {
      topic: '紙なしと紙',
      one: phrases('no {paper}'),
      other: phrases('{print}'),
    },
    {
      topic: '順位なしと順位',
      one: phrases('no {rank}'),
      other: phrases('{rank}'),
    },
    {
      topic: 'お金を扱わないことと集金',
      one: phrases('no {money}'),
      other: phrases('{collect} + {price}'),
    },
    {
      topic: '24時間と決まった時間',
      one: phrases('{always open}'),
      other: phrases('{opening hours}'),
    },
    {
      topic: '招待制と誰でも',
      one: phrases('{invited}'),
      other: phrases('{everybody} + {join}'),
    },
    ...jaUseOppositions,
  ],
};
