'use client'

import type { Outcome } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import { type Group, isReadOnlyGroup, useGroup, useGroups } from '@portico/headless/portal/groups'
import { type ReactElement, useState } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { SaveRecord } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Tabs } from '../../../primitives/portal/tabs/tabs.tsx'
import { useClasses } from '../../../slots/index.ts'
import { draftOf, type GroupDraft, inputOf, newGroup } from './group-draft.ts'
import { useGroupFields } from './group-fields.tsx'
import { groupsMessages } from './groups-messages.ts'
import { MissingGroup } from './missing-group.tsx'

/** The props of the dialogs of groups. */
export interface GroupDialogProps {
  /** The id of the tab to show first. Default: the details. */
  readonly tab: string | null
  readonly onClose: () => void
}

/** The dialog to change or view a group, with its members and roles. */
export function GroupDialog({ id, ...props }: GroupDialogProps & { readonly id: string }): ReactElement {
  const { value, calls, load } = useGroup({ key: id, id })
  const row = useGroups(({ rows }) => rows.find((one) => one.id === id))
  const change = useGroups((groups) => groups.change)
  const group = value ?? row ?? null
  const { error } = calls.load
  if (!group && error) return <MissingGroup error={error} onRetry={() => void load()} onClose={props.onClose} />
  return <DraftDialog {...props} group={group} onSave={(changes) => change(inputOf(id, changes))} />
}

/** The dialog to create a group. */
export function NewGroupDialog(props: GroupDialogProps): ReactElement {
  const create = useGroups((groups) => groups.create)
  const change = useGroups((groups) => groups.change)
  const [createdId, setCreatedId] = useState<string | null>(null)

  async function onSave(changes: RecordPatch<GroupDraft>, draft: GroupDraft): Promise<Outcome<unknown>> {
    if (createdId) return change(inputOf(createdId, changes))
    const { roles, users, ...details } = draft
    const outcome = await create({ ...details, roleIds: roles.add, userIds: users.add })
    const [refused] = outcome.ok ? outcome.value.refused : []
    if (!outcome.ok || !refused) return outcome
    setCreatedId(outcome.value.id)
    return { ok: false, reason: 'failed', error: refused.error }
  }
  return <DraftDialog {...props} group={newGroup} isPartly={createdId !== null} onSave={onSave} />
}

interface DraftDialogProps extends GroupDialogProps {
  /** `null` while it loads. */
  readonly group: Group | null
  /** `true` if the group exists, but a part of it was refused. */
  readonly isPartly?: boolean
  readonly onSave: SaveRecord<GroupDraft>
}

function DraftDialog({ group, isPartly = false, tab, onSave, onClose }: DraftDialogProps) {
  const classOf = useClasses()
  const t = useMessages(groupsMessages)
  const [open, setOpen] = useState(tab ?? 'details')
  const shown = group ?? newGroup
  const fields = useGroupFields(shown, () => setOpen('details'))
  const reason = { reason: t('groups.fromDirectory', { name: shown.name }), remedy: t('groups.changeThere') }
  return (
    <RecordDialog<GroupDraft>
      isOpen
      size="lg"
      title={group === newGroup ? t('groups.create') : shown.name || t('groups.group')}
      lead={isPartly ? t('groups.createdPartly') : undefined}
      {...(group ? { value: draftOf(group), onSave } : unloaded)}
      fields={fields}
      messages={groupsMessages}
      viewOnly={isReadOnlyGroup(shown) ? reason : undefined}
      submit={t('groups.save')}
      onClose={onClose}
    >
      {(field) => (
        <Tabs
          label={t('groups.group')}
          selected={open}
          onSelect={setOpen}
          items={[
            {
              id: 'details',
              label: t('groups.details'),
              children: (
                <div className={classOf('GroupDetails')}>
                  {field('name')}
                  {field('color')}
                  {field('description')}
                  {field('metadata')}
                </div>
              ),
            },
            { id: 'people', label: t('groups.people'), badge: count(shown.users), children: field('users') },
            { id: 'roles', label: t('groups.roles'), badge: count(shown.roles), children: field('roles') },
          ]}
        />
      )}
    </RecordDialog>
  )
}

const unloaded = { record: { value: null, save: async (): Promise<Outcome> => ({ ok: true, value: undefined }) } }

const count = (rows: readonly unknown[]) => <Badge>{rows.length}</Badge>
