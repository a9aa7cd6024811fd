import { type PasswordStep as Step, useLogin } from '@portico/headless'
import { SubmitButton } from '../parts/button.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { Form } from '../parts/form.tsx'
import { Identity } from '../parts/identity.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { StepFrame } from './step-frame.tsx'

/** Step `loginWithPassword`. */
export function PasswordStep({ step }: { readonly step: Step }) {
  const { submitPassword, restart, calls } = useLogin()
  const { error, isPending } = useAttempt(calls.submitPassword)
  return (
    <StepFrame title="Enter your password">
      <Form onSubmit={(read) => void submitPassword({ password: read('password') })}>
        <Identity email={step.email} onChange={restart} />
        <PasswordField error={error} />
        <FailureNotice error={error} onRestart={restart} />
        <SubmitButton isPending={isPending} busy="Checking your password…">
          Sign in
        </SubmitButton>
      </Form>
    </StepFrame>
  )
}
