'use client'

import type { PorticoError } from '@portico/headless'
import { type Catalogue, type MessageKey, useMessages } from '../i18n/index.ts'
import { useBrand } from '../theme/index.ts'
import { explain, type Failure } from './login/failure.ts'

/** The {@link Failure} of an error, in the words of `messages`. */
export function useFailure<Keys extends MessageKey>(
  error: PorticoError | null,
  messages: Pick<Catalogue, Keys>,
): Failure | null {
  const { name: app } = useBrand()
  const t = useMessages(messages)
  return explain(error, (key) => t.find(key, { app }))
}
