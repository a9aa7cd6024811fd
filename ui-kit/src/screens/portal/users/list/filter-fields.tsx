'use client'

import { useApplications } from '@portico/headless/portal/applications'
import { useGroups } from '@portico/headless/portal/groups'
import { useRoles } from '@portico/headless/portal/roles'
import type { ReactElement } from 'react'
import type { FilterFieldProps } from '../../../../frame/portal/filter-bar/types.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { dataTableMessages } from '../../../../i18n/messages/portal/data-table.gen.ts'
import { Select } from '../../../../primitives/portal/select/select.tsx'

/** The props of a filter whose values are read. */
export interface ReadFilterProps extends FilterFieldProps {
  /** Receives the name of the chosen value. */
  readonly onName: (id: string, name: string) => void
}

/** The filter by a role. */
export function RoleFilter(props: ReadFilterProps): ReactElement {
  return <ReadFilter {...props} rows={useRoles({ key: 'users' }).rows} />
}

/** The filter by a group. */
export function GroupFilter(props: ReadFilterProps): ReactElement {
  return <ReadFilter {...props} rows={useGroups({ relations: 'roles' }).rows} />
}

/** The filter by an application. */
export function ApplicationFilter(props: ReadFilterProps): ReactElement {
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

/** The option for no filter. React Aria has no empty keys. */
const any = 'portico-any'
