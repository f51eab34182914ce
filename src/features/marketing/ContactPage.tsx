import { useId, useState } from 'react';
import { contactEmail } from '../../lib/contactEmail';
import { buttonClass } from '../../ui/buttonClass';
import { Page } from '../../ui/Page';
import { contactLink, type ContactMessage } from './contactMessage';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete?: string;
  rows?: number;
}

function Field({ label, value, onChange, autoComplete = 'off', rows }: FieldProps) {
  const id = useId();
  const shared = { id, value, autoComplete, dir: 'auto' } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          {...shared}
          type="text"
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </div>
  );
}

/**
 * The contact page, where the Enterprise tier leads (section 2). Nothing is sent from here: it composes an e-mail that
 * the visitor's own mail program opens.
 */
export function ContactPage() {
  const [draft, setDraft] = useState<ContactMessage>({ name: '', subject: '', message: '' });
  const change = (field: keyof ContactMessage) => (value: string) => {
    setDraft((before) => ({ ...before, [field]: value }));
  };

  return (
    <Page
      title="Contact"
      description="Write to Ideakiln: about the Enterprise membership, about the product, or about your data."
      heading="Contact"
      subtitle="About the Enterprise membership, about the product, or about your data: write to us, and a person reads it."
    >
      <div className="contact">
        <form
          className="contact-form needs-script"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <Field
            label="Your Name"
            value={draft.name}
            autoComplete="name"
            onChange={change('name')}
          />
          <Field label="Subject" value={draft.subject} onChange={change('subject')} />
          <Field label="Message" value={draft.message} rows={7} onChange={change('message')} />
          <div>
            <a
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
