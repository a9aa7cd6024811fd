import { useForgotPassword, useResendWait } from '@portico/headless'
import { Link } from '../link.tsx'
import { Field, Form, SignInCard } from './form.tsx'

/** Asks for an address and mails a link for a new password. No answer shows if the address has an account. */
export function ForgotPasswordPage() {
  const { step, calls, submitEmail, resend, restart } = useForgotPassword()
  const wait = useResendWait('resendAt' in step ? step : null)
  switch (step.name) {
    case 'forgotPassword':
      return (
        <SignInCard title="Forgot your password?" lead="We mail you a link for a new one.">
          <Form
            button="Send the link"
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
          <BackToSignIn />
        </SignInCard>
      )
    case 'success':
      return (
        <SignInCard title="Check your mailbox" lead={`If ${step.email} has an account, a link is on its way.`}>
          <button type="button" className="button" disabled={wait > 0} onClick={() => void resend()}>
            {wait > 0 ? `Send another in ${wait} s` : 'Send another'}
          </button>
          <BackToSignIn />
        </SignInCard>
      )
    default:
      return (
        <SignInCard title="This page cannot go on" lead={`There is no form for the step ${step.name} yet.`}>
          <button type="button" className="button" onClick={restart}>
            Start again
          </button>
        </SignInCard>
      )
  }
}

/** The link from the pages around a password to the sign-in. */
export function BackToSignIn() {
  return (
    <Link href="/account/login" className="button-link justify-self-start">
      Back to the sign-in
    </Link>
  )
}
