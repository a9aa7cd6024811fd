'use client'

import {
  type SamlConfiguration,
  type SsoConnection,
  useSamlConfiguration,
} from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../../frame/failures/call-failure.tsx'
import { ConnectionMark } from '../../../../frame/portal/connection-mark/connection-mark.tsx'
import { PagePart } from '../../../../frame/portal/page-part/page-part.tsx'
import { useViewOnly } from '../../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { Switch } from '../../../../primitives/portal/switch/switch.tsx'
import { ListRow, RowList } from '../../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { CertificateNotice } from '../certificate-notice.tsx'
import { ConnectionBadge } from '../connection-badge.tsx'
import { connectionName, productName, protocolName } from '../connection-names.ts'
import { OurValues } from '../provider-facts.tsx'
import { RolesPart } from '../roles-part.tsx'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import { type SwitchQuestions, useSwitchOf } from '../use-switch.tsx'
import { connectionOf } from './older-connection.ts'
import { OlderDomain } from './older-domain.tsx'
import { OlderValues } from './older-values.tsx'

/** The single sign-on of a tenant that was set up before there were connections. */
export function OlderConfiguration(): ReactElement | null {
  const { value } = useSamlConfiguration()
  return value && <Parts configuration={value} />
}

function Parts({ configuration }: { readonly configuration: SamlConfiguration }) {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const older = useSamlConfiguration()
  const connection = connectionOf(configuration)
  // The last check is that of a domain, which may have changed since.
  const [checked, setChecked] = useState('')
  const questions = useSwitchOf({
    enable: () => older.save({ isEnabled: true }),
    disable: () => older.save({ isEnabled: false }),
    validateDomain() {
      setChecked(configuration.domain)
      return older.validateDomain()
    },
  })
  const name = connectionName(connection)
  return (
    <>
      <PagePart title={t('ssoOlder.title')} lead={t('ssoOlder.lead')}>
        <Standing connection={connection} questions={questions} />
      </PagePart>
      <PagePart title={t('ssoConnection.domain')} lead={t('ssoConnection.domainsLead', { name })}>
        <OlderDomain connection={connection} isChecked={checked === configuration.domain} questions={questions} />
      </PagePart>
      <PagePart title={t('ssoConnection.roles')} lead={t('ssoConnection.rolesLead')}>
        <RolesPart connection={connection} actions={older} />
      </PagePart>
      <PagePart title={t('ssoConnection.forProvider', { name })}>
        <div className={classOf('SetUpValues')}>
          <OurValues connection={connection} />
        </div>
      </PagePart>
      <OlderValues connection={connection} />
      {questions.dialog}
    </>
  )
}

interface StandingProps {
  readonly connection: SsoConnection
  readonly questions: SwitchQuestions
}

/** The state with its switch, and the warnings about it. */
function Standing({ connection, questions }: StandingProps) {
  const { isEnabled, isComplete, domains } = connection
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const isViewOnly = useViewOnly() !== null
  const { calls } = useSamlConfiguration()
  const removing = useAttempt(calls, 'removeGroup')
  const failure = useCallFailure(removing.error, ssoConnectionsMessages)
  const missing = domains.length === 0 ? t('ssoOlder.domainFirst') : isComplete ? null : t('ssoConnection.unfinished')
  const name = connectionName(connection)
  return (
    <div className={classOf('SsoPart')}>
      <CallFailure failure={failure} />
      <CertificateNotice connection={connection} />
      <RowList isCard>
        <ListRow
          mark={<ConnectionMark name={productName(connection)} />}
          name={name}
          note={(!isEnabled && missing) || protocolName(connection)}
        >
          <ConnectionBadge connection={connection} />
          {!isViewOnly && (
            <Switch
              aria-label={t('ssoConnection.switch', { name })}
              isSelected={isEnabled}
              isDisabled={!isEnabled && missing !== null}
              onChange={() => questions.change(connection)}
            />
          )}
        </ListRow>
      </RowList>
    </div>
  )
}
