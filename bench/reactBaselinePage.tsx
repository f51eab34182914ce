import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

const features = [
  'Guided questions',
  'A draft as it is written',
  'Mockups',
  'Customers',
  'Versions',
];

/** A small prerendered page that React hydrates: links, a field, a button and some text. */
export function ReactBaselinePage() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <header>
        <a href="#features">Features</a>
      </header>
      <h1>From an idea to a requirement document</h1>
      <p>Describe what you want to build and get a structured document to share with the team.</p>
      <input
        aria-label="Email"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
        }}
      />
      <button
        onClick={() => {
          setIsSent(true);
        }}
      >
        {isSent ? 'Thank you' : 'Start a document'}
      </button>
      <section id="features">
        {features.map((feature) => (
          <article key={feature}>
            <h2>{feature}</h2>
            <p>
              {`${feature} keep the people who decide and the people who build on one page. `.repeat(
                3,
              )}
            </p>
          </article>
        ))}
      </section>
    </>
  );
}

const root = typeof document === 'undefined' ? null : document.getElementById('root');
if (root !== null) hydrateRoot(root, <ReactBaselinePage />);
