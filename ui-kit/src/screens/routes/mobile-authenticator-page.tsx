'use client'

import { routesOf, useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { routesMessages } from '../../i18n/messages/routes.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { useBrand } from '../../theme/index.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { PageFrame } from '../login/login-page.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { StepFrame } from '../login/step-frame.tsx'
import { WhenStyled } from '../login/when-styled.tsx'
import { Screen, type ScreenSettings } from '../screen.tsx'

/** What a {@link MobileAuthenticatorPage} takes. */
export interface MobileAuthenticatorPageProps extends ScreenSettings<LoginSlots> {}

/**
 * The route of the mobile application's authenticator. The mobile application takes it over; whoever sees it has opened
 * it in a browser, and is told so (SPEC section 2).
 */
export function MobileAuthenticatorPage(settings: MobileAuthenticatorPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame>
        <Words />
      </PageFrame>
    </Screen>
  )
}

function Words() {
  const client = useClient()
  const { name: app } = useBrand()
  const t = useMessages(routesMessages)
  return (
    <FlowBox label={t('mobileAuthenticator.boxLabel')}>
      <WhenStyled>
        <StepFrame
          title={t('mobileAuthenticator.title')}
          lead={t('mobileAuthenticator.lead', { app })}
          focusOn="heading"
        >
          <Button variant="primary" isWide onPress={() => client.navigate(routesOf(client).loginUrl)}>
            {t('mobileAuthenticator.signIn')}
          </Button>
        </StepFrame>
      </WhenStyled>
    </FlowBox>
  )
}
