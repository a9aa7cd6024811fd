'use client'

import type { Outcome, PorticoError } from '@portico/headless'
import { csvOf } from '@portico/headless/internal'
import type { Permission } from '@portico/headless/portal/permissions'
import { useRoles } from '@portico/headless/portal/roles'
import { type ReactElement, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { SaveBar } from '../../../frame/portal/record-form/save-bar.tsx'
import { useUnsavedChanges } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useLatest } from '../../../frame/use-latest.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { downloadIcon } from '../../../primitives/icon/paths.ts'
import { CheckMenu } from '../../../primitives/portal/check-menu/check-menu.tsx'
import { SearchField } from '../../../primitives/portal/search-field/search-field.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { saveText } from '../../../primitives/secret-text/save-text.ts'
import { useClasses } from '../../../slots/index.ts'
import {
  choicesOf,
  columnOf,
  type MatrixRows,
  matrixRows,
  type RoleChoices,
  type RoleColumn,
  toggledIn,
} from './matrix-columns.ts'
import { PermissionSign } from './permission-sign.tsx'
import { PermissionsLoaded } from './permissions-loaded.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { rolesMessages } from './roles-messages.ts'

/** The permissions of all roles side by side, saved together. */
export function RolesCompare(): ReactElement {
  return <PermissionsLoaded>{(permissions) => <Comparison permissions={permissions} />}</PermissionsLoaded>
}

function Comparison({ permissions }: { readonly permissions: readonly Permission[] }) {
  const { rows, setPermissionsMany, calls } = useRoles({ key: 'compare' })
  const classOf = useClasses()
  const t = useMessages(rolesMessages)
  const canChange = useViewOnly() === null
  const [search, setSearch] = useState({ text: '', isDifferent: false })
  const [choices, setChoices] = useState<RoleChoices>({})
  const [failed, setFailed] = useState<Failed | null>(null)
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const columns = rows.map((role) => columnOf(role, permissions, { choices, canChange }))
  const visible = columns.filter(({ role }) => chosen?.includes(role.id) ?? true)
  const changed = columns.filter((column) => column.changed.size > 0)
  const changes = useChangesText(changed)
  const shown = matrixRows(permissions, visible, search)
  const isPending = calls.setPermissionsMany.status === 'pending'
  const onToggle = useLatest((roleId: string, permissionId: string) => {
    const column = columns.find(({ role }) => role.id === roleId)
    if (column && !isPending) setChoices(toggledIn(choices, column, permissionId))
  })

  const { holds, guard, dialog } = useOwnRights()
  const takesOwn = changed.some(({ role, cells, changed }) => {
    const removed = [...changed].filter((id) => cells.get(id)?.standing === 'open')
    return removed.length > 0 && holds(role)
  })

  /** Resolves to `true` once all is saved. */
  async function save() {
    let isSaved = false
    await guard(takesOwn, async () => {
      isSaved = await saveAll()
      // The page shows which roles were refused.
      return { ok: true, value: undefined }
    })
    return isSaved
  }

  async function saveAll() {
    const ids = changed.map(({ role }) => role.id)
    const outcome = await setPermissionsMany({ ids, sets: choices })
    const failures = outcome.ok ? outcome.value.failed : ids.map((id) => ({ id, error: errorIn(outcome) }))
    setChoices((now) =>
      choicesOf(
        now,
        failures.map(({ id }) => id),
      ),
    )
    const names = changed.filter(({ role }) => failures.some(({ id }) => id === role.id)).map(({ role }) => role.name)
    setFailed(failures[0] ? { error: failures[0].error, names } : null)
    return failures.length === 0
  }

  function exportShown() {
    const words = { held: t('roles.yes'), notHeld: t('roles.no') }
    saveText('roles.csv', matrixCsv(visible, shown, { headings: [t('roles.onePermission'), t('roles.key')], ...words }))
  }

  function discard() {
    setChoices({})
    setFailed(null)
  }

  useUnsavedChanges({ labels: changed.map(({ role }) => role.name), save, discard })
  return (
    <div className={classOf('RolesCompare')}>
      <div className={classOf('MatrixTools')}>
        <SearchField
          label={t('roles.searchPermissions')}
          value={search.text}
          onChange={(text) => setSearch({ ...search, text })}
        />
        <Switch
          label={t('roles.differences')}
          isSelected={search.isDifferent}
          onChange={(isDifferent) => setSearch({ ...search, isDifferent })}
        />
        <CheckMenu
          label={t('roles.shownRoles')}
          options={rows.map(({ id, name }) => ({ id, label: name }))}
          checked={visible.map(({ role }) => role.id)}
          onChange={setChosen}
        />
        <Button size="sm" icon={<Icon path={downloadIcon} size="sm" />} onPress={exportShown}>
          {t('roles.export')}
        </Button>
      </div>
      <p role="status" className={classOf('CategoryNone')}>
        {shown.length === 0 && (search.text ? t('roles.noMatches', { text: search.text }) : t('roles.noDifferences'))}
      </p>
      {shown.length > 0 && <RoleMatrix columns={visible} rows={shown} onToggle={onToggle} />}
      <Legend />
      <MatrixFailure failed={failed} />
      <SaveBar
        text={changes}
        status={isPending ? 'saving' : 'editing'}
        onDiscard={discard}
        onSave={() => void save()}
      />
      {dialog}
    </div>
  )
}

interface Failed {
  readonly error: PorticoError | null
  /** The names of the roles that were not saved. */
  readonly names: readonly string[]
}

/** The number of changes, the roles they are in, and the people who hold them; `null` without changes. */
function useChangesText(columns: readonly RoleColumn[]): string | null {
  const { code } = useLocale()
  const t = useMessages(rolesMessages)
  if (columns.length === 0) return null
  const names = columns.map(({ role: { name, userCount } }) =>
    userCount === null ? name : t('roles.touched', { role: name, count: userCount }),
  )
  const count = columns.reduce((sum, { changed }) => sum + changed.size, 0)
  return t('roles.changes', { count, roles: listFormat(code).format(names) })
}

function MatrixFailure({ failed }: { readonly failed: Failed | null }) {
  const { code } = useLocale()
  const t = useMessages(rolesMessages)
  const failure = useCallFailure(failed?.error ?? null, rolesMessages)
  if (!failure || !failed) return null
  const roles = listFormat(code).format(failed.names)
  return <CallFailure failure={{ ...failure, title: t('roles.notSaved', { roles }) }} />
}

function Legend() {
  const classOf = useClasses()
  const t = useMessages(rolesMessages)
  return (
    <ul aria-label={t('roles.legend')} className={classOf('MatrixLegend')}>
      <li className={classOf('MatrixLegendItem')}>
        <PermissionSign standing="always" />
        {t('roles.legendAlways')}
      </li>
      <li className={classOf('MatrixLegendItem')}>
        <PermissionSign standing="wider" />
        {t('roles.legendWider')}
      </li>
      <li className={classOf('MatrixLegendItem')}>
        <PermissionSign standing="never" />
        {t('roles.legendNever')}
      </li>
    </ul>
  )
}

/** The error of a save that failed as a whole. */
function errorIn(outcome: Outcome<unknown>): PorticoError | null {
  return !outcome.ok && outcome.reason === 'failed' ? outcome.error : null
}

/** The words of {@link matrixCsv}. */
interface CsvWords {
  /** The headings of the columns before the roles. */
  readonly headings: readonly [permission: string, key: string]
  readonly held: string
  readonly notHeld: string
}

/** The matrix as comma-separated values: a line for each permission, a column for each role. */
export function matrixCsv(columns: readonly RoleColumn[], rows: MatrixRows, words: CsvWords): string {
  const head = [...words.headings, ...columns.map(({ role }) => role.name)]
  const lines = rows.flatMap(({ permissionIds }) =>
    permissionIds.map((id) => {
      const { name = '', key = '' } = columns[0]?.cells.get(id)?.permission ?? {}
      return [name, key, ...columns.map(({ cells }) => (cells.get(id)?.isHeld ? words.held : words.notHeld))]
    }),
  )
  return csvOf([head, ...lines])
}
