'use client'

import { PorticoError, type RecoveryCodeStep as RecoveryCodeStepState, useMfa } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Checkbox } from '../../../primitives/checkbox/checkbox.tsx'
import { SecretText } from '../../../primitives/secret-text/secret-text.tsx'
import { useBrand } from '../../../theme/index.ts'
import { useFactor } from './factor-context.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFactorFailure } from './use-factor-failure.ts'

export interface RecoveryCodeStepProps extends StepProps<RecoveryCodeStepState> {
  /** The e-mail address of the account. */
  readonly email: string
}

/** Step `recoveryCode`: the one way in without the authenticator, shown once. */
export function RecoveryCodeStep({ step, email }: RecoveryCodeStepProps): ReactElement {
  const { acknowledgeRecoveryCode, calls } = useMfa()
  const { onRestart } = useFactor()
  const { isPending, error } = useAttempt(calls, 'acknowledgeRecoveryCode')
  const [unsaved, setUnsaved] = useState<PorticoError | null>(null)
  const failure = useFactorFailure(unsaved ?? error, 'app')
  const { name: app } = useBrand()
  const t = useMessages(secondFactorMessages)
  const code = step.recoveryCode.reveal()
  const fileParts = [t('login.recoveryCodeFileTitle', { app, email }), code, t('login.recoveryCodeFileNote')]

  function finish(isSaved: boolean) {
    setUnsaved(isSaved ? null : new PorticoError('recovery-code-unsaved', 'The box is not ticked.'))
    if (isSaved) void acknowledgeRecoveryCode()
  }

  return (
    <FormStep
      title={t('login.recoveryCodeTitle')}
      lead={t('login.recoveryCodeLead')}
      focusOn="heading"
      failure={failure}
      isPending={isPending}
      submit={t('login.finish')}
      busy={t('login.signingIn')}
      onSubmit={(read) => finish(read('saved') === 'on')}
      onRestart={onRestart}
    >
      <SecretText text={code} fileName={t('login.recoveryCodeFileName')} fileText={`${fileParts.join('\n\n')}\n`} />
      <Checkbox name="saved" label={t('login.recoveryCodeSaved')} {...atField(failure)} />
    </FormStep>
  )
}
