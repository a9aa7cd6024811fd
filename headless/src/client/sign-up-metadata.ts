import type { Client } from './types.ts'

/** The values a sign-up form adds to the new account. */
export interface SignUpFacts {
  /** Fields of the application's own. */
  readonly additionalFields?: Readonly<Record<string, unknown>> | undefined
  /** `true` if the person agrees to the terms; absent if there are none. */
  readonly acceptsTerms?: boolean | undefined
}

/** The `metadata` of a sign-up as JSON text, with the time at which the terms were accepted; `undefined` if there is none. */
export function signUpMetadata({ ports }: Client, { additionalFields, acceptsTerms }: SignUpFacts): string | undefined {
  if (!additionalFields && !acceptsTerms) return undefined
  const lastTermsCheck = new Date(ports.clock.now()).toISOString()
  return JSON.stringify({ ...additionalFields, ...(acceptsTerms && { lastTermsCheck }) })
}
