'use client'

import { useRoles } from '@portico/headless/portal/roles'
import type { SsoConnection, SsoTestPerson } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { Fact, Facts } from '../../../../../frame/portal/facts/facts.tsx'
import { useLocale, useMessages } from '../../../../../i18n/index.ts'
import { listFormat } from '../../../../../i18n/intl.ts'
import { ListRow, RowList } from '../../../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../../../slots/index.ts'
import { testResultMessages } from './test-result-messages.ts'

export interface TestedPersonProps {
  readonly person: SsoTestPerson
  readonly connection: SsoConnection
}

/** The user that a sign-in would be, and the roles with their origin. */
export function TestedPerson({ person, connection }: TestedPersonProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(testResultMessages)
  const { code } = useLocale()
  const named = useRoles({ key: 'names' }, ({ rows }) => rows)
  const origins = roleOrigins(person, connection)
  const noteOf = ({ isDefault, groups }: (typeof origins)[number]) => {
    const list = listFormat(code).format(groups)
    if (groups.length === 0) return t(isDefault ? 'ssoResult.roleByDefault' : 'ssoResult.roleKept')
    return t(isDefault ? 'ssoResult.roleByBoth' : 'ssoResult.roleByGroup', { groups: list })
  }
  return (
    <div className={classOf('SsoResultPart')}>
      <h3 className={classOf('SsoFaultTitle')}>{t('ssoResult.person')}</h3>
      <Facts>
        <Fact name={t('ssoDomain.name')}>{person.name || '—'}</Fact>
        <Fact name={t('ssoResult.email')}>
          <bdi dir="ltr">{person.email}</bdi>
        </Fact>
        <Fact name={t('ssoResult.account')}>{t(person.userId === null ? 'ssoResult.isNew' : 'ssoResult.isHere')}</Fact>
        {origins.length === 0 && <Fact name={t('ssoConnection.roles')}>{t('ssoResult.noRoles')}</Fact>}
      </Facts>
      {origins.length > 0 && (
        <RowList isCard>
          {origins.map((origin) => (
            <ListRow
              key={origin.roleId}
              name={<bdi>{named.find(({ id }) => id === origin.roleId)?.name ?? origin.roleId}</bdi>}
              note={noteOf(origin)}
            />
          ))}
        </RowList>
      )}
    </div>
  )
}

/** A role of a sign-in, and where it is from. */
interface RoleOrigin {
  readonly roleId: string
  /** `true` for a default role of the connection. */
  readonly isDefault: boolean
  /** The groups of the user that give it. */
  readonly groups: readonly string[]
}

/** The roles that a sign-in would give, each with its origin. */
function roleOrigins(
  { roleIds, groups }: Pick<SsoTestPerson, 'roleIds' | 'groups'>,
  connection: Pick<SsoConnection, 'roleIds' | 'groups'>,
): readonly RoleOrigin[] {
  const giving = connection.groups.filter(({ group }) => groups.includes(group))
  return roleIds.map((roleId) => ({
    roleId,
    isDefault: connection.roleIds.includes(roleId),
    groups: giving.flatMap((one) => (one.roleIds.includes(roleId) ? [one.group] : [])),
  }))
}
