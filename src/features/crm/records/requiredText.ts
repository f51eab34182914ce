/**
 * The rule of a required text field, for react-hook-form; spaces alone are refused.
 *
 * @param message what is shown beside the field
 */
export function requiredText(message: string) {
  return { validate: (text: string) => text.trim() !== '' || message };
}
