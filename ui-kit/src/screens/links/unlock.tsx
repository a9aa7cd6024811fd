'use client'

import { useUnlock } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { DeadEnd } from '../dead-end.tsx'
import type { FlowProps } from '../flow-screen.tsx'
import { LeadOn } from '../lead-on.tsx'
import { useAttempt } from '../login/fixed-step.ts'
import { StepFrame } from '../login/step-frame.tsx'
import { useOpenLogin } from '../use-open-login.ts'
import { LinkFailure } from './link-failure.tsx'
import type { UnlockPageProps } from './link-pages.tsx'
import { linksMessages } from './links-messages.ts'

/** Taking a lock off, step by step. */
export function Unlock({ fixed }: FlowProps<UnlockPageProps>): ReactElement {
  const { step: flowStep, submit, stay, continueToLogin, calls } = useUnlock()
  const { isPending, error } = useAttempt(calls, 'submit')
  const openLogin = useOpenLogin()
  const step = fixed?.step ?? flowStep
  const t = useMessages(linksMessages)
  switch (step.name) {
    case 'unlocking': {
      if (!error) return <StepFrame title={t('unlockAccount.unlocking')} emblem={<Spinner />} focusOn="heading" />
      const title = t('unlockAccount.failedTitle')
      return <LinkFailure title={title} error={error} isPending={isPending} onRetry={() => void submit()} />
    }
    case 'success':
      return (
        <LeadOn
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
