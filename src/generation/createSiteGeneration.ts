import { generationEnv } from '../lib/generationEnv';
import type { GenerationPort } from './generationPort';
import { createOpenaiGeneration } from './openaiGeneration';

/**
 * The generation port for the service that this site was built for.
 *
 * @param sessionToken the token of the session, or `null`
 */
export function createSiteGeneration(sessionToken: () => string | null): GenerationPort {
  return createOpenaiGeneration({
    baseUrl: generationEnv.url,
    apiKey: generationEnv.key,
    sessionToken,
  });
}
