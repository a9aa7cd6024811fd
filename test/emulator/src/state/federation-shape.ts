import { address } from './plain-shapes.ts'
import type { FederatedAttempt, Federation, OidcProvider, SocialGrant, SocialProvider } from './settings.ts'
import { flag, list, nullable, number, optional, record, text } from './shape.ts'

/** The form of how a provider is asked. */
export const oidcProvider = optional(
  record<OidcProvider>({ issuer: text, clientId: text, clientSecret: nullable(text) }),
)
/** The form of what signing in by others is done with. */
export const federation = record<Federation>({
  social: list(
    record<SocialProvider>({
      id: text,
      displayName: optional(text),
      authorizationUrl: optional(text),
      active: flag,
      oidc: oidcProvider,
    }),
  ),
  attempts: list(
    record<FederatedAttempt>({
      state: text,
      providerId: text,
      nonce: text,
      verifier: text,
      requestId: optional(text),
      returnTo: text,
      clientState: optional(text),
      challenge: optional(text),
      expiresAt: number,
    }),
  ),
  grants: list(
    record<SocialGrant>({
      code: text,
      providerId: text,
      email: address,
      name: text,
      challenge: text,
      expiresAt: number,
    }),
  ),
})
