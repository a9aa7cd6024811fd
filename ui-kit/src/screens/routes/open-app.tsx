'use client'

import { useOpenApp } from '@portico/headless'
import type { ReactElement } from 'react'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { routesMessages } from '../../i18n/messages/routes.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { useBrand } from '../../theme/index.ts'

/** Leading into the native application, step by step. */
export function OpenApp(): ReactElement {
  const { step, open, continueInBrowser } = useOpenApp()
  const { name: app } = useBrand()
  const t = useMessages(messages)
  switch (step.name) {
    case 'ready':
    case 'opened':
      return (
        <StepFrame
          key={step.name}
          title={t(step.name === 'ready' ? 'openApp.title' : 'openApp.openedTitle', { app })}
          lead={t(step.name === 'ready' ? 'openApp.lead' : 'openApp.openedLead')}
          focusOn="heading"
        >
          <Button variant="primary" isWide onPress={open}>
            {t(step.name === 'ready' ? 'openApp.open' : 'login.tryAgain')}
          </Button>
          <TextButton isStandalone onPress={continueInBrowser}>
            {t('openApp.continueInBrowser')}
          </TextButton>
        </StepFrame>
      )
    case 'invalid':
      return (
        <StepFrame title={t('openApp.invalidTitle')} lead={t('openApp.invalidLead')} focusOn="heading">
          <Button variant="primary" isWide onPress={continueInBrowser}>
            {t('openApp.continueInBrowser')}
          </Button>
        </StepFrame>
      )
    default:
      return step satisfies never
  }
}

const messages = { ...signInMessages, ...routesMessages }
