'use client'

import { type GroupConfiguration, useGroupConfiguration, useGroups } from '@portico/headless/portal/groups'
import type { ReactElement } from 'react'
import { MissingRecord } from '../../../frame/portal/missing-record/missing-record.tsx'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { groupsMessages } from './groups-messages.ts'

export interface GroupSettingsProps {
  readonly onClose: () => void
}

/** The dialog for the tenant's use of groups. */
export function GroupSettings({ onClose }: GroupSettingsProps): ReactElement {
  const t = useMessages(groupsMessages)
  const { value, save, load, calls } = useGroupConfiguration()
  const { error } = calls.load
  const { isOwn, guard, dialog } = useOwnRights()
  const isInGroup = useGroups(({ rows }) =>
    rows.some(({ users, roles }) => roles.length > 0 && users.some(({ id }) => isOwn(id))),
  )
  if (value === null && error) {
    return <MissingRecord error={error} messages={groupsMessages} onRetry={() => void load()} onClose={onClose} />
  }
  const fields: readonly RecordField<GroupConfiguration>[] = [
    { name: 'isEnabled', label: t('groups.enabled'), render: asSwitch },
    { name: 'hasRoles', label: t('groups.rolesEnabled'), help: t('groups.rolesEnabledHelp'), render: asSwitch },
  ]
  const takesOwn = ({ isEnabled, hasRoles }: Partial<GroupConfiguration>) =>
    isInGroup && (isEnabled === false || hasRoles === false)
  return (
    <>
      <RecordDialog
        isOpen
        title={t('groups.settingsTitle')}
        value={value}
        onSave={(changes) => guard(takesOwn(changes), () => save(changes))}
        fields={fields}
        messages={groupsMessages}
        submit={t('groups.settingsSave')}
        onClose={onClose}
      />
      {dialog}
    </>
  )
}

const asSwitch: Extract<RecordField<GroupConfiguration>, { readonly name: 'isEnabled' }>['render'] = (control) => {
  const { label, name, help, value, onChange } = control
  return <Switch label={label} name={name} help={help} isSelected={value} onChange={onChange} />
}
