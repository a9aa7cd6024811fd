'use client'

import type { PorticoError } from '@portico/headless'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import type { Catalogue } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { TraceId } from '../../primitives/trace-id/trace-id.tsx'
import { useClasses } from '../../slots/index.ts'
import type { Failure } from './failure.ts'
import { inForm } from './field-failures.ts'
import { useFailure } from './use-failure.ts'

/** The {@link Failure} of an error, with the texts of a section before the general ones. */
export function useCallFailure(error: PorticoError | null, messages?: Partial<Catalogue>): Failure | null {
  const all = useMemo(() => ({ ...signInMessages, ...messages }), [messages])
  return useFailure<keyof typeof signInMessages>(error, all)
}

export interface CallFailureProps {
  readonly failure: Failure | null
}

/** The failure of a call above its button: the cause, the remedy and the trace id. A long form scrolls to it. */
export function CallFailure({ failure }: CallFailureProps): ReactElement | null {
  const classOf = useClasses()
  const shown = inForm(failure, [])
  const alert = useRef<HTMLDivElement>(null)
  const error = shown?.error
  useEffect(() => {
    // jsdom does not scroll.
    if (error) alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [error])
  return (
    shown && (
      <div ref={alert} className={classOf('CallFailure')}>
        <Alert tone="danger" title={shown.title} attempt={shown.error} isUrgent>
          {shown.text}
          {shown.error.traceId !== undefined && <TraceId id={shown.error.traceId} />}
        </Alert>
      </div>
    )
  )
}
