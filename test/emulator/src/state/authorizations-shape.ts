import type { Authorization } from './authorizations.ts'
import { count } from './plain-shapes.ts'
import { flag, list, nullable, number, optional, record, text } from './shape.ts'

/** The form of the hosted sign-ins that are under way. */
export const authorizations = optional(
  list(
    record<Authorization>({
      id: text,
      redirectUri: text,
      state: nullable(text),
      nonce: text,
      codeChallenge: text,
      acrValues: nullable(text),
      maxAge: nullable(count),
      loginHint: text,
      expiresAt: number,
      code: nullable(text),
      sessionId: nullable(text),
      isSpent: flag,
    }),
  ),
)
