import { endOfDay, type Zone } from '@portico/headless/internal'
import type { NewAccess, NewPerson } from '@portico/headless/portal/users'
import { nothingPicked, type Picked } from '../../../../frame/portal/pick-list/picked.ts'
import type { FieldAppearance } from '../../../../frame/portal/record-form/types.ts'

/** A field of the invitation. */
export interface InviteField {
  /** Default: as the account is configured, else `edit`. */
  readonly appearance?: FieldAppearance | undefined
  /** `true` refuses an invitation without it. Default `false`. */
  readonly isRequired?: boolean | undefined
}

/** The fields of the invitation that can be hidden, shown as text, or required. */
export interface InviteFields {
  readonly name?: InviteField | undefined
  readonly phoneNumber?: InviteField | undefined
}

/** The two forms of an invitation. */
export type InviteWay = 'one' | 'many'

/** An invitation as its form has it. */
export interface InviteDraft {
  readonly email: string
  readonly name: string
  readonly phoneNumber: string
  /** Pasted text of several people. */
  readonly people: string
  readonly roles: Picked
  readonly applications: Picked
  /** As `2026-03-12`; `null` for accounts that do not end. */
  readonly lastDay: string | null
}

/** An invitation in which nothing is filled in yet. */
export const emptyInvite: InviteDraft = {
  email: '',
  name: '',
  phoneNumber: '',
  people: '',
  roles: nothingPicked,
  applications: nothingPicked,
  lastDay: null,
}

/** The access that a form gives. `now` is in epoch milliseconds, and the last day is one of the zone. */
export function accessOf({ roles, applications, lastDay }: InviteDraft, now: number, zone: Zone): NewAccess {
  const end = lastDay === null ? null : endOfDay(zone, lastDay)
  return {
    roleIds: roles.add,
    ...(applications.add.length > 0 && { applicationIds: applications.add }),
    ...(end !== null && { expirationInSeconds: Math.floor((end - now) / 1000) }),
  }
}

/** People as lines of CSV, to correct them. */
export function linesOf(people: readonly NewPerson[]): string {
  return people
    .map(({ email, name, phone }) => [email, quoted(name ?? ''), phone ?? ''].join(',').replace(/,+$/, ''))
    .join('\n')
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
