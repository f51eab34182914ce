/** The simple shape of an e-mail address (section 5): something, an @, something with a dot in it, and no space. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
