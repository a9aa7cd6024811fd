'use client'

import type { PermissionCell } from '@portico/headless/portal/permissions'
import type { Role } from '@portico/headless/portal/roles'
import { type KeyboardEvent, memo, type ReactElement, useId, useState } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { MixedCheckbox } from '../../../primitives/portal/mixed-checkbox/mixed-checkbox.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { MatrixRows, RoleColumn } from './matrix-columns.ts'
import { PermissionSign } from './permission-sign.tsx'
import { rolesMessages } from './roles-messages.ts'

export interface RoleMatrixProps {
  readonly columns: readonly RoleColumn[]
  /** The categories with the permissions to show. */
  readonly rows: MatrixRows
  /** Called with the ids of a role and a permission. Keep its identity. */
  readonly onToggle: (roleId: string, permissionId: string) => void
}

/** Permissions by role. One box is in the order of Tab; arrow keys move between boxes. */
export function RoleMatrix({ columns, rows, onToggle }: RoleMatrixProps): ReactElement {
  const classOf = useClasses()
  const { code, dir } = useLocale()
  const t = useMessages(rolesMessages)
  const hintId = useId()
  const [focused, setFocused] = useState('')
  const ids = rows.flatMap(({ permissionIds }) => permissionIds)
  const boxes = ids.flatMap((id) =>
    columns.flatMap(({ role, cells }) => (isOurs(cells.get(id)) ? boxId(role, id) : [])),
  )
  const inOrder = boxes.includes(focused) ? focused : boxes[0]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section tabIndex={0} aria-label={t('roles.matrix')} aria-describedby={hintId} className={classOf('MatrixFrame')}>
      <p id={hintId} className={classOf('VisuallyHidden')}>
        {t('roles.arrows')}
      </p>
      <table
        aria-label={t('roles.matrix')}
        className={classOf('Matrix')}
        onKeyDown={(event: KeyboardEvent) => moveInMatrix(event, dir)}
      >
        <thead>
          <tr>
            <th scope="col" className={classOf('MatrixCell', classOf('MatrixHead'), classOf('MatrixRowHead'))}>
              {t('roles.onePermission')}
            </th>
            {columns.map(({ role }) => (
              <th key={role.id} scope="col" className={classOf('MatrixCell', classOf('MatrixHead'))}>
                {role.name}
                <small className={classOf('MatrixNote')}>{t(role.isBuiltIn ? 'roles.builtIn' : 'roles.custom')}</small>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ id, name, permissionIds }) => (
          <tbody key={id}>
            <tr className={classOf('MatrixCategory')}>
              <th scope="rowgroup" className={classOf('MatrixCell', classOf('MatrixRowHead'))}>
                {name || t('roles.otherCategory')}
              </th>
              {columns.map(({ role, held }) => (
                <td key={role.id} className={classOf('MatrixCell')}>
                  {(held.get(id) ?? 0).toLocaleString(code)}
                </td>
              ))}
            </tr>
            {permissionIds.map((permissionId) => (
              <tr key={permissionId}>
                <RowHead cell={columns[0]?.cells.get(permissionId)} />
                {columns.map(({ role, cells, changed }) => {
                  const cell = cells.get(permissionId)
                  if (!cell) return <td key={role.id} className={classOf('MatrixCell')} />
                  return (
                    <Cell
                      key={role.id}
                      roleId={role.id}
                      roleName={role.name}
                      permissionId={permissionId}
                      permissionName={cell.permission.name}
                      standing={cell.standing}
                      through={cell.through}
                      isChanged={changed.has(permissionId)}
                      isInOrder={boxId(role, permissionId) === inOrder}
                      onFocus={setFocused}
                      onToggle={onToggle}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function RowHead({ cell }: { readonly cell: PermissionCell | undefined }) {
  const classOf = useClasses()
  return (
    <th scope="row" className={classOf('MatrixCell', classOf('MatrixRowHead'))}>
      {cell?.permission.name}
      <small className={classOf('MatrixNote')}>
        <code dir="ltr" className={classOf('MatrixKey')}>
          {cell?.permission.key}
        </code>
      </small>
    </th>
  )
}

interface CellProps extends Pick<PermissionCell, 'standing' | 'through'> {
  readonly roleId: string
  readonly roleName: string
  readonly permissionId: string
  readonly permissionName: string
  readonly isChanged: boolean
  readonly isInOrder: boolean
  readonly onFocus: (boxId: string) => void
  readonly onToggle: (roleId: string, permissionId: string) => void
}

/** One cell. Its props are plain values, so a change of one renders one. */
const Cell = memo(function Cell({ standing, through, isChanged, isInOrder, onFocus, onToggle, ...of }: CellProps) {
  const classOf = useClasses()
  const t = useMessages(rolesMessages)
  const words = { role: of.roleName, permission: of.permissionName }
  if (standing === 'held' || standing === 'open') {
    return (
      <td
        className={classOf('MatrixCell')}
        data-changed={isChanged || undefined}
        onFocus={() => onFocus(`${of.roleId} ${of.permissionId}`)}
      >
        <MixedCheckbox
          check={standing === 'held' ? 'all' : 'none'}
          aria-label={t(isChanged ? 'roles.cellChanged' : 'roles.cell', words)}
          tabIndex={isInOrder ? 0 : -1}
          onToggle={() => onToggle(of.roleId, of.permissionId)}
        />
      </td>
    )
  }
  const labels = {
    always: t('roles.cellAlways', words),
    wider: t('roles.cellWider', { ...words, key: through ?? '' }),
    fixed: t('roles.cellFixed', words),
    never: t('roles.cellNever', words),
  }
  return (
    <td className={classOf('MatrixCell')} data-changed={isChanged || undefined}>
      <span role="img" aria-label={labels[standing]} className={classOf('MatrixSign')}>
        <PermissionSign standing={standing} />
      </span>
    </td>
  )
})

const isOurs = (cell: PermissionCell | undefined) => cell?.standing === 'held' || cell?.standing === 'open'

const boxId = ({ id }: Role, permissionId: string) => `${id} ${permissionId}`

/** Moves the focus between the boxes of a table: by arrows to the next one of the line, by Home and End to its ends. */
function moveInMatrix(event: KeyboardEvent, dir: 'ltr' | 'rtl'): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (!(target instanceof HTMLInputElement) || metaKey || altKey || shiftKey) return
  const cell = target.closest('td')
  const line = cell?.closest('tr')
  const table = line?.closest('table')
  if (!cell || !line || !table) return
  const lines = [...table.querySelectorAll('tr')]
  const columnOf = (row: Element) => row.children[[...line.children].indexOf(cell)]
  const inLine = boxesIn(line)
  const inColumn = lines.flatMap((row) => boxesIn(columnOf(row)))
  const all = boxesIn(table)
  const [before, after] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const steps: Readonly<Record<string, HTMLInputElement | undefined>> = {
    [before]: inLine[inLine.indexOf(target) - 1],
    [after]: inLine[inLine.indexOf(target) + 1],
    ArrowUp: inColumn[inColumn.indexOf(target) - 1],
    ArrowDown: inColumn[inColumn.indexOf(target) + 1],
    Home: (ctrlKey ? all : inLine)[0],
    End: (ctrlKey ? all : inLine).at(-1),
  }
  if (!Object.hasOwn(steps, key)) return
  // The page must not scroll away from the box.
  event.preventDefault()
  steps[key]?.focus()
}

function boxesIn(place: Element | undefined): readonly HTMLInputElement[] {
  return [...(place?.querySelectorAll('input') ?? [])]
}
