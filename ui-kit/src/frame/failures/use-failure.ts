'use client'

import type { PorticoError } from '@portico/headless'
import { type Catalogue, type MessageKey, useMessages } from '../../i18n/index.ts'
import { useBrand } from '../../theme/index.ts'
import { explain, type Failure } from './failure.ts'

/** Options of {@link useFailure}, for the choice of words. */
export interface FailureWords {
  /** A word after `errors.` whose texts come before the others: `errors.sent.ER-MFA-CODE-INVALID`. */
  readonly kind?: string
  /** The codes that end the flow. Default: none. */
  readonly finals?: ReadonlySet<string>
}

/** The {@link Failure} of an error, with the texts of `messages`. */
export function useFailure<Keys extends MessageKey>(
  error: PorticoError | null,
  messages: Pick<Catalogue, Keys>,
  { kind, finals }: FailureWords = {},
): Failure | null {
  const { name: app } = useBrand()
  const t = useMessages(messages)
  const values = { app, character: characterOf(error) }
  const find = (key: string) =>
    (kind && t.find(key.replace(/^errors\./, `errors.${kind}.`), values)) ?? t.find(key, values)
  return explain(error, find, finals)
}

/** The name of the character that an error is about; empty without one. */
export function characterOf(error: PorticoError | null): string {
  const character = error?.context?.['character']
  return typeof character === 'string' ? character : ''
}
