'use client'

import { type LogOutStep, useLogOut } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { routesMessages } from '../../i18n/messages/routes.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import type { FixedFlow } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { PageFrame } from '../login/login-page.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { StepFrame } from '../login/step-frame.tsx'
import { WhenStyled } from '../login/when-styled.tsx'
import { Screen, type ScreenSettings } from '../screen.tsx'

/** What a {@link LogOutPage} takes. */
export interface LogOutPageProps extends ScreenSettings<LoginSlots> {
  /** A step to show whatever the flow says, without ending the session: for previews and builders. */
  readonly fixed?: FixedFlow<LogOutStep> | undefined
}

/** The log-out route: the session ends while it is on the screen, then the login opens (SPEC section 2). */
export function LogOutPage({ fixed, ...settings }: LogOutPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame>{fixed ? <Words step={fixed.step} onContinue={() => {}} /> : <LoggingOut />}</PageFrame>
    </Screen>
  )
}

function LoggingOut() {
  const { step, continueToLogin } = useLogOut()
  return <Words step={step} onContinue={continueToLogin} />
}

function Words({ step, onContinue }: { readonly step: LogOutStep; readonly onContinue: () => void }) {
  const t = useMessages(routesMessages)
  const isOut = step.name === 'loggedOut'
  const lead = t(isOut ? 'logOut.doneLead' : 'logOut.lead')
  return (
    <FlowBox label={t('logOut.boxLabel')}>
      <WhenStyled>
        <StepFrame title={t(isOut ? 'logOut.doneTitle' : 'logOut.title')} lead={lead} notice={lead} focusOn="heading">
          {isOut && (
            <Button variant="primary" isWide onPress={onContinue}>
              {t('logOut.signIn')}
            </Button>
          )}
        </StepFrame>
      </WhenStyled>
    </FlowBox>
  )
}
