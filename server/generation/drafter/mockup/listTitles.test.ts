import { sortIdea } from '../sort/sortIdea';
import { listTitles } from './listTitles';
import { sourceOf } from './nouns';

test.each([
  ['Cooks enter a cookbook (title, author, year). Cooks see all cookbooks.', ['Cookbooks']],
  ['The host enters a cook (name, phone, e-mail). Cooks see all cooks.', []],
])('a list of users is no title, but one of what only begins like them: %s', (lines, titles) => {
  expect(listTitles(sourceOf(sortIdea(`A shared kitchen.\n\n${lines}`)))).toEqual(titles);
});
