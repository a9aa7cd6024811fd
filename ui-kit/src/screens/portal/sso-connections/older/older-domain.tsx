'use client'

import { type SsoConnection, useSamlConfiguration } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../../../frame/attempt.ts'
import { RecordDialog } from '../../../../frame/portal/record-form/record-dialog.tsx'
import { useViewOnly } from '../../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { plusIcon } from '../../../../primitives/portal/icons.ts'
import { RowList } from '../../../../primitives/row-list/row-list.tsx'
import { TextField } from '../../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { connectionName } from '../connection-names.ts'
import { type DomainCheck, DomainRow } from '../domain-row.tsx'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import type { SwitchQuestions } from '../use-switch.tsx'

export interface OlderDomainProps {
  readonly connection: SsoConnection
  /** `true` if the last check was that of this domain. */
  readonly isChecked: boolean
  readonly questions: SwitchQuestions
}

/** The one domain of the older interface: added, checked and changed. */
export function OlderDomain({ connection, isChecked, questions }: OlderDomainProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const isViewOnly = useViewOnly() !== null
  const { calls } = useSamlConfiguration()
  const check = useAttempt(calls, 'validateDomain')
  const [isOpen, setOpen] = useState(false)
  const [row] = connection.domains
  return (
    <div className={classOf('SsoPart')}>
      {row ? (
        <RowList isCard>
          <DomainRow
            key={row.id}
            domain={row}
            name={connectionName(connection)}
            check={isChecked ? { ...check, isDone: calls.validateDomain.status === 'succeeded' } : unchecked}
            actions={[{ id: 'change', label: t('ssoOlder.changeDomain'), run: () => setOpen(true) }]}
            onCheck={() => questions.check(connection, { id: connection.id, domainId: row.id }, row.domain)}
          />
        </RowList>
      ) : (
        <div className={classOf('SsoPartFoot')}>
          <p className={classOf('Help')}>{t('ssoConnection.noDomains')}</p>
          {!isViewOnly && (
            <Button size="sm" icon={<Icon path={plusIcon} size="sm" />} onPress={() => setOpen(true)}>
              {t('ssoConnection.addDomain')}
            </Button>
          )}
        </div>
      )}
      {isOpen && <DomainDialog former={row?.domain ?? ''} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface DomainDraft {
  readonly domain: string
}

/** The dialog of the domain. Another one clears the values of the identity provider, which it names first. */
function DomainDialog({ former, onClose }: { readonly former: string; readonly onClose: () => void }) {
  const t = useMessages(ssoConnectionsMessages)
  const { save } = useSamlConfiguration()
  // The change is shown before the provider answers, and the words of the dialog stay.
  const [opened] = useState(former)
  const isNew = opened === ''
  return (
    <RecordDialog<DomainDraft>
      isOpen
      title={t(isNew ? 'ssoConnection.addDomain' : 'ssoOlder.changeDomain')}
      lead={isNew ? undefined : t('ssoOlder.changeDomainLead')}
      value={{ domain: opened }}
      fields={[
        {
          name: 'domain',
          label: t('ssoConnection.domain'),
          isRequired: true,
          codes: ['sso-domain-invalid', 'ER-SSO-DOMAIN-INVALID', 'ER-SSO-DOMAIN-EXISTS', 'ER-SSO-DOMAIN-TAKEN'],
          render: (control) => <TextField {...control} placeholder="company.com" dir="ltr" />,
        },
      ]}
      messages={ssoConnectionsMessages}
      submit={t('ssoOlder.saveDomain')}
      onSave={(_, { domain }) => save({ domain: domain.trim() })}
      onClose={onClose}
    />
  )
}

const unchecked: DomainCheck = { isPending: false, error: null }
