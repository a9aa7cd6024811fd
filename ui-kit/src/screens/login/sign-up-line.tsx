'use client'

import { useClient, useStartUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { addressOf } from '../../frame/route-address.ts'
import { SwitchLine } from '../../frame/switch-line.tsx'
import { useMessages } from '../../i18n/index.ts'
import { invitationMessages } from '../../i18n/messages/invitation.gen.ts'
import { useWaysKnown } from './use-ways-known.ts'

/** The way from signing in to signing up, where people may. */
export function SignUpLine(): ReactElement | null {
  const client = useClient()
  const isOpen = useStartUp(({ policy }) => policy.configuration?.allowSignups === true)
  const areWaysKnown = useWaysKnown()
  const t = useMessages(invitationMessages)
  if (!isOpen || !areWaysKnown) return null
  return (
    <SwitchLine
      question={t('invitation.newHere')}
      label={t('invitation.createAccount')}
      address={addressOf(client, 'signUpUrl')}
    />
  )
}
