import { type PasscodeStep, usePasswordless, useResendWait } from '@portico/headless'
import { CodeField, Form, SignInCard } from './form.tsx'
import { StartAgain } from './start-again.tsx'

/** The sign-in by a code from a mail or a text message, in place of a password. */
export function CodeStep({ step }: { readonly step: PasscodeStep }) {
  const { submitCode, resend, restart, calls } = usePasswordless()
  const wait = useResendWait(step)
  return (
    <SignInCard
      key={step.sentAt}
      title="Enter your code"
      lead={`If there is an account, a code is on its way to ${step.phoneNumber ?? step.email}.`}
    >
      <Form button="Sign in" call={calls.submitCode} onSubmit={(read) => void submitCode({ code: read('code') })}>
        <CodeField />
      </Form>
      <div className="flex flex-wrap justify-between gap-3">
        <button type="button" className="button-link" disabled={wait > 0} onClick={() => void resend()}>
          {wait > 0 ? `Send another in ${wait} s` : 'Send another'}
        </button>
        <StartAgain onPress={restart} />
      </div>
    </SignInCard>
  )
}
