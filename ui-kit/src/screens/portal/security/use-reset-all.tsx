'use client'

import { useSecurityUsers } from '@portico/headless/portal/security'
import type { Confirming } from '../../../frame/portal/confirm-dialog/types.ts'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useToasts } from '../../../primitives/portal/toast/toaster.tsx'
import { securityMessages } from './security-messages.ts'

/** Asks before every user with a leaked password gets a mail to choose a new one. */
export function useResetAll(): Pick<Confirming, 'dialog'> & { readonly askAll: () => void } {
  const t = useMessages(securityMessages)
  const { show } = useToasts()
  const { confirm, dialog } = useConfirm(securityMessages)
  const resetAll = useSecurityUsers(breached, (users) => users.resetBreachedPasswords)
  const askAll = () =>
    confirm({
      title: t('security.resetAllTitle'),
      text: t('security.resetAllText'),
      confirm: t('security.resetAll'),
      isDanger: false,
      async run() {
        const outcome = await resetAll()
        if (outcome.ok) show({ text: t('security.resetAllSent') })
        return outcome
      },
    })
  return { askAll, dialog }
}

/** The list of users with a leaked password. */
export const breached = { preset: 'breached-passwords' } as const
