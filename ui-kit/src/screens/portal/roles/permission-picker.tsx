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
import { type ReactElement, useId, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { chevronDownIcon, chevronEndIcon } from '../../../primitives/portal/icons.ts'
import { MixedCheckbox } from '../../../primitives/portal/mixed-checkbox/mixed-checkbox.tsx'
import { SearchField } from '../../../primitives/portal/search-field/search-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { PermissionSign } from './permission-sign.tsx'
import { rolesMessages } from './roles-messages.ts'

/** The props of {@link PermissionPicker}. */
export interface PermissionPickerProps {
  /** The accessible name. */
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
  const classOf = useClasses()
  const t = useMessages(rolesMessages)
  const [text, setText] = useState('')
  const [open, setOpen] = useState<readonly string[]>(() => permissions.slice(0, 1).map(({ categoryId }) => categoryId))
  const tree = permissionTree(permissions, { permissions: value, isFixed: onChange === undefined })
  const found = searchTree(tree, text)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a size of its own.
    <div role="group" aria-label={label} className={classOf('PermissionField')}>
      {help !== undefined && (
        <>
          <span className={classOf('Label')} aria-hidden="true">
            {label}
          </span>
          <p className={classOf('Help')}>{help}</p>
        </>
      )}
      <div className={classOf('PermissionPicker')}>
        <div className={classOf('PermissionSearch')}>
          <SearchField label={t('roles.searchPermissions')} value={text} onChange={setText} />
        </div>
        {found.map((branch) => (
          <Category
            key={branch.id}
            branch={branch}
            isOpen={text.trim() !== '' || open.includes(branch.id)}
            onOpenChange={(isOpen) => setOpen(open.filter((id) => id !== branch.id).concat(isOpen ? branch.id : []))}
            onToggleAll={() => onChange?.(toggleCategory(tree.find(({ id }) => id === branch.id) ?? branch, value))}
            onToggle={(cell) => onChange?.(togglePermission(cell, value))}
          />
        ))}
        <p role="status" className={classOf('PermissionNone')}>
          {found.length === 0 && text !== '' && t('roles.noMatches', { text })}
        </p>
      </div>
    </div>
  )
}

interface CategoryProps {
  readonly branch: PermissionBranch
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onToggleAll: () => void
  readonly onToggle: (cell: PermissionCell) => void
}

function Category({ branch, isOpen, onOpenChange, onToggleAll, onToggle }: CategoryProps) {
  const classOf = useClasses()
  const t = useMessages(rolesMessages)
  const countId = useId()
  const name = branch.name || t('roles.otherCategory')
  return (
    <>
      <div className={classOf('PermissionCategory')}>
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon path={isOpen ? chevronDownIcon : chevronEndIcon} size="sm" isDirectional={!isOpen} />}
          aria-label={t(isOpen ? 'roles.closeCategory' : 'roles.openCategory', { name })}
          aria-expanded={isOpen}
          onPress={() => onOpenChange(!isOpen)}
        />
        <MixedCheckbox
          check={branch.check}
          isDisabled={!branch.canChange}
          aria-describedby={countId}
          onToggle={onToggleAll}
        >
          {name}
        </MixedCheckbox>
        <span id={countId} className={classOf('PermissionCount')}>
          {t('roles.held', { held: String(branch.held), total: String(branch.total) })}
        </span>
      </div>
      {isOpen && (
        <ul className={classOf('PermissionList')} aria-label={name}>
          {branch.cells.map((cell) => (
            <li key={cell.permission.id} className={classOf('PermissionItem')}>
              <Choice cell={cell} onToggle={() => onToggle(cell)} />
              <code dir="ltr" className={classOf('PermissionKey')}>
                {cell.permission.key}
              </code>
            </li>
          ))}
        </ul>
      )}
    </>
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
      {note !== '' && <small className={classOf('PermissionNote')}>{note}</small>}
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
  return standing === 'never' && assignment === 'NEVER' ? t('roles.never') : null
}
