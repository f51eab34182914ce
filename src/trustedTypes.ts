interface TrustedTypePolicies {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (html: string, type: string, sink: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ) => void;
}

declare global {
  interface Window {
    /** Some supported browsers lack it. */
    trustedTypes?: TrustedTypePolicies;
  }
}

// Runs before a script loads another (`entry` in webpack.config.ts). The content security policy makes the browser
// apply this policy to every string that scripts turn into HTML or use as a script URL, and reject it if the policy
// returns null: see docs/decisions/012-trusted-types.md.
window.trustedTypes?.createPolicy('default', {
  // Parsed documents and our sandboxed frames run no scripts. A string without `<` creates no element.
  createHTML: (html, _type, sink) =>
    html.includes('<') && !/srcdoc|Parser/.test(sink) ? null : html,
  createScriptURL: (url) => (url.replace(location.origin, '').startsWith('/assets/') ? url : null),
});
