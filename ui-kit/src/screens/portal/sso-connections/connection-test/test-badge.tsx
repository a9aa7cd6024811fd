'use client'

import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { useMessages } from '../../../../i18n/index.ts'
import { Badge, type BadgeProps } from '../../../../primitives/portal/badge/badge.tsx'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import { type TestState, testStateOf } from './test-state.ts'

/** The state of the last test of a connection; nothing if the provider has no tests. */
export function TestBadge({ connection }: { readonly connection: SsoConnection }): ReactElement | null {
  const t = useMessages(ssoConnectionsMessages)
  const state = testStateOf(connection)
  if (state === null) return null
  return <Badge tone={tones[state]}>{t(`ssoTest.state.${state}`)}</Badge>
}

const tones: Readonly<Record<TestState, BadgeProps['tone']>> = {
  none: 'plain',
  passed: 'success',
  failed: 'danger',
  outdated: 'warning',
}
