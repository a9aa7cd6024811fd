'use client'

import type {
  LoginStep,
  PasswordStep as PasswordStepState,
  PreLoginStep,
  PromptPasskeysStep as PromptPasskeysStepState,
  RecoverStep as RecoverStepState,
  RedirectToSsoStep,
  SecondFactorStep as SecondFactorStepState,
  SuccessStep as SuccessStepState,
} from '@portico/headless'
import type { ReactElement } from 'react'
import { slotted } from '../../slots/index.ts'
import { later } from './later.tsx'
import type { StepProps, UnsupportedStepProps } from './login-slots.ts'
import { PasswordStep as OwnPasswordStep } from './password-step.tsx'
import { SsoStep as OwnSsoStep } from './sso-step.tsx'
import { SuccessStep as OwnSuccessStep } from './success-step.tsx'
import { UnsupportedStep as OwnUnsupportedStep } from './unsupported-step.tsx'

/** The screen of every step after the first form. Flows of their own load when they are met. */
export function LaterStep({ step }: StepProps<Exclude<LoginStep, PreLoginStep>>): ReactElement {
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
    case 'promptPasskeys':
      return <PromptPasskeysStep step={step} />
    case 'success':
      return <SuccessStep step={step} />
    case 'unsupported':
      return <UnsupportedStep reason={step.reason} />
    case 'magicLinkPreLoginSuccess':
    case 'loginWithSmsOtc':
    case 'loginWithQuickSmsOtc':
    case 'loginWithOtc':
    case 'loginWithSSOFailed':
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

const PasswordStep = /* @__PURE__ */ slotted<StepProps<PasswordStepState>, HTMLElement>('PasswordStep', OwnPasswordStep)
const SsoStep = /* @__PURE__ */ slotted<StepProps<RedirectToSsoStep>, HTMLElement>('SsoStep', OwnSsoStep)
const SecondFactorStep = /* @__PURE__ */ slotted<StepProps<SecondFactorStepState>, HTMLElement>(
  'SecondFactorStep',
  later(async () => (await import('./second-factor/index.ts')).SecondFactorStep),
)
const RecoverStep = /* @__PURE__ */ slotted<StepProps<RecoverStepState>, HTMLElement>(
  'RecoverStep',
  later(async () => (await import('./second-factor/index.ts')).RecoverStep),
)
const PromptPasskeysStep = /* @__PURE__ */ slotted<StepProps<PromptPasskeysStepState>, HTMLElement>(
  'PromptPasskeysStep',
  later(async () => (await import('./passkey/index.ts')).PromptStep),
)
const SuccessStep = /* @__PURE__ */ slotted<StepProps<SuccessStepState>, HTMLElement>('SuccessStep', OwnSuccessStep)
const UnsupportedStep = /* @__PURE__ */ slotted<UnsupportedStepProps, HTMLElement>(
  'UnsupportedStep',
  OwnUnsupportedStep,
)
