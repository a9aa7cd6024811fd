import type { Client } from '../../../client/index.ts'
import { startUpFeature } from '../../../startup/index.ts'

/** Values by flag name. */
export type Flags = Readonly<Record<string, string>>

/** The flags of a client: its own ones hold before those of the provider. */
export function flagsOf(client: Client): Flags {
  return { ...client.get(startUpFeature).getSnapshot().flags, ...client.options.flags }
}

/** `true` if a flag is on. */
export function isOn(flags: Flags, name: string): boolean {
  return Object.hasOwn(flags, name) && flags[name] === 'on'
}

/** The flags by which a provider withholds a part of a section, and a section itself. */
const withheld: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sections: { groups: 'groups-admin-box-new', allAccounts: 'msp-all-accounts-new' },
  privacy: { mfa: 'new-mfa-pages', passkeys: 'show-passkeys-new' },
  security: { ipRestrictions: 'admin_portal_ip_restrictions', domainRestrictions: 'admin_portal_domain_restrictions' },
  users: { temporaryUsers: 'temporary-users' },
}

/**
 * The parts of a section that the provider withholds; of `sections`, the sections. It withholds a part if it sends the flag
 * of that part with another value than `on`. A provider that does not know the flag withholds nothing.
 */
export function withheldParts(flags: Flags, section: string): readonly string[] {
  const parts = Object.hasOwn(withheld, section) ? Object.entries(withheld[section] ?? {}) : []
  return parts.flatMap(([part, flag]) => (Object.hasOwn(flags, flag) && !isOn(flags, flag) ? [part] : []))
}
