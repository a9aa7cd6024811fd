'use client'

import { useRoles } from '@portico/headless/portal/roles'
import type { ReactElement } from 'react'
import { BadgeList } from '../../../frame/portal/cells/badge-list.tsx'
import { PickList } from '../../../frame/portal/pick-list/pick-list.tsx'
import type { Picked } from '../../../frame/portal/pick-list/picked.ts'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { apiTokensMessages } from './api-tokens-messages.ts'

/** The names of roles. An administrator who may not read roles sees their number. */
export function TokenRoles({ ids }: { readonly ids: readonly string[] }): ReactElement {
  const t = useMessages(apiTokensMessages)
  const roles = useRoles({ key: 'tokens' }, ({ rows }) => rows)
  const named = roles.filter(({ id }) => ids.includes(id))
  if (named.length < ids.length) return <>{t('apiToken.rolesCount', { count: ids.length })}</>
  return <BadgeList items={named} />
}

/** The choice of roles for a new token, below its label. */
export function TokenRolesField({ label, value, onChange }: FieldControl<Picked>): ReactElement {
  const t = useMessages(apiTokensMessages)
  const classOf = useClasses()
  // A list of its own: its search must not change the rows behind the dialog.
  const list = useRoles({ key: 'new-token' })
  return (
    <div className={classOf('RolesField')}>
      <span className={classOf('Label')} aria-hidden="true">
        {label}
      </span>
      <PickList
        {...{ label, value, onChange, list }}
        members={none}
        searchLabel={t('apiToken.searchRoles')}
        nameOf={({ name }) => name}
      />
    </div>
  )
}

const none: readonly never[] = []
