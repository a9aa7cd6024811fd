'use client'

import { type LoginStep, type PreLoginStep, useLogin, useRoute, useSession } from '@portico/headless'
import { type ComponentType, type ReactElement, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { useSurface, whenIdle } from '../../isolation/index.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { Screen, type ScreenSettings } from '../screen.tsx'
import { EmailStep as OwnEmailStep } from './email-step.tsx'
import { type FixedStep, FixedStepContext } from './fixed-step.ts'
import { FlowBox } from './flow-box.tsx'
import { later } from './later.tsx'
import type { LoginSlots, StepProps } from './login-slots.ts'

/** What a {@link LoginBox} takes. */
export interface LoginBoxProps extends ScreenSettings<LoginSlots> {
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedStep | undefined
}

/**
 * Signing in, from the e-mail address to the page after it. The form is there at once: what the
 * tenant says of policy and theme comes to it when it comes.
 */
export function LoginBox({ fixed, ...settings }: LoginBoxProps): ReactElement {
  return (
    <Screen {...settings}>
      <Box fixed={fixed} />
    </Screen>
  )
}

/** The box itself, on whatever ground it stands. */
export function Box({ fixed = null }: { readonly fixed?: FixedStep | null | undefined }): ReactElement {
  const flowStep = useLogin(({ step }) => step)
  const isLeadingOn = useLogin(({ calls }) => calls.proceed.status === 'pending')
  const isSignedIn = useSession(({ status }) => status === 'authenticated')
  const t = useMessages(signInMessages)
  const classOf = useClasses()
  const { styled } = useSurface()
  const step = fixed?.step ?? flowStep
  const { query } = useRoute()
  // The token leaves the address where it is no good, which is to be told.
  const isInvited = useRef(false)
  isInvited.current ||= !fixed && query.has('invitationToken')
  const isFirst = step.name === 'preLogin'
  const isThrough = !fixed && isSignedIn && !isLeadingOn && isFirst
  const [SignUpLine, setSignUpLine] = useState<ComponentType>()
  useEffect(
    () =>
      whenIdle(
        () =>
          void Promise.all([import('./first-ways.tsx'), styled()]).then(
            ([ways]) => setSignUpLine(() => ways.SignUpLine),
            () => {},
          ),
      ),
    [styled],
  )
  return (
    <FixedStepContext.Provider value={fixed}>
      <FlowBox label={t('login.boxLabel')}>
        {isInvited.current && isFirst ? <Invited>{screenOf(step)}</Invited> : isThrough ? <SignedIn /> : screenOf(step)}
        {isFirst && <div className={classOf('SwitchPlace')}>{SignUpLine && !fixed && <SignUpLine />}</div>}
      </FlowBox>
    </FixedStepContext.Provider>
  )
}

/** The first form is there at once; what follows it loads while it is filled in. */
function screenOf(step: LoginStep): ReactElement {
  return step.name === 'preLogin' ? <EmailStep step={step} /> : <LaterStep step={step} />
}

const laterSteps = () => import('./later-steps.ts')

const SignedIn = /* @__PURE__ */ later(async () => (await laterSteps()).SignedIn)

const Invited = /* @__PURE__ */ later(async () => (await laterSteps()).Invited)

const LaterStep = /* @__PURE__ */ later(async () => (await laterSteps()).LaterStep)

const EmailStep = /* @__PURE__ */ slotted<StepProps<PreLoginStep>, HTMLElement>('EmailStep', OwnEmailStep)
