import { apiTokenRecords } from '../api-tokens/records.ts'
import { effectiveRoles } from '../core/groups.ts'
import type { CoreState } from '../core/state.ts'
import { usersIn } from '../core/user-queries.ts'
import type { ReportRecord } from './records.ts'

/** One row of the data of a report, by column. */
export type DataRow = Readonly<Record<string, Cell>>

/** A value of a row. Filters compare each member of a list. */
export type Cell = string | boolean | readonly string[]

/** The data of a report. */
export interface ReportContent {
  /** The permission to read these data. */
  readonly permission: string
  /** The columns shown, with their heads. */
  readonly columns: readonly (readonly [name: string, head: string])[]
  /** The column whose values are counted in the image. */
  readonly countedBy: string
  readonly rows: (state: CoreState, tenantId: string) => readonly DataRow[]
}

/** The data of each kind of report. */
export const reportContents: Readonly<Record<ReportRecord['content'], ReportContent>> = {
  people: {
    permission: 'fe.secure.read.users',
    columns: [
      ['name', 'Name'],
      ['email', 'E-mail'],
      ['role', 'Roles'],
      ['isLocked', 'Locked'],
      ['createdAt', 'Since'],
    ],
    countedBy: 'role',
    rows: (state, tenantId) =>
      usersIn(state, { id: tenantId }).map((user) => ({
        name: user.name,
        email: user.email,
        role: effectiveRoles(state, user, { id: tenantId }).map(({ name }) => name),
        isLocked: user.isLocked,
        createdAt: user.createdAt,
      })),
  },
  changes: {
    permission: 'fe.secure.read.audits',
    columns: [
      ['createdAt', 'Time'],
      ['user', 'User'],
      ['action', 'Action'],
      ['severity', 'Severity'],
    ],
    countedBy: 'severity',
    rows: ({ audits }, tenantId) =>
      audits
        .filter((row) => row.tenantId === tenantId)
        .map(({ createdAt, user = '', action, description = action, severity }) => ({
          createdAt,
          user,
          action: description,
          severity,
        })),
  },
  tokens: {
    permission: 'fe.secure.read.tenantApiTokens',
    columns: [
      ['description', 'Use'],
      ['createdAt', 'Created'],
      ['expiresAt', 'Expires'],
    ],
    countedBy: 'expires',
    rows: (state, tenantId) =>
      apiTokenRecords
        .of(state)
        .apiTokens.filter((token) => token.level === 'tenant' && token.tenantId === tenantId)
        .map(({ description, createdAt, expiresAt }) => ({
          description,
          createdAt,
          expiresAt: expiresAt ?? 'Never',
          expires: expiresAt !== null,
        })),
  },
}

/** A value as people read it. */
export function cellText(cell: Cell | undefined): string {
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  const text = typeof cell === 'object' ? cell.join(', ') : (cell ?? '')
  return text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):[\d.]+Z$/, '$1 $2')
}
