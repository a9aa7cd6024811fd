'use client'

import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import type { ReactNode } from 'react'
import { explain } from '../../../frame/failures/failure.ts'
import { useMessages } from '../../../i18n/index.ts'
import { hostedPortalMessages as ownMessages } from '../../../i18n/messages/portal/hosted-portal.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { useToastHere } from '../../../primitives/portal/toast/use-toast-here.tsx'

/** The English texts of the way to the hosted portal. */
export const hostedPortalMessages = { ...signInMessages, ...ownMessages }

/** The way to the portal that the provider hosts. */
export interface HostedPortal {
  /** `true` if there is one. */
  readonly isThere: boolean
  /** Opens it. A failure is shown as a message. */
  readonly open: () => void
  /** The place of the messages, which the caller renders. */
  readonly region: ReactNode
}

/** Opens the portal that the provider hosts, and shows in words if it does not open. */
export function useHostedPortal(): HostedPortal {
  const { hasHosted, openHosted } = useAdminPortal()
  const { region, show } = useToastHere()
  const t = useMessages(hostedPortalMessages)
  async function open() {
    const outcome = await openHosted()
    const failure = explain('error' in outcome ? outcome.error : null, (key) => t.find(key))
    if (failure) show({ tone: 'danger', text: failure.title, detail: failure.text })
  }
  return { isThere: hasHosted, open: () => void open(), region }
}
