'use client'

import type { PorticoError } from '@portico/headless'
import type { ReactElement } from 'react'
import type { Failure } from '../../frame/failures/failure.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { FormStep, type FormStepProps } from '../../frame/steps/form-step.tsx'
import { useLoginLink } from '../../frame/use-route-link.ts'
import { useMessages } from '../../i18n/index.ts'
import { TextLink } from '../../primitives/link/link.tsx'
import { recoveryMessages } from './recovery-messages.ts'

export interface RecoveryFormProps extends Pick<FormStepProps, 'isPending' | 'submit' | 'busy' | 'onSubmit'> {
  /** The flow, which names the messages of title and lead. */
  readonly flow: 'forgotPassword' | 'resetPassword'
  /** The failure of the last submit. */
  readonly error: PorticoError | null
  /** Renders the field with the failure. */
  readonly children: (failure: Failure | null) => ReactElement
}

/** A form with one field, and the way back to the login below. */
export function RecoveryForm({ flow, error, children, ...form }: RecoveryFormProps): ReactElement {
  const loginLink = useLoginLink()
  const failure = useFailure(error, recoveryMessages)
  const t = useMessages(recoveryMessages)
  return (
    <FormStep
      {...form}
      title={t(`${flow}.title`)}
      lead={t(`${flow}.lead`)}
      failure={failure}
      onRestart={loginLink.onPress}
      restartLabel={t('forgotPassword.back')}
      below={
        <TextLink isStandalone {...loginLink}>
          {t('forgotPassword.back')}
        </TextLink>
      }
    >
      {children(failure)}
    </FormStep>
  )
}
