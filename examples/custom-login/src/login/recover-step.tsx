import { type RecoverStep as Step, useLogin } from '@portico/headless'
import { ActionLink } from '../parts/action-link.tsx'
import { SubmitButton } from '../parts/button.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { Field } from '../parts/field.tsx'
import { Form } from '../parts/form.tsx'
import { Identity } from '../parts/identity.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { StepFrame } from './step-frame.tsx'

/** Step `recoverTwoFactor`: the recovery code switches the second factor off. */
export function RecoverStep({ step }: { readonly step: Step }) {
  const { submitRecoveryCode, cancelRecovery, restart, calls } = useLogin()
  const { error, isPending } = useAttempt(calls.submitRecoveryCode)
  return (
    <StepFrame
      title="Use your recovery code"
      lead="It switches your authenticator off. Then you sign in with your password and set up a new one."
    >
      <Form onSubmit={(read) => void submitRecoveryCode({ recoveryCode: read('recoveryCode') })}>
        <Identity email={step.email} onChange={restart} />
        <Field
          label="Recovery code"
          name="recoveryCode"
          help="You saved it when you set up your authenticator."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          error={error}
        />
        <FailureNotice error={error} onRestart={restart} />
        <SubmitButton isPending={isPending} busy="Checking your recovery code…">
          Switch off the authenticator
        </SubmitButton>
      </Form>
      <ActionLink onPress={cancelRecovery}>Back to the 6-digit code</ActionLink>
    </StepFrame>
  )
}
