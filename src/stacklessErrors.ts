// Runs before React loads (`entry` in webpack.config.ts). While it loads, React creates five errors, which it throws as
// signals and never shows. If a debugger is attached, such as Lighthouse's, V8 parses the whole script again for their
// stacks. Only errors made without `new` are affected, and only until `restoreErrors` is called. React's development
// build shows stacks of such errors.
const NativeError = window.Error;

if (process.env.NODE_ENV !== 'development') {
  window.Error = new Proxy(NativeError, {
    apply: (_target, _this, [message]: unknown[]) =>
      Object.create(NativeError.prototype, { message: { value: message } }) as unknown,
  });
}

/** Makes `Error()` record a stack again; call it once React has loaded. */
export function restoreErrors(): void {
  window.Error = NativeError;
}
