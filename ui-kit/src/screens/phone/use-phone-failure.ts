'use client'

import type { PorticoError } from '@portico/headless'
import { useMessages } from '../../i18n/index.ts'
import { useBrand } from '../../theme/index.ts'
import { explain, type Failure } from '../login/failure.ts'
import { phoneMessages } from './phone-messages.ts'

/** What to tell of a failure with a phone number. */
export function usePhoneFailure(error: PorticoError | null): Failure | null {
  const { name: app } = useBrand()
  const t = useMessages(phoneMessages)
  const failure = explain(error, (key) => t.find(key, { app }))
  return failure && { ...failure, isFinal: finals.has(failure.error.code) }
}

/** The failures after which only a fresh start helps. */
const finals = /* @__PURE__ */ new Set(['ER-PHONE-TOKEN-EXPIRED', 'ER-PHONE-TOO-MANY-ATTEMPTS', 'no-code-sent'])
