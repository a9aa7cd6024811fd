'use client'

import type { PorticoError } from '@portico/headless'
import type { ReactElement } from 'react'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { Support } from '../../frame/support.tsx'
import { useLoginLink } from '../../frame/use-route-link.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { TextLink } from '../../primitives/link/link.tsx'
import { linksMessages } from './links-messages.ts'

export interface LinkFailureProps {
  /** The heading of the failed step. */
  readonly title: string
  /** Why the last try failed; it stays while the next one is on its way. */
  readonly error: PorticoError
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** A link whose action failed for now: the cause, and two ways on. */
export function LinkFailure({ title, error, isPending, onRetry }: LinkFailureProps): ReactElement {
  const loginLink = useLoginLink()
  const t = useMessages(linksMessages)
  return (
    <StepFrame
      title={title}
      lead={useFailure(error, linksMessages)?.text}
      emblem={<Emblem path={alertIcon} tone="danger" />}
      focusOn="heading"
    >
      <Button variant="primary" isWide isPending={isPending} busy={t('login.loading')} onPress={onRetry}>
        {t('errors.tryAgain')}
      </Button>
      <TextLink isStandalone {...loginLink}>
        {t('impersonate.toSignIn')}
      </TextLink>
      <Support traceId={error.traceId} />
    </StepFrame>
  )
}
