'use client'

import { useRoles } from '@portico/headless/portal/roles'
import type { ReactElement } from 'react'
import { BadgeList } from '../../../frame/portal/cells/badge-list.tsx'
import { PickList } from '../../../frame/portal/pick-list/pick-list.tsx'
import type { Picked } from '../../../frame/portal/pick-list/picked.ts'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** The names of roles. An administrator who may not read roles sees their number. */
export function RoleNames({ ids }: { readonly ids: readonly string[] }): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const roles = useRoles({ key: 'sso' }, ({ rows }) => rows)
  const named = roles.filter(({ id }) => ids.includes(id))
  if (named.length < ids.length) return <>{t('ssoConnection.rolesCount', { count: ids.length })}</>
  return <BadgeList items={named} />
}

/** The props of {@link RolesField}. */
export interface RolesFieldProps extends Pick<FieldControl<Picked>, 'label' | 'value' | 'onChange'> {
  /** The ids of the roles that are given now. */
  readonly given: readonly string[]
}

/** The choice of roles, below its label. */
export function RolesField({ label, value, onChange, given }: RolesFieldProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const classOf = useClasses()
  // A list of its own: its search must not change the rows behind the dialog.
  const list = useRoles({ key: 'sso-choice' })
  const all = useRoles({ key: 'sso' }, ({ rows }) => rows)
  return (
    <div className={classOf('RolesField')}>
      <span className={classOf('Label')} aria-hidden="true">
        {label}
      </span>
      <PickList
        {...{ label, value, onChange, list }}
        members={all.filter(({ id }) => given.includes(id))}
        memberIds={given}
        searchLabel={t('ssoConnection.searchRoles')}
        nameOf={({ name }) => name}
      />
    </div>
  )
}

/** The ids after a choice. */
export function idsWith(given: readonly string[], { add, remove }: Picked): readonly string[] {
  return [...given.filter((id) => !remove.includes(id)), ...add.filter((id) => !given.includes(id))]
}
