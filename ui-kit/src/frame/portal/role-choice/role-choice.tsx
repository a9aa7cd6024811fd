'use client'

import { type Role, useRoles } from '@portico/headless/portal/roles'
import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { pickListMessages } from '../../../i18n/messages/portal/pick-list.gen.ts'
import { useClasses } from '../../../slots/index.ts'
import { BadgeList } from '../cells/cells.tsx'
import { Known } from '../known/known.tsx'
import { PickList } from '../pick-list/pick-list.tsx'
import type { Picked } from '../pick-list/picked.ts'
import type { FieldControl } from '../record-form/types.ts'

/** A role as it is named. */
export type NamedRole = Pick<Role, 'id' | 'name'> & Partial<Pick<Role, 'description'>>

/** The roles of these ids. A user who may not read roles gets none. */
export function useRolesOf(ids: readonly string[]): readonly NamedRole[] {
  const roles = useRoles({ key: 'names' }, ({ rows }) => rows)
  return roles.filter(({ id }) => ids.includes(id))
}

/** Reads the names of roles beside a list whose rows show them by {@link RoleNames}, not after it. */
export function useRolesAhead(): void {
  useRoles({ key: 'names' }, ({ status }) => status)
}

/** The names of roles. A user who may not read roles sees their number. */
export function RoleNames({ ids }: { readonly ids: readonly string[] }): ReactElement {
  const t = useMessages(pickListMessages)
  const count = t('pick.rolesCount', { count: ids.length })
  return (
    <Known list={useRoles({ key: 'names' })} failed={count} shape="badge">
      {(roles) => {
        const named = roles.filter(({ id }) => ids.includes(id))
        return named.length < ids.length ? count : <BadgeList items={named} />
      }}
    </Known>
  )
}

export interface RolesFieldProps extends Pick<FieldControl<Picked>, 'label' | 'value' | 'onChange'> {
  /** The roles that are given now. Default: none. */
  readonly members?: readonly NamedRole[] | undefined
  /** Their ids, if `members` lacks some. Default: those of `members`. */
  readonly memberIds?: readonly string[] | undefined
  /** `true` for a role to choose from. Default: all of them. */
  readonly isOffered?: ((role: Role) => boolean) | undefined
  /** A sentence below the list. */
  readonly help?: ReactNode
}

/** The choice of roles, below its label. */
export function RolesField(props: RolesFieldProps): ReactElement {
  const { label, value, onChange, members = none, memberIds, isOffered = () => true, help } = props
  const t = useMessages(pickListMessages)
  const classOf = useClasses()
  // A list of its own: its search must not change the rows behind the dialog.
  const list = useRoles({ key: 'choice' })
  return (
    <div className={classOf('RolesField')}>
      <span className={classOf('Label')} aria-hidden="true">
        {label}
      </span>
      <PickList<NamedRole>
        label={label}
        value={value}
        onChange={onChange}
        members={members}
        memberIds={memberIds}
        list={{ ...list, rows: list.rows.filter(isOffered) }}
        searchLabel={t('pick.searchRoles')}
        nameOf={({ name }) => name}
        noteOf={({ id, description = list.rows.find((one) => one.id === id)?.description ?? '' }) => description}
      />
      {help !== undefined && <p className={classOf('Help')}>{help}</p>}
    </div>
  )
}

/** The ids after a choice. */
export function idsWith(given: readonly string[], { add, remove }: Picked): readonly string[] {
  return [...given.filter((id) => !remove.includes(id)), ...add.filter((id) => !given.includes(id))]
}

const none: readonly never[] = []
