import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { contactEmail } from '../../lib/contactEmail';
import { Form } from '../../ui/Form';
import { Page } from '../../ui/Page';
import { readFields } from '../../ui/readFields';
import { TextInput } from '../../ui/TextInput';
import { contactLink, type ContactMessage } from './contactMessage';

/** An Enter that ends an IME composition must not submit the form. */
const isEnterOutsideComposition = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;

const emptyMessage: ContactMessage = { name: '', subject: '', message: '' };

function Advice({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h4" component="h2">
        {heading}
      </Typography>
      <Typography
        variant="body2"
        sx={{ marginBlockStart: 0.75, textWrap: 'pretty', color: 'text.secondary' }}
      >
        {children}
      </Typography>
    </div>
  );
}

/**
 * The contact page (docs/behaviour.md#contact). It sends nothing itself, but composes an e-mail in the visitor's
 * mail program.
 */
export function ContactPage() {
  const [draft, setDraft] = useState(emptyMessage);
  const form = useRef<HTMLFormElement>(null);
  const mailLink = useRef<HTMLAnchorElement>(null);

  const readDraft = (): void => {
    if (form.current !== null) setDraft(readFields(form.current, emptyMessage));
  };
  // The visitor may have typed before hydration. A browser that fills in fields itself may do so later, without an
  // event, so the link reads them again when it is pressed.
  useEffect(readDraft, []);

  const openMailOnEnter = (event: KeyboardEvent): void => {
    if (isEnterOutsideComposition(event)) mailLink.current?.click();
  };

  return (
    <Page
      title="Contact"
      description="Write to Ideakiln: about the Enterprise membership, about the product, or about your data."
      heading="Contact"
      subtitle="Questions about Enterprise, the product or your data? Write to us: a person reads every message."
    >
      <Box
        sx={{
          display: 'grid',
          gap: 'clamp(2.5rem, 5vw, 5rem)',
          '@media (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {/* No submit button, so that Enter before hydration does not send the fields to the server. */}
        <Box
          component={Form}
          ref={form}
          className="needs-script"
          onInput={readDraft}
          sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}
        >
          <TextInput
            name="name"
            label="Your Name"
            autoComplete="name"
            dir="auto"
            onKeyDown={openMailOnEnter}
          />
          <TextInput
            name="subject"
            label="Subject"
            autoComplete="off"
            dir="auto"
            onKeyDown={openMailOnEnter}
          />
          <TextInput name="message" label="Message" autoComplete="off" dir="auto" rows={7} />
          <div>
            <Button
              ref={mailLink}
              onPointerDown={readDraft}
              onFocus={readDraft}
              variant="contained"
              size="large"
              href={contactLink(contactEmail, draft)}
            >
              Open in your email app
            </Button>
            <Typography
              variant="body2"
              sx={{
                maxWidth: '52ch',
                marginBlockStart: 1.75,
                textWrap: 'pretty',
                color: 'text.secondary',
              }}
            >
              This page sends nothing itself. The button opens an email with what you typed, for you
              to check and send.
            </Typography>
          </div>
        </Box>
        <Box sx={{ display: 'grid', gap: 3.5, alignContent: 'start' }}>
          <Advice heading="Write directly">
            <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
          </Advice>
          <Advice heading="For an Enterprise offer">
            Tell us how many people would use Ideakiln, which tools it should work with and how many
            expert reviews you expect a month.
          </Advice>
          <Advice heading="About your account">
            Write from your account’s address. We never ask for your password.
          </Advice>
        </Box>
      </Box>
    </Page>
  );
}
