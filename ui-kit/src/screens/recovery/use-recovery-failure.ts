'use client'

import type { PorticoError } from '@portico/headless'
import { useMessages } from '../../i18n/index.ts'
import { useBrand } from '../../theme/index.ts'
import { explain, type Failure } from '../login/failure.ts'
import { recoveryMessages } from './recovery-messages.ts'

/** What to tell of a failure while a new password is had. */
export function useRecoveryFailure(error: PorticoError | null): Failure | null {
  const { name: app } = useBrand()
  const t = useMessages(recoveryMessages)
  return explain(error, (key) => t.find(key, { app }))
}
