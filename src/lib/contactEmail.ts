/** The contact page's recipient, set at build time (see `.env.example`). A separate file, so that few pages load it. */
export const contactEmail = process.env.PUBLIC_CONTACT_EMAIL ?? 'hello@ideakiln.example';
