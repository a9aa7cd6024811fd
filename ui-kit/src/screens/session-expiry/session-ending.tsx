'use client'

import { type SessionExpiry, useClient } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { sessionExpiryMessages } from '../../i18n/messages/session-expiry.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { Paragraph } from '../../primitives/text/text.tsx'

export interface SessionEndingProps extends Pick<SessionExpiry, 'reason' | 'remaining'> {
  /** Puts the end off, if idleness is the reason. */
  readonly onStay: () => void
}

/** The warning that the session is about to end: stay, or sign out now. */
export function SessionEnding({ reason, remaining, onStay }: SessionEndingProps): ReactElement {
  const { session } = useClient()
  const t = useMessages(sessionExpiryMessages)
  const seconds = remaining ?? 0
  const isIdle = reason === 'idle'
  const [isOpen, setOpen] = useState(true)
  // Nothing puts a forced sign-in off: the warning closes, and the session ends at its time.
  const close = isIdle ? onStay : () => setOpen(false)
  return (
    <Dialog
      title={t(isIdle ? 'sessionExpiry.idleTitle' : 'sessionExpiry.reLoginTitle')}
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      safeButton="last"
      onOpenChange={close}
      footer={
        <>
          <Button onPress={() => void session.logOut()}>{t('sessionExpiry.signOut')}</Button>
          <Button variant="primary" onPress={close}>
            {t(isIdle ? 'sessionExpiry.stay' : 'sessionExpiry.keepWorking')}
          </Button>
        </>
      }
    >
      {/* The title is announced once; a count that is read out each second would drown it. */}
      <Paragraph>
        <span role="timer" aria-live="off">
          {t(isIdle ? 'sessionExpiry.idle' : 'sessionExpiry.reLogin', { seconds })}
        </span>
      </Paragraph>
    </Dialog>
  )
}
