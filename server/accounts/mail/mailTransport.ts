import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { isLoopback } from '../../web/allowedHosts';
import type { MailParts } from './writeMail';

interface OutgoingMail extends MailParts {
  /** A single address. */
  to: string;
  link: string;
}

/** Sends mails. */
export interface MailTransport {
  /** How long sending a mail may take, in milliseconds, before it counts as failed. */
  timeout: number;
  /** @throws MailRejected if a retry cannot succeed; any other error if it may */
  send: (mail: OutgoingMail) => Promise<void>;
  /** Connects without sending a mail. @throws if that fails */
  connect: () => Promise<void>;
  close: () => void;
}

/** The mail server rejected this mail permanently. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
}

const refusalSchema = v.object({
  responseCode: v.pipe(v.number(), v.minValue(500), v.maxValue(599)),
  code: v.picklist(['EENVELOPE', 'EMESSAGE']),
});

/**
 * Sends mails through a mail server.
 *
 * @param url such as `smtps://user:password@mail.example.org`
 * @param from the sender
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport({
    url,
    // Without STARTTLS, mails and the password of the mail server would travel unencrypted.
    requireTLS: !isLoopback(new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  return {
    timeout: 25_000,
    send: async (mail) => {
      try {
        await mailer.sendMail(messageOf(mail, from));
      } catch (error) {
        if (v.is(refusalSchema, error)) throw new MailRejected('The mail server refuses the mail');
        throw error;
      }
    },
    connect: async () => {
      await mailer.verify();
    },
    close: () => {
      mailer.close();
    },
  };
}

export interface OutboxOptions {
  /** Created if it does not exist. */
  folder: string;
  from: string;
  /** Prints a line for the operator. */
  print: (line: string) => void;
}

/** Writes each mail to a file named by the time, and prints its link. */
export function outboxTransport({ folder, from, print }: OutboxOptions): MailTransport {
  removePartialFiles(folder);
  const composer = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    timeout: 5000,
    send: async (mail) => {
      const { message } = await composer.sendMail(messageOf(mail, from));
      const time = new Date().toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeAtomically(file, message);
      print(`Mail to ${mail.to}: ${mail.subject}: ${mail.link}`);
    },
    connect: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    close: () => undefined,
  };
}

/** Deletes what a crash left behind; the mail itself is still queued. */
function removePartialFiles(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.eml.part')) rmSync(path.join(folder, name), { force: true });
  }
}

/** Writes to a temporary file, then renames it, so that readers never see a partial file. */
async function writeAtomically(file: string, content: Buffer | Readable): Promise<void> {
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
    // An object, because commas and brackets in a string would be parsed.
    to: { name: '', address: to },
    subject,
    alternatives: [textPart(text), { contentType: 'text/html; charset=utf-8', content: html }],
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Leaves plain text unencoded where possible, so that the link in a file can be copied. */
function textPart(text: string): { raw: string } | { contentType: string; content: string } {
  const contentType = 'text/plain; charset=utf-8';
  const plain = /^[\n\x20-\x7e]*$/.test(text) && !/.{900}/.test(text);
  if (!plain) return { contentType, content: text };
  const head = `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: 7bit\r\n\r\n`;
  return { raw: head + text.replaceAll('\n', '\r\n') };
}
