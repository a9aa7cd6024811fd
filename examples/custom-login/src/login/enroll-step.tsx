import { type EnrollAuthenticatorStep, useMfa } from '@portico/headless'
import { SubmitButton } from '../parts/button.tsx'
import { CodeField } from '../parts/code-field.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { Form } from '../parts/form.tsx'
import { Identity } from '../parts/identity.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { ChooseAgainLink } from './choose-again-link.tsx'
import { StepFrame } from './step-frame.tsx'
import type { SecondFactorProps } from './types.ts'

/** Step `authenticatorApp`, mode `enroll`: scan the code or type the key, then prove that it works. */
export function EnrollStep({ step, email, onRestart }: SecondFactorProps & { readonly step: EnrollAuthenticatorStep }) {
  const { submitAuthenticatorCode, calls } = useMfa()
  const { error, isPending } = useAttempt(calls.submitAuthenticatorCode)
  return (
    <StepFrame
      title="Set up your authenticator"
      lead="Your organization asks for a second step when you sign in. It takes a minute."
      focusOn="heading"
    >
      <Form onSubmit={(read) => void submitAuthenticatorCode({ code: read('code') })}>
        <Identity email={email} onChange={onRestart} />
        <ol className="numbered">
          <li>
            <AuthenticatorSetup setup={step.setup} onRestart={onRestart} />
          </li>
          <li>
            <CodeField label="Enter the 6-digit code it shows." error={error} />
          </li>
        </ol>
        <FailureNotice error={error} onRestart={onRestart} />
        <SubmitButton isPending={isPending} busy="Checking your code…">
          Turn on
        </SubmitButton>
      </Form>
      <ChooseAgainLink />
    </StepFrame>
  )
}
