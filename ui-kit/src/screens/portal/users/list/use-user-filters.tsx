'use client'

import { useAuthorized } from '@portico/headless'
import { useApplications } from '@portico/headless/portal/applications'
import { useGroups } from '@portico/headless/portal/groups'
import { useRoles } from '@portico/headless/portal/roles'
import { type ReactElement, useMemo, useState } from 'react'
import type { Filter, FilterFieldProps } from '../../../../frame/portal/filter-bar/types.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { dataTableMessages } from '../../../../i18n/messages/portal/data-table.gen.ts'
import { Select } from '../../../../primitives/portal/select/select.tsx'
import { ownValue } from '../../../../theme/own-member.ts'
import { providers, useProviderName } from '../user/use-provider-name.ts'
import type { UsersList } from './users-list.ts'
import { usersMessages } from './users-messages.ts'

/** The option for no filter. React Aria has no empty keys. */
const any = 'portico-any'

/** The filters of the list. Roles and groups are read when the filters open, so their chips take names from the rows. */
export function useUserFilters({ rows, query }: Pick<UsersList, 'rows' | 'query'>): readonly Filter[] {
  const t = useMessages(usersMessages)
  const providerName = useProviderName()
  const mayReadRoles = useAuthorized(readRoles).isAllowed
  const mayReadGroups = useAuthorized(readGroups).isAllowed
  const hasApplications = Boolean(query.filters['application']) || rows.some(({ applicationIds }) => applicationIds)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const fields = useMemo(() => {
    const onName = (id: string, name: string) => setChosen((former) => ({ ...former, [id]: name }))
    return {
      role: (props: FilterFieldProps) => <RoleFilter {...props} onName={onName} />,
      group: (props: FilterFieldProps) => <GroupFilter {...props} onName={onName} />,
      application: (props: FilterFieldProps) => <ApplicationFilter {...props} onName={onName} />,
    }
  }, [])
  const textOf = (id: string) =>
    ownValue(chosen, id) ??
    rows.flatMap(({ roles, groups }) => [...roles, ...(groups ?? [])]).find((one) => one.id === id)?.name ??
    t('users.chosen')

  const filters: readonly (Filter | false)[] = [
    {
      id: 'preset',
      label: t('users.preset'),
      options: presets.map((id) => ({ id, label: t(`users.preset.${id}`) })),
    },
    mayReadRoles && { id: 'role', label: t('users.role'), field: fields.role, textOf },
    mayReadGroups && { id: 'group', label: t('users.group'), field: fields.group, textOf },
    hasApplications && { id: 'application', label: t('users.application'), field: fields.application, textOf },
    {
      id: 'provider',
      label: t('users.provider'),
      options: providers.map((id) => ({ id, label: providerName(id) })),
    },
  ]
  return filters.filter((filter) => filter !== false)
}

const readRoles = { permissions: ['fe.secure.read.roles'] }

const readGroups = { permissions: ['fe.secure.read.groups'] }

const presets = ['mfa-unenrolled', 'breached-passwords', 'inactive'] as const

/** The props of a filter whose values are read. */
interface ReadFilterProps extends FilterFieldProps {
  /** Receives the name of the chosen value. */
  readonly onName: (id: string, name: string) => void
}

/** The filter by a role. */
function RoleFilter(props: ReadFilterProps): ReactElement {
  return <ReadFilter {...props} rows={useRoles({ key: 'users' }).rows} />
}

/** The filter by a group. */
function GroupFilter(props: ReadFilterProps): ReactElement {
  return <ReadFilter {...props} rows={useGroups({ relations: 'roles' }).rows} />
}

/** The filter by an application. */
function ApplicationFilter(props: ReadFilterProps): ReactElement {
  return <ReadFilter {...props} rows={useApplications({ key: 'users' }).rows} />
}

interface NamedFilterProps extends ReadFilterProps {
  readonly rows: readonly { readonly id: string; readonly name: string }[]
}

function ReadFilter({ label, value, onChange, onName, rows }: NamedFilterProps) {
  const t = useMessages(dataTableMessages)
  return (
    <Select
      label={label}
      options={[{ id: any, label: t('filters.any') }, ...rows.map(({ id, name }) => ({ id, label: name }))]}
      value={value === '' ? any : value}
      onChange={(id) => {
        const row = rows.find((one) => one.id === id)
        if (row) onName(id, row.name)
        onChange(row ? id : '')
      }}
    />
  )
}
