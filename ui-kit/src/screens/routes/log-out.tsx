'use client'

import { type LogOutStep, useLogOut } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FlowProps } from '../../frame/flow-screen.tsx'
import { StepFrame } from '../../frame/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { routesMessages } from '../../i18n/messages/routes.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import type { LogOutPageProps } from './route-pages.tsx'

/** Ending the session, and saying so. */
export function LogOut({ fixed }: FlowProps<LogOutPageProps>): ReactElement {
  return fixed ? <Said step={fixed.step} onContinue={() => {}} /> : <LoggingOut />
}

/** The session ends once this is shown, which nothing fixed may do. */
function LoggingOut() {
  const { step, continueToLogin } = useLogOut()
  return <Said step={step} onContinue={continueToLogin} />
}

function Said({ step, onContinue }: { readonly step: LogOutStep; readonly onContinue: () => void }) {
  const t = useMessages(routesMessages)
  const isOut = step.name === 'loggedOut'
  const lead = t(isOut ? 'logOut.doneLead' : 'logOut.lead')
  return (
    <StepFrame title={t(isOut ? 'logOut.doneTitle' : 'logOut.title')} lead={lead} notice={lead} focusOn="heading">
      {isOut && (
        <Button variant="primary" isWide onPress={onContinue}>
          {t('logOut.signIn')}
        </Button>
      )}
    </StepFrame>
  )
}
