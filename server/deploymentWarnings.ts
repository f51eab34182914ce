import type { Config } from './config';
import { isLoopback } from './web/allowedHosts';

const isLocal = (name: string) => isLoopback(name.replace(/^\[(.*)\]$/, '$1'));

/** Lists settings that are unsafe or do not work if other computers can reach the server, one per line. */
export function deploymentWarnings(config: Config): string[] {
  const { host, publicUrl, appUrl, mail, trustedProxies, upstream } = config;
  const isPublic = !isLocal(host);
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  const isPublished = publicHost !== undefined && !isLocal(publicHost);
  const lines: (string | false)[] = [
    isPublic &&
      publicUrl === undefined &&
      `APP_URL is not set: links in mails lead to ${appUrl}, which other computers cannot open`,
    isPublic &&
      publicHost !== undefined &&
      !isPublished &&
      `APP_URL is ${publicUrl ?? ''}: other computers cannot open the links in mails`,
    (isPublic || isPublished) &&
      mail.smtpUrl === undefined &&
      'SMTP_URL is not set: mails are written to files, and nobody receives them',
    isPublished &&
      publicUrl?.startsWith('http:') === true &&
      'APP_URL has no https: passwords travel unencrypted',
    isPublished &&
      publicUrl?.startsWith('https:') === true &&
      trustedProxies.length === 0 &&
      'TRUST_PROXY is not set: behind a TLS proxy, all people count as one address, and share its limits',
    upstream?.apiKey !== undefined &&
      upstream.baseUrl.startsWith('http:') &&
      !isLocal(new URL(upstream.baseUrl).hostname) &&
      'OPENAI_BASE_URL has no https: OPENAI_API_KEY travels unencrypted',
  ];
  return lines.filter((line) => line !== false);
}
