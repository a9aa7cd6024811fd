'use client'

import { actorOf, useSession } from '@portico/headless'
import { type ReactElement, useEffect } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { holderMessages } from '../../../i18n/messages/portal/holder.gen.ts'
import { useToastHere } from '../../../primitives/portal/toast/use-toast-here.tsx'

export interface EndedNoticeProps {
  /** `true` if the session has another person or actor, and not the tenant alone. */
  readonly hasOtherPerson: boolean
  /** The state of the input: `unsent`, `unknown` if it may have been sent, or `none`. */
  readonly input: 'unsent' | 'unknown' | 'none'
  /** `true` once it was shown. On a signed-out page it waits for the next sign-in. */
  readonly seen: { current: boolean }
}

/** The message that what was open has ended, with the name of the present person or account. */
export function EndedNotice({ hasOtherPerson, input, seen }: EndedNoticeProps): ReactElement {
  const account = useSession(({ tenant, user }) => tenant?.name ?? user?.tenantId ?? null)
  const user = useSession((session) => session.user)
  const t = useMessages(holderMessages)
  const { region, show } = useToastHere()
  useEffect(() => {
    const name = user && (user.name || user.email)
    if (seen.current || account === null || name === null) return
    seen.current = true
    const text =
      !hasOtherPerson || name === ''
        ? t('portal.nowIn', { account })
        : actorOf(user)
          ? t('portal.nowActingAs', { name })
          : t('portal.nowSignedInAs', { name })
    const detail = { unsent: t('portal.wasClosed'), unknown: t('portal.onlyClosed'), none: undefined }[input]
    // An application may have left a dialog open, which begins anew.
    show({ text, ...(detail && { detail }), tone: 'neutral', outlastsModals: true })
  })
  return <>{region}</>
}
