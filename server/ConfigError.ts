/** An invalid setting. The message is one line that names the setting and its valid values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
