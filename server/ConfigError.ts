/** A setting that cannot be used; the message is one line that names the setting and what it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
