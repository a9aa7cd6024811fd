'use client'

import { PorticoError, type PreLoginStep, useLogin } from '@portico/headless'
import { type ReactElement, useCallback, useContext, useRef, useState } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { FormStep } from '../../frame/steps/form-step.tsx'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { useBrand } from '../../theme/index.ts'
import { AboveFormContext } from './above-form.ts'
import { WaysPlace } from './ways-place.tsx'

/** Step `preLogin`: the address. The provider decides the next step. */
export function EmailStep({ step }: { readonly step: PreLoginStep }): ReactElement {
  const { submitEmail, restart, calls } = useLogin()
  const { isPending, error } = useAttempt(calls, 'submitEmail')
  const [incomplete, setIncomplete] = useState<PorticoError | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const [autoComplete, setAutoComplete] = useState('username')
  const { name: app } = useBrand()
  const t = useMessages(signInMessages)
  const failure = useFailure(incomplete ?? error, signInMessages)
  const notice = step.notice ? t(`login.${step.notice}.title`) : undefined

  const onOffer = useCallback(() => setAutoComplete('username webauthn'), [])

  function submit(typed: string) {
    const email = typed.normalize('NFKC').trim()
    const isIncomplete = email !== '' && !looksComplete(email)
    setIncomplete(isIncomplete ? new PorticoError('email-incomplete', 'The address is incomplete.') : null)
    if (isIncomplete) return
    laterSteps().catch(() => {})
    void submitEmail({ email: typed })
  }

  return (
    <FormStep
      title={t('login.title', { app })}
      lead={t('login.lead')}
      notice={notice}
      failure={failure}
      isPending={isPending}
      submit={t('login.continue')}
      busy={t('login.lookingUp')}
      onSubmit={(read) => submit(read('email'))}
      onRestart={restart}
      above={
        <>
          {step.notice && (
            <Alert tone={step.notice === 'secondFactorInterrupted' ? 'info' : 'warning'} title={notice ?? ''}>
              {t(`login.${step.notice}`)}
            </Alert>
          )}
          {useContext(AboveFormContext)}
        </>
      }
      below={<WaysPlace readEmail={() => field.current?.value ?? ''} onOffer={onOffer} />}
    >
      <TextField
        ref={field}
        label={t('login.emailLabel')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        placeholder={t('login.emailPlaceholder')}
        dir="ltr"
        defaultValue={step.email}
        error={failure?.about === 'field' ? failure.text : null}
        attempt={failure?.error}
      />
    </FormStep>
  )
}

/** The next steps. Their code comes while the address is looked up. */
const laterSteps = () => import('./steps.ts')

/** True if there is text on both sides of an @. The provider knows if the address exists. */
function looksComplete(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email)
}
