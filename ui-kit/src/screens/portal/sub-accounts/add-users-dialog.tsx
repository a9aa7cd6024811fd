'use client'

import { useAuthorized } from '@portico/headless'
import { visibleText } from '@portico/headless/internal'
import { type SubAccount, useSubAccountUsers } from '@portico/headless/portal/sub-accounts'
import { type PersonFault, parsePeople } from '@portico/headless/portal/users'
import { type ReactElement, useState } from 'react'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { RolesField } from '../../../frame/portal/role-choice/role-choice.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { TextArea } from '../../../primitives/portal/text-area/text-area.tsx'
import type { AccountDialogProps } from './access-dialog.tsx'
import { subAccountsMessages } from './sub-accounts-messages.ts'
import { useAccountRights } from './use-account-rights.ts'
import { isForAll } from './user-roles-dialog.tsx'

interface UsersDraft {
  /** Pasted text of several people. */
  readonly people: string
  readonly roles: Picked
  readonly isAllowed: boolean
}

/** The dialog that adds users to an account by their addresses. */
export function AddUsersDialog({ account, onClose }: AccountDialogProps): ReactElement {
  const t = useMessages(subAccountsMessages)
  const { id: tenantId, name } = account
  const { add } = useSubAccountUsers({ tenantId })
  const [count, setCount] = useState(0)
  return (
    <RecordDialog<UsersDraft>
      isOpen
      size="lg"
      title={t('subAccountUsers.addTitle', { name })}
      lead={t('subAccountUsers.addLead')}
      value={noUsers}
      fields={useFields(account, setCount)}
      messages={subAccountsMessages}
      submit={t('subAccountUsers.addMany', { count })}
      onSave={(_, { people, roles, isAllowed }) =>
        add({
          users: parsePeople(people).people.map(({ email, name: user }) => ({ email, ...(user && { name: user }) })),
          roleIds: roles.add,
          ...(isAllowed && { allowSubAccountAccess: true }),
        })
      }
      onClose={onClose}
    />
  )
}

function useFields({ isParent }: SubAccount, onCount: (count: number) => void): readonly RecordField<UsersDraft>[] {
  const t = useMessages(subAccountsMessages)
  const { code } = useLocale()
  const { mayOpen } = useAccountRights()
  const mayReadRoles = useAuthorized({ permissions: ['fe.secure.read.roles'] }).isAllowed

  function faultIn(text: string): string | null {
    const { people, faults } = parsePeople(text)
    const lines = linesOf(faults, 'no-address')
    if (lines.length === 0) return people.length === 0 ? t('errors.sub-account-users-required') : null
    return t('subAccountUsers.emailsWrong', {
      count: lines.length,
      lines: listFormat(code).format(lines.slice(0, 3)),
    })
  }

  /** The faults of one reason in words, each with its line. */
  function linesOf(faults: readonly PersonFault[], reason: PersonFault['reason']): readonly string[] {
    const found = faults.filter((fault) => fault.reason === reason)
    return found.map(({ line, text, character }) =>
      t('subAccountUsers.emailsLine', {
        line,
        text: character === undefined ? text : `${visibleText(text)} (${character})`,
      }),
    )
  }

  function unreadHelp(text: string): string {
    const unread = linesOf(parsePeople(text).faults, 'unread')
    if (unread.length === 0) return t('subAccountUsers.emailsHelp')
    const lines = listFormat(code).format(unread.slice(0, 3))
    return t('subAccountUsers.emailsUnread', { count: unread.length, lines })
  }

  return [
    {
      name: 'people',
      label: t('subAccountUsers.emails'),
      help: t('subAccountUsers.emailsHelp'),
      codes: ['sub-account-users-required'],
      check: faultIn,
      render: ({ onChange, ...control }) => (
        <TextArea
          {...control}
          help={unreadHelp(control.value)}
          dir="ltr"
          rows={4}
          onChange={(text) => {
            onCount(parsePeople(text).people.length)
            onChange(text)
          }}
        />
      ),
    },
    {
      name: 'roles',
      label: t('subAccountUsers.roles'),
      appearance: mayReadRoles ? 'edit' : 'hidden',
      render: (control) => <RolesField {...control} isOffered={isForAll} />,
    },
    {
      name: 'isAllowed',
      label: t('subAccountUsers.allow'),
      appearance: mayOpen && isParent ? 'edit' : 'hidden',
      render: ({ label, name, value, onChange }) => (
        <Switch label={label} name={name} onChange={onChange} isSelected={value} />
      ),
    },
  ]
}

const noUsers: UsersDraft = { people: '', roles: nothingPicked, isAllowed: false }
