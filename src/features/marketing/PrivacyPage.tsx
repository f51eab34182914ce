import Link from '@mui/material/Link';
import { storageKeys } from '../../../contract/storageKeys';
import { routePaths } from '../../../contract/routePaths';
import { contactEmail } from '../../lib/contactEmail';
import { generationEnv } from '../../lib/generationEnv';
import { Page } from '../../ui/Page';
import { TextLink } from '../../ui/TextLink';
import { Prose } from './Prose';

// A build setting can make the page call a language model service directly.
const sendsDirectly = /^https?:/.test(generationEnv.url);

const sentToRevise =
  'When you have a document revised, or another one made from it, the document goes the same way, with the text that you typed into it, and so do your instruction and your answers to its questions.';

const warning =
  'Do not put secrets or personal data of other people into your idea, your document, your instruction or your answers.';

/** The privacy policy: what is stored and sent, and where. */
export function PrivacyPage() {
  return (
    <Page
      title="Privacy Policy"
      description="What Ideakiln keeps in your browser and on its server, what it sends to a language model, and what it never does."
      heading="Privacy Policy"
      subtitle="What is kept, where it is kept, who sees it, and how you get rid of it."
      width="text"
    >
      <Prose>
        <h2>In short</h2>
        <ul>
          <li>Your idea and your last document are kept in your browser, not on our server.</li>
          <li>
            To write a document, your idea is sent to a language model; to revise it, also the
            document and your instruction or answers. Nothing else is.
          </li>
          <li>An account holds your name, your email address and a hash of your password.</li>
          <li>These pages have no trackers, ads or analytics.</li>
        </ul>

        <h2>In your browser</h2>
        <p>Ideakiln uses these three entries of your browser’s local storage and no other:</p>
        <dl>
          <dt>
            <code>{storageKeys.submission}</code>
          </dt>
          <dd>Your last idea, its document type, the document, and when it was written.</dd>
          <dt>
            <code>{storageKeys.user}</code>
          </dt>
          <dd>Your name, email address and account number while you are signed in.</dd>
          <dt>
            <code>{storageKeys.token}</code>
          </dt>
          <dd>What proves to the server that you are signed in.</dd>
        </dl>
        <p>
          Signing out removes the last two, in every open tab. A new document replaces the old one.
          Clearing the data of this site in your browser removes all three. An idea that you are
          still typing is kept with the tab’s history, until you close the tab. Ideakiln sets no
          cookies.
        </p>

        <h2>When a document is written</h2>
        {sendsDirectly ? (
          <p>
            Your browser sends your idea straight to the language model service at{' '}
            <code>{new URL(generationEnv.url).host}</code>. {sentToRevise} That service handles
            these texts under its own terms. {warning}
          </p>
        ) : (
          <>
            <p>
              Your idea travels to our server, which passes it on to the language model that its
              operator has chosen, without your name, your address or anything about your account.{' '}
              {sentToRevise} The provider of that model handles these texts under its own terms.
              Where no model is set up, our server writes a draft by fixed rules and the texts go no
              further; the document says so. The server keeps none of them. {warning}
            </p>
            <p>
              The network address of your connection is counted, for an hour, to limit how many
              documents one address can ask for.
            </p>
          </>
        )}

        <h2>When you have an account</h2>
        <p>
          The server keeps your name, your email address, whether it is verified, and a hash of your
          password from which nobody can read the password. For each sign-in it keeps a session for
          up to 30 days: when it began and ends, and a hash of its token. Signing out deletes it. At
          most 20 sessions are kept. Codes that we mail are kept as hashes: those that verify an
          address work for 24 hours, those that reset a password for one hour, and both are deleted
          a week later. An account that is not verified is deleted after 7 days.
        </p>
        <p>
          To keep others from guessing passwords and from flooding anyone with mail, the server
          counts failed sign-ins and mails per email address, and calls per network address, both as
          hashes, for at most an hour; consecutive failed sign-ins to an account, its password
          resets, and from which networks you signed in, for at most 30 days. In these counts an
          IPv6 address stands for its whole /64 network. The log of the server says when someone
          signed up, verified an address, signed in or failed to, signed out or ended sessions,
          reset a password, downloaded the data of an account or deleted it. It names the account by
          its number or a hash of its email address, and no network address.
        </p>
        <p>
          We send mail only when you ask for it by signing up, verifying an address or resetting a
          password, and to tell you that your password was changed or that someone fails to sign in
          to your account again and again. A mail that cannot be sent is given up after 24 hours.
          Where no mail server is set up, mails are files on the server, deleted after 7 days, and
          the server prints their recipients and links for its operator.
        </p>

        <h2>What never leaves the page</h2>
        <p>
          The CRM area works on samples in the memory of your browser, and forgets your changes when
          you reload. The contact and community forms on the result page, and the form on the{' '}
          <TextLink to={routePaths.contact}>contact page</TextLink>, send nothing by themselves.
        </p>

        <h2>Your rights</h2>
        <p>
          On your <TextLink to={routePaths.profile}>profile</TextLink>, “Manage account” shows your
          sessions and ends them, downloads a copy of what is kept about you, and deletes your
          account at once. To have something corrected, or if you cannot sign in, write from the
          address of the account to <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>.
        </p>
      </Prose>
    </Page>
  );
}
