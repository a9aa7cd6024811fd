import { type MfaMethod, type ChooseFactorStep as Step, useMfa } from '@portico/headless'
import { ActionLink } from '../parts/action-link.tsx'
import { Icon } from '../parts/icon.tsx'
import { StepFrame } from './step-frame.tsx'
import type { SecondFactorProps } from './types.ts'

/** Step `verify`: several second factors would do. */
export function ChooseFactorStep({ step, onRestart }: SecondFactorProps & { readonly step: Step }) {
  const { chooseMethod } = useMfa()
  const isEnrolling = step.mode === 'enroll'
  return (
    <StepFrame
      title={isEnrolling ? 'Protect your account' : 'Confirm it’s you'}
      lead={isEnrolling ? 'Choose a second step for signing in.' : 'Choose how to prove that it’s you.'}
      focusOn="heading"
    >
      <ul className="choices">
        {step.methods.map((method) => (
          <li key={method}>
            <button type="button" className="choice" onClick={() => chooseMethod({ method })}>
              <Icon name={icons[method]} />
              <span>{names[method]}</span>
              <Icon name="arrow" />
            </button>
          </li>
        ))}
      </ul>
      <ActionLink onPress={onRestart}>Use another account</ActionLink>
    </StepFrame>
  )
}

const names: Readonly<Record<MfaMethod, string>> = {
  AuthenticatorApp: 'Authenticator app',
  SMS: 'Text message',
  EmailCode: 'Code by email',
  WebAuthnPlatform: 'This device',
  WebAuthnCrossPlatform: 'Security key',
}

const icons = {
  AuthenticatorApp: 'phone',
  SMS: 'message',
  EmailCode: 'mail',
  WebAuthnPlatform: 'shield',
  WebAuthnCrossPlatform: 'key',
} as const
