'use client'

import { type ActivationSuccessStep, useActivation } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Countdown } from '../../primitives/countdown/countdown.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { checkIcon } from '../../primitives/icon/paths.ts'
import { useBrand } from '../../theme/index.ts'
import { StepActions } from '../login/step-actions.tsx'
import { StepFrame } from '../login/step-frame.tsx'
import { signUpMessages } from '../sign-up/sign-up-messages.ts'

/** Step `success`: the account is active, and the page moves on unless told to stay. */
export function ActivationSuccess({ step }: { readonly step: ActivationSuccessStep }): ReactElement {
  const { proceed, stay } = useActivation()
  const { name: app } = useBrand()
  const t = useMessages(signUpMessages)
  const isSignIn = step.next === 'signIn'
  const toDo = isSignIn ? t('activation.secondFactor') : undefined
  const lead = step.isStaying ? t('login.redirectStopped') : toDo
  return (
    <StepFrame
      title={t('activation.successTitle')}
      lead={lead}
      notice={lead}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="heading"
    >
      {!step.isStaying && (
        <Countdown
          seconds={isSignIn ? 1 : 5}
          label={(seconds) => t('activation.opening', { app: isSignIn ? 'none' : app, seconds })}
        />
      )}
      <StepActions>
        {!step.isStaying && <Button onPress={stay}>{t('login.stayHere')}</Button>}
        <Button variant="primary" onPress={proceed}>
          {t('login.continueNow')}
        </Button>
      </StepActions>
    </StepFrame>
  )
}
