'use client'

import type { PorticoError } from '@portico/headless'
import { type Catalogue, type MessageKey, useMessages } from '../i18n/index.ts'
import { useBrand } from '../theme/index.ts'
import { explain, type Failure } from './login/failure.ts'

/** The words a kind of call has beside those of its section. */
export interface FailureWords {
  /** A word after `errors.` whose texts go before the others: `errors.sent.ER-MFA-CODE-INVALID`. */
  readonly kind?: string
  /** The codes that end a flow. Default: those that end a sign-in. */
  readonly finals?: ReadonlySet<string>
}

/** The {@link Failure} of an error, in the words of `messages`. */
export function useFailure<Keys extends MessageKey>(
  error: PorticoError | null,
  messages: Pick<Catalogue, Keys>,
  { kind, finals }: FailureWords = {},
): Failure | null {
  const { name: app } = useBrand()
  const t = useMessages(messages)
  const find = (key: string) =>
    (kind && t.find(key.replace(/^errors\./, `errors.${kind}.`), { app })) ?? t.find(key, { app })
  return explain(error, find, finals)
}
