'use client'

import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { PagePart } from '../../../../frame/portal/page-part/page-part.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { useDateFormat } from '../../../../i18n/use-date-format.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { ListRow, RowList } from '../../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { connectionName } from '../connection-names.ts'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import { TestBadge } from './test-badge.tsx'
import { TestProgress } from './test-progress.tsx'
import { testStateOf } from './test-state.ts'
import { useConnectionTest } from './use-connection-test.ts'

/** The last test of a connection, and the button that starts another one. Nothing if the provider has no tests. */
export function TestPart({ connection }: { readonly connection: SsoConnection }): ReactElement | null {
  return connection.isTestOffered && connection.isComplete ? <OfferedTest connection={connection} /> : null
}

function OfferedTest({ connection }: { readonly connection: SsoConnection }) {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const dateFormat = useDateFormat()
  const testing = useConnectionTest(connection)
  const [isShown, setShown] = useState(false)
  const name = connectionName(connection)
  const state = testStateOf(connection)
  const { status, test, seenId, isPending, begin } = testing
  const hasFormer = test !== null && test.id !== seenId && (status === 'passed' || status === 'failed')
  const { lastTest } = connection
  return (
    <PagePart
      title={t('ssoTest.title')}
      lead={t('ssoTest.lead', { name })}
      actions={
        <Button size="sm" isPending={isPending} busy={t('ssoTest.opening')} onPress={() => void begin()}>
          {t(lastTest || status === 'closed' ? 'login.tryAgain' : 'ssoTest.start')}
        </Button>
      }
    >
      <div className={classOf('SsoPart')}>
        <RowList isCard>
          <ListRow
            name={<TestBadge connection={connection} />}
            note={
              state === 'none'
                ? t('ssoTest.noneText')
                : state === 'outdated'
                  ? t('ssoTest.outdatedText', { name })
                  : lastTest && dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(lastTest.at)
            }
          >
            {hasFormer && (
              <Button size="sm" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
                {t(isShown ? 'ssoTest.hide' : 'ssoTest.show')}
              </Button>
            )}
          </ListRow>
        </RowList>
        <TestProgress connection={connection} testing={testing} isFormerShown={isShown} />
      </div>
    </PagePart>
  )
}
