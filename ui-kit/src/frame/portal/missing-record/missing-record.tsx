'use client'

import type { PorticoError } from '@portico/headless'
import type { ReactElement } from 'react'
import { type Catalogue, useMessages } from '../../../i18n/index.ts'
import { partsMessages } from '../../../i18n/messages/parts.gen.ts'
import { recordFormMessages } from '../../../i18n/messages/portal/record-form.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { CallFailure, useCallFailure } from '../../failures/call-failure.tsx'

export interface MissingRecordProps {
  /** The failure of the read. */
  readonly error: PorticoError
  /** The title for a record that is gone: "This group is gone". Default: general words. */
  readonly gone?: string | undefined
  /** The title for a record that could not be read: "We couldn’t load this group". Default: general words. */
  readonly unread?: string | undefined
  /** The messages of the section, for errors by code. Default: general texts. */
  readonly messages?: Partial<Catalogue> | undefined
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The dialog of a record that cannot be read: another administrator deleted it, or the provider failed. */
export function MissingRecord({ error, messages, onRetry, onClose, ...words }: MissingRecordProps): ReactElement {
  const t = useMessages(ourMessages)
  const isGone = error.status === 404
  const failure = useCallFailure(isGone ? null : error, messages)
  const gone = words.gone ?? t('record.gone')
  const unread = words.unread ?? t('record.unread')
  return (
    <Dialog
      isOpen
      size="sm"
      title={isGone ? gone : unread}
      lead={isGone ? t('record.goneText') : undefined}
      onOpenChange={onClose}
      footer={
        <>
          {!isGone && (
            <Button size="md" onPress={onRetry}>
              {t('login.tryAgain')}
            </Button>
          )}
          <Button size="md" variant="primary" onPress={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <CallFailure failure={failure} />
    </Dialog>
  )
}

const ourMessages = { ...signInMessages, ...partsMessages, ...recordFormMessages }
