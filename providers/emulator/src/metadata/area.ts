import { malformed } from '@portico/headless/provider'
import { auditColumns } from '../audits/columns.ts'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { byTenant } from '../core/by-tenant.ts'
import { part, records } from '../core/records.ts'
import { anything, table } from '../core/shape.ts'
import { operationNamed } from '../http/addresses.ts'
import { isIpAddress } from '../http/caller-address.ts'
import { isRecord } from '../http/json.ts'
import { serviceProvider } from '../sso/service-provider.ts'
import { namedTenant } from '../tenants/named-tenant.ts'

const places = [
  {
    network: '192.0.2.',
    latitude: 52.52,
    longitude: 13.405,
    city: 'Berlin',
    zip: '10115',
    country: 'Germany',
    code: 'DE',
  },
  {
    network: '198.51.100.',
    latitude: 40.7128,
    longitude: -74.006,
    city: 'New York',
    zip: '10001',
    country: 'United States',
    code: 'US',
  },
  {
    network: '203.0.113.',
    latitude: 32.0853,
    longitude: 34.7818,
    city: 'Tel Aviv',
    zip: '61000',
    country: 'Israel',
    code: 'IL',
  },
] as const

const metadataRecords = records({
  /** The configuration of portal and login box, by tenant id; `*` is the default of all tenants. */
  adminBox: part<Record<string, Record<string, unknown>>>(table(table(anything)), () => ({ '*': {} })),
})

/** How a tenant's portal and login box are configured. */
export const metadata = area({
  records: metadataRecords,
  handlers: {
    getMetadata(call) {
      const { state, url } = call
      const entityName = url.searchParams.get('entityName') ?? ''
      if (!entities.includes(entityName)) throw malformed(`entityName must be one of ${entities.join(', ')}`)
      if (entityName === 'audits') {
        return { rows: [{ id: 'audits', vendorId: state.vendor.id, entityName, properties: auditColumns }] }
      }
      if (entityName === 'saml') {
        const { acsUrl, entityId: spEntityId } = serviceProvider(url)
        const configuration = { acsUrl, spEntityId }
        return { rows: [{ id: 'saml', vendorId: state.vendor.id, entityName, configuration, isActive: true }] }
      }
      const tenant = namedTenant(call)
      const tenantId = tenant === null || tenant === 'unknown' ? '*' : tenant.id
      const configuration = entityName === 'adminBox' && byTenant(state.adminBox, tenantId)
      return { rows: configuration ? [{ id: 'admin-box', vendorId: state.vendor.id, entityName, configuration }] : [] }
    },

    listOperations: ({ offers }) => ({ operations: (offers ?? []).map(operationNamed) }),

    getIpMetadata(call) {
      call.holder()
      return placeOf(call.path['ip'] ?? '')
    },

    getMyIpMetadata(call) {
      call.holder()
      return placeOf(call.ip)
    },

    getAccountMetadata: ({ state }, { tenant }) => byTenant(state.adminBox, tenant.id) ?? {},

    updateAccountMetadata: audited(({ state, body: { actions } }, { tenant }) => {
      if (!Array.isArray(actions)) throw malformed('actions must be a list')
      const configuration = structuredClone(byTenant(state.adminBox, tenant.id) ?? {})
      for (const action of actions) apply(configuration, action)
      state.adminBox[tenant.id] = configuration
    }),
  },
})

const entities = ['adminBox', 'saml', 'notifications', 'audits']

const forbiddenKeys = ['__proto__', 'constructor', 'prototype']

/** Puts a payload at a path of the configuration: its members joined by slashes are the action's type. */
function apply(configuration: Record<string, unknown>, action: unknown): void {
  const { type, payload } = isRecord(action) ? action : {}
  if (typeof type !== 'string') throw malformed('every action must have a type')
  const path = type.split('/')
  const last = path.pop() ?? ''
  if ([...path, last].some((key) => key === '' || forbiddenKeys.includes(key))) throw malformed(`${type} is no path`)
  let target: Branch = configuration
  for (const key of path) {
    const member: unknown = Reflect.get(target, key)
    const next: Branch = isRecord(member) || Array.isArray(member) ? member : {}
    put(target, key, next)
    target = next
  }
  put(target, last, payload)
}

type Branch = Record<string, unknown> | unknown[]

/** Sets a member, or an item of a list by its number. A list has no gaps. */
function put(target: Branch, key: string, value: unknown): void {
  if (!Array.isArray(target)) target[key] = value
  else if (/^(0|[1-9]\d*)$/.test(key) && Number(key) <= target.length) target[Number(key)] = value
  else throw malformed(`${key} is no item of the list`)
}

/**
 * Where an IP address is. The networks that are kept for examples (RFC 5737) have a place each; nothing is known of any
 * other, because nothing is asked outside. Refuses a text that is no address.
 */
function placeOf(ip: string) {
  if (!isIpAddress(ip)) throw malformed('ip must be an IP address')
  const place = places.find(({ network }) => ip.startsWith(network))
  return {
    ip,
    latitude: place?.latitude ?? 0,
    longitude: place?.longitude ?? 0,
    city: place?.city ?? null,
    zip: place?.zip ?? null,
    country_name: place?.country ?? null,
    country_code: place?.code ?? null,
    location: { country_flag: null, country_flag_emoji: place ? flagOf(place.code) : null },
  }
}

/** The two letters as regional indicators. */
function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}
