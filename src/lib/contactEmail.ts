/** Whom the contact page writes to; compiled into the page, explained in `.env.example`. Apart, so that few pages load it. */
export const contactEmail = process.env.PUBLIC_CONTACT_EMAIL ?? 'hello@ideakiln.example';
