'use client'

import { PorticoError, type PreLoginStep, useLogin } from '@portico/headless'
import { type ComponentType, type ReactElement, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { lazyPart } from '../../frame/loading/lazy-part.tsx'
import { emptyPlace } from '../../frame/loading/place.ts'
import { FormStep } from '../../frame/steps/form-step.tsx'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { useSurface, whenIdle } from '../../isolation/index.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { useBrand } from '../../theme/index.ts'
import { AboveFormContext } from './above-form.ts'
import type { PasskeyWayProps } from './passkey/passkey-way.tsx'

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
      failure={failure}
      isPending={isPending}
      submit={t('login.continue')}
      busy={t('login.lookingUp')}
      onSubmit={(read) => submit(read('email'))}
      onRestart={restart}
      above={
        <>
          {step.notice && <Notice notice={step.notice} />}
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

const Notice = lazyPart(async () => (await import('./login-notice.tsx')).LoginNotice, emptyPlace)

/** True if there is text on both sides of an @. The provider knows if the address exists. */
function looksComplete(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email)
}

/** Where the ways in besides the address come to, once their code is there. The form needs nothing of it, and waits for none of it. */
function WaysPlace(props: PasskeyWayProps): ReactElement | null {
  const { styled } = useSurface()
  const [Ways, setWays] = useState<ComponentType<PasskeyWayProps> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([import('./ways-in.tsx'), styled()]).then(
          ([{ WaysIn }]) => setWays(() => WaysIn),
          () => {},
        )
      }),
    [styled],
  )
  return Ways && <Ways {...props} />
}
