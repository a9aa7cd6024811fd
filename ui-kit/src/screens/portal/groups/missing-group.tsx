'use client'

import type { PorticoError } from '@portico/headless'
import type { ReactElement } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/portal/call-failure/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { groupsMessages } from './groups-messages.ts'

/** The props of {@link MissingGroup}. */
export interface MissingGroupProps {
  readonly error: PorticoError
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The dialog of a group that cannot be read: another administrator deleted it, or the provider failed. */
export function MissingGroup({ error, onRetry, onClose }: MissingGroupProps): ReactElement {
  const t = useMessages(groupsMessages)
  const isGone = error.status === 404
  const failure = useCallFailure(isGone ? null : error, groupsMessages)
  return (
    <Dialog
      isOpen
      size="sm"
      title={t(isGone ? 'groups.gone' : 'groups.unread')}
      lead={isGone ? t('groups.goneText') : undefined}
      onOpenChange={onClose}
      footer={
        <>
          {!isGone && (
            <Button size="md" onPress={onRetry}>
              {t('groups.tryAgain')}
            </Button>
          )}
          <Button size="md" variant="primary" onPress={onClose}>
            {t('groups.close')}
          </Button>
        </>
      }
    >
      <CallFailure failure={failure} />
    </Dialog>
  )
}
