'use client'

import { useUserApplications } from '@portico/headless/portal/applications'
import type { UserAccess, UserDetails, UserRow } from '@portico/headless/portal/users'
import { type ReactElement, type ReactNode, useId } from 'react'
import { Moment } from '../../../../frame/portal/moment/moment.tsx'
import { useLocale, useMessages } from '../../../../i18n/index.ts'
import { listFormat } from '../../../../i18n/intl.ts'
import { Badge } from '../../../../primitives/portal/badge/badge.tsx'
import { ListRow, RowList } from '../../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { ApplicationMark } from '../../applications/application-mark.tsx'
import { userMessages } from './user-messages.ts'

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

interface UserApplicationsProps {
  readonly user: Pick<UserRow, 'id'>
}

/** The applications that a user may open. */
function UserApplications({ user: { id } }: UserApplicationsProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(userMessages)
  const { rows, status, calls } = useUserApplications({ userId: id })
  const held = rows.filter(({ isHeld }) => isHeld)
  if (status === 'unread' || status === 'loading' || calls.load.error) return null
  return (
    <UserPart title={t('user.applications')} none={t('user.noApplications')} isEmpty={held.length === 0}>
      {held.map(({ id, name, logoUrl, isAssigned }) => (
        <ListRow
          key={id}
          name={
            <span className={classOf('UserApplication')}>
              <ApplicationMark name={name} logoUrl={logoUrl} /> <bdi>{name}</bdi>
            </span>
          }
          note={isAssigned ? undefined : t('user.forEveryone')}
        />
      ))}
    </UserPart>
  )
}

interface UserPartProps {
  readonly title: string
  readonly lead?: string
  /** Shown in place of the rows if there are none. */
  readonly none: string
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** A list about a user, with its heading. */
function UserPart({ title, lead, none, isEmpty, children }: UserPartProps): ReactElement {
  const classOf = useClasses()
  const id = useId()
  return (
    <section aria-labelledby={id} className={classOf('UserPart')}>
      <h3 id={id} className={classOf('UserPartTitle')}>
        {title}
      </h3>
      {lead !== undefined && <p className={classOf('Help')}>{lead}</p>}
      {isEmpty ? <p className={classOf('Help')}>{none}</p> : <RowList>{children}</RowList>}
    </section>
  )
}
