'use client'

import type { ReactElement } from 'react'
import { Alert } from '../../primitives/alert/alert.tsx'
import type { Failure } from './failure.ts'
import { inForm } from './field-failures.ts'

export interface FailureNoticeProps {
  readonly failure: Failure | null
}

/** A failure outside a form. A failure of a field is rendered here as well. */
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
