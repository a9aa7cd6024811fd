'use client'

import type { ReactElement } from 'react'
import { Alert } from '../primitives/alert/alert.tsx'
import type { Failure } from './failure.ts'
import { inForm } from './field-failures.ts'

/** What a {@link FailureNotice} takes. */
export interface FailureNoticeProps {
  /** What failed. */
  readonly failure: Failure | null
}

/** What failed where there is no form: whatever it is about is told in one place. */
export function FailureNotice({ failure }: FailureNoticeProps): ReactElement | null {
  const shown = inForm(failure, [])
  return (
    shown && (
      <Alert tone="danger" title={shown.title} attempt={shown.error} isUrgent>
        {shown.text}
      </Alert>
    )
  )
}
