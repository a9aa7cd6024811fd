'use client'

import type { Outcome } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import type { SubAccount } from '@portico/headless/portal/sub-accounts'
import type { ReactElement } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { type AccessDraft, useAccessFields } from './access-fields.tsx'
import { subAccountsMessages } from './sub-accounts-messages.ts'
import { useListedAccounts } from './use-account-tree.ts'

/** The props of a dialog for one account. */
export interface AccountDialogProps {
  readonly account: SubAccount
  readonly onClose: () => void
}

/** The dialog of the access to an account from above, and of its management. */
export function AccessDialog({ account, onClose }: AccountDialogProps): ReactElement {
  const t = useMessages(subAccountsMessages)
  const { setAccessType, setManagement } = useListedAccounts()
  const { id, name, subAccountAccessType, isReseller } = account

  /** Each part is a call of its own. One that is saved is no change any more. */
  async function onSave(changes: RecordPatch<AccessDraft>, draft: AccessDraft): Promise<Outcome> {
    const { subAccountAccessType: type } = draft
    const opened = 'subAccountAccessType' in changes ? await setAccessType({ id, subAccountAccessType: type }) : done
    if (!opened.ok || !('isReseller' in changes)) return opened
    return setManagement({ id, isReseller: draft.isReseller })
  }
  return (
    <RecordDialog<AccessDraft>
      isOpen
      title={t('subAccount.accessTitle', { name })}
      lead={t('subAccount.accessLead')}
      value={{ subAccountAccessType, isReseller }}
      fields={useAccessFields('viewOnly')}
      messages={subAccountsMessages}
      submit={t('subAccount.saveAccess')}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

const done: Outcome = { ok: true, value: undefined }
