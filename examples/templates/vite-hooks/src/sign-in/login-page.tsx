import { navigateAfterAuth, sessionFeature, useClient, useLogin, useReaction, useSession } from '@portico/headless'
import { useCallback } from 'react'
import { Link } from '../link.tsx'
import { CodeStep } from './code-step.tsx'
import { Field, Form, SignInCard } from './form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { StartAgain } from './start-again.tsx'

/** The sign-in: one step of the flow at a time. */
export function LoginPage() {
  const { step, calls, submitEmail, submitPassword, continueToSso, restart } = useLogin()
  const status = useSession((session) => session.status)
  useWayOn(step.name === 'preLogin')

  if (status === 'restoring' || (step.name === 'preLogin' && status === 'authenticated')) return null

  switch (step.name) {
    case 'preLogin':
      return (
        <SignInCard key={step.name} title="Sign in" lead="Welcome to My app.">
          <Form
            button="Continue"
            call={calls.submitEmail}
            onSubmit={(read) => void submitEmail({ email: read('email') })}
          >
            <Field
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={step.email}
              autoFocus
            />
          </Form>
        </SignInCard>
      )
    case 'loginWithPassword':
      return (
        <SignInCard key={step.name} title="Enter your password" lead={step.email}>
          <Form
            button="Sign in"
            call={calls.submitPassword}
            onSubmit={(read) => void submitPassword({ password: read('password') })}
          >
            <input name="email" type="email" autoComplete="username" value={step.email} readOnly hidden />
            <Field label="Password" name="password" type="password" autoComplete="current-password" autoFocus />
          </Form>
          <div className="flex flex-wrap justify-between gap-3">
            <Link href="/account/forget-password" className="button-link">
              Forgot your password?
            </Link>
            <StartAgain onPress={restart} />
          </div>
        </SignInCard>
      )
    case 'loginWithOtc':
    case 'loginWithSmsOtc':
    case 'loginWithQuickSmsOtc':
      return <CodeStep step={step} />
    case 'loginWithTwoFactor':
    case 'forceTwoFactor':
      return <SecondFactor />
    case 'redirectToSSO':
      return (
        <SignInCard title="Your company signs you in" lead={step.email}>
          <button type="button" className="button-primary" onClick={continueToSso}>
            Continue
          </button>
          <StartAgain onPress={restart} />
        </SignInCard>
      )
    case 'success':
      return <SignInCard title="You are signed in" />
    default:
      // A provider may ask for a step that this page has no form for. This leads back.
      return (
        <SignInCard title="This page cannot go on" lead={`There is no form for the step ${step.name} yet.`}>
          <StartAgain onPress={restart} />
        </SignInCard>
      )
  }
}

/** Leads on a user who is signed in already, as a sign-in does. */
function useWayOn(isFirst: boolean): void {
  const client = useClient()
  const leadOn = useCallback(() => {
    if (isFirst) navigateAfterAuth(client)
  }, [client, isFirst])
  useReaction(sessionFeature, ({ status }) => status === 'authenticated', leadOn)
}
