'use client'

import { type LoginStep, type PreLoginStep, useLogin, useRoute, useSession } from '@portico/headless'
import { Fragment, type ReactElement, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { LeavingContext } from '../../frame/attempt.ts'
import { HoldContext, lazyPart, lazyStep } from '../../frame/loading/lazy-part.tsx'
import { Loading } from '../../frame/loading/loading.tsx'
import { emptyPlace } from '../../frame/loading/place.ts'
import { Screen, type ScreenSettings } from '../../frame/screen.tsx'
import { FlowBox } from '../../frame/steps/flow-box.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useShownStep } from '../../frame/steps/use-shown-step.ts'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { useSurface, whenIdle } from '../../isolation/index.ts'
import { slotted } from '../../slots/index.ts'
import { SocialContext, type SocialSettings } from '../social/social-settings.ts'
import { EmailStep as OwnEmailStep } from './email-step.tsx'
import type { LoginSlots } from './login-slots.ts'

export interface LoginBoxProps extends ScreenSettings<LoginSlots>, SocialSettings {}

/**
 * The sign-in, from the e-mail address to the page after it. The form renders at once, and applies the tenant's policy
 * and theme once they are loaded.
 */
export function LoginBox({ social, socialPlace, ...settings }: LoginBoxProps): ReactElement {
  return (
    <Screen {...settings}>
      <Box social={social} socialPlace={socialPlace} />
    </Screen>
  )
}

/** The box itself, without its ground. */
export function Box({ social, socialPlace }: SocialSettings): ReactElement {
  const present = useLogin(({ step }) => step)
  const isLeadingOn = useLogin(({ calls }) => calls.proceed.status === 'pending')
  const isSignedIn = useSession(({ status }) => status === 'authenticated')
  const t = useMessages(signInMessages)
  const { styled } = useSurface()
  const isPassing = present.name === 'success' && !present.isStaying
  const { shown: step, isLeaving } = useShownStep(present, isPassing)
  const { query } = useRoute()
  // The token leaves the address once it is refused, which still has to be rendered.
  const isInvited = useRef(false)
  isInvited.current ||= query.has('invitationToken')
  const isFirst = step.name === 'preLogin'
  const isThrough = isSignedIn && !isLeadingOn && !isLeaving && isFirst
  const [Ways, setWays] =
    useState<Pick<typeof import('./ways-in.tsx'), 'OutagePlace' | 'SecuredByBelow' | 'SignUpLine'>>()
  useEffect(
    () =>
      whenIdle(
        () =>
          void Promise.all([import('./ways-in.tsx'), styled()]).then(
            ([ways]) => setWays(ways),
            () => {},
          ),
      ),
    [styled],
  )
  const screen = isThrough && !isInvited.current ? <SignedIn /> : screenOf(step)
  const settings = useMemo(() => ({ social, socialPlace }), [social, socialPlace])
  const Around =
    isFirst && isInvited.current
      ? Invited
      : isFirst && socialPlace === 'above' && social !== false
        ? WaysAbove
        : Fragment
  return (
    <SocialContext.Provider value={settings}>
      <FlowBox label={t('login.boxLabel')} step={step.name}>
        {Ways && <Ways.OutagePlace />}
        <LeavingContext.Provider value={isLeaving || isLeadingOn}>
          <HoldContext.Provider value={true}>
            <Suspense fallback={<Loading />}>
              <Around>{screen}</Around>
            </Suspense>
          </HoldContext.Provider>
        </LeavingContext.Provider>
        {isPassing && isLeaving && <Passing />}
        {isFirst && Ways && <Ways.SignUpLine />}
        {Ways && <Ways.SecuredByBelow />}
      </FlowBox>
    </SocialContext.Provider>
  )
}

/** The first form is there at once; what follows it loads while it is filled in. */
function screenOf(step: LoginStep): ReactElement {
  return step.name === 'preLogin' ? <EmailStep step={step} /> : <StepScreen step={step} />
}

const laterSteps = () => import('./steps.ts')

const WaysAbove = lazyPart(async () => (await import('./ways-in.tsx')).WaysAbove)

const Passing = lazyPart(async () => (await laterSteps()).Passing, emptyPlace)

const SignedIn = lazyPart(async () => (await laterSteps()).SignedIn)

const Invited = lazyPart(async () => (await laterSteps()).Invited)

const StepScreen = lazyStep(async () => (await laterSteps()).StepScreen)

const EmailStep = slotted<StepProps<PreLoginStep>, HTMLElement>('EmailStep', OwnEmailStep)
