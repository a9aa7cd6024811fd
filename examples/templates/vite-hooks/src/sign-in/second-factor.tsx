import { useLogin, useMfa } from '@portico/headless'
import { CodeField, Form, SignInCard } from './form.tsx'
import { StartAgain } from './start-again.tsx'

/** The second factor: a code of an authenticator app, which the user may have to set up first. */
export function SecondFactor() {
  const { step, calls, submitAuthenticatorCode, chooseMethod, acknowledgeRecoveryCode } = useMfa()
  const { restart } = useLogin()

  switch (step.name) {
    case 'idle':
      return null
    case 'authenticatorApp':
      return (
        <SignInCard
          key={step.mode}
          title={step.mode === 'verify' ? 'Enter your code' : 'Set up your authenticator app'}
          lead={
            step.mode === 'verify'
              ? 'Your authenticator app shows it.'
              : `Add this key: ${step.setup?.key?.reveal() ?? '…'}`
          }
        >
          <Form
            button="Continue"
            call={calls.submitAuthenticatorCode}
            onSubmit={(read) => void submitAuthenticatorCode({ code: read('code') })}
          >
            <CodeField />
          </Form>
          <StartAgain onPress={restart} />
        </SignInCard>
      )
    case 'recoveryCode':
      return (
        <SignInCard
          title="Save your recovery code"
          lead="It replaces the app if you lose your phone. It is shown this once."
        >
          <code className="field">{step.recoveryCode.reveal()}</code>
          <button type="button" className="button-primary" onClick={() => void acknowledgeRecoveryCode()}>
            I have saved it
          </button>
        </SignInCard>
      )
    case 'verify':
      return (
        <SignInCard title="Choose a second step">
          {step.methods.map((method) => (
            <button key={method} type="button" className="button" onClick={() => chooseMethod({ method })}>
              {method}
            </button>
          ))}
        </SignInCard>
      )
    default:
      return (
        <SignInCard title="This page cannot go on" lead={`There is no form for the step ${step.name} yet.`}>
          <StartAgain onPress={restart} />
        </SignInCard>
      )
  }
}
