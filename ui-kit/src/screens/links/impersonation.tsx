'use client'

import { useImpersonation, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { CountdownStep } from '../../frame/countdown-line.tsx'
import { DeadEnd } from '../../frame/dead-end.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useOpenLogin } from '../../frame/use-route-link.ts'
import { useMessages } from '../../i18n/index.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { LinkFailure } from './link-failure.tsx'
import { linksMessages } from './links-messages.ts'

/** Beginning to act as another person, step by step. */
export function Impersonation(): ReactElement {
  const { step, submit, stay, proceed, calls } = useImpersonation()
  const { isPending, error } = useAttempt(calls, 'submit')
  const name = useSession(({ user }) => user?.name || user?.email || 'none')
  const openLogin = useOpenLogin()
  const t = useMessages(linksMessages)
  switch (step.name) {
    case 'impersonating': {
      if (!error) return <StepFrame title={t('impersonate.impersonating')} emblem={<Spinner />} focusOn="heading" />
      const title = t('impersonate.failedTitle')
      return <LinkFailure title={title} error={error} isPending={isPending} onRetry={() => void submit()} />
    }
    case 'success':
      return (
        <CountdownStep
          title={t('impersonate.successTitle', { name })}
          lead={t(step.isStaying ? 'login.redirectStopped' : 'impersonate.successLead')}
          countdown={{ seconds: 1, label: (seconds) => t('impersonate.openingIn', { seconds }) }}
          stayWords={t('login.stayHere')}
          openWords={t('login.continueNow')}
          isStaying={step.isStaying}
          onStay={stay}
          onOpen={proceed}
        />
      )
    case 'invalid':
      return (
        <DeadEnd
          title={t('impersonate.invalidTitle')}
          lead={t('impersonate.invalidLead')}
          onWords={t('impersonate.toSignIn')}
          onGo={openLogin}
        />
      )
    default:
      return step satisfies never
  }
}
