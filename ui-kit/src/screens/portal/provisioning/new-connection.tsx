'use client'

import type { CreatedConnection, DirectorySource, ProvisioningActions } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useSourceName } from './connection-columns.tsx'
import { provisioningMessages } from './provisioning-messages.ts'

export interface NewConnectionProps extends Pick<ProvisioningActions, 'create'> {
  /** Called with a new connection and its token, before the dialog closes. */
  readonly onCreated: (connection: CreatedConnection) => void
  readonly onClose: () => void
}

interface ConnectionDraft {
  readonly source: DirectorySource
  readonly name: string
  readonly isSynced: boolean
}

/** The dialog that adds a directory. */
export function NewConnection({ create, onCreated, onClose }: NewConnectionProps): ReactElement {
  const t = useMessages(provisioningMessages)
  const nameOf = useSourceName()
  const fields: readonly RecordField<ConnectionDraft>[] = [
    {
      name: 'source',
      label: t('provisioning.directory'),
      render: ({ value, onChange, ...control }) => (
        <RadioGroup
          {...control}
          value={value}
          options={offered.map((id) => ({ id, label: nameOf(id) }))}
          onChange={(id) => onChange(offered.find((source) => source === id) ?? 'other')}
        />
      ),
    },
    {
      name: 'name',
      label: t('provisioning.name'),
      help: t('provisioning.nameHelp'),
      codes: ['connection-name-required'],
      check: (name) => (name.trim() === '' ? t('errors.connection-name-required') : null),
      render: (control) => <TextField {...control} dir="auto" autoComplete="off" />,
    },
    {
      name: 'isSynced',
      label: t('provisioning.addPeople'),
      render: ({ label, name, value, onChange }) => (
        <Switch
          label={label}
          name={name}
          onChange={onChange}
          isSelected={value}
          help={t(value ? 'provisioning.addPeopleOn' : 'provisioning.addPeopleOff')}
        />
      ),
    },
  ]

  async function onSave(_: unknown, draft: ConnectionDraft) {
    const outcome = await create(draft)
    if (outcome.ok) onCreated(outcome.value)
    return outcome
  }
  return (
    <RecordDialog<ConnectionDraft>
      isOpen
      isNew
      title={t('provisioning.createTitle')}
      lead={t('provisioning.createLead')}
      value={newConnection}
      fields={fields}
      messages={provisioningMessages}
      submit={t('provisioning.save')}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

/** `frontegg` is the provider itself. */
const offered = ['okta', 'azure-ad', 'other'] as const satisfies readonly DirectorySource[]

const newConnection: ConnectionDraft = { source: 'okta', name: '', isSynced: true }
