'use client'

import { useImpersonation, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon, checkIcon } from '../../primitives/icon/paths.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useAttempt } from '../login/fixed-step.ts'
import { StepFrame } from '../login/step-frame.tsx'
import { useOpenLogin } from '../use-open-login.ts'
import { LinkFailure } from './link-failure.tsx'
import { linksMessages } from './links-messages.ts'

/** Beginning to act as another person, step by step. */
export function Impersonation(): ReactElement {
  const { step, submit, calls } = useImpersonation()
  const { isPending, error } = useAttempt(calls, 'submit')
  const name = useSession(({ user }) => user?.name || user?.email || '')
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
        <StepFrame
          title={t('impersonate.successTitle', { name })}
          lead={t('impersonate.successLead')}
          notice={t('impersonate.successLead')}
          emblem={<Emblem path={checkIcon} tone="success" />}
          focusOn="heading"
        />
      )
    case 'invalid':
      return (
        <StepFrame
          title={t('impersonate.invalidTitle')}
          lead={t('impersonate.invalidLead')}
          emblem={<Emblem path={alertIcon} tone="neutral" />}
          focusOn="heading"
        >
          <Button variant="primary" isWide onPress={openLogin}>
            {t('impersonate.toSignIn')}
          </Button>
        </StepFrame>
      )
    default:
      return step satisfies never
  }
}
