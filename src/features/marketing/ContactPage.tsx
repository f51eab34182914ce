import { useEffect, useId, useRef, useState } from 'react';
import { contactEmail } from '../../lib/contactEmail';
import { buttonClass } from '../../ui/buttonClass';
import { Page } from '../../ui/Page';
import { contactLink, type ContactMessage } from './contactMessage';

interface FieldProps {
  name: keyof ContactMessage;
  label: string;
  /** Enter was pressed in a field of one line. */
  onEnter?: () => void;
  autoComplete?: string;
  rows?: number;
}

function Field({ name, label, onEnter, autoComplete = 'off', rows }: FieldProps) {
  const id = useId();
  const shared = { id, name, autoComplete, dir: 'auto' } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          {...shared}
          type="text"
          onKeyDown={(event) => {
            // An Enter that ends the composing of a character is not meant for the form.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
          }}
        />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
    </div>
  );
}

function draftIn({ elements }: HTMLFormElement): ContactMessage {
  const textOf = (name: keyof ContactMessage): string => {
    const field = elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText ? field.value : '';
  };
  return { name: textOf('name'), subject: textOf('subject'), message: textOf('message') };
}

/**
 * The contact page (docs/behaviour.md#contact). Nothing is sent from here: it composes an e-mail that the visitor's own
 * mail program opens.
 */
export function ContactPage() {
  const [draft, setDraft] = useState<ContactMessage>({ name: '', subject: '', message: '' });
  const form = useRef<HTMLFormElement>(null);
  const mailLink = useRef<HTMLAnchorElement>(null);

  const readFields = (): void => {
    if (form.current !== null) setDraft(draftIn(form.current));
  };
  // The page came as HTML: somebody may have typed before this script ran.
  useEffect(readFields, []);

  const openMail = (): void => {
    mailLink.current?.click();
  };

  return (
    <Page
      title="Contact"
      description="Write to Ideakiln: about the Enterprise membership, about the product, or about your data."
      heading="Contact"
      subtitle="About the Enterprise membership, about the product, or about your data: write to us, and a person reads it."
    >
      <div className="contact">
        {/* No button submits it, so that Enter before this script runs does not send the fields to the server. */}
        <form ref={form} className="contact-form needs-script" onChange={readFields}>
          <Field name="name" label="Your Name" autoComplete="name" onEnter={openMail} />
          <Field name="subject" label="Subject" onEnter={openMail} />
          <Field name="message" label="Message" rows={7} />
          <div>
            <a
              ref={mailLink}
              className={buttonClass({ variant: 'contained', size: 'large' })}
              href={contactLink(contactEmail, draft)}
            >
              Open in your mail program
            </a>
            <p className="field-hint">
              This page sends nothing. The button opens a message to us with what you typed; you
              read it again and send it yourself.
            </p>
          </div>
        </form>
        <div className="contact-aside">
          <h2>Write directly</h2>
          <p>
            <a className="text-link" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
          </p>
          <h2>For an Enterprise offer</h2>
          <p>
            Tell us how many people would use Ideakiln, which tools it should work with, and how
            many expert reviews you expect in a month.
          </p>
          <h2>About your account</h2>
          <p>
            Write from the address of the account. We never ask for a password, and you never need
            to send us one.
          </p>
        </div>
      </div>
    </Page>
  );
}
