import {
  type LoginStep,
  navigateAfterAuth,
  sessionFeature,
  useClient,
  useLogin,
  useReaction,
  useSession,
} from '@portico/headless'
import { useCallback } from 'react'
import { Brand } from '../parts/brand.tsx'
import { Splash } from '../parts/splash.tsx'
import { Announcer } from './announcer.tsx'
import { EmailStep } from './email-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoverStep } from './recover-step.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SsoStep } from './sso-step.tsx'
import { SuccessStep } from './success-step.tsx'
import { UnsupportedStep } from './unsupported-step.tsx'

/** The login route: one step of the flow at a time. */
export function LoginPage() {
  const step = useLogin((login) => login.step)
  const status = useSession(({ status }) => status)
  useWayOnForSignedIn()

  if (status === 'restoring' || (status === 'authenticated' && step.name === 'preLogin')) return <Splash />
  return (
    <div className="login-page">
      <main className="login-box">
        <Brand />
        <Announcer>{screenFor(step)}</Announcer>
      </main>
      <footer className="login-footer">
        <p>Lantern is a made-up product: a sample sign-in, built from hooks alone.</p>
      </footer>
    </div>
  )
}

/** The screen of a step. Steps this page has no screen for keep a way out. */
function screenFor(step: LoginStep) {
  switch (step.name) {
    case 'preLogin':
      return <EmailStep step={step} />
    case 'loginWithPassword':
      return <PasswordStep step={step} />
    case 'redirectToSSO':
      return <SsoStep step={step} />
    case 'loginWithTwoFactor':
    case 'forceTwoFactor':
      return <SecondFactor email={step.email} />
    case 'recoverTwoFactor':
      return <RecoverStep step={step} />
    case 'success':
      return <SuccessStep />
    case 'unsupported':
      return <UnsupportedStep reason={step.reason} />
    default:
      return <UnsupportedStep reason={step.name} />
  }
}

/** Somebody who is signed in already goes where a sign-in would have led. */
function useWayOnForSignedIn() {
  const client = useClient()
  const isAtStart = useLogin((login) => login.step.name === 'preLogin')
  const leadOn = useCallback(() => {
    if (isAtStart) navigateAfterAuth(client)
  }, [client, isAtStart])
  useReaction(sessionFeature, ({ status }) => status === 'authenticated', leadOn)
}
