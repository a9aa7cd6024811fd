import { fieldAppearanceIn, memberOf, settingsIn } from './settings.ts'
import type { ColumnAppearance, InvitationAppearance, InvitationField } from './types.ts'

/** The columns of a table, from `tableColumns` of a page in the metadata. */
export function columnsIn(page: unknown): Readonly<Record<string, ColumnAppearance>> {
  return settingsIn(memberOf(page, 'tableColumns'), columnOf)
}

/** The invitation, from `inviteUserModal` of a page in the metadata. */
export function invitationIn(page: unknown): InvitationAppearance {
  const byMail = memberOf(memberOf(page, 'inviteUserModal'), 'inviteByEmail')
  return {
    allowsMail: memberOf(byMail, 'enabled') !== false,
    allowsBulk: memberOf(memberOf(byMail, 'inviteBulk'), 'enabled') !== false,
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
    allowsMail: own.allowsMail ?? invitation.allowsMail,
    allowsBulk: own.allowsBulk ?? invitation.allowsBulk,
    fields: { ...invitation.fields, ...Object.fromEntries(fields) },
  }
}

/** Reads the appearance of a column. */
export function columnAppearanceIn(setting: unknown): ColumnAppearance | undefined {
  return columnAppearances.find((one) => one === setting)
}

const columnAppearances: readonly ColumnAppearance[] = ['hidden', 'offered', 'shown']

function columnOf(setting: unknown): ColumnAppearance | undefined {
  if (memberOf(setting, 'visibility') === 'hidden') return 'hidden'
  const isChecked = memberOf(setting, 'isChecked')
  return typeof isChecked === 'boolean' ? (isChecked ? 'shown' : 'offered') : undefined
}

function invitationFieldOf(setting: unknown): InvitationField {
  const appearance = fieldAppearanceIn(setting)
  const isRequired = memberOf(memberOf(memberOf(setting, 'settings'), 'validation'), 'required')
  return { ...(appearance && { appearance }), ...(typeof isRequired === 'boolean' && { isRequired }) }
}
