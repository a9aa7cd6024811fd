'use client'

import {
  type Permission,
  type PermissionBranch,
  type PermissionCell,
  permissionTree,
  searchTree,
  toggleCategory,
  togglePermission,
} from '@portico/headless/portal/permissions'
import type { ReactElement } from 'react'
import { CategoryPicker, type PickerCategory } from '../../../frame/portal/category-picker/category-picker.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { MixedCheckbox } from '../../../primitives/portal/mixed-checkbox/mixed-checkbox.tsx'
import { useClasses } from '../../../slots/index.ts'
import { PermissionSign } from './permission-sign.tsx'
import { rolesMessages } from './roles-messages.ts'

export interface PermissionPickerProps {
  readonly label: string
  /** A sentence above the permissions, below the label. Without it the label is not visible. */
  readonly help?: string | undefined
  /** All permissions, category by category. */
  readonly permissions: readonly Permission[]
  /** The ids of the chosen ones. */
  readonly value: readonly string[]
  /** Called with the ids after each change. Without it nothing can be changed. */
  readonly onChange?: ((ids: readonly string[]) => void) | undefined
}

/** The permissions of a role by category, with a search. */
export function PermissionPicker({ label, help, permissions, value, onChange }: PermissionPickerProps): ReactElement {
  const t = useMessages(rolesMessages)
  const tree = permissionTree(permissions, { permissions: value, isFixed: onChange === undefined })
  const shown = ({ id, name, check, canChange, held, total, cells }: PermissionBranch): PickerCategory => ({
    id,
    name: name || t('roles.otherCategory'),
    check,
    canChange,
    count: t('roles.held', { held: String(held), total: String(total) }),
    choices: cells.map((cell) => ({
      id: cell.permission.id,
      children: <Choice cell={cell} onToggle={() => onChange?.(togglePermission(cell, value))} />,
      code: cell.permission.key,
    })),
  })
  return (
    <CategoryPicker
      label={label}
      help={help}
      words={{
        search: t('roles.searchPermissions'),
        open: (name) => t('roles.openCategory', { name }),
        close: (name) => t('roles.closeCategory', { name }),
        none: (text) => t('roles.noMatches', { text }),
      }}
      find={(text) => searchTree(tree, text).map(shown)}
      onToggleAll={(id) => {
        const branch = tree.find((one) => one.id === id)
        if (branch) onChange?.(toggleCategory(branch, value))
      }}
    />
  )
}

function Choice({ cell, onToggle }: { readonly cell: PermissionCell; readonly onToggle: () => void }) {
  const { permission, standing } = cell
  const classOf = useClasses()
  const t = useMessages(rolesMessages)
  const reason = useReason(cell)
  const note = reason ?? permission.description
  const words = (
    <span>
      {permission.name}
      {note !== '' && <small className={classOf('CategoryNote')}>{note}</small>}
    </span>
  )
  if (standing === 'held' || standing === 'open') {
    return (
      <MixedCheckbox check={standing === 'held' ? 'all' : 'none'} onToggle={onToggle}>
        {words}
      </MixedCheckbox>
    )
  }
  return (
    <span className={classOf('PermissionFixed')}>
      <PermissionSign standing={standing} />
      {words}
      {reason === null && (
        <span className={classOf('VisuallyHidden')}>{t(standing === 'fixed' ? 'roles.fixed' : 'roles.notHeld')}</span>
      )}
    </span>
  )
}

/** The reason why a permission cannot be changed in any role of a tenant, or in one with its other permissions. */
function useReason({ permission: { assignment }, standing, through }: PermissionCell): string | null {
  const t = useMessages(rolesMessages)
  if (standing === 'always') return t('roles.always')
  if (standing === 'wider') return t('roles.wider', { key: through ?? '' })
  return standing === 'never' && assignment === 'never' ? t('roles.never') : null
}
