'use client'

import type { WebhookFailing } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { useFailingWords } from './use-failing-words.ts'

export interface FailingBadgeProps {
  readonly failing: WebhookFailing
}

/** The state of a webhook whose receiver accepts nothing. */
export function FailingBadge({ failing }: FailingBadgeProps): ReactElement {
  const wordsOf = useFailingWords()
  return (
    <Badge tone="danger" icon={<Icon path={alertIcon} size="sm" />}>
      {wordsOf(failing)}
    </Badge>
  )
}
