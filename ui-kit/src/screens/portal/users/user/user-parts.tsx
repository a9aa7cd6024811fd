'use client'

import type { UserAccess, UserDetails } from '@portico/headless/portal/users'
import type { ReactElement } from 'react'
import { Moment } from '../../../../frame/portal/moment/moment.tsx'
import { useLocale, useMessages } from '../../../../i18n/index.ts'
import { listFormat } from '../../../../i18n/intl.ts'
import { Badge } from '../../../../primitives/portal/badge/badge.tsx'
import { ListRow } from '../../../../primitives/row-list/row-list.tsx'
import { UserApplications } from './user-applications.tsx'
import { userMessages } from './user-messages.ts'
import { UserPart } from './user-part.tsx'

export interface UserPartsProps {
  readonly user: UserDetails
}

/** The access of a user with its origin, and what the user did last. What may not be read is left out. */
export function UserParts({ user }: UserPartsProps): ReactElement {
  const t = useMessages(userMessages)
  const { access, groups, audits, applicationIds } = user
  return (
    <>
      <UserPart
        title={t('user.roles')}
        lead={t('user.rolesLead')}
        none={t('user.noRoles')}
        isEmpty={access.length === 0}
      >
        {access.map((one) => (
          <Role key={one.role.id} {...one} />
        ))}
      </UserPart>
      {groups && (
        <UserPart title={t('user.groups')} none={t('user.noGroups')} isEmpty={groups.length === 0}>
          {groups.map(({ id, name }) => (
            <ListRow key={id} name={<bdi>{name}</bdi>} />
          ))}
        </UserPart>
      )}
      {applicationIds && <UserApplications user={user} />}
      {audits && (
        <UserPart title={t('user.activity')} none={t('user.noActivity')} isEmpty={audits.length === 0}>
          {audits.map(({ id, action, description, severity, ip, createdAt }) => (
            <ListRow
              key={id}
              name={description || action}
              note={
                <>
                  <Moment at={createdAt} /> {ip !== '' && <bdi dir="ltr">{ip}</bdi>}
                </>
              }
            >
              {severity === 'High' && <Badge tone="danger">{t('user.severe')}</Badge>}
            </ListRow>
          ))}
        </UserPart>
      )}
    </>
  )
}

function Role({ role, isDirect, groups }: UserAccess) {
  const { code } = useLocale()
  const t = useMessages(userMessages)
  const names = listFormat(code).format(groups.map(({ name }) => name))
  const origins = [
    ...(isDirect ? [t('user.direct')] : []),
    ...(groups.length > 0 ? [t('user.fromGroup', { count: groups.length, groups: names })] : []),
  ]
  return (
    <ListRow name={<bdi>{role.name}</bdi>} note={origins.join(' · ')}>
      {!isDirect && <Badge>{t('users.group')}</Badge>}
    </ListRow>
  )
}
