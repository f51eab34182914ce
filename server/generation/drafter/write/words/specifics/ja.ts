import type { SpecificTable } from './specificTable';

/** Japanese tests of words that say exactly what to look at. */
export const jaSpecifics: SpecificTable = {
  sorted: '{quote}：この点で異なる二件は、どちらを先に入力しても、この順に並ぶ。',
  highlighted: '{quote}：当てはまる一件はそのように表示され、当てはまらない一件はされない。',
  perUnit: '{quote}：それぞれ二つ分の既知のデータで、それぞれに自分の分があり、どの数値も正しい。',
  figure: '{quote}：既知のデータで手計算の値と一致し、次の入力で変わる。',
  onlySeen: '{quote}：それ以外は画面にも、画面に送られるデータにも含まれない。',
  withDetail: '{quote}：入力したとおりに一緒に表示される。要確認：これがないと拒否されるか。',
  ranked: '{quote}：差が一だけの二件を含む既知のデータで、順位が正しい。要確認：同数のときの順位。',
  ofDay: '{quote}：昨日・今日・明日の三件のうち、今日の分だけが表示される。',
  which: '{quote}：答えの異なる二つの場合にそれぞれ正しく表示され、答えが変わった後も正しい。',
  withoutAccount: '{quote}：新しいブラウザーで最後まででき、ログインを求められない。',
  hidden: '{quote}：画面にも、画面に送られるデータにも含まれない。',
  filtered: '{quote}：どの項目でも、その値のものが見つかり、別の値のものは見つからない。',
  dayBefore: '{quote}：二日前には起こらず、前日に一度だけ起こり、その後は繰り返されない。',
  everything: '{quote}：ほかの各役割で作った一件ずつがここで見つかる。',
  marked: '{quote}：その一件は、見る人全員に、再読み込み後もそう表示され、隣の一件は変わらない。',
  edited:
    '{quote}：新しい値は使われる所すべてに表示される。要確認：すでに入力されたものにも適用するか。',
  blocked: '要確認：{quote}：具体的に何ができなくなり、誰が解除するか。',
  outside: '要確認：{quote}：ソフトウェアが知る必要はあるか。あるなら、誰がいつ記録するか。',
  occasion: '{quote}：{given}の場合に一度だけ届き、そうでない場合は届かない。',
  following: '{quote}：{given}が起きたときに一度だけ届き、そうでなければ届かない。',
  trigger: '要確認：{quote}：何をきっかけに、どのくらいで届くか。',
  states: '要確認：{things}：どれからどれへ、誰が変更できるか。',
  prices: 'どの金額も、並べて書かれたものにだけ正確に適用される：{things}。',
  perOne: '{quantity}：一つならちょうどこの額、二つなら{double}。',
  label: '要確認：{object}：ここでソフトウェアは何をするか。',
  figures: '既知のデータで、どの項目も手計算と一致する：{things}。',
  numbered: '{quote}：紙に印刷され、続けて印刷した二枚では異なる。',
};
