'use client'

import { cva } from 'class-variance-authority'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Button } from '../../button/button.tsx'
import { CloseButton } from '../../close-button/close-button.tsx'
import { Icon } from '../../icon/icon.tsx'
import { alertIcon, infoIcon } from '../../icon/paths.ts'
import { doneIcon } from '../icons.ts'
import type { ToastMessage } from './toast-queue.ts'

export interface ToastProps extends ToastMessage {
  readonly onDismiss: () => void
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** One message about the result of an action. The status of its region announces it. Replaceable as slot `Toast`. */
export const Toast = slotted<ToastProps, HTMLDivElement>(
  'Toast',
  ({ text, detail, tone = 'success', action, onDismiss, className }, ref) => {
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    return (
      <div ref={ref} className={classOf('Toast', look({ tone }), className)}>
        <Icon path={icons[tone]} />
        <span className={classOf('ToastText')}>
          {text}
          {detail !== undefined && <small className={classOf('ToastDetail')}>{detail}</small>}
        </span>
        {action && (
          <Button
            size="sm"
            onPress={() => {
              onDismiss()
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
        <CloseButton label={t('parts.dismiss')} size="sm" onPress={onDismiss} />
      </div>
    )
  },
)

const icons = { success: doneIcon, neutral: infoIcon, danger: alertIcon } as const

const look = cva('', {
  variants: { tone: { success: '', neutral: 'portico-Toast--neutral', danger: 'portico-Toast--danger' } },
})
