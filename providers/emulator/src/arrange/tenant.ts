import type { World } from '../calls/world.ts'
import { choice, listOf, type Options, optionsOf, someText } from '../core/options.ts'
import { drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import type { SsoConnection } from '../sso/records.ts'
import type { State } from '../state/state.ts'

/** The options of a tenant that `arrange` adds. */
export interface NewTenant {
  readonly name: string
  readonly id?: string
  /** The name in addresses, such as `acme`. Default: none. */
  readonly alias?: string
  /** The name or id of the tenant it is a sub-account of. Default: none. */
  readonly parent?: string
  /** The e-mail domains of single sign-on. Default: none, so that no user has it. */
  readonly ssoDomains?: readonly string[]
  /** The protocol of the identity provider. Default `oidc`. */
  readonly ssoProtocol?: SsoConnection['type']
}

/** Adds a tenant and returns a copy of it. Refuses options that are no good, naming each. */
export function addTenant({ state, now, changed }: World<State>, given: NewTenant): Tenant {
  const options = optionsOf('addTenant', given, names)
  const name = options.read('name', someText)
  if (name === undefined) throw options.refused('name', undefined, someText.what)
  const id = options.read('id', someText)
  const taken = state.tenants.find((one) => one.id === id)
  if (id !== undefined && taken) throw options.refused('id', id, `the id of no other tenant; ${taken.name} has it`)
  const alias = options.read('alias', aliasKind)
  if (alias !== undefined && state.tenants.some((one) => one.alias === alias)) {
    throw options.refused('alias', alias, 'the alias of no other tenant')
  }
  const parent = options.read('parent', someText)
  const domains = options.read('ssoDomains', listOf(domainKind)) ?? []
  const type = options.read('ssoProtocol', choice(['oidc', 'saml'])) ?? 'oidc'
  const tenant: Tenant = {
    id: id ?? drawId(state),
    name,
    parentId: parent === undefined ? null : tenantOf(state, options, 'parent', parent).id,
    settings: {},
    createdAt: new Date(now()).toISOString(),
    ...(alias !== undefined && { alias }),
  }
  state.tenants.push(tenant)
  if (domains.length > 0) {
    state.ssoConnections.push({ id: drawId(state), tenantId: tenant.id, type, enabled: true, domains: [...domains] })
  }
  changed()
  return structuredClone(tenant)
}

/** The tenant of a name or an id. Refuses one that is not there, with the names of those that are. */
export function tenantOf<Name extends string>(
  state: State,
  { refused }: Options<Name>,
  option: string,
  named: string,
): Tenant {
  const found = state.tenants.find(({ id, name }) => id === named || name === named)
  if (found) return found
  const known = state.tenants.map(({ name }) => name).join(', ')
  throw refused(option, named, `the name or id of a tenant: ${known || 'there is none yet'}`)
}

const names = ['name', 'id', 'alias', 'parent', 'ssoDomains', 'ssoProtocol'] as const
const aliasKind = {
  what: 'small letters, digits and hyphens',
  fits: (value: unknown): value is string => typeof value === 'string' && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/.test(value),
}
const domainKind = {
  what: 'a domain in small letters, such as "globex.test"',
  fits: (value: unknown): value is string => typeof value === 'string' && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(value),
}
