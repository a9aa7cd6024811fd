'use client'

import { type ReactElement, useState } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { recordFormMessages } from '../../../i18n/messages/portal/record-form.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { UnsavedChanges } from './types.ts'

export interface LeaveDialogProps {
  readonly changes: UnsavedChanges
  readonly onClose: () => void
  /** Called after the changes are saved or dropped. */
  readonly onLeave: () => void
}

/** The question about unsaved changes. */
export function LeaveDialog({ changes, onClose, onLeave }: LeaveDialogProps): ReactElement {
  const classOf = useClasses()
  const { code } = useLocale()
  const t = useMessages(recordFormMessages)
  const [isPending, setPending] = useState(false)
  const fields = listFormat(code).format(changes.labels)

  function discard() {
    changes.discard()
    onClose()
    onLeave()
  }

  async function saveAndLeave() {
    setPending(true)
    const isSaved = await changes.save()
    onClose()
    if (isSaved) onLeave()
  }

  return (
    <Dialog
      role="alertdialog"
      title={t('record.leaveTitle')}
      lead={t('record.lost', { fields })}
      isOpen
      onOpenChange={onClose}
      safeButton={1}
      className={classOf('Question')}
      footer={
        <>
          <Button size="md" variant="quiet" className={classOf('DiscardButton')} onPress={discard}>
            {t('record.discardAndLeave')}
          </Button>
          <Button size="md" onPress={onClose}>
            {t('record.keepEditing')}
          </Button>
          <Button
            size="md"
            variant="primary"
            isPending={isPending}
            busy={t('record.savingNow')}
            onPress={() => void saveAndLeave()}
          >
            {t('record.saveAndLeave')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
