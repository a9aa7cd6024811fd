import { PorticoError, type RecoveryCodeStep as Step, useLogin, useMfa } from '@portico/headless'
import { useState } from 'react'
import { Button, SubmitButton } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { Form } from '../parts/form.tsx'
import { saveText } from '../parts/save-text.ts'
import { useAttempt } from '../parts/use-attempt.ts'
import { StepFrame } from './step-frame.tsx'

/** What {@link RecoveryCodeStep} takes. */
export interface RecoveryCodeStepProps {
  /** The step, which holds the code this once. */
  readonly step: Step
  /** Whose code it is. */
  readonly email: string
}

/** Step `recoveryCode`: the one way in without the authenticator, shown once. */
export function RecoveryCodeStep({ step, email }: RecoveryCodeStepProps) {
  const { acknowledgeRecoveryCode, calls } = useMfa()
  const restart = useLogin((login) => login.restart)
  const { error, isPending } = useAttempt(calls.acknowledgeRecoveryCode)
  const [unsaved, setUnsaved] = useState<PorticoError | null>(null)
  const code = step.recoveryCode.reveal()

  function finish(isSaved: boolean) {
    setUnsaved(isSaved ? null : new PorticoError('recovery-code-unsaved', 'The box is not ticked.'))
    if (isSaved) void acknowledgeRecoveryCode()
  }

  return (
    <StepFrame
      title="Save your recovery code"
      lead="If you lose your phone, this code switches the authenticator off. It works once, and we can’t show it again."
      focusOn="heading"
    >
      <Form onSubmit={(read) => finish(read('saved') === 'on')}>
        <div className="stack">
          <p className="recovery-code mono" dir="ltr">
            {code}
          </p>
          <div className="actions">
            <CopyButton text={code} label="Copy" />
            <Button
              size="small"
              icon="download"
              onPress={() => saveText('lantern-recovery-code.txt', fileText(email, code))}
            >
              Download
            </Button>
          </div>
        </div>
        <Checkbox name="saved" label="I have saved it somewhere safe" error={unsaved} />
        <FailureNotice error={error} onRestart={restart} />
        <SubmitButton isPending={isPending} busy="Signing you in…">
          Finish
        </SubmitButton>
      </Form>
    </StepFrame>
  )
}

function fileText(email: string, code: string): string {
  return `Lantern recovery code for ${email}\n\n${code}\n\nIt switches your authenticator off, once. Keep it where only you can find it.\n`
}
