import { readLanguage } from './readLanguage';

test.each([
  ['An app for the choir', 'en'],
  ['Eine App für den Chor', 'de'],
  ['تطبيق للجوقة والأعضاء', 'ar'],
  ['لعبة كوت بوستة، الربع يحچون صوت وهم يلعبون', 'ar'],
  ['یک برنامه برای گروه کر', 'fa'],
  ['合唱団のためのアプリ', 'ja'],
])('%s is in %s', (idea, tag) => {
  expect(readLanguage(idea).tag).toBe(tag);
});
