'use client'

import {
  type SignUpClosedStep,
  type SignUpStep,
  useSession,
  useSignUp,
  useSocialLogin,
  type VerifyPhoneStep,
} from '@portico/headless'
import { type ReactElement, useMemo, useRef } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { CountdownLine } from '../../frame/countdown-line.tsx'
import { inForm } from '../../frame/failures/field-failures.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { Loading } from '../../frame/loading/loading.tsx'
import type { FlowProps } from '../../frame/steps/flow-screen.tsx'
import { FormStep } from '../../frame/steps/form-step.tsx'
import { HeldStep } from '../../frame/steps/held-step.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useShownStep } from '../../frame/steps/use-shown-step.ts'
import { useMessages } from '../../i18n/index.ts'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { useBrand } from '../../theme/index.ts'
import { InviteNotice } from '../invitation/invite-notice.tsx'
import { SignedIn } from '../login/signed-in.tsx'
import { SocialContext } from '../social/social-settings.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { signUpMessages } from './sign-up-messages.ts'
import { SignUpSuccess } from './sign-up-success.tsx'
import type { SignUpPageProps } from './types.ts'

/** Signing up, step after step. */
export function SignUpFlow({ social, socialPlace, ...props }: FlowProps<SignUpPageProps>): ReactElement {
  const step = useSignUp((signUp) => signUp.step)
  const isPassing = step.name === 'SignUpSuccess' && step.next === 'application' && !step.isStaying
  const { shown, isLeaving } = useShownStep(step, isPassing)
  const { name: app } = useBrand()
  const t = useMessages(signUpMessages)
  const settings = useMemo(() => ({ social, socialPlace }), [social, socialPlace])
  return (
    <SocialContext.Provider value={settings}>
      <HeldStep
        isLeaving={isPassing && isLeaving}
        words={`${t('signUp.successTitle')}. ${t('signUp.successLead', { app })}`}
      >
        <Present {...props} {...settings} step={shown} isLeaving={isPassing && isLeaving} />
      </HeldStep>
    </SocialContext.Provider>
  )
}

interface PresentProps extends FlowProps<SignUpPageProps> {
  readonly step: SignUpStep
  readonly isLeaving: boolean
}

function Present({ step, isLeaving, social, ...settings }: PresentProps) {
  const { fields, calls } = useSignUp()
  const isSignedIn = useSession(({ status }) => status === 'authenticated')
  const areProvidersKnown = useSocialLogin(
    ({ providers, calls: { load } }) => providers !== null || load.status === 'failed',
  )
  const waitsForProviders = settings.socialPlace === 'above' && social !== false && !areProvidersKnown
  // Fields that come late would move what is being filled in.
  const isKnown = useRef(false)
  isKnown.current ||= !waitsForProviders && (calls.load.status === 'succeeded' || calls.load.status === 'failed')
  if (!isKnown.current) return <Loading />
  switch (step.name) {
    case 'SignUp':
      return (
        <InviteNotice>
          {isSignedIn && !isLeaving ? <SignedIn /> : <SignUpForm {...settings} fields={fields} />}
        </InviteNotice>
      )
    case 'SignUpSuccess':
      return <SignUpSuccess step={step} />
    case 'VerifyPhone':
      return <VerifyPhone step={step} />
    case 'SignUpClosed':
      return <SignUpClosed step={step} />
    default:
      return step satisfies never
  }
}

/** Step `SignUpClosed`: why there is no form, and the way to the sign-in, which is taken by itself unless stopped. */
function SignUpClosed({ step: { isStaying } }: { readonly step: SignUpClosedStep }): ReactElement {
  const { proceed, stay } = useSignUp()
  const { name: app } = useBrand()
  const t = useMessages(signUpMessages)
  return (
    <StepFrame
      title={t('signUp.closedTitle')}
      lead={t('signUp.closedLead', { app })}
      notice={isStaying ? t('login.redirectStopped') : undefined}
      focusOn="action"
    >
      <CountdownLine
        countdown={{ seconds: 3, label: (seconds) => t('signUp.closedLeading', { seconds }) }}
        stayWords={t('login.stayHere')}
        openWords={t('signUp.signIn')}
        onStay={isStaying ? null : stay}
        onOpen={proceed}
      />
    </StepFrame>
  )
}

/** Step `VerifyPhone`: a code is on its way, and the sign-in asks for it. Where it could not be sent, it is sent again. */
function VerifyPhone({ step }: { readonly step: VerifyPhoneStep }): ReactElement {
  const { verifyPhone, restart, calls } = useSignUp()
  const { isPending, error } = useAttempt(calls, 'verifyPhone')
  const t = useMessages(signUpMessages)
  const failure = inForm(useFailure(error, signUpMessages), [])
  return (
    <FormStep
      title={t('signUp.phoneTitle')}
      lead={t('signUp.phoneLead', { phoneNumber: step.phoneNumber })}
      focusOn="heading"
      failure={failure}
      isPending={isPending}
      submit={t('signUp.sendCode')}
      busy={t('signUp.sendingCode')}
      onSubmit={() => void verifyPhone()}
      onRestart={restart}
      below={
        <TextButton isStandalone onPress={restart}>
          {t('signUp.startOver')}
        </TextButton>
      }
    >
      {null}
    </FormStep>
  )
}
