'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { checkoutMessages } from '../../i18n/messages/checkout/checkout.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog } from '../../primitives/dialog/dialog.tsx'

export interface LeaveQuestionProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** The question before what was entered is lost. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps): ReactElement {
  const t = useMessages(checkoutMessages)
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={t('checkout.leaveTitle')}
      lead={t('checkout.leaveText')}
      isOpen
      onOpenChange={onStay}
      footer={
        <>
          <Button size="md" onPress={onStay}>
            {t('checkout.stay')}
          </Button>
          <Button size="md" variant="danger" onPress={onLeave}>
            {t('checkout.leave')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
