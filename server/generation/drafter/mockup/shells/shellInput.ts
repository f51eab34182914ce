import type { TypeTexts } from '../../types/productType';
import type { Brief } from '../brief';

/** What the screens of a product are drawn from. */
export interface ShellInput {
  brief: Brief;
  texts: TypeTexts;
  /** The ids of the main screen, and of those with the form and with a game's result; the main one's where there is none. */
  mainId: string;
  formId: string;
  resultId: string;
}
