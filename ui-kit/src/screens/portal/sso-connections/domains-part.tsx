'use client'

import { type SsoConnection, useSsoConnections } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useRef, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { atFieldOf, inForm } from '../../../frame/failures/field-failures.ts'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { NativeForm } from '../../../primitives/form/form.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { plusIcon } from '../../../primitives/portal/icons.ts'
import { RowList } from '../../../primitives/row-list/row-list.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { ConnectionDomain } from './connection-domain.tsx'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** The domains of a connection: added, checked and removed. */
export function DomainsPart({ connection }: { readonly connection: SsoConnection }): ReactElement {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const isViewOnly = useViewOnly() !== null
  const { calls } = useSsoConnections()
  const removing = useAttempt(calls, 'removeDomain')
  const failure = useCallFailure(removing.error, ssoConnectionsMessages)
  return (
    <div className={classOf('SsoPart')}>
      {!isViewOnly && <AddDomain id={connection.id} />}
      <CallFailure failure={failure} />
      {connection.domains.length > 0 ? (
        <RowList isCard>
          {connection.domains.map((domain) => (
            <ConnectionDomain key={domain.id} connection={connection} domain={domain} />
          ))}
        </RowList>
      ) : (
        isViewOnly && <p className={classOf('Help')}>{t('ssoConnection.noDomains')}</p>
      )}
    </div>
  )
}

function AddDomain({ id }: { readonly id: string }) {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const { addDomain, calls } = useSsoConnections()
  const adding = useAttempt(calls, 'addDomain')
  const failure = useCallFailure(adding.error, ssoConnectionsMessages)
  const field = useRef<HTMLInputElement>(null)
  const [domain, setDomain] = useState('')

  async function add() {
    const outcome = await addDomain({ id, domain })
    if (!outcome.ok) return
    setDomain('')
    field.current?.focus()
  }

  return (
    <NativeForm onSubmit={() => void add()} className={classOf('SsoAdd')}>
      <TextField
        ref={field}
        name="domain"
        label={t('ssoConnection.domain')}
        placeholder="company.com"
        dir="ltr"
        value={domain}
        onChange={setDomain}
        {...atFieldOf(failure, ...domainCodes)}
      />
      <Button
        type="submit"
        size="md"
        icon={<Icon path={plusIcon} size="sm" />}
        isPending={adding.isPending}
        busy={t('ssoConnection.adding')}
      >
        {t('ssoConnection.addDomain')}
      </Button>
      <CallFailure failure={failure?.about === 'field' ? null : inForm(failure, domainCodes)} />
    </NativeForm>
  )
}

const domainCodes = ['sso-domain-invalid', 'ER-SSO-DOMAIN-INVALID', 'ER-SSO-DOMAIN-EXISTS', 'ER-SSO-DOMAIN-TAKEN']
