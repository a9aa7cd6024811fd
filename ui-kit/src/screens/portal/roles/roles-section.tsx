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
  const [tab, setTab] = useState('list')
  const [opened, setOpened] = useState<Omit<RoleDialogProps, 'onClose'> | null>(null)
  const name = t('roles.permission')
  return (
    <SectionPage
      title={t('roles.title')}
      lead={t('roles.lead')}
      see={{ name, permissions: ['fe.secure.read.roles'] }}
      change={{ name, permissions: ['fe.secure.write.roles'] }}
      actions={
        <Button size="md" variant="primary" icon={<Icon path={plusIcon} />} onPress={() => setOpened({ role: null })}>
          {t('roles.create')}
        </Button>
      }
      tab={tab}
      onTabChange={(id) => guard.leave(() => setTab(id))}
      tabs={[
        { id: 'list', label: t('roles.list'), children: <RolesList onOpen={setOpened} /> },
        {
          id: 'compare',
          label: t('roles.compare'),
          children: <PermissionsLoaded>{(rows) => <RolesCompare permissions={rows} />}</PermissionsLoaded>,
        },
      ]}
    >
      {opened && <RoleDialog {...opened} onClose={() => setOpened(null)} />}
    </SectionPage>
  )
}

function RolesList({ onOpen }: { readonly onOpen: (opened: Omit<RoleDialogProps, 'onClose'>) => void }) {
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
      { id: 'open', label: t(isBuiltIn || !canWrite ? 'roles.view' : 'roles.edit'), run: () => onOpen({ role }) },
      ...(canWrite ? [{ id: 'copy', label: t('roles.duplicate'), run: () => onOpen({ role, isCopy: true }) }] : []),
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
        onOpen={(role) => onOpen({ role })}
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
