/** The last line of a drafted requirement document names these settings in every language. */
const connectLine = /OPENAI_API_KEY.{1,20}OPENAI_BASE_URL/;
/** The footer of a drafted mockup; earlier ones linked to the details there. */
const mockupFooter =
  /<footer id="drafted-by-rules">|<footer><p>[^<]*<\/p><p><a href="#screen-behind">/;
const lastCharacters = 1000;

/**
 * Whether the offline drafter wrote a document. Detected in its text, because the model's name is not stored.
 *
 * @param text the saved document
 */
export function isDraftedOffline(text: string): boolean {
  const end = text.slice(-lastCharacters);
  return connectLine.test(end) || mockupFooter.test(end);
}
