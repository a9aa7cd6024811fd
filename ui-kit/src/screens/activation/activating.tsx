'use client'

import { useActivation } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { FormStep } from '../../frame/steps/form-step.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { activationMessages } from './activation-messages.ts'

/** Step `activating` by link: it goes on by itself; where the provider could not be reached, it can be tried again. */
export function Activating(): ReactElement {
  const { begin, calls } = useActivation()
  const { isPending, error } = useAttempt(calls, 'begin')
  const t = useMessages(activationMessages)
  const failure = useFailure(error, activationMessages)
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
