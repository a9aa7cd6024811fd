'use client'

import { useAuthorized, useClient, useFeatureFlag, useStartUp } from '@portico/headless'
import { plainAddress, plainNumber } from '@portico/headless/core'
import { dayIn, strangeCharacter, visibleText } from '@portico/headless/internal'
import { useRoles } from '@portico/headless/portal/roles'
import { isEmailAddress, type NewPerson, type PersonFault, parsePeople } from '@portico/headless/portal/users'
import { useCallback } from 'react'
import type { Picked } from '../../../../frame/portal/pick-list/picked.ts'
import type { FieldControl, RecordField } from '../../../../frame/portal/record-form/types.ts'
import { RolesField } from '../../../../frame/portal/role-choice/role-choice.tsx'
import { usePageAppearance } from '../../../../frame/portal/use-page-appearance.ts'
import { useLocale, useMessages } from '../../../../i18n/index.ts'
import { listFormat } from '../../../../i18n/intl.ts'
import { useTimeZone } from '../../../../i18n/use-date-format.ts'
import { PhoneField } from '../../../../primitives/phone-field/phone-field.tsx'
import { TextArea } from '../../../../primitives/portal/text-area/text-area.tsx'
import { TextField } from '../../../../primitives/text-field/text-field.tsx'
import { useCanEnd } from '../user/use-can-end.ts'
import { ApplicationsField } from './applications-field.tsx'
import type { InviteDraft, InviteFields, InviteWay } from './invite-draft.ts'
import { inviteMessages } from './invite-messages.ts'
import { LastDayField } from './last-day-field.tsx'

export interface InviteFieldOptions {
  /** The form that is shown. Fields of the other one are not. */
  readonly way: InviteWay
  readonly settings: InviteFields | undefined
  /** The line of the pasted text to select as it appears, from 0; `null` without one. */
  readonly line: number | null
  /** Receives the number of people in the pasted text. */
  readonly onCount: (count: number) => void
}

/** The fields of an invitation. */
export function useInviteFields(options: InviteFieldOptions): readonly RecordField<InviteDraft>[] {
  const { way, settings, line, onCount } = options
  const t = useMessages(inviteMessages)
  const selectLine = useCallback(
    (area: HTMLTextAreaElement | null) => {
      if (area && line !== null) select(area, line)
    },
    [line],
  )
  const { code } = useLocale()
  const { clock } = useClient().ports
  const zone = useTimeZone()
  const { fields: ofPage, invitation } = usePageAppearance('users')
  const canEnd = useCanEnd()
  const mayReadRoles = useAuthorized(readRoles).isAllowed
  const mayAssign = useAuthorized(assignApplications).isAllowed
  const hasApplications = useFeatureFlag('multi-apps-admin-portal') && mayAssign
  const isOne = way === 'one'
  const phone = usePhoneSetting()
  const ofAccount = invitation.fields
  const isRequired = {
    name: settings?.name?.isRequired ?? ofAccount['name']?.isRequired ?? false,
    phoneNumber: settings?.phoneNumber?.isRequired ?? ofAccount['phoneNumber']?.isRequired ?? phone === 'mandatory',
  }
  const usual = { name: ofPage['name'], phoneNumber: phone === false ? 'hidden' : ofPage['phoneNumber'] } as const
  const ofPerson = (name: 'name' | 'phoneNumber') =>
    settings?.[name]?.appearance ?? ofAccount[name]?.appearance ?? usual[name] ?? 'edit'

  function peopleFault(text: string): string | null {
    const { people, faults } = parsePeople(text)
    const wrong = linesOf(faults, 'no-address')
    if (wrong.length > 0) return t('invite.emailsWrong', { count: wrong.length, lines: firstOf(wrong) })
    if (people.length === 0) return t('invite.emailsMissing')
    const nameless = addressesOf(isAsked('name') ? people.filter(({ name }) => !name) : [])
    if (nameless.length > 0) return t('invite.namesMissing', { count: nameless.length, people: firstOf(nameless) })
    const phoneless = addressesOf(isAsked('phoneNumber') ? people.filter(({ phone }) => !phone) : [])
    if (phoneless.length > 0) return t('invite.phonesMissing', { count: phoneless.length, people: firstOf(phoneless) })
    return null
  }

  function emailFault(email: string): string | null {
    const character = strangeCharacter(email)
    if (character !== null) return t('errors.email-character', { character })
    return isEmailAddress(plainAddress(email)) ? null : t('invite.emailWrong', { email })
  }

  /** The faults of one reason in words, each with its line. */
  function linesOf(faults: readonly PersonFault[], reason: PersonFault['reason']): readonly string[] {
    const found = faults.filter((fault) => fault.reason === reason)
    return found.map(({ line, text, character }) =>
      t('invite.emailsLine', { line, text: character === undefined ? text : `${visibleText(text)} (${character})` }),
    )
  }

  function unreadHelp(text: string): string {
    const unread = linesOf(parsePeople(text).faults, 'unread')
    if (unread.length === 0) return t('invite.emailsHelp')
    return t('invite.emailsUnread', { count: unread.length, lines: firstOf(unread) })
  }

  function isAsked(name: 'name' | 'phoneNumber') {
    return isRequired[name] && ofPerson(name) === 'edit'
  }

  function firstOf(texts: readonly string[]) {
    return listFormat(code).format(texts.slice(0, 3))
  }

  return [
    {
      name: 'email',
      label: t('invite.email'),
      appearance: isOne ? 'edit' : 'hidden',
      isRequired: true,
      codes: addressCodes,
      check: emailFault,
      render: (control) => <TextField {...control} type="email" inputMode="email" dir="ltr" />,
    },
    {
      name: 'name',
      label: t('invite.name'),
      appearance: isOne ? ofPerson('name') : 'hidden',
      isRequired: isRequired.name,
      render: (control) => <TextField {...control} dir="auto" />,
    },
    {
      name: 'phoneNumber',
      label: t('invite.phone'),
      appearance: isOne ? ofPerson('phoneNumber') : 'hidden',
      isRequired: isRequired.phoneNumber,
      check: (phone) => (/^(?:\+\d{7,})?$/.test(plainNumber(phone)) ? null : t('invite.phoneWrong')),
      render: (control) => <PhoneField {...control} />,
    },
    {
      name: 'people',
      label: t('invite.emails'),
      help: t('invite.emailsHelp'),
      appearance: isOne ? 'hidden' : 'edit',
      check: peopleFault,
      render: ({ onChange, ...control }) => (
        <TextArea
          {...control}
          ref={selectLine}
          help={unreadHelp(control.value)}
          dir="ltr"
          rows={6}
          onChange={(text) => {
            onCount(parsePeople(text).people.length)
            onChange(text)
          }}
        />
      ),
    },
    {
      name: 'roles',
      label: t('invite.roles'),
      appearance: mayReadRoles ? 'edit' : 'hidden',
      render: (control) => <InvitedRoles {...control} />,
    },
    {
      name: 'applications',
      label: t('invite.applications'),
      appearance: hasApplications ? 'edit' : 'hidden',
      render: (control) => <ApplicationsField {...control} />,
    },
    {
      name: 'lastDay',
      label: t('invite.temporary'),
      appearance: canEnd ? 'edit' : 'hidden',
      check: (day) => (day === null || day > dayIn(zone, clock.now()) ? null : t('invite.dayMissing')),
      render: (control) => <LastDayField {...control} />,
    },
  ]
}

/** The roles of the people. Below them is what a person gets without one. */
function InvitedRoles(control: FieldControl<Picked>) {
  const t = useMessages(inviteMessages)
  const { code } = useLocale()
  const names = useRoles({ key: 'names' }, ({ rows }) => rows)
    .filter(({ isDefault }) => isDefault)
    .map(({ name }) => name)
  const roles = listFormat(code).format(names)
  const help = names.length > 0 ? t('invite.defaultRoles', { count: names.length, roles }) : t('invite.noRole')
  return <RolesField {...control} help={control.value.add.length === 0 ? help : undefined} />
}

/** Selects a line, counted from 0. The dialog focuses the field. */
function select(area: HTMLTextAreaElement, line: number) {
  const lines = area.value.split('\n')
  const start = lines.slice(0, line).reduce((length, before) => length + before.length + 1, 0)
  area.setSelectionRange(start, start + (lines[line]?.length ?? 0))
}

/** The account's setting of the phone number: `mandatory`, `false` for none, anything else for an optional one. */
function usePhoneSetting(): unknown {
  return useStartUp(({ metadata }) => {
    const dialog = metadata?.navigation?.['users']?.['inviteDialog']
    return typeof dialog === 'object' && dialog !== null && 'phoneNumberField' in dialog
      ? dialog.phoneNumberField
      : null
  })
}

function addressesOf(people: readonly NewPerson[]): readonly string[] {
  return people.map(({ email }) => email)
}

const readRoles = { permissions: ['fe.secure.read.roles'] }
const assignApplications = { permissions: ['fe.secure.write.appsUsers'] }
const addressCodes = ['ER-USER-EXISTS', 'email-incomplete', 'email-character']
