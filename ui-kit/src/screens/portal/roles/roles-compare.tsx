'use client'

import type { Outcome, PorticoError } from '@portico/headless'
import type { Permission } from '@portico/headless/portal/permissions'
import { useRoles } from '@portico/headless/portal/roles'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/portal/call-failure/call-failure.tsx'
import { useUnsavedChanges } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { SearchField } from '../../../primitives/portal/search-field/search-field.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { useClasses } from '../../../slots/index.ts'
import { choicesOf, columnOf, matrixRows, type RoleChoices, type RoleColumn, toggledIn } from './matrix-columns.ts'
import { PermissionSign } from './permission-box.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { rolesMessages } from './roles-messages.ts'

/** The permissions of all roles side by side, saved together. */
export function RolesCompare({ permissions }: { readonly permissions: readonly Permission[] }): ReactElement {
  const { rows, setPermissionsOfMany, calls } = useRoles({ key: 'compare' })
  const classOf = useClasses()
  const t = useMessages(rolesMessages)
  const canChange = useViewOnly() === null
  const [search, setSearch] = useState({ text: '', isDifferent: false })
  const [choices, setChoices] = useState<RoleChoices>({})
  const [failed, setFailed] = useState<Failed | null>(null)
  const columns = rows.map((role) => columnOf(role, permissions, { choices, canChange }))
  const changed = columns.filter((column) => column.changed.size > 0)
  const shown = matrixRows(permissions, columns, search)
  const isPending = calls.setPermissionsOfMany.status === 'pending'
  const onToggle = useLatest((roleId: string, permissionId: string) => {
    const column = columns.find(({ role }) => role.id === roleId)
    if (column && !isPending) setChoices(toggledIn(choices, column, permissionId))
  })

  async function save() {
    const ids = changed.map(({ role }) => role.id)
    const outcome = await setPermissionsOfMany({ ids, sets: choices })
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
      </div>
      <p role="status" className={classOf('PermissionNone')}>
        {shown.length === 0 && (search.text ? t('roles.noMatches', { text: search.text }) : t('roles.noDifferences'))}
      </p>
      {shown.length > 0 && <RoleMatrix columns={columns} rows={shown} onToggle={onToggle} />}
      <Legend />
      <MatrixFailure failed={failed} />
      {changed.length > 0 && (
        <section aria-label={t('roles.unsaved')} className={classOf('SaveBar')}>
          <ChangesText columns={changed} />
          <div className={classOf('SaveBarActions')}>
            <Button
              size="md"
              variant="quiet"
              aria-disabled={isPending || undefined}
              onPress={() => isPending || discard()}
            >
              {t('roles.discard')}
            </Button>
            <Button
              size="md"
              variant="primary"
              isPending={isPending}
              busy={t('roles.saving')}
              onPress={() => void save()}
            >
              {t('roles.saveChanges')}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

interface Failed {
  readonly error: PorticoError | null
  /** The names of the roles that were not saved. */
  readonly names: readonly string[]
}

/** The number of changes, the roles they are in, and the people who hold them. */
function ChangesText({ columns }: { readonly columns: readonly RoleColumn[] }) {
  const { code } = useLocale()
  const t = useMessages(rolesMessages)
  const names = columns.map(({ role: { name, userCount } }) =>
    userCount === null ? name : t('roles.touched', { role: name, count: userCount }),
  )
  const count = columns.reduce((sum, { changed }) => sum + changed.size, 0)
  return <span role="status">{t('roles.changes', { count, roles: new Intl.ListFormat(code).format(names) })}</span>
}

function MatrixFailure({ failed }: { readonly failed: Failed | null }) {
  const { code } = useLocale()
  const t = useMessages(rolesMessages)
  const failure = useCallFailure(failed?.error ?? null, rolesMessages)
  if (!failure || !failed) return null
  const roles = new Intl.ListFormat(code).format(failed.names)
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

/** A function that keeps its identity and runs the latest one. */
function useLatest<Args extends readonly unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const run = useRef(latest)
  useEffect(() => {
    run.current = latest
  })
  return useCallback((...args: Args) => run.current(...args), [])
}
