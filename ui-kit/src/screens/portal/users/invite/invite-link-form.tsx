'use client'

import { useAuthorized, useClient } from '@portico/headless'
import { type InviteLinkInput, type InviteLinkValue, useInviteLink } from '@portico/headless/portal/users'
import { type ReactElement, useRef } from 'react'
import { nothingPicked, type Picked } from '../../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../../frame/portal/record-form/record-dialog.tsx'
import { RolesField } from '../../../../frame/portal/role-choice/role-choice.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { timeOf } from '../../../../i18n/use-date-format.ts'
import { NumberField } from '../../../../primitives/portal/number-field/number-field.tsx'
import { Switch } from '../../../../primitives/portal/switch/switch.tsx'
import { inviteMessages } from './invite-messages.ts'

export interface InviteLinkFormProps {
  readonly value: InviteLinkValue
  readonly onClose: (isSaved: boolean) => void
}

/** The form of the invite link: of a new one with roles, or of the present one, which keeps its address and roles. */
export function InviteLinkForm({ value: { link, canSendEmail }, onClose }: InviteLinkFormProps): ReactElement {
  const { save } = useInviteLink()
  const { clock } = useClient().ports
  const t = useMessages(inviteMessages)
  const mayReadRoles = useAuthorized(readRoles).isAllowed
  const isSaved = useRef(false)
  const end = timeOf(link?.expiresAt)
  const value: LinkDraft = {
    roles: nothingPicked,
    days: end === null ? usualDays : Math.max(1, Math.ceil((end - clock.now()) / (60_000 * minutesOfDay))),
    isSentByEmail: canSendEmail && (link?.isSentByEmail ?? true),
  }
  return (
    <RecordDialog<LinkDraft>
      isOpen
      title={t('invite.linkTitle')}
      lead={t('invite.linkLead')}
      value={value}
      fields={[
        {
          name: 'roles',
          label: t('invite.roles'),
          appearance: mayReadRoles && !link ? 'edit' : 'hidden',
          render: (control) => <RolesField {...control} />,
        },
        {
          name: 'days',
          label: t('invite.linkDays'),
          check: (days) => (isDays(days) ? null : t('invite.linkDaysWrong', { count: mostDays })),
          render: (control) => <NumberField {...control} min={1} max={mostDays} />,
        },
        {
          name: 'isSentByEmail',
          label: t('invite.linkMails'),
          appearance: canSendEmail ? 'edit' : 'hidden',
          render: ({ label, value, onChange }) => <Switch label={label} isSelected={value} onChange={onChange} />,
        },
      ]}
      messages={inviteMessages}
      submit={t(link ? 'invite.saveLink' : 'invite.createLink')}
      busy={link ? undefined : t('invite.creating')}
      onSave={(changes, { roles, days, isSentByEmail }) =>
        save(
          link
            ? inputOf(changes)
            : { roleIds: roles.add, ...inputOf(canSendEmail ? { days, isSentByEmail } : { days }) },
        )
      }
      onSaved={() => {
        isSaved.current = true
      }}
      onClose={() => onClose(isSaved.current)}
    />
  )
}

interface LinkDraft {
  readonly roles: Picked
  readonly days: number | null
  readonly isSentByEmail: boolean
}

function inputOf({ days, isSentByEmail }: Partial<Pick<LinkDraft, 'days' | 'isSentByEmail'>>): InviteLinkInput {
  return {
    ...(typeof days === 'number' && { expiresInMinutes: days * minutesOfDay }),
    ...(isSentByEmail !== undefined && { isSentByEmail }),
  }
}

function isDays(days: number | null): boolean {
  return days !== null && Number.isInteger(days) && days >= 1 && days <= mostDays
}

const readRoles = { permissions: ['fe.secure.read.roles'] }
const minutesOfDay = 1440
const usualDays = 30
const mostDays = 365
