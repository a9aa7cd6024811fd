'use client'

import { type PasswordStep as PasswordStepState, useAnswers, useClient, useLogin } from '@portico/headless'
import { loadMfa, routesOf } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { atField } from '../../frame/failures/failure.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { FormStep } from '../../frame/steps/form-step.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useRouteLink } from '../../frame/use-route-link.ts'
import { useMessages } from '../../i18n/index.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Identity } from '../../primitives/identity/identity.tsx'
import { TextLink } from '../../primitives/link/link.tsx'
import { PasswordField } from '../../primitives/password-field/password-field.tsx'
import { OtherWays } from './passwordless/other-ways.tsx'

/** Step `loginWithPassword`: the password of an account. */
export function PasswordStep({ step }: StepProps<PasswordStepState>): ReactElement {
  const client = useClient()
  const { submitPassword, restart, calls } = useLogin()
  const { isPending, error } = useAttempt(calls, 'submitPassword')
  const forgot = useRouteLink(routesOf(client).forgetPasswordUrl)
  const canReset = useAnswers('POST /identity/resources/users/v1/passwords/reset')
  const t = useMessages(messages)
  const failure = useFailure(error, messages)
  const isLocked = error?.code === 'ER-LOGIN-LOCKED'
  return (
    <FormStep
      title={t('login.passwordTitle')}
      failure={failure}
      isPending={isPending}
      submit={t(isLocked ? 'login.tryAgain' : 'login.submitPassword')}
      isStopped={isLocked}
      busy={t('login.checkingPassword')}
      onSubmit={(read) => {
        loadAhead()
        void submitPassword({ password: read('password') })
      }}
      onRestart={restart}
      below={<OtherWays present="EmailAndPassword" />}
    >
      <Identity email={step.email} onChange={restart} />
      <PasswordField
        label={t('login.passwordLabel')}
        name="password"
        labelEnd={canReset && <TextLink {...forgot}>{t('login.forgotPassword')}</TextLink>}
        {...atField(failure)}
      />
    </FormStep>
  )
}

/** The steps that most often follow. Their code comes while the password is checked. */
function loadAhead() {
  Promise.all([loadMfa(), import('./second-factor/index.ts'), import('./passkey/index.ts')]).catch(() => {})
}

const messages = { ...signInMessages, ...passwordMessages }
