'use client'

import type { PorticoError } from '@portico/headless'
import type { ReactElement } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { applicationsMessages } from './applications-messages.ts'

export interface MissingApplicationProps {
  readonly error: PorticoError
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The dialog of an application that cannot be read: the account no longer has it, or the provider failed. */
export function MissingApplication({ error, onRetry, onClose }: MissingApplicationProps): ReactElement {
  const t = useMessages(applicationsMessages)
  const isGone = error.status === 404
  const failure = useCallFailure(error, applicationsMessages)
  return (
    <Dialog
      isOpen
      size="sm"
      title={t(isGone ? 'errors.application-gone.title' : 'applications.unread')}
      onOpenChange={onClose}
      footer={
        <>
          {!isGone && (
            <Button size="md" onPress={onRetry}>
              {t('applications.tryAgain')}
            </Button>
          )}
          <Button size="md" variant="primary" onPress={onClose}>
            {t('applications.close')}
          </Button>
        </>
      }
    >
      {isGone ? t('errors.application-gone') : <CallFailure failure={failure} />}
    </Dialog>
  )
}
