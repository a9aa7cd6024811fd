'use client'

import { shownLine } from '@portico/headless/internal'
import { type ReactElement, useState } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import type { AccountDialogProps } from './access-dialog.tsx'
import { subAccountsMessages } from './sub-accounts-messages.ts'
import { useListedAccounts } from './use-account-tree.ts'

interface NameDraft {
  readonly name: string
}

/** The dialog that renames an account. */
export function RenameDialog({ account, onClose }: AccountDialogProps): ReactElement {
  const t = useMessages(subAccountsMessages)
  const { update } = useListedAccounts()
  // The title and the value stay, although the row has the new name while it is saved.
  const [{ id, name: before }] = useState(account)
  return (
    <RecordDialog<NameDraft>
      isOpen
      title={t('subAccount.renameTitle', { name: before })}
      value={{ name: before }}
      fields={[
        {
          name: 'name',
          label: t('subAccount.name'),
          codes: ['sub-account-name-required'],
          check: (name) => (shownLine(name) === '' ? t('errors.sub-account-name-required') : null),
          render: (control) => <TextField {...control} dir="auto" autoComplete="off" />,
        },
      ]}
      messages={subAccountsMessages}
      submit={t('subAccount.saveName')}
      onSave={(_, { name }) => update({ id, name })}
      onClose={onClose}
    />
  )
}
