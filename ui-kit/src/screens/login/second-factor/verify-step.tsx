'use client'

import { useLogin, useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { periodOf, useMessages } from '../../../i18n/index.ts'
import { Checkbox } from '../../../primitives/checkbox/checkbox.tsx'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { Link } from '../../../primitives/link/link.tsx'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useBrand } from '../../../theme/index.ts'
import { atField } from '../at-field.ts'
import { useAttempt } from '../fixed-step.ts'
import { FormStep } from '../form-step.tsx'
import { ChooseAgain } from './choose-again.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFailure } from './use-failure.ts'
import { useMfaStep } from './use-mfa-step.ts'

/** Step `authenticatorApp`, mode `verify`: the six digits of an enrolled app. */
export function VerifyStep({ email }: { readonly email: string }): ReactElement {
  const { submitAuthenticatorCode, calls } = useMfa()
  const { restart, startRecovery } = useLogin()
  const { isPending, error } = useAttempt(calls, 'submitAuthenticatorCode')
  const failure = useFailure(error)
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
      onRestart={restart}
      below={
        <Stack gap="sm">
          <ChooseAgain />
          <Link isStandalone onPress={startRecovery}>
            {t('login.cannotUseAuthenticator')}
          </Link>
        </Stack>
      }
    >
      <Identity email={email} onChange={restart} />
      <CodeField label={t('login.codeLabel')} {...atField(failure)} />
      <RememberDevice />
    </FormStep>
  )
}

/** The box, where the tenant lets a device be remembered. Its place is held until that is known, so that nothing jumps. */
function RememberDevice() {
  const classOf = useClasses()
  const calls = useMfa((mfa) => mfa.calls)
  const { isPending } = useAttempt(calls, 'loadRememberPolicy')
  const { rememberFor } = useMfaStep()
  const t = useMessages(secondFactorMessages)
  if (rememberFor !== null) {
    return <Checkbox name="rememberDevice" label={t('login.rememberDevice', periodOf(rememberFor))} />
  }
  return isPending ? <div className={classOf('RememberPlace')} /> : null
}
