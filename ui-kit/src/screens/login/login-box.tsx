'use client'

import {
  type LoginStep,
  type PasswordStep as PasswordStepState,
  type PreLoginStep,
  type RecoverStep as RecoverStepState,
  type RedirectToSsoStep,
  type SecondFactorStep as SecondFactorStepState,
  type SuccessStep as SuccessStepState,
  useLogin,
  useSession,
} from '@portico/headless'
import { type ReactElement, useEffect } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { whenIdle } from '../../isolation/index.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { Screen, type ScreenSettings } from '../screen.tsx'
import { Announcer } from './announcer.tsx'
import { Brand } from './brand.tsx'
import { EmailStep as OwnEmailStep } from './email-step.tsx'
import { type FixedStep, FixedStepContext } from './fixed-step.ts'
import { later } from './later.tsx'
import type { LoginSlots, StepProps, UnsupportedStepProps } from './login-slots.ts'

/** What a {@link LoginBox} takes. */
export interface LoginBoxProps extends ScreenSettings<LoginSlots> {
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedStep | undefined
}

/**
 * Signing in, from the e-mail address to the page after it (SPEC sections 2 and 4). The form is there at once: what the
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
  const classOf = useClasses()
  const flowStep = useLogin(({ step }) => step)
  const isSignedIn = useSession(({ status }) => status === 'authenticated')
  const t = useMessages(signInMessages)
  const step = fixed?.step ?? flowStep
  const isThrough = !fixed && isSignedIn && step.name === 'preLogin'
  useEffect(() => whenIdle(() => void Promise.allSettled([laterSteps()])), [])
  return (
    <FixedStepContext.Provider value={fixed}>
      <section className={classOf('LoginBox')} aria-label={t('login.boxLabel')}>
        <Brand />
        <Announcer>{isThrough ? <SignedIn /> : screenFor(step)}</Announcer>
      </section>
    </FixedStepContext.Provider>
  )
}

/** The screen of a step; those that are not built yet keep a way out. */
function screenFor(step: LoginStep): ReactElement {
  switch (step.name) {
    case 'preLogin':
      return <EmailStep step={step} />
    case 'loginWithPassword':
      return <PasswordStep step={step} />
    case 'redirectToSSO':
      return <SsoStep step={step} />
    case 'loginWithTwoFactor':
    case 'forceTwoFactor':
      return <SecondFactorStep step={step} />
    case 'recoverTwoFactor':
      return <RecoverStep step={step} />
    case 'success':
      return <SuccessStep step={step} />
    case 'unsupported':
      return <UnsupportedStep reason={step.reason} />
    case 'magicLinkPreLoginSuccess':
    case 'loginWithSmsOtc':
    case 'loginWithQuickSmsOtc':
    case 'loginWithOtc':
    case 'loginWithSSOFailed':
    case 'promptPasskeys':
    case 'breachedPassword':
    case 'breachedPasswordSuccess':
    case 'passwordRotationExpired':
    case 'passwordRotationNotification':
    case 'magicLinkPostLoginSuccess':
      return <UnsupportedStep reason={step.name} />
    default:
      return step satisfies never
  }
}

const laterSteps = () => import('./later-steps.ts')

const SignedIn = /* @__PURE__ */ later(async () => (await laterSteps()).SignedIn)

const EmailStep = /* @__PURE__ */ slotted<StepProps<PreLoginStep>, HTMLElement>('EmailStep', OwnEmailStep)
const PasswordStep = /* @__PURE__ */ slotted<StepProps<PasswordStepState>, HTMLElement>(
  'PasswordStep',
  later(async () => (await laterSteps()).PasswordStep),
)
const SsoStep = /* @__PURE__ */ slotted<StepProps<RedirectToSsoStep>, HTMLElement>(
  'SsoStep',
  later(async () => (await laterSteps()).SsoStep),
)
const SecondFactorStep = /* @__PURE__ */ slotted<StepProps<SecondFactorStepState>, HTMLElement>(
  'SecondFactorStep',
  later(async () => (await import('./second-factor/index.ts')).SecondFactorStep),
)
const RecoverStep = /* @__PURE__ */ slotted<StepProps<RecoverStepState>, HTMLElement>(
  'RecoverStep',
  later(async () => (await import('./second-factor/index.ts')).RecoverStep),
)
const SuccessStep = /* @__PURE__ */ slotted<StepProps<SuccessStepState>, HTMLElement>(
  'SuccessStep',
  later(async () => (await laterSteps()).SuccessStep),
)
const UnsupportedStep = /* @__PURE__ */ slotted<UnsupportedStepProps, HTMLElement>(
  'UnsupportedStep',
  later(async () => (await laterSteps()).UnsupportedStep),
)
