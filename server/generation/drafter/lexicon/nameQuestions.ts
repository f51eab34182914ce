/** Headings and questions, in all languages, above a product's name: `Name of your project?` */
const nameQuestion =
  /^(?:(?:what(?:'s|\sis)\s)?(?:the\s|your\s)?(?:(?:working\s)?title|name)\sof\s(?:your|the|our)\s(?:project|product|idea|app|tool)|(?:project|product|app)\sname|(?:name|titel)\s(?:des|ihres|eures)\s(?:projekts|produkts|vorhabens)|(?:name|titel)\sder\s(?:idee|app|anwendung)|(?:arbeitstitel|projektname|produktname)|(?:nom|titre)\sd[ue]\s(?:votre\s)?(?:projet|produit)|nombre\sdel?\s(?:tu\s|su\s)?(?:proyecto|producto)|nome\sd(?:o|el)\s(?:projeto|produto|progetto|prodotto)|naam\svan\s(?:het|je|uw)\s(?:project|product)|nazwa\s(?:projektu|produktu|pomysłu)|(?:プロジェクト|製品|アプリ)名|اسم\s(?:المشروع|المنتج|التطبيق))$/u;
const longest = 80;

/** Whether a heading, {@link folded}, asks for the product's name. */
export function asksForName(heading: string): boolean {
  return heading.length <= longest && nameQuestion.test(heading.replace(/[\s:：?？*_#]+$/gu, ''));
}
