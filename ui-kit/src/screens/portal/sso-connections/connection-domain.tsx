'use client'

import { type SsoConnection, type SsoDomain, useSsoConnections } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { connectionName } from './connection-names.ts'
import { type DomainCheck, DomainRow } from './domain-row.tsx'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'
import { useSwitch } from './use-switch.tsx'

export interface ConnectionDomainProps {
  readonly connection: SsoConnection
  readonly domain: SsoDomain
}

/** A domain of a connection, which is checked and removed by its row. */
export function ConnectionDomain({ connection, domain: row }: ConnectionDomainProps): ReactElement {
  const { domain, isValidated } = row
  const t = useMessages(ssoConnectionsMessages)
  const { removeDomain } = useSsoConnections()
  const { confirm, check, dialog } = useSwitch()
  const input = { id: connection.id, domainId: row.id }
  const removal = {
    id: 'remove',
    label: t('ssoDomain.remove'),
    isDanger: true,
    run: () =>
      confirm({
        title: t('ssoDomain.removeTitle', { domain }),
        text: isValidated && connection.isEnabled ? t('ssoDomain.removeLive', { domain }) : t('ssoDomain.removeText'),
        confirm: t('ssoDomain.remove'),
        run: () => removeDomain(input),
      }),
  }
  return (
    <>
      <DomainRow
        domain={row}
        name={connectionName(connection)}
        check={useCheck(row)}
        actions={[removal]}
        onCheck={() => check(connection, input, domain)}
      />
      {dialog}
    </>
  )
}

/** The last check of a domain. */
function useCheck({ id }: SsoDomain): DomainCheck {
  const { pending, failed } = useSsoConnections(({ calls }) => calls.validateDomain)
  const isOurs = (input: unknown) =>
    typeof input === 'object' && input !== null && 'domainId' in input && input.domainId === id
  return {
    isPending: pending.some(isOurs),
    error: failed.findLast(({ input }) => isOurs(input))?.error ?? null,
  }
}
