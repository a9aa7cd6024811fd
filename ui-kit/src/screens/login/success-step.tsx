'use client'

import { navigateAfterAuth, type SuccessStep as SuccessStepState, useClient, useLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { CountdownStep } from '../../frame/countdown-line.tsx'
import type { StepProps } from '../../frame/step-props.ts'
import { useMessages } from '../../i18n/index.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { useBrand } from '../../theme/index.ts'

/** Step `success`: the page moves on by itself in a moment, unless told to stay. */
export function SuccessStep({ step: { isStaying } }: StepProps<SuccessStepState>): ReactElement {
  const client = useClient()
  const stay = useLogin((login) => login.stay)
  const { name: app } = useBrand()
  const t = useMessages(messages)
  return (
    <CountdownStep
      title={t('login.successTitle')}
      lead={isStaying ? t('login.redirectStopped') : t('login.successLead', { app })}
      stayWords={t('login.stayHere')}
      openWords={t(isStaying ? 'login.continue' : 'login.openNow')}
      isStaying={isStaying}
      onStay={stay}
      onOpen={() => navigateAfterAuth(client)}
    />
  )
}

const messages = { ...signInMessages, ...pagesMessages }
