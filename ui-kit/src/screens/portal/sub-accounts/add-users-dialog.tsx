'use client'

import { useAuthorized } from '@portico/headless'
import { visibleText } from '@portico/headless/internal'
import { type Person, usePeople } from '@portico/headless/portal/people'
import { type SubAccount, useSubAccountUsers } from '@portico/headless/portal/sub-accounts'
import { type PersonFault, parsePeople } from '@portico/headless/portal/users'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { PickList } from '../../../frame/portal/pick-list/pick-list.tsx'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { FieldControl, RecordField } from '../../../frame/portal/record-form/types.ts'
import { RolesField } from '../../../frame/portal/role-choice/role-choice.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { TextArea } from '../../../primitives/portal/text-area/text-area.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { AccountDialogProps } from './access-dialog.tsx'
import { subAccountsMessages } from './sub-accounts-messages.ts'
import { useAccountRights } from './use-account-rights.ts'
import { isForAll } from './user-roles-dialog.tsx'

interface UsersDraft {
  /** Pasted text of several people. */
  readonly people: string
  /** The people of the own account that are chosen. */
  readonly chosen: Picked
  readonly roles: Picked
  readonly isAllowed: boolean
}

/** The dialog that adds users to an account: people of the own account, and others by their addresses. */
export function AddUsersDialog({ account, onClose }: AccountDialogProps): ReactElement {
  const t = useMessages(subAccountsMessages)
  const { id: tenantId, name } = account
  const { add } = useSubAccountUsers({ tenantId })
  const [typed, setTyped] = useState(0)
  const [picked, setPicked] = useState(0)
  // A search leaves out the rows of people that are chosen already.
  const seen = useRef(new Map<string, Person>())
  return (
    <RecordDialog<UsersDraft>
      isOpen
      isNew
      size="lg"
      title={t('subAccountUsers.addTitle', { name })}
      lead={t('subAccountUsers.addLead')}
      value={noUsers}
      fields={useFields(account, { seen: seen.current, picked, onTyped: setTyped, onPicked: setPicked })}
      messages={subAccountsMessages}
      submit={t('subAccountUsers.addMany', { count: typed + picked })}
      onSave={(_, { people, chosen, roles, isAllowed }) =>
        add({
          users: [...chosen.add.flatMap((id) => seen.current.get(id) ?? []), ...parsePeople(people).people].map(
            ({ email, name: user }) => ({ email, ...(user && { name: user }) }),
          ),
          roleIds: roles.add,
          ...(isAllowed && { allowSubAccountAccess: true }),
        })
      }
      onClose={onClose}
    />
  )
}

interface Choice {
  /** Receives the people that were offered, by their ids. */
  readonly seen: Map<string, Person>
  /** The number of people that are chosen. */
  readonly picked: number
  readonly onTyped: (count: number) => void
  readonly onPicked: (count: number) => void
}

function useFields(
  { isParent }: SubAccount,
  { seen, picked, onTyped, onPicked }: Choice,
): readonly RecordField<UsersDraft>[] {
  const t = useMessages(subAccountsMessages)
  const { code } = useLocale()
  const { mayOpen } = useAccountRights()
  const mayReadPeople = useAuthorized({ permissions: ['fe.secure.read.users'] }).isAllowed
  const mayReadRoles = useAuthorized({ permissions: ['fe.secure.read.roles'] }).isAllowed

  function faultIn(text: string): string | null {
    const { people, faults } = parsePeople(text)
    const lines = linesOf(faults, 'no-address')
    if (lines.length === 0) return people.length + picked === 0 ? t('errors.sub-account-users-required') : null
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
      name: 'chosen',
      label: t('subAccountUsers.people'),
      appearance: mayReadPeople ? 'edit' : 'hidden',
      render: ({ onChange, ...control }) => (
        <PeopleField
          {...control}
          seen={seen}
          onChange={(value) => {
            onPicked(value.add.length)
            onChange(value)
          }}
        />
      ),
    },
    {
      name: 'people',
      label: t(mayReadPeople ? 'subAccountUsers.otherEmails' : 'subAccountUsers.emails'),
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
            onTyped(parsePeople(text).people.length)
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

interface PeopleFieldProps extends Pick<FieldControl<Picked>, 'label' | 'value' | 'onChange'>, Pick<Choice, 'seen'> {}

/** The people of the own account to choose from. */
function PeopleField({ seen, ...control }: PeopleFieldProps): ReactElement {
  const t = useMessages(subAccountsMessages)
  const classOf = useClasses()
  const list = usePeople({ key: 'subAccount' })
  useEffect(() => {
    for (const person of list.rows) seen.set(person.id, person)
  }, [list.rows, seen])
  return (
    <div className={classOf('RolesField')}>
      <span className={classOf('Label')} aria-hidden="true">
        {control.label}
      </span>
      <PickList<Person>
        {...control}
        members={none}
        list={list}
        searchLabel={t('subAccountUsers.searchPeople')}
        nameOf={({ name }) => name}
        noteOf={({ email }) => email}
        markOf={({ name }) => <Avatar name={name} />}
      />
    </div>
  )
}

const none: readonly never[] = []
const noUsers: UsersDraft = { people: '', chosen: nothingPicked, roles: nothingPicked, isAllowed: false }
