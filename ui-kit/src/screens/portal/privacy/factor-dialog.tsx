'use client'

import { useSession } from '@portico/headless'
import { type ReactElement, useMemo } from 'react'
import { HeadingLevelContext } from '../../../frame/steps/step-frame.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { FactorContext, FactorScreen } from '../../login/second-factor/index.ts'
import { privacyMessages } from './privacy-messages.ts'

export interface FactorDialogProps {
  /** Cancels the change. */
  readonly onClose: () => void
}

/** The steps to add or remove a second factor, in a dialog. Closing it leaves the factors as they were. */
export function FactorDialog({ onClose }: FactorDialogProps): ReactElement {
  const email = useSession(({ user }) => user?.email ?? '')
  const t = useMessages(privacyMessages)
  const setting = useMemo(() => ({ email, onRestart: onClose, onRecover: null, onCancel: onClose }), [email, onClose])
  return (
    <Dialog title={t('privacy.factors')} isOpen size="sm" onOpenChange={onClose}>
      <HeadingLevelContext.Provider value={3}>
        <FactorContext.Provider value={setting}>
          <FactorScreen />
        </FactorContext.Provider>
      </HeadingLevelContext.Provider>
    </Dialog>
  )
}
