'use client'

import { useUnlock } from '@portico/headless'
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

/** Taking a lock off, step by step. */
export function Unlock(): ReactElement {
  const { step, submit, stay, continueToLogin, calls } = useUnlock()
  const { isPending, error } = useAttempt(calls, 'submit')
  const openLogin = useOpenLogin()
  const t = useMessages(linksMessages)
  switch (step.name) {
    case 'unlocking': {
      if (!error) return <StepFrame title={t('unlockAccount.unlocking')} emblem={<Spinner />} focusOn="heading" />
      const title = t('unlockAccount.failedTitle')
      return <LinkFailure title={title} error={error} isPending={isPending} onRetry={() => void submit()} />
    }
    case 'success':
      return (
        <CountdownStep
          title={t('unlockAccount.successTitle')}
          lead={step.isStaying ? t('unlockAccount.stopped') : t('unlockAccount.successLead')}
          countdown={{ seconds: 5, label: (seconds) => t('unlockAccount.openingIn', { seconds }) }}
          stayWords={t('unlockAccount.stay')}
          openWords={t('unlockAccount.signIn')}
          isStaying={step.isStaying}
          onStay={stay}
          onOpen={continueToLogin}
        />
      )
    case 'invalid':
      return (
        <DeadEnd
          title={t('unlockAccount.invalidTitle')}
          lead={t('unlockAccount.invalidLead')}
          onWords={t('unlockAccount.signIn')}
          onGo={openLogin}
        />
      )
    default:
      return step satisfies never
  }
}
