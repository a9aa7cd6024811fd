'use client'

import { type SocialProvider, type SocialStep, useLogin, useSocialLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { HeldStep } from '../../frame/steps/held-step.tsx'
import { StepActions } from '../../frame/steps/step-actions.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useShownStep } from '../../frame/steps/use-shown-step.ts'
import { Support } from '../../frame/support.tsx'
import { useOpenLogin } from '../../frame/use-route-link.ts'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { socialMessages } from '../../i18n/messages/social.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { SuccessStep } from '../login/success-step.tsx'

/** The return from a social provider, step by step. */
export function SocialCallback(): ReactElement {
  const step = useSocialLogin(({ step }) => step)
  const isStaying = useLogin(({ step: present }) => present.name === 'success' && present.isStaying)
  const isPassing = step.name === 'signedIn' && !isStaying
  const { shown, isLeaving } = useShownStep(step, isPassing)
  return (
    <HeldStep isLeaving={isPassing && isLeaving}>
      <Present step={shown} isStaying={isStaying} />
    </HeldStep>
  )
}

function Present({ step, isStaying }: { readonly step: SocialStep; readonly isStaying: boolean }) {
  switch (step.name) {
    case 'idle':
    case 'verifying':
      return <Verifying />
    case 'signedIn':
      return <SuccessStep step={{ name: 'success', isStaying }} />
    case 'denied':
      return <Stopped key="denied" kind="denied" provider={step.provider} />
    case 'invalid':
      return <Stopped key="invalid" kind="invalid" provider={null} />
    case 'failed':
      return (
        <Stopped key="failed" kind={step.error.code === 'network' ? 'offline' : 'failed'} provider={step.provider}>
          <Support traceId={step.error.traceId} />
        </Stopped>
      )
    default:
      return step satisfies never
  }
}

function Verifying() {
  const t = useMessages(socialMessages)
  return (
    <StepFrame
      title={t('social.verifyingTitle')}
      lead={t('social.verifyingLead')}
      emblem={<Spinner />}
      focusOn="heading"
    />
  )
}

/** How it can end without a session. */
interface StoppedProps {
  readonly kind: 'denied' | 'invalid' | 'failed' | 'offline'
  readonly provider: string | null
  readonly children?: ReactElement
}

function Stopped({ kind, provider, children }: StoppedProps) {
  const openLogin = useOpenLogin(true)
  const { providers, signIn } = useSocialLogin()
  const t = useMessages(stoppedMessages)
  const name = provider === null ? 'none' : nameOf(providers, provider)
  const leads = {
    denied: t('social.deniedLead', { provider: name }),
    invalid: t('social.invalidLead'),
    failed: t('social.failedLead', { provider: name }),
    offline: t('social.offlineLead'),
  }
  return (
    <StepFrame
      title={t(kind === 'offline' ? 'social.failedTitle' : `social.${kind}Title`)}
      lead={leads[kind]}
      emblem={<Emblem path={alertIcon} tone="neutral" />}
      focusOn="heading"
    >
      {provider === null ? (
        <Button variant="primary" isWide onPress={openLogin}>
          {t('social.toSignIn')}
        </Button>
      ) : (
        <StepActions>
          <Button onPress={openLogin}>{t('social.signInAnotherWay')}</Button>
          <Button variant="primary" onPress={() => void signIn({ provider })}>
            {t('login.tryAgain')}
          </Button>
        </StepActions>
      )}
      {children}
    </StepFrame>
  )
}

const stoppedMessages = { ...signInMessages, ...socialMessages }

/** Off the login route the providers are not loaded. Their ids resemble their names. */
function nameOf(providers: readonly SocialProvider[] | null, id: string): string {
  return providers?.find((one) => one.id === id)?.name ?? id.charAt(0).toUpperCase() + id.slice(1)
}
