'use client'

import type { ProvisionConnection, ProvisioningActions } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { CopyField } from '../../../frame/portal/shown-once/copy-field.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { useSourceName } from './connection-columns.tsx'
import { provisioningMessages } from './provisioning-messages.ts'

export interface ConnectionDialogProps extends Pick<ProvisioningActions, 'update'> {
  readonly connection: ProvisionConnection
  readonly onClose: () => void
}

interface ConnectionDraft {
  readonly id: string
  readonly isSynced: boolean
}

/** The dialog of a connection: its id to copy, and the access of its people. */
export function ConnectionDialog({ connection, update, onClose }: ConnectionDialogProps): ReactElement {
  const t = useMessages(provisioningMessages)
  const nameOf = useSourceName()
  const { id, name, source, isSynced } = connection
  const fields: readonly RecordField<ConnectionDraft>[] = [
    {
      name: 'id',
      label: t('provisioning.id'),
      render: ({ label, value }) => <CopyField label={label} value={value} />,
    },
    {
      name: 'isSynced',
      label: t('provisioning.addPeople'),
      render: ({ label, name: field, value, onChange }) => (
        <Switch
          label={label}
          name={field}
          onChange={onChange}
          isSelected={value}
          help={t(value ? 'provisioning.addPeopleOn' : 'provisioning.addPeopleOff')}
        />
      ),
      show: (isOn) => t(isOn ? 'provisioning.yes' : 'provisioning.no'),
    },
  ]
  return (
    <RecordDialog<ConnectionDraft>
      isOpen
      title={name}
      lead={`${nameOf(source)} · SCIM 2.0`}
      value={{ id, isSynced }}
      fields={fields}
      messages={provisioningMessages}
      submit={t('provisioning.saveChanges')}
      onSave={(_, draft) => update({ id, isSynced: draft.isSynced })}
      onClose={onClose}
    />
  )
}
