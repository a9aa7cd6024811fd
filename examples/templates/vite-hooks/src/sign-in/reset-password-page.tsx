import { useResetPassword } from '@portico/headless'
import { Link } from '../link.tsx'
import { BackToSignIn } from './forgot-password-page.tsx'
import { Field, Form, SignInCard } from './form.tsx'

/** The page that the mailed link leads to: it sets the new password. */
export function ResetPasswordPage() {
  const { step, calls, submitPassword, continueToLogin } = useResetPassword()
  switch (step.name) {
    case 'checking':
      return <SignInCard title="One moment…" />
    case 'invalid':
      return (
        <SignInCard title="This link does not work" lead="It was used, or it has run out.">
          <Link href="/account/forget-password" className="button-primary">
            Get a new link
          </Link>
          <BackToSignIn />
        </SignInCard>
      )
    case 'success':
      return (
        <SignInCard title="Your new password is set">
          <button type="button" className="button-primary" onClick={continueToLogin}>
            Sign in
          </button>
        </SignInCard>
      )
    case 'resetPassword':
      return (
        <SignInCard title="Choose a new password">
          <Form
            button="Set the password"
            call={calls.submitPassword}
            onSubmit={(read) => void submitPassword({ password: read('password') })}
          >
            <Field label="New password" name="password" type="password" autoComplete="new-password" autoFocus />
          </Form>
          <BackToSignIn />
        </SignInCard>
      )
    default:
      return step satisfies never
  }
}
