'use client'

import type { SsoTestPerson, SsoTestReceived } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useId } from 'react'
import { useMessages } from '../../../../../i18n/index.ts'
import { Badge } from '../../../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../../../slots/index.ts'
import { type Becomes, type ReceivedRow, receivedRows } from './received-rows.ts'
import { testResultMessages } from './test-result-messages.ts'

export interface ReceivedValuesProps {
  readonly received: SsoTestReceived
  /** `null` if the test failed. */
  readonly person: SsoTestPerson | null
}

/** The values that the identity provider sent, and the use of each. */
export function ReceivedValues({ received, person }: ReceivedValuesProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(testResultMessages)
  const title = useId()
  const rows = receivedRows(received, person)
  const nameOf = ({ kind, name }: ReceivedRow) => {
    if (kind === 'attribute') return <bdi dir="ltr">{name}</bdi>
    if (kind === 'nameId') return received.nameIdFormat === null ? t('ssoResult.subject') : 'Name ID'
    return t(kind === 'groups' ? 'ssoResult.groups' : 'ssoResult.issuer')
  }
  return (
    <div className={classOf('SsoResultPart')}>
      <h3 id={title} className={classOf('SsoFaultTitle')}>
        {t('ssoResult.came')}
      </h3>
      {!person && <p className={classOf('Help')}>{t('ssoResult.cameLead')}</p>}
      <table className={classOf('SsoReceived')} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col" className={classOf('SsoReceivedHead')}>
              {t('ssoDomain.name')}
            </th>
            <th scope="col" className={classOf('SsoReceivedHead')}>
              {t('ssoDomain.value')}
            </th>
            {person && (
              <th scope="col" className={classOf('SsoReceivedHead')}>
                {t('ssoResult.becomes')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.name}`}>
              <th scope="row" className={classOf('SsoReceivedName')}>
                {nameOf(row)}
              </th>
              <td className={classOf('SsoReceivedCell')}>
                <Values values={row.values} />
                {row.kind === 'nameId' && received.nameIdFormat !== null && (
                  <small className={classOf('SsoFormat')} dir="ltr">
                    {received.nameIdFormat}
                  </small>
                )}
              </td>
              {row.becomes && (
                <td className={classOf('SsoReceivedCell')}>
                  <Badge tone={row.becomes === 'ignored' ? 'plain' : 'success'}>{t(becomes[row.becomes])}</Badge>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Values({ values }: { readonly values: readonly string[] }) {
  const classOf = useClasses()
  const t = useMessages(testResultMessages)
  if (values.length === 0) return t('ssoResult.empty')
  return values.map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and never move.
    <bdi key={at} dir="ltr" className={classOf('SsoReceivedText')}>
      {value}
    </bdi>
  ))
}

const becomes = {
  email: 'ssoResult.toEmail',
  name: 'ssoResult.toName',
  roles: 'ssoResult.toRoles',
  ignored: 'ssoResult.ignored',
} as const satisfies Readonly<Record<Becomes, string>>
