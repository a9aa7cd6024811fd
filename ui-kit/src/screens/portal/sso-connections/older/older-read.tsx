'use client'

import type { PorticoError } from '@portico/headless'
import { type SamlConfiguration, useSamlConfiguration } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useEffect } from 'react'
import { useAttempt } from '../../../../frame/attempt.ts'
import { PageFailed } from '../../../../frame/portal/section-page/page-failed.tsx'
import { isPresent } from './older-connection.ts'

/** The configuration of the older interface, as far as it is known. */
export type OlderState = 'unread' | 'none' | 'present' | 'failed'

export interface OlderReadProps {
  /** Called with each state, and with `unread` at the end. Keep its identity. */
  readonly onState: (state: OlderState) => void
}

/** Reads the configuration of the older interface while it is rendered. It shows a read that failed, and no other state. */
export function OlderRead({ onState }: OlderReadProps): ReactElement | null {
  const { value, load, calls } = useSamlConfiguration()
  const { error, isPending } = useAttempt(calls, 'load')
  const state = stateOf(value, error)
  useEffect(() => onState(state), [state, onState])
  useEffect(() => () => onState('unread'), [onState])
  if (state !== 'failed' || !error) return null
  return <PageFailed error={error} isPending={isPending} onRetry={() => void load()} />
}

function stateOf(value: SamlConfiguration | null, error: PorticoError | null): OlderState {
  if (value) return isPresent(value) ? 'present' : 'none'
  if (!error) return 'unread'
  return notOffered.includes(error.status ?? 0) ? 'none' : 'failed'
}

/** The answers of a provider without the older interface. */
const notOffered: readonly number[] = [403, 404, 501]
