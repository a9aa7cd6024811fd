import { useLogin, useMfa } from '@portico/headless'
import { AuthenticatorStep } from './authenticator-step.tsx'
import { ChooseAgainLink } from './choose-again-link.tsx'
import { ChooseFactorStep } from './choose-factor-step.tsx'
import { EnrollStep } from './enroll-step.tsx'
import { RecoveryCodeStep } from './recovery-code-step.tsx'
import { UnsupportedStep } from './unsupported-step.tsx'

/** Steps `loginWithTwoFactor` and `forceTwoFactor`: the login flow waits, and `useMfa` leads through the second factor. */
export function SecondFactor({ email }: { readonly email: string }) {
  const step = useMfa((mfa) => mfa.step)
  const restart = useLogin((login) => login.restart)
  const common = { email, onRestart: restart }

  switch (step.name) {
    case 'verify':
      return <ChooseFactorStep step={step} {...common} />
    case 'authenticatorApp':
      return step.mode === 'verify' ? <AuthenticatorStep {...common} /> : <EnrollStep step={step} {...common} />
    case 'recoveryCode':
      return <RecoveryCodeStep step={step} email={email} />
    case 'idle':
      return null
    case 'unsupported':
      return <UnsupportedStep reason={step.reason} others={<ChooseAgainLink />} />
    default:
      return <UnsupportedStep reason={step.name} others={<ChooseAgainLink />} />
  }
}
