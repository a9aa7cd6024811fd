import { type Audit, audit } from './audit-records.ts'
import type { Holdings } from './entitlements.ts'
import { entitlementsShape } from './entitlements-shape.ts'
import { type Message, message } from './message-records.ts'
import { type Permission, permission, type Role, role } from './role-records.ts'
import { type SessionRecord, session } from './sessions.ts'
import { type SecuritySettings, security } from './settings.ts'
import { count, list, number, oneOf, record, table, text } from './shape.ts'
import { type Tenant, tenant, type Vendor, vendor } from './tenants.ts'
import { type User, user } from './users.ts'

/** The version of the state. It rises if states of an earlier version cannot be read any more. */
export const stateVersion = 2

/**
 * The members of the state that all areas share: people, tenants, roles, sessions and settings. Plain JSON. Times are
 * epoch milliseconds as numbers and ISO 8601 as texts; phone numbers are E.164.
 */
export interface CoreState extends Required<Holdings> {
  /** The version. A state of another version is refused. */
  version: typeof stateVersion
  /** The seed of ids, tokens and secrets: the same seed gives the same run. */
  random: number
  /** Milliseconds that the emulator's time is ahead of the real time. */
  clockOffset: number
  /** The owner of the provider. */
  vendor: Vendor
  tenants: Tenant[]
  users: User[]
  roles: Role[]
  permissions: Permission[]
  sessions: SessionRecord[]
  /** The ways in and the policies. */
  security: SecuritySettings
  /** The mails and text messages, oldest first. */
  outbox: Message[]
  /** The audit log, oldest first. */
  audits: Audit[]
}

export const coreShape = record<CoreState>({
  version: oneOf(stateVersion),
  random: count,
  clockOffset: number,
  vendor,
  tenants: list(tenant),
  users: list(user),
  roles: list(role),
  permissions: list(permission),
  sessions: list(session),
  security,
  flags: table(text),
  entitlements: entitlementsShape,
  outbox: list(message),
  audits: list(audit),
})
