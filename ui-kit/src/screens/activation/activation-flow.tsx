'use client'

import { type ActivationInvalidStep, type ActivationSuccessStep, useActivation, useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { CountdownStep } from '../../frame/countdown-line.tsx'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { toRoute } from '../../frame/route-address.ts'
import type { FlowProps } from '../../frame/steps/flow-screen.tsx'
import { FormStep } from '../../frame/steps/form-step.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { infoIcon } from '../../primitives/icon/paths.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { useBrand } from '../../theme/index.ts'
import { ActivationForm, activationMessages } from './activation-form.tsx'
import { ResendMail, type ResendMailProps } from './resend-mail.tsx'
import type { ActivationPageProps } from './types.ts'

/** Activating an account, step after step. */
export function ActivationFlow(terms: FlowProps<ActivationPageProps>): ReactElement {
  const { step, email } = useActivation()
  switch (step.name) {
    case 'activating':
      return step.method === 'link' ? (
        <Activating />
      ) : (
        <ActivationForm key="form" {...terms} email={email} userId={null} hasCode />
      )
    case 'activatingForm':
      return (
        <ActivationForm key="form" {...terms} email={email} userId={step.userId} hasCode={step.method === 'code'} />
      )
    case 'success':
      return <ActivationSuccess step={step} />
    case 'invalid':
      return <ActivationInvalid reason={step.reason} email={email} />
    default:
      return step satisfies never
  }
}

/** Step `activating` by link: it goes on by itself; where the provider could not be reached, it can be tried again. */
function Activating(): ReactElement {
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

interface ActivationInvalidProps extends ResendMailProps {
  /** Why nothing can be activated. */
  readonly reason: ActivationInvalidStep['reason']
}

/** Step `invalid`: why, in words of its own, and two ways on. */
function ActivationInvalid({ reason, email }: ActivationInvalidProps): ReactElement {
  const client = useClient()
  const t = useMessages(activationMessages)
  return (
    <StepFrame
      title={t(`activation.${reason}Title`)}
      lead={t(`activation.${reason}Lead`)}
      emblem={<Emblem path={infoIcon} tone="neutral" />}
      focusOn="heading"
    >
      <Stack gap="lg">
        <Button variant="primary" isWide onPress={() => toRoute(client, 'loginUrl')}>
          {t('activation.signIn')}
        </Button>
        {reason !== 'used' && <ResendMail email={email} />}
      </Stack>
    </StepFrame>
  )
}

/** Step `success`: the account is active, and the page redirects unless the person stops it. */
function ActivationSuccess({ step }: { readonly step: ActivationSuccessStep }): ReactElement {
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
