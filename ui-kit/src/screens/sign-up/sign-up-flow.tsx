'use client'

import { type SignUpStep, useSession, useSignUp, useSocialLogin } from '@portico/headless'
import { type ReactElement, useMemo, useRef } from 'react'
import { Loading } from '../../frame/loading/loading.tsx'
import type { FlowProps } from '../../frame/steps/flow-screen.tsx'
import { HeldStep } from '../../frame/steps/held-step.tsx'
import { useShownStep } from '../../frame/steps/use-shown-step.ts'
import { useMessages } from '../../i18n/index.ts'
import { useBrand } from '../../theme/index.ts'
import { InviteNotice } from '../invitation/invite-notice.tsx'
import { SignedIn } from '../login/signed-in.tsx'
import { SocialContext } from '../social/social-settings.ts'
import { SignUpClosed } from './sign-up-closed.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { signUpMessages } from './sign-up-messages.ts'
import { SignUpSuccess } from './sign-up-success.tsx'
import type { SignUpPageProps } from './types.ts'
import { VerifyPhone } from './verify-phone.tsx'

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
