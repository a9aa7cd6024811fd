'use client'

import type { ReactElement } from 'react'
import { useConfirm } from '../../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { useToasts } from '../../../../primitives/portal/toast/toaster.tsx'
import { userMessages } from '../user/user-messages.ts'
import type { UsersList } from './users-list.ts'

export interface ResetBreachedProps {
  readonly list: Pick<UsersList, 'resetBreachedPasswords'>
}

/** The button that sends a password reset to every user with a breached password. */
export function ResetBreached({ list }: ResetBreachedProps): ReactElement {
  const t = useMessages(userMessages)
  const { show } = useToasts()
  const { confirm, dialog } = useConfirm(userMessages)
  const ask = () =>
    confirm({
      title: t('user.resetAllTitle'),
      text: t('user.resetAllText'),
      confirm: t('user.resetAll'),
      isDanger: false,
      async run() {
        const outcome = await list.resetBreachedPasswords()
        if (outcome.ok) show({ text: t('user.resetAllSent') })
        return outcome
      },
    })
  return (
    <>
      <Button size="sm" onPress={ask}>
        {t('user.resetAll')}
      </Button>
      {dialog}
    </>
  )
}
