import { type UserSearchColumn, userSearchColumns } from '../../../http/user-search.ts'
import { fieldAppearanceIn, memberOf, settingsIn } from './settings.ts'
import type { ColumnAppearance, InvitationAppearance, InvitationField } from './types.ts'

/** The columns of a table, from `tableColumns` among the fields of a page in the metadata, or beside them. */
export function columnsIn(page: unknown): Readonly<Record<string, ColumnAppearance>> {
  const places = [memberOf(page, 'tableColumns'), memberOf(memberOf(page, 'fieldsProperties'), 'tableColumns')]
  return Object.assign({}, ...places.map((columns) => settingsIn(columns, columnAppearanceIn)))
}

/** Columns with those of an application over them. The column `user` follows its two parts if it has no setting itself. */
export function columnsOver(
  columns: Readonly<Record<string, ColumnAppearance>>,
  own: Readonly<Record<string, ColumnAppearance>>,
): Readonly<Record<string, ColumnAppearance>> {
  const all = { ...columns, ...own }
  const parts = userParts.map((part) => all[part])
  const isHidden = parts.every((part) => part === 'hidden')
  return isHidden && all['user'] === undefined ? { ...all, user: 'hidden' } : all
}

/** The columns that a search compares, from `searchFilterOptions` of a page in the metadata. */
export function searchIn(page: unknown): readonly UserSearchColumn[] {
  const options = memberOf(page, 'searchFilterOptions')
  return userSearchColumns.filter((column) => columnAppearanceIn(memberOf(options, searchOption(column))) !== 'hidden')
}

/** The name by which providers configure a column of the search. */
export function searchOption(column: UserSearchColumn): string {
  return column === 'name' ? 'fullName' : column
}

const userParts = ['fullName', 'email'] as const

/** The invitation, from `inviteUserModal` of a page in the metadata. */
export function invitationIn(page: unknown): InvitationAppearance {
  const byMail = memberOf(memberOf(page, 'inviteUserModal'), 'inviteByEmail')
  const isEnabled = memberOf(byMail, 'enabled')
  return {
    // The older setting forbids what the newer one does not name.
    canInviteByMail: typeof isEnabled === 'boolean' ? isEnabled : memberOf(page, 'hideInviteWithEmail') !== true,
    canInviteMany: memberOf(memberOf(byMail, 'inviteBulk'), 'enabled') !== false,
    fields: settingsIn(memberOf(byMail, 'fieldsProperties'), invitationFieldOf),
  }
}

/** An invitation with the settings of an application over it. */
export function invitationOver(
  invitation: InvitationAppearance,
  own: Partial<InvitationAppearance> | undefined,
): InvitationAppearance {
  if (!own) return invitation
  const fields = Object.entries(own.fields ?? {}).map(([name, field]) => {
    const { appearance, isRequired } = { ...invitation.fields[name] }
    return [name, { appearance: field.appearance ?? appearance, isRequired: field.isRequired ?? isRequired }] as const
  })
  return {
    canInviteByMail: own.canInviteByMail ?? invitation.canInviteByMail,
    canInviteMany: own.canInviteMany ?? invitation.canInviteMany,
    fields: { ...invitation.fields, ...Object.fromEntries(fields) },
  }
}

/** Reads the appearance of a column: a word, or an object with `visibility` and `isChecked`. */
export function columnAppearanceIn(setting: unknown): ColumnAppearance | undefined {
  if (memberOf(setting, 'visibility') === 'hidden') return 'hidden'
  const isChecked = memberOf(setting, 'isChecked')
  if (typeof isChecked === 'boolean') return isChecked ? 'shown' : 'offered'
  return columnAppearances.find((one) => one === setting)
}

const columnAppearances: readonly ColumnAppearance[] = ['hidden', 'offered', 'shown']

function invitationFieldOf(setting: unknown): InvitationField {
  const appearance = fieldAppearanceIn(setting)
  const isRequired = memberOf(memberOf(memberOf(setting, 'settings'), 'validation'), 'required')
  return { ...(appearance && { appearance }), ...(typeof isRequired === 'boolean' && { isRequired }) }
}
