'use client'

import { useMfa, useSession } from '@portico/headless'
import { type ReactElement, useMemo } from 'react'
import { Announcer } from '../../../frame/announcer.tsx'
import { HeadingLevelContext } from '../../../frame/steps/step-frame.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { FactorContext, FactorScreen } from '../../login/second-factor/index.ts'
import { privacyMessages } from './privacy-messages.ts'

/** The steps to add or remove a second factor, in a dialog. Closing it leaves the factors as they were. */
export function FactorDialog(): ReactElement {
  const cancelChange = useMfa((mfa) => mfa.cancelChange)
  const email = useSession(({ user }) => user?.email ?? '')
  const t = useMessages(privacyMessages)
  const setting = useMemo(
    () => ({ email, onRestart: cancelChange, onRecover: null, onCancel: cancelChange }),
    [email, cancelChange],
  )
  return (
    <Dialog title={t('privacy.factors')} isOpen size="sm" onOpenChange={cancelChange}>
      <HeadingLevelContext.Provider value={3}>
        <Announcer>
          <FactorContext.Provider value={setting}>
            <FactorScreen />
          </FactorContext.Provider>
        </Announcer>
      </HeadingLevelContext.Provider>
    </Dialog>
  )
}
