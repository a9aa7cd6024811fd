'use client'

import { navigateAfterAuth, type SuccessStep as SuccessStepState, useClient, useLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { checkIcon } from '../../primitives/icon/paths.ts'
import { useBrand } from '../../theme/index.ts'
import type { StepProps } from './login-slots.ts'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step `success`: the page moves on by itself in a moment, unless told to stay. */
export function SuccessStep({ step: { isStaying } }: StepProps<SuccessStepState>): ReactElement {
  const client = useClient()
  const stay = useLogin((login) => login.stay)
  const { name: app } = useBrand()
  const t = useMessages(messages)
  const lead = isStaying ? t('login.redirectStopped') : t('login.successLead', { app })
  const open = () => navigateAfterAuth(client)
  return (
    <StepFrame
      title={t('login.successTitle')}
      lead={lead}
      notice={lead}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="heading"
    >
      {isStaying ? (
        <Button variant="primary" isWide onPress={open}>
          {t('login.continue')}
        </Button>
      ) : (
        <StepActions>
          <Button onPress={stay}>{t('login.stayHere')}</Button>
          <Button variant="primary" onPress={open}>
            {t('login.openNow')}
          </Button>
        </StepActions>
      )}
    </StepFrame>
  )
}

const messages = { ...signInMessages, ...pagesMessages }
