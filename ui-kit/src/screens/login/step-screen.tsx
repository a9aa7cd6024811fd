'use client'

import type {
  BreachedPasswordStep as BreachedPasswordStepState,
  BreachedPasswordSuccessStep as BreachedPasswordSuccessStepState,
  LoginStep,
  MagicLinkSentStep,
  MagicLinkSuccessStep,
  NoLocalSignInStep,
  PasscodeStep as PasscodeStepState,
  PasswordRotationExpiredStep,
  PasswordRotationNotificationStep,
  PasswordStep as PasswordStepState,
  PreLoginStep,
  PromptPasskeysStep as PromptPasskeysStepState,
  PromptQuickSmsStep as PromptQuickSmsStepState,
  RecoverStep as RecoverStepState,
  RedirectToSsoStep,
  SecondFactorStep as SecondFactorStepState,
  SsoFailedStep as SsoFailedStepState,
  SuccessStep as SuccessStepState,
} from '@portico/headless'
import { loadMfa } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import { lazyStep } from '../../frame/loading/lazy-part.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { slotted } from '../../slots/index.ts'
import type { UnsupportedStepProps } from './login-slots.ts'
import { PasswordStep as OwnPasswordStep } from './password-step.tsx'
import { SsoStep as OwnSsoStep } from './sso-step.tsx'
import { SuccessStep as OwnSuccessStep } from './success-step.tsx'
import { UnsupportedStep as OwnUnsupportedStep } from './unsupported-step.tsx'

/** The screen of every step after the first form. Flows of their own load when they are met. */
export function StepScreen({ step }: StepProps<Exclude<LoginStep, PreLoginStep>>): ReactElement {
  switch (step.name) {
    case 'loginWithPassword':
      return <PasswordStep step={step} />
    case 'redirectToSSO':
      return <SsoStep step={step} />
    case 'loginWithTwoFactor':
    case 'forceTwoFactor':
      return <SecondFactorStep step={step} />
    case 'recoverTwoFactor':
      return <RecoverStep step={step} />
    case 'loginWithSSOFailed':
      return <SsoFailedStep step={step} />
    case 'promptPasskeys':
      return <PromptPasskeysStep step={step} />
    case 'promptQuickSms':
      return <PromptQuickSmsStep step={step} />
    case 'success':
      return <SuccessStep step={step} />
    case 'breachedPassword':
      return <BreachedPasswordStep step={step} />
    case 'breachedPasswordSuccess':
      return <BreachedPasswordSuccessStep step={step} />
    case 'passwordRotationExpired':
      return <RotationExpiredStep step={step} />
    case 'passwordRotationNotification':
      return <RotationNoticeStep step={step} />
    case 'unsupported':
      return <UnsupportedStep reason={step.reason} />
    case 'loginWithOtc':
    case 'loginWithSmsOtc':
    case 'loginWithQuickSmsOtc':
      return <PasscodeStep step={step} />
    case 'magicLinkPreLoginSuccess':
      return <LinkSentStep step={step} />
    case 'magicLinkPostLoginSuccess':
      return <LinkSuccessStep step={step} />
    case 'noLocalAuthentication':
      return <NoLocalStep step={step} />
    default:
      return step satisfies never
  }
}

const PasswordStep = slotted<StepProps<PasswordStepState>, HTMLElement>('PasswordStep', OwnPasswordStep)
const SsoStep = slotted<StepProps<RedirectToSsoStep>, HTMLElement>('SsoStep', OwnSsoStep)
const SecondFactorStep = slotted<StepProps<SecondFactorStepState>, HTMLElement>(
  'SecondFactorStep',
  lazyStep(async () => (await Promise.all([import('./second-factor/index.ts'), loadMfa()]))[0].SecondFactorStep),
)
const RecoverStep = slotted<StepProps<RecoverStepState>, HTMLElement>(
  'RecoverStep',
  lazyStep(async () => (await import('./second-factor/index.ts')).RecoverStep),
)
const SsoFailedStep = slotted<StepProps<SsoFailedStepState>, HTMLElement>(
  'SsoFailedStep',
  lazyStep(async () => (await import('./sso-failed-step.tsx')).SsoFailedStep),
)
const PasscodeStep = slotted<StepProps<PasscodeStepState>, HTMLElement>(
  'PasscodeStep',
  lazyStep(async () => (await import('./passwordless/index.ts')).CodeStep),
)
const LinkSentStep = slotted<StepProps<MagicLinkSentStep>, HTMLElement>(
  'LinkSentStep',
  lazyStep(async () => (await import('./passwordless/index.ts')).LinkSentStep),
)
const LinkSuccessStep = slotted<StepProps<MagicLinkSuccessStep>, HTMLElement>(
  'LinkSuccessStep',
  lazyStep(async () => (await import('./passwordless/index.ts')).LinkSuccessStep),
)
const NoLocalStep = slotted<StepProps<NoLocalSignInStep>, HTMLElement>(
  'NoLocalStep',
  lazyStep(async () => (await import('./passwordless/index.ts')).NoLocalStep),
)
const afterLogin = () => import('./after-login/index.ts')
const BreachedPasswordStep = slotted<StepProps<BreachedPasswordStepState>, HTMLElement>(
  'BreachedPasswordStep',
  lazyStep(async () => (await afterLogin()).BreachedPasswordStep),
)
const BreachedPasswordSuccessStep = slotted<StepProps<BreachedPasswordSuccessStepState>, HTMLElement>(
  'BreachedPasswordSuccessStep',
  lazyStep(async () => (await afterLogin()).BreachedPasswordSuccessStep),
)
const RotationExpiredStep = slotted<StepProps<PasswordRotationExpiredStep>, HTMLElement>(
  'RotationExpiredStep',
  lazyStep(async () => (await afterLogin()).RotationExpiredStep),
)
const RotationNoticeStep = slotted<StepProps<PasswordRotationNotificationStep>, HTMLElement>(
  'RotationNoticeStep',
  lazyStep(async () => (await afterLogin()).RotationNoticeStep),
)
const PromptPasskeysStep = slotted<StepProps<PromptPasskeysStepState>, HTMLElement>(
  'PromptPasskeysStep',
  lazyStep(async () => (await import('./passkey/index.ts')).PromptStep),
)
const PromptQuickSmsStep = slotted<StepProps<PromptQuickSmsStepState>, HTMLElement>(
  'PromptQuickSmsStep',
  lazyStep(async () => (await import('../phone/quick-sms-step.tsx')).QuickSmsStep),
)
const SuccessStep = slotted<StepProps<SuccessStepState>, HTMLElement>('SuccessStep', OwnSuccessStep)
const UnsupportedStep = slotted<UnsupportedStepProps, HTMLElement>('UnsupportedStep', OwnUnsupportedStep)
