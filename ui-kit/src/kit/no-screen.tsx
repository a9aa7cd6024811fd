'use client'

import { routesOf, useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../i18n/index.ts'
import { pagesMessages } from '../i18n/messages/pages.gen.ts'
import { Button } from '../primitives/button/button.tsx'
import { FlowBox } from '../screens/login/flow-box.tsx'
import { PageFrame } from '../screens/login/login-page.tsx'
import { StepFrame } from '../screens/login/step-frame.tsx'
import { Screen } from '../screens/screen.tsx'

/** What stands on a route of Portico that the application has no screen for: what that means, and a way out. */
export function NoScreen(): ReactElement {
  return (
    <Screen>
      <PageFrame>
        <Words />
      </PageFrame>
    </Screen>
  )
}

function Words() {
  const client = useClient()
  const t = useMessages(pagesMessages)
  return (
    <FlowBox label={t('login.noScreenTitle')}>
      <StepFrame title={t('login.noScreenTitle')} lead={t('login.noScreenLead')} focusOn="heading">
        <Button variant="primary" isWide onPress={() => client.navigate(routesOf(client).authenticatedUrl)}>
          {t('login.noScreenBack')}
        </Button>
      </StepFrame>
    </FlowBox>
  )
}
