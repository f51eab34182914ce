/**
 * The rule of a text field that may not be empty (section 5), for react-hook-form; spaces alone are nothing.
 *
 * @param message what is shown beside the field
 */
export function requiredText(message: string) {
  return { validate: (text: string) => text.trim() !== '' || message };
}
