import type { PorticoError } from '@portico/headless'
import { useMessages } from '../../../i18n/index.ts'
import { useBrand } from '../../../theme/index.ts'
import { explain, type Failure } from '../failure.ts'
import { passwordlessMessages } from './passwordless-messages.ts'

/** What to tell of a failure at a sign-in without a password. */
export function useFailure(error: PorticoError | null): Failure | null {
  const { name: app } = useBrand()
  const t = useMessages(passwordlessMessages)
  return explain(error, (key) => t.find(key, { app }))
}
