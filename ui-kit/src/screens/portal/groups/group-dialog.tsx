'use client'

import type { Outcome } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import { type Group, isReadOnlyGroup, useGroup, useGroups } from '@portico/headless/portal/groups'
import { type ReactElement, useState } from 'react'
import { newRecord } from '../../../frame/portal/list-section/types.ts'
import { MissingRecord } from '../../../frame/portal/missing-record/missing-record.tsx'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { SaveRecord } from '../../../frame/portal/record-form/types.ts'
import { useFieldTabs } from '../../../frame/portal/record-form/use-field-tabs.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { draftOf, type GroupDraft, inputOf, newGroup, useGroupFields, useMayAssign } from './group-fields.tsx'
import { groupsMessages } from './groups-messages.ts'

export interface GroupDialogProps {
  /** The id of the group, or {@link newRecord}. */
  readonly id: string
  /** The id of the tab to show first. Default: the details. */
  readonly tab: string | null
  readonly onClose: () => void
}

/** The dialog to create, change or view a group, with its members and roles. */
export function GroupDialog(props: GroupDialogProps): ReactElement {
  return props.id === newRecord ? <NewGroup {...props} /> : <KnownGroup key={props.id} {...props} />
}

function KnownGroup({ id, ...props }: GroupDialogProps) {
  const t = useMessages(groupsMessages)
  const { value, calls, load } = useGroup({ id })
  const row = useGroups(({ rows }) => rows.find((one) => one.id === id))
  const change = useGroups((groups) => groups.update)
  const group = value ?? row ?? null
  const { error } = calls.load
  if (!group && error) {
    const words = { gone: t('groups.gone'), unread: t('groups.unread'), messages: groupsMessages }
    return <MissingRecord {...words} error={error} onRetry={() => void load()} onClose={props.onClose} />
  }
  return <DraftDialog {...props} group={group} onSave={(changes) => change(inputOf(id, changes))} />
}

function NewGroup(props: GroupDialogProps) {
  const create = useGroups((groups) => groups.create)
  const change = useGroups((groups) => groups.update)
  const [createdId, setCreatedId] = useState<string | null>(null)

  async function onSave(changes: RecordPatch<GroupDraft>, draft: GroupDraft): Promise<Outcome<unknown>> {
    if (createdId) return change(inputOf(createdId, changes))
    const { roles, users, metadata, ...details } = draft
    const outcome = await create({ ...details, ...(metadata && { metadata }), roleIds: roles.add, userIds: users.add })
    const [refused] = outcome.ok ? outcome.value.refused : []
    if (!outcome.ok || !refused) return outcome
    setCreatedId(outcome.value.id)
    return { ok: false, reason: 'failed', error: refused.error }
  }
  return <DraftDialog {...props} group={newGroup} isPartly={createdId !== null} onSave={onSave} />
}

interface DraftDialogProps extends Omit<GroupDialogProps, 'id'> {
  /** `null` while it loads. */
  readonly group: Group | null
  /** `true` if the group exists, but a part of it was refused. */
  readonly isPartly?: boolean
  readonly onSave: SaveRecord<GroupDraft>
}

function DraftDialog({ group, isPartly = false, tab, onSave, onClose }: DraftDialogProps) {
  const t = useMessages(groupsMessages)
  const shown = group ?? newGroup
  const { isOwn, guard, dialog } = useOwnRights()
  const fields = useGroupFields(shown)
  const tabs = useFieldTabs<GroupDraft>({
    label: t('groups.group'),
    first: tab,
    tabs: [
      { id: 'details', label: t('groups.details'), fields: ['name', 'color', 'description', 'metadata'] },
      { id: 'people', label: t('groups.people'), count: shown.users.length, fields: ['users'] },
      { id: 'roles', label: t('groups.roles'), count: shown.roles.length, fields: ['roles'] },
    ],
  })
  const isReadOnly = isReadOnlyGroup(shown)
  const mayAssign = useMayAssign()
  const reason = { reason: t('groups.fromDirectory', { name: shown.name }), remedy: t('groups.changeThere') }
  const lead = isPartly
    ? t('groups.createdPartly')
    : isReadOnly && mayAssign
      ? t('groups.rolesHere', { name: shown.name })
      : undefined
  return (
    <>
      <RecordDialog<GroupDraft>
        isOpen
        isNew={group === newGroup}
        size="lg"
        title={group === newGroup ? t('groups.create') : shown.name || t('groups.group')}
        lead={lead}
        value={group && draftOf(group)}
        fields={fields}
        messages={groupsMessages}
        viewOnly={isReadOnly && !mayAssign ? reason : undefined}
        submit={t('groups.save')}
        onSave={(changes, values) => guard(takesFrom(shown, values, isOwn), () => onSave(changes, values))}
        onClose={onClose}
        {...tabs}
      />
      {dialog}
    </>
  )
}

/** `true` if the changes take roles from a person who is in the group now. */
function takesFrom(
  { users, roles: held }: Group,
  { roles, users: people }: GroupDraft,
  isOwn: (id: string) => boolean,
) {
  const own = users.find(({ id }) => isOwn(id))
  return own !== undefined && held.length > 0 && (roles.remove.length > 0 || people.remove.includes(own.id))
}
