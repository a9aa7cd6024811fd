'use client'

import { type Outcome, useSession } from '@portico/headless'
import { shownLine } from '@portico/headless/internal'
import type { SubAccount } from '@portico/headless/portal/sub-accounts'
import { type ReactElement, useRef, useState } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { type AccessDraft, useAccessFields } from './access-fields.tsx'
import { subAccountsMessages } from './sub-accounts-messages.ts'
import { useListedAccounts } from './use-account-tree.ts'

export interface NewAccountProps {
  /** The account above; `null` for the own one. */
  readonly parent: SubAccount | null
  /** Called with the new account in place of `onClose`. */
  readonly onCreated: (account: CreatedAccount) => void
  readonly onClose: () => void
}

/** An account that was just created. */
export interface CreatedAccount {
  readonly id: string
  readonly name: string
  readonly parentId: string
}

interface AccountDraft extends AccessDraft {
  readonly name: string
  readonly parentId: string
  readonly tenantId: string
}

/** The dialog that creates an account. */
export function NewAccount({ parent, onCreated, onClose }: NewAccountProps): ReactElement {
  const t = useMessages(subAccountsMessages)
  const { create, setAccessType } = useListedAccounts()
  const [start] = useState(parent)
  const ownId = useSession(({ user }) => user?.tenantId ?? '')
  const [createdId, setCreatedId] = useState<string | null>(null)
  const saved = useRef<CreatedAccount | null>(null)

  async function onSave(_: unknown, { parentId, tenantId, ...draft }: AccountDraft): Promise<Outcome<unknown>> {
    const { subAccountAccessType } = draft
    const created = (id: string) => {
      saved.current = { id, name: draft.name.trim(), parentId }
    }
    if (createdId) {
      const access = await setAccessType({ id: createdId, subAccountAccessType })
      if (access.ok) created(createdId)
      return access
    }
    const outcome = await create({ ...draft, parentId, ...(tenantId.trim() !== '' && { tenantId }) })
    if (outcome.ok) created(outcome.value.id)
    else if (outcome.reason === 'failed' && outcome.error.code === 'sub-account-partly-saved') {
      const id = outcome.error.context?.['id']
      if (typeof id === 'string') setCreatedId(id)
    }
    return outcome
  }
  return (
    <RecordDialog<AccountDraft>
      isOpen
      isNew
      title={t('subAccount.createTitle')}
      lead={t(createdId ? 'subAccount.createdPartly' : 'subAccount.createLead')}
      value={{ ...newAccount, parentId: start?.id ?? ownId }}
      fields={useFields(start)}
      appearance={createdId ? created : undefined}
      messages={subAccountsMessages}
      submit={t('subAccount.save')}
      onSave={onSave}
      afterSave={() => saved.current && onCreated(saved.current)}
      onClose={onClose}
    />
  )
}

function useFields(parent: SubAccount | null): readonly RecordField<AccountDraft>[] {
  const t = useMessages(subAccountsMessages)
  const accounts = useParents(parent)
  const access = useAccessFields('hidden')
  return [
    {
      name: 'name',
      label: t('subAccount.name'),
      codes: ['sub-account-name-required'],
      check: (name) => (shownLine(name) === '' ? t('errors.sub-account-name-required') : null),
      render: (control) => <TextField {...control} dir="auto" autoComplete="off" />,
    },
    {
      name: 'parentId',
      label: t('subAccount.parent'),
      render: (control) => <Select {...control} options={accounts} />,
      show: (id) => accounts.find((one) => one.id === id)?.label ?? id,
    },
    {
      name: 'tenantId',
      label: t('subAccount.id'),
      help: t('subAccount.idHelp'),
      codes: ['ER-TENANT-ID-TAKEN'],
      check: (id) => (/^[\w-]{0,64}$/.test(id.trim()) ? null : t('subAccount.idForm')),
      render: (control) => <TextField {...control} dir="ltr" autoComplete="off" />,
    },
    ...access,
  ]
}

/** The accounts that a new one can be below: the own one, the chosen one, and those that were read. */
function useParents(chosen: SubAccount | null) {
  const own = useSession(({ user, tenant }) => ({ id: user?.tenantId ?? '', label: tenant?.name ?? '' }))
  const { rows, branches } = useListedAccounts()
  const read = [...rows, ...Object.values(branches).flatMap((branch) => branch.rows), ...(chosen ? [chosen] : [])]
  const byId = new Map(read.map(({ id, name }) => [id, { id, label: name, note: id }]))
  return [own, ...byId.values()]
}

/** The fields of an account that exists, but without its access: only that is sent again. */
const created = { name: 'viewOnly', parentId: 'viewOnly', tenantId: 'hidden', isReseller: 'hidden' } as const

const newAccount: AccountDraft = {
  name: '',
  parentId: '',
  tenantId: '',
  subAccountAccessType: 'defaultOff',
  isReseller: false,
}
