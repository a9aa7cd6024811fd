'use client'

import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { CallFailure, useCallFailure } from '../../../../frame/failures/call-failure.tsx'
import { lazyPart } from '../../../../frame/loading/lazy-part.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Alert } from '../../../../primitives/alert/alert.tsx'
import { TextLink } from '../../../../primitives/link/link.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { connectionName } from '../connection-names.ts'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import type { ConnectionTest } from './use-connection-test.ts'

export interface TestProgressProps {
  readonly connection: SsoConnection
  readonly testing: ConnectionTest
  /** `true` also shows the result of a test that ended before the page was opened. */
  readonly isFormerShown: boolean
}

/** The course of a test: it waits, its window was blocked or closed, or it has a result. */
export function TestProgress({ connection, testing, isFormerShown }: TestProgressProps): ReactElement {
  const { status, test, seenId, error, isPending } = testing
  const classOf = useClasses()
  const failure = useCallFailure(error, ssoConnectionsMessages)
  const hasEnded = status === 'passed' || status === 'failed'
  const isSeen = test !== null && test.id === seenId
  return (
    <>
      <CallFailure failure={failure} />
      <div role="status" className={classOf('SsoProgress')}>
        {!isPending && !hasEnded && <Waiting connection={connection} testing={testing} />}
      </div>
      {test && hasEnded && !isPending && (isSeen || isFormerShown) && (
        <TestResult key={test.id} connection={connection} test={test} isFocused={isSeen} />
      )}
    </>
  )
}

function Waiting({ connection, testing }: Pick<TestProgressProps, 'connection' | 'testing'>) {
  const t = useMessages(ssoConnectionsMessages)
  const { status, test, window } = testing
  const name = connectionName(connection)
  const link = test?.address && /^https?:/.test(test.address) && (
    <TextLink href={test.address} isNewTab isStandalone>
      {t('ssoTest.open', { name })}
    </TextLink>
  )
  if (status === 'closed') {
    return (
      <Alert tone="warning" title={t('ssoTest.closed')}>
        {t('ssoTest.closedText')}
      </Alert>
    )
  }
  if (status !== 'waiting') return null
  if (window === 'blocked') {
    return (
      <Alert tone="warning" title={t('ssoTest.blocked')}>
        <p>{t('ssoTest.blockedText')}</p>
        {link}
      </Alert>
    )
  }
  return (
    <Alert tone="info" title={t('ssoTest.waiting', { name })}>
      <p>{t('ssoTest.waitingText')}</p>
      {window === 'none' && link}
    </Alert>
  )
}

const TestResult = lazyPart(async () => (await import('./result/test-result.tsx')).TestResult)
