import { escapeHtml } from '../../escapeHtml';
import type { MailKind } from '../../database/schema';

/** Contents of a mail. No name: anyone can sign up with the address and have an advertisement as the name. */
export interface MailContent {
  kind: MailKind;
  subject: string;
  /** The page to continue on. */
  link: string;
}

/** The parts of a mail; text and HTML have the same content. */
export interface MailParts {
  subject: string;
  text: string;
  html: string;
}

interface Wording {
  before: string;
  action: string;
  after: string;
}

const wordings: Record<MailKind, Wording> = {
  verify: {
    before:
      'Someone, hopefully you, opened an Ideakiln account with this email address. To verify it, open this page within 24 hours:',
    action: 'Verify account',
    after: 'If it was not you, do nothing: an account that is not verified cannot be used.',
  },
  taken: {
    before:
      'Someone, hopefully you, tried to open an Ideakiln account with this email address. It already has one, and nothing was changed. If you have forgotten the password, set a new one here:',
    action: 'Recover password',
    after: 'If it was not you, do nothing.',
  },
  unverified: {
    before:
      'Someone, hopefully you, tried to open an Ideakiln account with this email address. It already has one that is not verified. To verify it and choose its password, open this page within one hour:',
    action: 'Choose a password',
    after: 'If it was not you, do nothing: an account that is not verified cannot be used.',
  },
  reset: {
    before:
      'Someone, hopefully you, wants to set a new password for your Ideakiln account. To do so, open this page within one hour:',
    action: 'Set a new password',
    after: 'If it was not you, do nothing: your password stays as it is.',
  },
  passwordChanged: {
    before:
      'The password of your Ideakiln account was changed, and every session was ended. If it was not you, set a new password now:',
    action: 'Recover password',
    after: 'If it was you, there is nothing left to do.',
  },
  signInsFailed: {
    before:
      'Someone has tried to sign in to your Ideakiln account many times with a wrong password. Further attempts have to wait; after 100 of them only a new password opens the account. You can set a new one here:',
    action: 'Recover password',
    after: 'If it was you, or if your password is hard to guess, there is nothing you must do.',
  },
};

/** Writes a mail as plain text and as HTML. */
export function writeMail({ kind, subject, link }: MailContent): MailParts {
  const { before, action, after } = wordings[kind];
  return {
    subject,
    text: `Hello,\n\n${before}\n\n${link}\n\n${after}\n`,
    html: [
      '<!doctype html>',
      `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
      '<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">',
      '<p>Hello,</p>',
      `<p>${escapeHtml(before)}</p>`,
      `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
      `<p>${escapeHtml(after)}</p>`,
      '</body></html>',
      '',
    ].join('\n'),
  };
}
