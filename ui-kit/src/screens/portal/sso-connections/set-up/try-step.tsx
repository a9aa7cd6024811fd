'use client'

import type { ReactElement } from 'react'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { connectionName } from '../connection-names.ts'
import { TestProgress } from '../connection-test/test-progress.tsx'
import { testStateOf } from '../connection-test/test-state.ts'
import { useConnectionTest } from '../connection-test/use-connection-test.ts'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import type { StepProps } from './step-props.ts'

/** A sign-in at the identity provider that signs no user in, before the connection is turned on. */
export function TryStep({ connection, onBack, onNext }: StepProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const testing = useConnectionTest(connection)
  const { status, isPending, begin } = testing
  const name = connectionName(connection)
  const state = testStateOf(connection)
  const hasPassed = status === 'passed' && state !== 'outdated'
  const start = (
    <Button
      size="md"
      variant={hasPassed ? 'secondary' : 'primary'}
      isPending={isPending}
      isDisabled={!connection.isComplete}
      busy={t('ssoTest.opening')}
      onPress={() => void begin()}
    >
      {t(status === 'idle' ? 'ssoTest.start' : 'login.tryAgain')}
    </Button>
  )
  return (
    <StepBody
      title={t('ssoSetUp.try.title', { name })}
      lead={t('ssoSetUp.try.lead', { name })}
      onBack={onBack}
      other={
        hasPassed ? (
          start
        ) : (
          <Button size="md" variant="quiet" onPress={onNext}>
            {t('ssoSetUp.try.later')}
          </Button>
        )
      }
      next={
        hasPassed ? (
          <Button size="md" variant="primary" onPress={onNext}>
            {t('setUp.next')}
          </Button>
        ) : (
          start
        )
      }
    >
      <div className={classOf('SsoPart')}>
        {state === 'outdated' && status !== 'waiting' && (
          <p className={classOf('Help')}>{t('ssoTest.outdatedText', { name })}</p>
        )}
        <TestProgress connection={connection} testing={testing} isFormerShown />
      </div>
    </StepBody>
  )
}
