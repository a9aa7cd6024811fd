'use client'

import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useLocale, useMessages } from '../../../../i18n/index.ts'
import { listFormat } from '../../../../i18n/intl.ts'
import { useDateFormat } from '../../../../i18n/use-date-format.ts'
import { Alert } from '../../../../primitives/alert/alert.tsx'
import { Button } from '../../../../primitives/button/button.tsx'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { alertIcon, checkIcon } from '../../../../primitives/icon/paths.ts'
import { ListRow, RowList } from '../../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { connectionName } from '../connection-names.ts'
import { validDomains } from '../connection-state.ts'
import { type TestState, testStateOf } from '../connection-test/test-state.ts'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import { useSwitch } from '../use-switch.tsx'
import type { StepProps } from './step-props.ts'

/** The last step: everything in sight, and the button that turns the connection on. */
export function FinishStep({
  connection,
  onBack,
  onTest,
  onNext,
}: StepProps & { readonly onTest: () => void }): ReactElement {
  const { isEnabled, isComplete } = connection
  const t = useMessages(ssoConnectionsMessages)
  const questions = useSwitch({ onTest })
  const name = connectionName(connection)
  const checks = useChecks(connection)
  return (
    <StepBody
      title={t(isEnabled ? 'ssoSetUp.finish.onTitle' : 'ssoSetUp.finish.title', { name })}
      lead={t(isEnabled ? 'ssoSetUp.finish.onLead' : 'ssoSetUp.finish.lead')}
      onBack={onBack}
      other={
        !isEnabled && (
          <Button size="md" variant="quiet" onPress={onNext}>
            {t('ssoSetUp.finish.later')}
          </Button>
        )
      }
      next={
        isEnabled ? (
          <Button size="md" variant="primary" onPress={onNext}>
            {t('ssoSetUp.finish.open')}
          </Button>
        ) : (
          <Button size="md" variant="primary" isDisabled={!isComplete} onPress={() => questions.change(connection)}>
            {t('ssoConnection.turnOn')}
          </Button>
        )
      }
    >
      <RowList isCard>
        {checks.map(({ id, title, note, isDone }) => (
          <ListRow key={id} mark={<Icon path={isDone ? checkIcon : alertIcon} size="sm" />} name={title} note={note}>
            <Sign isDone={isDone} />
          </ListRow>
        ))}
      </RowList>
      {isEnabled && (
        <Alert tone="info" title={t('ssoSetUp.finish.tryTitle')}>
          {t('ssoSetUp.finish.tryText', { name })}
        </Alert>
      )}
      {questions.dialog}
    </StepBody>
  )
}

function Sign({ isDone }: { readonly isDone: boolean }) {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  return <span className={classOf('VisuallyHidden')}>{t(isDone ? 'setUp.done' : 'ssoSetUp.open')}</span>
}

/** The parts of a connection, each with its readiness. */
function useChecks(connection: SsoConnection) {
  const t = useMessages(ssoConnectionsMessages)
  const { code } = useLocale()
  const dateFormat = useDateFormat()
  const { isComplete, protocol, certificateExpiresAt, roleIds, groups, lastTest } = connection
  const test = testStateOf(connection)
  const on = (at: string | null) => dateFormat({ dateStyle: 'medium' }).format(at)
  const name = connectionName(connection)
  const domains = validDomains(connection)
  const date = certificateExpiresAt && on(certificateExpiresAt)
  return [
    {
      id: 'values',
      title: t('ssoSetUp.finish.values', { name }),
      note: !isComplete
        ? t('ssoSetUp.finish.valuesOpen')
        : protocol === 'saml' && date
          ? t('ssoConnection.certificateEnd', { date })
          : t('ssoSetUp.finish.valuesDone'),
      isDone: isComplete,
    },
    {
      id: 'domains',
      title: t('ssoConnection.domains'),
      note:
        domains.length > 0
          ? t('ssoSetUp.finish.domains', { domains: listFormat(code).format(domains) })
          : t('ssoSetUp.finish.domainsOpen', { name }),
      isDone: domains.length > 0,
    },
    {
      id: 'roles',
      title: t('ssoConnection.roles'),
      note: t('ssoSetUp.finish.roles', { roles: roleIds.length, groups: groups.length }),
      isDone: true,
    },
    ...(test === null
      ? []
      : [
          {
            id: 'test',
            title: t('ssoSetUp.finish.test'),
            note: t.find(`ssoSetUp.finish.${testNotes[test]}`, { date: on(lastTest?.at ?? null) }),
            isDone: test === 'passed',
          },
        ]),
  ]
}

const testNotes: Readonly<Record<TestState, string>> = {
  none: 'testNone',
  passed: 'testPassed',
  failed: 'testFailed',
  outdated: 'testOutdated',
}
