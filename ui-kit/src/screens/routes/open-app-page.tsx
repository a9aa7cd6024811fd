'use client'

import { type OpenAppStep, useOpenApp } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { routesMessages } from '../../i18n/messages/routes.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { useBrand } from '../../theme/index.ts'
import type { FixedFlow } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { PageFrame } from '../login/login-page.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { StepFrame } from '../login/step-frame.tsx'
import { WhenStyled } from '../login/when-styled.tsx'
import { Screen, type ScreenSettings } from '../screen.tsx'

/** What an {@link OpenAppPage} takes. */
export interface OpenAppPageProps extends ScreenSettings<LoginSlots> {
  /** A step to show whatever the address says: for previews and builders. */
  readonly fixed?: FixedFlow<OpenAppStep> | undefined
}

/** The route that leads into the native application, on a press, with a way on in the browser (SPEC section 2). */
export function OpenAppPage({ fixed, ...settings }: OpenAppPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame>
        <Words fixed={fixed?.step} />
      </PageFrame>
    </Screen>
  )
}

function Words({ fixed }: { readonly fixed: OpenAppStep | undefined }) {
  const { step: flowStep, open, continueInBrowser } = useOpenApp()
  const { name: app } = useBrand()
  const t = useMessages(messages)
  const step = fixed ?? flowStep
  const label = t('openApp.boxLabel')
  switch (step.name) {
    case 'ready':
    case 'opened':
      return (
        <FlowBox label={label}>
          <WhenStyled>
            <StepFrame
              key={step.name}
              title={t(step.name === 'ready' ? 'openApp.title' : 'openApp.openedTitle', { app })}
              lead={t(step.name === 'ready' ? 'openApp.lead' : 'openApp.openedLead')}
              focusOn="heading"
            >
              <Button variant="primary" isWide onPress={open}>
                {t(step.name === 'ready' ? 'openApp.open' : 'login.tryAgain')}
              </Button>
              <Link isStandalone onPress={continueInBrowser}>
                {t('openApp.continueInBrowser')}
              </Link>
            </StepFrame>
          </WhenStyled>
        </FlowBox>
      )
    case 'invalid':
      return (
        <FlowBox label={label}>
          <WhenStyled>
            <StepFrame title={t('openApp.invalidTitle')} lead={t('openApp.invalidLead')} focusOn="heading">
              <Button variant="primary" isWide onPress={continueInBrowser}>
                {t('openApp.continueInBrowser')}
              </Button>
            </StepFrame>
          </WhenStyled>
        </FlowBox>
      )
    default:
      return step satisfies never
  }
}

const messages = { ...signInMessages, ...routesMessages }
