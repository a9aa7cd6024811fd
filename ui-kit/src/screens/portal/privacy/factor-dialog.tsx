'use client'

import { useMfa, useSession } from '@portico/headless'
import { type ReactElement, useMemo, useState } from 'react'
import { StepsDialog } from '../../../frame/steps/steps-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { FactorContext, FactorScreen } from '../../login/second-factor/index.ts'
import { privacyMessages } from './privacy-messages.ts'

export interface FactorDialogProps {
  /** Cancels the change. */
  readonly onClose: () => void
}

/** The steps to add or remove a second factor, in a dialog. Closing it leaves the factors as they were. */
export function FactorDialog({ onClose }: FactorDialogProps): ReactElement {
  const email = useSession(({ user }) => user?.email ?? '')
  // The change is over before the dialog has gone.
  const [purpose] = useState(useMfa((mfa) => mfa.purpose))
  const t = useMessages(privacyMessages)
  const setting = useMemo(() => ({ email, onRestart: onClose, onRecover: null, onCancel: onClose }), [email, onClose])
  return (
    <StepsDialog title={t(purpose === 'remove' ? 'privacy.removeTitle' : 'ownFactors.add')} onClose={onClose}>
      <FactorContext.Provider value={setting}>
        <FactorScreen />
      </FactorContext.Provider>
    </StepsDialog>
  )
}
