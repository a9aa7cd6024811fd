'use client'

import { useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { useBrand } from '../../../theme/index.ts'
import { FactorSource, useFactor } from './factor-context.tsx'
import { RememberDevice } from './remember-device.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFactorFailure } from './use-factor-failure.ts'
import { WaysOn } from './ways-on.tsx'

/** Step `authenticatorApp`, mode `verify`: the six digits of an enrolled app. */
export function VerifyStep(): ReactElement {
  const { submitAuthenticatorCode, calls } = useMfa()
  const { onRestart } = useFactor()
  const { isPending, error } = useAttempt(calls, 'submitAuthenticatorCode')
  const failure = useFactorFailure(error, 'app')
  const { name: app } = useBrand()
  const t = useMessages(secondFactorMessages)
  return (
    <FormStep
      title={t('login.codeTitle')}
      lead={t('login.codeLead', { app })}
      failure={failure}
      isPending={isPending}
      submit={t('login.continue')}
      busy={t('login.checkingCode')}
      onSubmit={(read) =>
        void submitAuthenticatorCode({ code: read('code'), rememberDevice: read('rememberDevice') === 'on' })
      }
      onRestart={onRestart}
      below={<WaysOn recovery={t('login.cannotUseAuthenticator')} />}
    >
      <FactorSource />
      <CodeField label={t('login.codeLabel')} {...atField(failure)} />
      <RememberDevice />
    </FormStep>
  )
}
