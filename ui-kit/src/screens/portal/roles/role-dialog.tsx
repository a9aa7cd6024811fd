'use client'

import type { Outcome } from '@portico/headless'
import { useSession } from '@portico/headless'
import { permissionTree, usePermissions } from '@portico/headless/portal/permissions'
import { mergePermissions, type Role, type RoleFields, useRoles } from '@portico/headless/portal/roles'
import { type ReactElement, useState } from 'react'
import { allRolesOf } from '../../../frame/portal/own-rights/all-roles.ts'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField, SaveRecord } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { NumberField } from '../../../primitives/portal/number-field/number-field.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { PermissionPicker } from './permission-picker.tsx'
import { PermissionsLoaded } from './permissions-loaded.tsx'
import { keyFrom } from './role-key.ts'
import { rolesMessages } from './roles-messages.ts'

export interface RoleDialogProps {
  /** The role to change, or to make another one from; `null` for a new one. */
  readonly role: Role | null
  /** `true` creates a role from `role`. */
  readonly isCopy?: boolean | undefined
  readonly onClose: () => void
}

/** A role as its form has it. */
interface RoleDraft extends Omit<RoleFields, 'level'> {
  readonly key: string
  readonly level: number | null
  readonly permissions: readonly string[]
}

/** The dialog to create, change or view a role, with its permissions. */
export function RoleDialog({ role, isCopy = false, onClose }: RoleDialogProps): ReactElement {
  const t = useMessages(rolesMessages)
  // The changes of a person are those since the dialog opened, although the list may be read again.
  const [opened] = useState(role)
  const isNew = opened === null || isCopy
  const least = useOwnLevel()
  const value: RoleDraft = {
    ...emptyRole,
    level: least + 1,
    ...opened,
    ...(isCopy && { key: '', level: Math.max(opened?.level ?? 0, least), name: t('roles.copyOf', nameOf(opened)) }),
  }
  const fields = useRoleFields(value, isNew, least)
  const save = useSave(opened, isCopy)
  const { holds, guard, dialog } = useOwnRights()
  const takesOwn = (draft: RoleDraft) => !isNew && opened !== null && holds(opened) && isLess(opened, draft)
  const reason = { reason: t('roles.builtInReason'), remedy: t('roles.builtInRemedy') }
  return (
    <>
      <RecordDialog
        isOpen
        isNew={isNew}
        size="lg"
        title={isNew ? t('roles.createTitle') : (opened?.name ?? '')}
        lead={isNew ? t('roles.createLead') : opened?.description || undefined}
        value={value}
        fields={fields}
        messages={rolesMessages}
        viewOnly={opened?.isBuiltIn && !isCopy ? reason : undefined}
        submit={t(isNew ? 'roles.create' : 'roles.save')}
        busy={t(isNew ? 'roles.creating' : 'roles.saving')}
        onSave={(changes, values) => guard(takesOwn(values), () => save(changes, values))}
        onClose={onClose}
      />
      {dialog}
    </>
  )
}

/** `true` if a draft grants less than the role: a permission is missing, or its rank is lower. */
function isLess({ permissions, level }: Role, draft: RoleDraft): boolean {
  return permissions.some((id) => !draft.permissions.includes(id)) || (draft.level ?? 0) > (level ?? Infinity)
}

const emptyRole: RoleDraft = { name: '', key: '', description: '', level: null, isDefault: false, permissions: [] }

const nameOf = (role: Role | null) => ({ name: role?.name ?? '' })

/** Creates the role, or sends its changes. */
function useSave(role: Role | null, isCopy: boolean): SaveRecord<RoleDraft> {
  const { create, update } = useRoles()
  const least = useOwnLevel()
  return async (changes, { level, ...values }): Promise<Outcome<unknown>> => {
    if (!role || isCopy) return create({ ...values, level: level ?? least, ...(role && { baseRoleId: role.id }) })
    const { permissions, level: newLevel, ...members } = changes
    return update({
      id: role.id,
      ...members,
      ...(typeof newLevel === 'number' && { level: newLevel }),
      ...(permissions && { permissions: { permissions, before: role.permissions } }),
    })
  }
}

function useRoleFields(
  { permissions: before }: RoleDraft,
  isNew: boolean,
  least: number,
): readonly RecordField<RoleDraft>[] {
  const { code } = useLocale()
  const t = useMessages(rolesMessages)
  const all = usePermissions(({ rows }) => rows)
  const roles = useRoles(({ rows }) => rows)
  const defaults = roles.filter(({ isDefault }) => isDefault).map(({ name }) => name)
  const heldOf = (permissions: readonly string[]) =>
    permissionTree(all, { permissions, isFixed: false }).reduce((sum, { held }) => sum + held, 0)
  const heldHelp = (permissions: readonly string[]) =>
    t('roles.permissionsHelp', {
      held: heldOf(permissions).toLocaleString(code),
      total: all.length.toLocaleString(code),
    })
  return [
    {
      name: 'name',
      label: t('roles.name'),
      isRequired: true,
      codes: ['ER-ROLE-NAME-TAKEN'],
      render: (control) => <TextField {...control} dir="auto" />,
    },
    {
      name: 'key',
      label: t('roles.key'),
      help: t('roles.keyHelp'),
      appearance: isNew ? 'edit' : 'viewOnly',
      isRequired: true,
      codes: ['ER-ROLE-KEY-TAKEN'],
      ...(isNew && {
        propose: ({ name }) =>
          keyFrom(
            name,
            roles.map(({ key }) => key),
          ),
      }),
      check: (key) => (/^[\w.-]+$/.test(key) ? null : t('roles.keyForm')),
      render: (control) => <TextField {...control} dir="ltr" />,
      show: (key) => <code dir="ltr">{key}</code>,
    },
    {
      name: 'description',
      label: t('roles.description'),
      render: (control) => <TextField {...control} dir="auto" />,
    },
    {
      name: 'level',
      label: t('roles.level'),
      codes: ['ER-ROLE-LEVEL'],
      check: (level) =>
        level === null || !Number.isInteger(level) || level < least
          ? t('roles.levelMissing', { least: least.toLocaleString(code) })
          : null,
      render: (control) => (
        <NumberField
          {...control}
          min={least}
          help={
            control.value === null ? undefined : t('roles.levelHelp', { level: control.value.toLocaleString(code) })
          }
        />
      ),
    },
    {
      name: 'isDefault',
      label: t('roles.joining'),
      ...(defaults.length > 0 && {
        help: t('roles.joiningNow', { names: listFormat(code).format(defaults) }),
      }),
      render: ({ label, name, help, value: isSelected, onChange }) => (
        <Switch label={label} name={name} help={help} isSelected={isSelected} onChange={onChange} />
      ),
    },
    {
      name: 'permissions',
      label: t('roles.permissions'),
      render: ({ label, value: ids, onChange }) => (
        <PermissionsLoaded>
          {(permissions) => (
            <PermissionPicker
              label={label}
              help={heldHelp(ids)}
              permissions={permissions}
              value={ids}
              // Two changes that undo each other are none.
              onChange={(next) => onChange(mergePermissions(before, { before, permissions: next }))}
            />
          )}
        </PermissionsLoaded>
      ),
      show: (ids) => (
        <PermissionsLoaded>
          {(permissions) => <PermissionPicker label={t('roles.permissions')} permissions={permissions} value={ids} />}
        </PermissionsLoaded>
      ),
    },
  ]
}

/** The highest level of all roles of the person. */
function useOwnLevel(): number {
  const keys = allRolesOf(useSession(({ user }) => user)).map(({ key }) => key)
  const levels = useRoles(({ rows }) => rows).flatMap(({ key, level }) => (keys.includes(key) ? (level ?? []) : []))
  return Math.min(...(levels.length > 0 ? levels : [0]))
}
