import type { WordedTable } from './wordedTable';

/** Japanese tests of words that say exactly what to look at. */
export const jaWorded: WordedTable = {
  sorted: '{quote}：この点で異なる二件は、どちらを先に入力しても、この順に並ぶ。',
  perUnit: '{quote}：それぞれ二つ分の既知のデータで、それぞれに自分の分があり、どの数値も正しい。',
  ofDay: '{quote}：昨日・今日・明日の三件のうち、今日の分だけが表示される。',
  withoutAccount: '{quote}：新しいブラウザーで最後まででき、ログインを求められない。',
  filtered: '{quote}：どの項目でも、その値のものが見つかり、別の値のものは見つからない。',
  onlySeen: '{quote}：それ以外は画面にも、画面に送られるデータにも含まれない。',
  dayBefore: '{quote}：二日前には起こらず、前日に一度だけ起こり、その後は繰り返されない。',
  marked: '{quote}：その一件は、見る人全員に、再読み込み後もそう表示され、隣の一件は変わらない。',
  own: '{quote}：データの異なる二者で試すと、それぞれ自分のものだけがあり、相手のものは見えない。',
  offline: '{quote}：接続を切っても同じ手順ができ、戻ればすべてがちょうど1回届く。',
  export: '{quote}：他のプログラムで開くと、内容が既知のデータと一件ずつ一致する。',
  print: '{quote}：使う用紙で何も切れず、すべて読める。',
  scan: '{quote}：有効なコードは対応する対象に進み、未知のコードはその旨を示して何も変えない。',
  deadline: '{quote}：直前なら間に合い、直後なら遅い。',
  search: '{quote}：合うものと合わないものが1件ずつあるとき、合うものだけが見つかる。',
  remove: '{quote}：その後はどの一覧や検索にも有効なものとして出ない。',
  upload: '{quote}：写真はこの記録から、撮ったとおりに開く。',
  history: '{quote}：2人の2件の記録が、後で順番どおり、作成者と時刻とともに変わらず見つかる。',
  howMany: '{quote}：手で数えた数と一致し、一件増えた後も一件取り消した後も一致する。',
  live: '{quote}：一台での変更が、すでに開いているもう一台に再読み込みなしで現れる。',
  language: '{quote}：どの言語でも文、日付、知らせがそろい、他の言語が残らない。',
};
