import { type AuthenticatorSetup, type EnrollAuthenticatorStep, useMfa } from '@portico/headless'
import { useRef } from 'react'
import { Button, SubmitButton } from '../parts/button.tsx'
import { CodeField } from '../parts/code-field.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { Form } from '../parts/form.tsx'
import { Identity } from '../parts/identity.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { inGroups } from './in-groups.ts'
import type { SecondFactorProps } from './second-factor.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step `authenticatorApp`, mode `enroll`: scan the code or type the key, then prove that it works. */
export function EnrollStep({ step, email, onRestart }: SecondFactorProps & { readonly step: EnrollAuthenticatorStep }) {
  const { submitAuthenticatorCode, loadSetup, calls } = useMfa()
  const { error, status } = calls.submitAuthenticatorCode
  const setupError = calls.loadSetup.error
  const instruction = useRef<HTMLParagraphElement>(null)

  function retry() {
    instruction.current?.focus()
    void loadSetup()
  }

  return (
    <StepFrame
      title="Set up your authenticator"
      lead="Your organisation asks for a second step when you sign in. It takes a minute."
      focusOn="heading"
    >
      <Form onSubmit={(read) => void submitAuthenticatorCode({ code: read('code') })}>
        <Identity email={email} onChange={onRestart} />
        <ol className="numbered">
          <li>
            <p ref={instruction} tabIndex={-1}>
              Scan this with your authenticator app.
            </p>
            {setupError ? (
              <div className="stack">
                <FailureNotice error={setupError} onRestart={onRestart} />
                <Button size="small" onPress={retry}>
                  Get a new code
                </Button>
              </div>
            ) : (
              <Setup setup={step.setup} />
            )}
          </li>
          <li>
            <CodeField label="Enter the 6-digit code it shows." error={error} />
          </li>
        </ol>
        <FailureNotice error={error} onRestart={onRestart} />
        <SubmitButton isPending={status === 'pending'} busy="Checking your code…">
          Turn on
        </SubmitButton>
      </Form>
    </StepFrame>
  )
}

function Setup({ setup }: { readonly setup: AuthenticatorSetup | null }) {
  if (!setup) {
    return (
      <div className="setup" role="status">
        <span className="qr-code skeleton" />
        <span className="visually-hidden">Preparing your code…</span>
      </div>
    )
  }
  const key = setup.key?.reveal()
  return (
    <div className="setup">
      <QrCode content={setup.qrCode.reveal()} label="QR code for your authenticator app" />
      {key !== undefined && (
        <div className="setup-key">
          <p className="help">Can’t scan it? Enter this key by hand:</p>
          <p className="mono" dir="ltr">
            {inGroups(key)}
          </p>
          <CopyButton text={key} label="Copy key" />
        </div>
      )}
    </div>
  )
}
