import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { MailParts } from './writeMail';

interface OutgoingMail extends MailParts {
  /** One address. */
  to: string;
  link: string;
}

/** A way for mails to leave. */
export interface MailTransport {
  /** How long sending one may take, in milliseconds; what takes longer has failed. */
  patience: number;
  /** @throws MailRefused where trying again is no use, another error where it is */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** The mail server will not take this mail, now or later. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const refusalSchema = v.object({
  responseCode: v.pipe(v.number(), v.minValue(500), v.maxValue(599)),
  code: v.picklist(['EENVELOPE', 'EMESSAGE']),
});

/**
 * Sends mails through a mail server.
 *
 * @param url as in `smtps://user:password@mail.example.org`
 * @param from the sender
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  return {
    patience: 25_000,
    send: async (mail) => {
      try {
        await mailer.sendMail(messageOf(mail, from));
      } catch (error) {
        if (v.is(refusalSchema, error)) throw new MailRefused('The mail server refuses the mail');
        throw error;
      }
    },
    close: () => {
      mailer.close();
    },
  };
}

export interface OutboxOptions {
  /** Made where it is missing. */
  folder: string;
  from: string;
  /** Takes a line for the operator. */
  print: (line: string) => void;
}

/** Writes each mail into a file of its own, named by the time, and prints its link. */
export function outboxTransport({ folder, from, print }: OutboxOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    patience: 5000,
    send: async (mail) => {
      const { message } = await composer.sendMail(messageOf(mail, from));
      const time = new Date().toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await mkdir(folder, { recursive: true });
      await writeWhole(file, message);
      print(`Mail to ${mail.to}: ${mail.subject}: ${mail.link}`);
    },
    close: () => undefined,
  };
}

/** Gives the file its name only once all of it is on the disk. */
async function writeWhole(file: string, content: Buffer | Readable): Promise<void> {
  const handle = await open(`${file}.part`, 'wx', 0o600);
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}

function messageOf({ to, subject, text, html }: OutgoingMail, from: string) {
  return {
    from,
    // Not as text, in which commas and brackets would have a meaning.
    to: { name: '', address: to },
    subject,
    alternatives: [textPart(text), { contentType: 'text/html; charset=utf-8', content: html }],
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Plain text stays as it is where it may, so that a link in a file can be read and copied. */
function textPart(text: string): { raw: string } | { contentType: string; content: string } {
  const contentType = 'text/plain; charset=utf-8';
  const plain = /^[\n\x20-\x7e]*$/.test(text) && !/.{900}/.test(text);
  if (!plain) return { contentType, content: text };
  const head = `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: 7bit\r\n\r\n`;
  return { raw: head + text.replaceAll('\n', '\r\n') };
}
