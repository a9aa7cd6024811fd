'use client'

import type { Outcome } from '@portico/headless'
import {
  type Application,
  type ApplicationAccess,
  type ApplicationUser,
  useApplicationAccess,
  useApplications,
} from '@portico/headless/portal/applications'
import { usePeople } from '@portico/headless/portal/people'
import { type ReactElement, useState } from 'react'
import { PickedRows, PickList } from '../../../frame/portal/pick-list/pick-list.tsx'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { applicationsMessages } from './applications-messages.ts'
import { MissingApplication } from './missing-application.tsx'
import { useApplicationRights } from './use-application-rights.ts'

export interface ApplicationDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** The people who may open an application. For a free one, the dialog explains that everyone may. */
export function ApplicationDialog({ id, onClose }: ApplicationDialogProps): ReactElement {
  const { value, calls, load } = useApplicationAccess({ id })
  const row = useApplications(({ rows }) => rows.find((one) => one.id === id))
  const { error } = calls.load
  const known = value ?? row
  if (!known && error) return <MissingApplication error={error} onRetry={() => void load()} onClose={onClose} />
  if (known?.accessType === 'free') return <FreeApplication application={known} onClose={onClose} />
  if (value === null && error) return <MissingApplication error={error} onRetry={() => void load()} onClose={onClose} />
  return <PeopleDialog id={id} name={known?.name ?? ''} access={value} onClose={onClose} />
}

interface FreeApplicationProps {
  readonly application: Application
  readonly onClose: () => void
}

function FreeApplication({ application: { name }, onClose }: FreeApplicationProps) {
  const t = useMessages(applicationsMessages)
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('applications.who', { name })}
      lead={t('applications.free')}
      onOpenChange={onClose}
      footer={
        <Button size="md" variant="primary" onPress={onClose}>
          {t('applications.close')}
        </Button>
      }
    >
      {t('applications.freeText')}
    </Dialog>
  )
}

/** Changes of access that are not saved yet. */
interface AccessDraft {
  readonly users: Picked
}

interface PeopleDialogProps extends ApplicationDialogProps {
  readonly name: string
  /** `null` while it loads. */
  readonly access: ApplicationAccess | null
}

function PeopleDialog({ id, name, access, onClose }: PeopleDialogProps) {
  const t = useMessages(applicationsMessages)
  const { addUsers, removeUsers } = useApplicationAccess({ id })
  const [refused, setRefused] = useState(0)
  const { mayAdd, mayRemove } = useApplicationRights()
  const users = access?.users ?? []
  const userIds = access?.userIds ?? []

  async function onSave(_: unknown, { users: picked }: AccessDraft): Promise<Outcome<unknown>> {
    const isAssigned = (userId: string) => userIds.includes(userId)
    // Those that a save before has changed already are left out.
    const changes = [
      await addUsers({ userIds: picked.add.filter((userId) => !isAssigned(userId)) }),
      await removeUsers({ userIds: picked.remove.filter(isAssigned) }),
    ]
    const stopped = changes.find(({ ok }) => !ok)
    if (stopped) return stopped
    const failed = changes.flatMap((outcome) => (outcome.ok ? outcome.value.failed : []))
    setRefused(failed.length)
    const [first] = failed
    return first ? { ok: false, reason: 'failed', error: first.error } : { ok: true, value: undefined }
  }

  return (
    <RecordDialog<AccessDraft>
      isOpen
      size="lg"
      title={name === '' ? t('applications.title') : t('applications.who', { name })}
      lead={refused > 0 ? t('applications.refused', { count: refused }) : t('applications.atOnce')}
      {...(access ? { value: unchanged, onSave } : unloaded)}
      fields={[
        {
          name: 'users',
          label: t('applications.people'),
          appearance: mayAdd || mayRemove ? 'edit' : 'viewOnly',
          render: (control) => <PeopleField {...control} members={users} memberIds={userIds} />,
          show: () => <PickedRows rows={users} {...personWords} />,
        },
      ]}
      messages={applicationsMessages}
      submit={t('applications.save')}
      onClose={onClose}
    />
  )
}

const unchanged: AccessDraft = { users: nothingPicked }
const unloaded = { record: { value: null, save: async (): Promise<Outcome> => ({ ok: true, value: undefined }) } }

interface PeopleFieldProps extends FieldControl<Picked> {
  readonly members: readonly ApplicationUser[]
  readonly memberIds: readonly string[]
}

function PeopleField({ label, members, memberIds, value, onChange }: PeopleFieldProps) {
  const t = useMessages(applicationsMessages)
  const list = usePeople({ key: 'application' })
  const rights = useApplicationRights()
  return (
    <PickList
      label={label}
      list={list}
      members={members}
      memberIds={memberIds}
      value={value}
      onChange={onChange}
      {...rights}
      searchLabel={t('applications.searchPeople')}
      {...personWords}
    />
  )
}

const personWords = {
  nameOf: ({ name }: ApplicationUser) => name,
  noteOf: ({ email }: ApplicationUser) => email,
  markOf: ({ name }: ApplicationUser) => <Avatar name={name} />,
}
