'use client'

import type { ReactElement } from 'react'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useOpenLogin } from '../../frame/use-route-link.ts'
import { useMessages } from '../../i18n/index.ts'
import { routesMessages } from '../../i18n/messages/routes.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { useBrand } from '../../theme/index.ts'

/** The browser's page for a route of the mobile application. */
export function MobileAuthenticator(): ReactElement {
  const openLogin = useOpenLogin()
  const { name: app } = useBrand()
  const t = useMessages(routesMessages)
  return (
    <StepFrame title={t('mobileAuthenticator.title')} lead={t('mobileAuthenticator.lead', { app })} focusOn="heading">
      <Button variant="primary" isWide onPress={openLogin}>
        {t('mobileAuthenticator.signIn')}
      </Button>
    </StepFrame>
  )
}
