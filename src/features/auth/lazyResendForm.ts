import { lazyComponent } from '../../navigation/lazyComponent';

/** The form that asks for an e-mail address, for a link without one. Its chunk is named after the HTML file. */
export const lazyResendForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "verify.missing" */ './ResendForm')).ResendForm,
);
