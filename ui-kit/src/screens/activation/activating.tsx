'use client'

import { useActivation } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useAttempt } from '../login/fixed-step.ts'
import { FormStep } from '../login/form-step.tsx'
import { StepFrame } from '../login/step-frame.tsx'
import { signUpMessages } from '../sign-up/sign-up-messages.ts'
import { useFailure } from '../use-failure.ts'

/** Step `activating` by link: it goes on by itself; where the provider could not be reached, it can be tried again. */
export function Activating(): ReactElement {
  const { begin, calls } = useActivation()
  const { isPending, error } = useAttempt(calls, 'begin')
  const t = useMessages(signUpMessages)
  const failure = useFailure(error, signUpMessages)
  if (failure) {
    return (
      <FormStep
        title={t('activation.title')}
        focusOn="heading"
        failure={failure}
        isPending={isPending}
        submit={t('errors.tryAgain')}
        busy={t('activation.working')}
        onSubmit={() => void begin()}
        onRestart={() => void begin()}
      >
        {null}
      </FormStep>
    )
  }
  return <StepFrame title={t('activation.working')} emblem={<Spinner />} focusOn="heading" />
}
