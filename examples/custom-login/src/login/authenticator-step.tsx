import { useLogin, useMfa } from '@portico/headless'
import { ActionLink } from '../parts/action-link.tsx'
import { SubmitButton } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { CodeField } from '../parts/code-field.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { Form } from '../parts/form.tsx'
import { Identity } from '../parts/identity.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { ChooseAgainLink } from './choose-again-link.tsx'
import { periodInWords } from './period-in-words.ts'
import { StepFrame } from './step-frame.tsx'
import type { SecondFactorProps } from './types.ts'

/** Step `authenticatorApp`, mode `verify`: the six digits of an enrolled app. */
export function AuthenticatorStep({ email, onRestart }: SecondFactorProps) {
  const { submitAuthenticatorCode, rememberFor, calls } = useMfa()
  const startRecovery = useLogin((login) => login.startRecovery)
  const { error, isPending } = useAttempt(calls.submitAuthenticatorCode)
  return (
    <StepFrame title="Enter your code" lead="Open your authenticator app and type the 6 digits it shows for Lantern.">
      <Form
        onSubmit={(read) =>
          void submitAuthenticatorCode({ code: read('code'), rememberDevice: read('rememberDevice') === 'on' })
        }
      >
        <Identity email={email} onChange={onRestart} />
        <CodeField label="6-digit code" error={error} />
        {/* Holds the place of the box until it is known whether there is one, so that the button stays where it is. */}
        {calls.loadRememberPolicy.status === 'pending' && <div className="checkbox" />}
        {rememberFor !== null && (
          <Checkbox name="rememberDevice" label={`Don’t ask again on this device for ${periodInWords(rememberFor)}`} />
        )}
        <FailureNotice error={error} onRestart={onRestart} />
        <SubmitButton isPending={isPending} busy="Checking your code…">
          Continue
        </SubmitButton>
      </Form>
      <ChooseAgainLink />
      <ActionLink onPress={startRecovery}>I can’t use my authenticator app</ActionLink>
    </StepFrame>
  )
}
