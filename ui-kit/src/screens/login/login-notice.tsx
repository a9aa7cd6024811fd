'use client'

import type { LoginNotice as Notice } from '@portico/headless'
import { type ReactElement, useEffect } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { loginNoticesMessages } from '../../i18n/messages/login-notices.gen.ts'
import { useAnnounce } from '../../isolation/announcer.tsx'
import { Alert } from '../../primitives/alert/alert.tsx'

/** The reason for the return to the first step, above the form. It is announced after the title of the step. */
export function LoginNotice({ notice }: { readonly notice: Notice }): ReactElement {
  const t = useMessages(loginNoticesMessages)
  const announce = useAnnounce()
  const title = t(`login.${notice}.title`)
  const text = t(`login.${notice}`)
  useEffect(() => announce(`${title}. ${text}`), [announce, title, text])
  return (
    <Alert tone={isOwnDoing(notice) ? 'info' : 'warning'} title={title}>
      {text}
    </Alert>
  )
}

/** `true` if nothing is wrong: the sign-in goes on as usual. */
function isOwnDoing(notice: Notice): boolean {
  return notice === 'secondFactorInterrupted' || notice === 'sessionEnded'
}
