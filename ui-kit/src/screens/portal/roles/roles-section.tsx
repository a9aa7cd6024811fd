'use client'

import { PorticoError } from '@portico/headless'
import { usePermissions } from '@portico/headless/portal/permissions'
import { type Role, useRoles } from '@portico/headless/portal/roles'
import { type ReactElement, useState } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useUnknownRecord } from '../../../frame/portal/list-section/use-unknown-record.ts'
import { MissingRecord } from '../../../frame/portal/missing-record/missing-record.tsx'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { pagePlace } from '../../../frame/portal/section-page/page-place.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Paragraph } from '../../../primitives/text/text.tsx'
import { roleColumns, withoutPermissions } from './role-columns.tsx'
import type { RoleDialogProps } from './role-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
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
  const roles = useRoles()
  // A cell of each row counts them: beside the roles, not after them.
  usePermissions(({ status }) => status)
  const { tabs } = usePageAppearance('roles')
  const hasPermissions = tabs['compare'] !== 'hidden'
  const { holds, noted } = useOwnRights()
  const [made, setMade] = useState<Pick<RoleDialogProps, 'role' | 'isCopy'> | null>(null)
  const { page, table, dialog, record, row, tab, closeRecord, openTab } = useListSection({
    name: 'roles',
    messages: rolesMessages,
    list: roles,
    nameOf,
    operations: { create: 'POST /identity/resources/roles/v1', remove: 'DELETE /identity/resources/roles/v1/{roleId}' },
    permissions: { see: 'fe.secure.read.roles', change: 'fe.secure.write.roles', remove: 'fe.secure.delete.roles' },
    onCreate: () => setMade({ role: null }),
    fixedBy: ({ isBuiltIn }) => (isBuiltIn ? t('roles.builtInReason') : null),
    rowActions: (role, { mayChange }) =>
      mayChange ? [{ id: 'copy', label: t('roles.duplicate'), run: () => setMade({ role, isCopy: true }) }] : [],
    remove: {
      run: ({ id }) => roles.remove({ id }),
      textOf: ({ key, userCount: count }) =>
        noted(holds({ key }), count === null ? t('roles.removeUnknown') : t('roles.removeText', { count })),
      isTyped: true,
    },
  })
  const isUnknown = useUnknownRecord(roles, { record, row })
  const opened = made ?? (row && { role: row })
  const kinds = [
    { id: 'true', label: t('roles.builtIn') },
    { id: 'false', label: t('roles.custom') },
  ]

  function close() {
    setMade(null)
    if (!made) closeRecord()
  }

  // Within the page, because a page that is view only makes its forms so.
  const withDialogs = (content: ReactElement) => (
    <>
      {content}
      <DialogPlace key={opened?.role?.id} of={RoleDialog} open={opened && { ...opened, onClose: close }} />
      <DialogPlace
        of={MissingRecord}
        open={isUnknown ? { error: gone, gone: t('roles.gone'), onRetry: roles.load, onClose: close } : null}
      />
      {dialog}
    </>
  )
  const list = (
    <>
      <DataTable
        {...table}
        columns={roleColumns}
        changeColumns={hasPermissions ? undefined : withoutPermissions}
        filters={[{ id: 'isBuiltIn', label: t('roles.kind'), options: kinds }]}
      />
      <Paragraph tone="muted" size="sm">
        {t('roles.levelNote')}
      </Paragraph>
    </>
  )
  if (!hasPermissions) return <SectionPage {...page}>{withDialogs(list)}</SectionPage>
  return (
    <SectionPage
      {...page}
      tab={tab ?? 'list'}
      onTabChange={(id) => guard.leave(() => openTab(id))}
      tabs={[
        { id: 'list', label: t('roles.list'), children: withDialogs(list) },
        { id: 'compare', label: t('roles.compare'), children: withDialogs(<RolesCompare />) },
      ]}
    />
  )
}

/** Few people compare roles, and the matrix is large. */
const RolesCompare = lazyPart(async () => (await import('./roles-compare.tsx')).RolesCompare, pagePlace)

const nameOf = ({ name }: Role) => name

const gone = new PorticoError('not-found', 'The role does not exist', { status: 404 })
