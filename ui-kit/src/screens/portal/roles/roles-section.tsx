'use client'

import { useCan } from '@portico/headless'
import { type Role, useRoles } from '@portico/headless/portal/roles'
import { type ReactElement, useState } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { plusIcon } from '../../../primitives/portal/icons.ts'
import type { MenuAction } from '../../../primitives/portal/menu/menu.tsx'
import { useOpenRecord } from '../shell/use-open-record.ts'
import { PermissionsLoaded } from './permissions-loaded.tsx'
import { roleColumns } from './role-columns.tsx'
import { RoleDialog, type RoleDialogProps } from './role-dialog.tsx'
import { RolesCompare } from './roles-compare.tsx'
import { rolesMessages } from './roles-messages.ts'

/** The roles of the tenant: the list, the editor, and the comparison. */
export function RolesSection(): ReactElement {
  return (
    <UnsavedGuard>
      <RolesPage />
    </UnsavedGuard>
  )
}

function RolesPage() {
  const t = useMessages(rolesMessages)
  const guard = useUnsavedGuard()
  const { record, tab, openRecord, closeRecord, openTab } = useOpenRecord()
  const role = useRoles(({ rows }) => rows.find(({ id }) => id === record) ?? null)
  const [made, setMade] = useState<Pick<RoleDialogProps, 'role' | 'isCopy'> | null>(null)
  const opened = made ?? (role && { role })
  const name = t('roles.permission')

  function close() {
    setMade(null)
    if (!made) closeRecord()
  }

  // Within the page, because a page that is view only makes its forms so.
  const withDialog = (content: ReactElement) => (
    <>
      {content}
      {opened && <RoleDialog key={opened.role?.id} {...opened} onClose={close} />}
    </>
  )
  const list = (
    <RolesList onOpen={({ id }) => openRecord(id)} onCopy={(copied) => setMade({ role: copied, isCopy: true })} />
  )
  const compare = <PermissionsLoaded>{(rows) => <RolesCompare permissions={rows} />}</PermissionsLoaded>
  return (
    <SectionPage
      title={t('roles.title')}
      lead={t('roles.lead')}
      see={{ name, permissions: ['fe.secure.read.roles'] }}
      change={{ name, permissions: ['fe.secure.write.roles'] }}
      actions={
        <Button size="md" variant="primary" icon={<Icon path={plusIcon} />} onPress={() => setMade({ role: null })}>
          {t('roles.create')}
        </Button>
      }
      tab={tab ?? 'list'}
      onTabChange={(id) => guard.leave(() => openTab(id))}
      tabs={[
        { id: 'list', label: t('roles.list'), children: withDialog(list) },
        { id: 'compare', label: t('roles.compare'), children: withDialog(compare) },
      ]}
    />
  )
}

interface RolesListProps {
  readonly onOpen: (role: Role) => void
  readonly onCopy: (role: Role) => void
}

function RolesList({ onOpen, onCopy }: RolesListProps) {
  const roles = useRoles()
  const t = useMessages(rolesMessages)
  const { confirm, dialog } = useConfirm(rolesMessages)
  const { allowed: canWrite } = useCan({ permissions: ['fe.secure.write.roles'] })
  const { allowed: canDelete } = useCan({ permissions: ['fe.secure.delete.roles'] })

  const remove = ({ id, name, userCount }: Role) =>
    confirm({
      title: t('roles.deleteTitle', { name }),
      text: userCount === null ? t('roles.deleteUnknown') : t('roles.deleteText', { count: userCount }),
      confirm: t('roles.delete'),
      typed: name,
      run: () => roles.remove({ id }),
    })

  function rowActions(role: Role): readonly MenuAction[] {
    const { isBuiltIn } = role
    const reason = isBuiltIn ? t('roles.builtInReason') : undefined
    return [
      { id: 'open', label: t(isBuiltIn || !canWrite ? 'roles.view' : 'roles.edit'), run: () => onOpen(role) },
      ...(canWrite ? [{ id: 'copy', label: t('roles.duplicate'), run: () => onCopy(role) }] : []),
      ...(canDelete
        ? [{ id: 'delete', label: t('roles.delete'), isDanger: true, disabledReason: reason, run: () => remove(role) }]
        : []),
    ]
  }

  return (
    <>
      <DataTable
        id="roles"
        list={roles}
        label={t('roles.title')}
        columns={roleColumns}
        messages={rolesMessages}
        nameOf={({ name }) => name}
        onOpen={onOpen}
        rowActions={rowActions}
        searchLabel={t('roles.search')}
        countOf={(count) => t('roles.count', { count })}
        filters={[{ id: 'isBuiltIn', label: t('roles.kind'), options: kindsOf(t('roles.builtIn'), t('roles.custom')) }]}
        empty={<EmptyState title={t('roles.empty')}>{t('roles.emptyLead')}</EmptyState>}
      />
      {dialog}
    </>
  )
}

const kindsOf = (builtIn: string, custom: string) => [
  { id: 'true', label: builtIn },
  { id: 'false', label: custom },
]
