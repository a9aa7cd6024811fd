'use client'

import type { PorticoError } from '@portico/headless'
import { useMessages } from '../../i18n/index.ts'
import { useBrand } from '../../theme/index.ts'
import { explain, type Failure } from '../login/failure.ts'
import { ownFactorsMessages } from './own-factors-messages.ts'

/** What to tell of a failure at the list of second factors. */
export function useOwnFailure(error: PorticoError | null): Failure | null {
  const { name: app } = useBrand()
  const t = useMessages(ownFactorsMessages)
  return explain(error, (key) => t.find(key, { app }))
}
