'use client'

import { useLogOut } from '@portico/headless'
import type { ReactElement } from 'react'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { routesMessages } from '../../i18n/messages/routes.gen.ts'
import { Button } from '../../primitives/button/button.tsx'

/** Ends the session, and renders that it has ended. */
export function LogOut(): ReactElement {
  const { step, continueToLogin } = useLogOut()
  const t = useMessages(routesMessages)
  const isOut = step.name === 'loggedOut'
  const lead = t(isOut ? 'logOut.doneLead' : 'logOut.lead')
  return (
    <StepFrame title={t(isOut ? 'logOut.doneTitle' : 'logOut.title')} lead={lead} notice={lead} focusOn="heading">
      {isOut && (
        <Button variant="primary" isWide onPress={continueToLogin}>
          {t('logOut.signIn')}
        </Button>
      )}
    </StepFrame>
  )
}
