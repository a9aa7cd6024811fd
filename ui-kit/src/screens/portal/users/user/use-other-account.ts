'use client'

import { useSession } from '@portico/headless'
import type { UserRow } from '@portico/headless/portal/users'
import { useMessages } from '../../../../i18n/index.ts'
import { usersMessages } from '../list/users-messages.ts'

/**
 * Returns a function with the reason why a user cannot be changed here, if the account is another one, below. `null` if there
 * are no users of such accounts.
 */
export function useOtherAccount(
  includeSubTenants: boolean,
): ((user: Pick<UserRow, 'tenantId'>) => string | undefined) | null {
  const t = useMessages(usersMessages)
  const own = useSession(({ user }) => user?.tenantId)
  return includeSubTenants ? ({ tenantId }) => (tenantId === own ? undefined : t('users.otherAccount')) : null
}
