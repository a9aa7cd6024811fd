'use client'

import type { PorticoError } from '@portico/headless'
import { useMessages } from '../../../i18n/index.ts'
import { useBrand } from '../../../theme/index.ts'
import { explain, type Failure } from '../failure.ts'
import { secondFactorMessages } from './second-factor-messages.ts'

/** What to tell of a failure at the second factor; what was `sent` has other words than what an app shows. */
export function useFailure(
  error: PorticoError | null,
  of: 'app' | 'sent' | 'phone' | 'device' = 'app',
): Failure | null {
  const { name: app } = useBrand()
  const t = useMessages(secondFactorMessages)
  return explain(error, (key) => t.find(key.replace(/^errors\./, `errors.${of}.`), { app }) ?? t.find(key, { app }))
}
