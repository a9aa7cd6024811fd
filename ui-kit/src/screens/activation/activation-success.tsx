'use client'

import { type ActivationSuccessStep, useActivation } from '@portico/headless'
import type { ReactElement } from 'react'
import { CountdownStep } from '../../frame/countdown-line.tsx'
import { useMessages } from '../../i18n/index.ts'
import { useBrand } from '../../theme/index.ts'
import { activationMessages } from './activation-messages.ts'

/** Step `success`: the account is active, and the page moves on unless told to stay. */
export function ActivationSuccess({ step }: { readonly step: ActivationSuccessStep }): ReactElement {
  const { proceed, stay } = useActivation()
  const { name: app } = useBrand()
  const t = useMessages(activationMessages)
  const isSignIn = step.next === 'signIn'
  const toDo = isSignIn ? t('activation.secondFactor') : undefined
  return (
    <CountdownStep
      title={t('activation.successTitle')}
      lead={step.isStaying ? t('login.redirectStopped') : toDo}
      countdown={{
        seconds: isSignIn ? 1 : 5,
        label: (seconds) => t('activation.opening', { app: isSignIn ? 'none' : app, seconds }),
      }}
      stayWords={t('login.stayHere')}
      openWords={t('login.continueNow')}
      isStaying={step.isStaying}
      onStay={stay}
      onOpen={proceed}
    />
  )
}
