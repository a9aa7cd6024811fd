'use client'

import { useLogin, useSso } from '@portico/headless'
import type { ReactElement } from 'react'
import { DeadEnd } from '../../frame/dead-end.tsx'
import { HeldStep } from '../../frame/steps/held-step.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useShownStep } from '../../frame/steps/use-shown-step.ts'
import { useOpenLogin } from '../../frame/use-route-link.ts'
import { useMessages } from '../../i18n/index.ts'
import { ssoMessages } from '../../i18n/messages/sso.gen.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { SuccessStep } from '../login/success-step.tsx'

/** The return from a company’s sign-in, step by step. */
export function SsoCallback(): ReactElement {
  const step = useSso((sso) => sso.step)
  const success = useLogin(({ step }) => (step.name === 'success' ? step : null))
  const isPassing = success?.isStaying === false
  const { shown, isLeaving } = useShownStep(success, isPassing)
  if (step.name === 'invalid') return <Invalid />
  return <HeldStep isLeaving={isPassing && isLeaving}>{shown ? <SuccessStep step={shown} /> : <Verifying />}</HeldStep>
}

function Verifying() {
  const t = useMessages(ssoMessages)
  return (
    <StepFrame title={t('sso.verifyingTitle')} lead={t('sso.verifyingLead')} emblem={<Spinner />} focusOn="heading" />
  )
}

function Invalid() {
  const openLogin = useOpenLogin(true)
  const t = useMessages(ssoMessages)
  return (
    <DeadEnd title={t('sso.invalidTitle')} lead={t('sso.invalidLead')} onWords={t('sso.toSignIn')} onGo={openLogin} />
  )
}
