import type { SpecificTable } from './specificTable';

/** Japanese tests of words that say exactly what to look at. */
export const jaSpecifics: SpecificTable = {
  sorted: '{quote}：この点で異なる二件は、どちらを先に入力しても、この順に並ぶ。',
  perUnit: '{quote}：それぞれ二つ分の既知のデータで、それぞれに自分の分があり、どの数値も正しい。',
  onlySeen: '{quote}：それ以外は画面にも、画面に送られるデータにも含まれない。',
  ofDay: '{quote}：昨日・今日・明日の三件のうち、今日の分だけが表示される。',
  withoutAccount: '{quote}：新しいブラウザーで最後まででき、ログインを求められない。',
  filtered: '{quote}：どの項目でも、その値のものが見つかり、別の値のものは見つからない。',
  dayBefore: '{quote}：二日前には起こらず、前日に一度だけ起こり、その後は繰り返されない。',
  moved: '{object}：その後は新しい所にあり、元の所にはなく、どちらを見る人にもそう見える。',
  signed: '{object}：署名した内容、署名者、日時とともに表示される。要確認：署名後に変更できるか。',
  marked: '{object}：その一件は、見る人全員に、再読み込み後もそう表示され、隣の一件は変わらない。',
  trigger: '要確認：{quote}：何をきっかけに、どのくらいで届くか。',
  perOne: '{quantity}：一つならちょうどこの額、二つなら{double}。',
};
