import { malformed, missing, Refusal } from '@portico/headless/provider'
import { audited } from '../calls/audited.ts'
import type { Call, Handlers } from '../calls/call.ts'
import { admits, ipConfigOf, ipsIn } from '../core/ip-restrictions.ts'
import { drawId } from '../core/random.ts'
import { type IpRestriction, restrictionRecords } from '../core/restriction-records.ts'
import type { Tenant } from '../core/tenants.ts'
import { type Body, flag, oneOf, optionalText, text } from '../http/body.ts'
import { isIpRange, isSameRange } from '../http/ip-range.ts'
import { isRecord } from '../http/json.ts'
import { identityPage } from '../http/page.ts'

const types = ['ALLOW', 'BLOCK'] as const

/** The lists of addresses, and whether one of them is in use. */
export const ipHandlers: Handlers = {
  // `_filter` names the list: there is no search.
  listIpRestrictions: ({ state, url }, { tenant }) => {
    const strategy = oneOf({ _filter: url.searchParams.get('_filter') }, '_filter', types)
    return identityPage(url, ipsIn(state, tenant.id, strategy).map(answerOf))
  },

  createIpRestriction: audited((call, { tenant }) => {
    add(call, tenant, [call.body])
    return new Response(null, { status: 201 })
  }, 'High'),

  createIpRestrictions: audited((call, { tenant }) => {
    const { ips } = call.body
    if (!Array.isArray(ips) || !ips.every(isRecord)) throw malformed('ips must be a list of objects')
    add(call, tenant, ips)
    return new Response(null, { status: 201 })
  }, 'High'),

  deleteIpRestriction: audited(({ state, path }, { tenant }) => {
    const own = restrictionRecords.of(state)
    const found = own.ipRestrictions.find(({ id, tenantId }) => id === path['id'] && tenantId === tenant.id)
    if (!found) throw missing('The IP restriction')
    own.ipRestrictions = own.ipRestrictions.filter((one) => one !== found)
  }, 'High'),

  getIpRestrictionConfig: ({ state }, { tenant }) => {
    const { isActive, strategy } = ipConfigOf(state, tenant.id)
    return { isActive, strategy }
  },

  saveIpRestrictionConfig: audited(({ state, body }, { tenant }) => {
    const own = restrictionRecords.of(state)
    const former = ipConfigOf(state, tenant.id)
    const isActive = flag(body, 'isActive')
    const strategy = body['strategy'] === undefined ? former.strategy : oneOf(body, 'strategy', types)
    own.ipRestrictionConfigs = own.ipRestrictionConfigs.filter(({ tenantId }) => tenantId !== tenant.id)
    own.ipRestrictionConfigs.push({ tenantId: tenant.id, isActive, strategy })
  }, 'High'),

  verifyCurrentIp: ({ state, ip }, { tenant }) => ({
    valid: admits(state, tenant.id, ipConfigOf(state, tenant.id).strategy, ip),
  }),

  verifyCurrentIpInAllowList: ({ state, ip }, { tenant }) => ({
    valid: admits(state, tenant.id, 'ALLOW', ip),
  }),
}

function answerOf({ tenantId: _, ...shown }: IpRestriction) {
  return shown
}

/** Adds entries, all or none of them. */
function add(call: Call, tenant: Tenant, bodies: readonly Body[]): void {
  const { state } = call
  const own = restrictionRecords.of(state)
  const added: IpRestriction[] = []
  for (const body of bodies) {
    const entry = entryOf(call, tenant, body)
    const listed = [...ipsIn(state, tenant.id, entry.strategy), ...added]
    if (listed.some(({ strategy, ip }) => strategy === entry.strategy && isSameRange(ip, entry.ip)))
      throw new Refusal(409, 'ER-IP-RESTRICTION-EXISTS', `${entry.ip} is on the list already`)
    added.push(entry)
  }
  own.ipRestrictions.push(...added)
}

function entryOf({ state, now }: Call, tenant: Tenant, body: Body): IpRestriction {
  const ip = text(body, 'ip').trim()
  if (!isIpRange(ip)) throw malformed(`${ip.slice(0, 64)} is no IP address and no network`)
  const stamp = new Date(now).toISOString()
  return {
    id: drawId(state),
    tenantId: tenant.id,
    ip,
    strategy: body['strategy'] === undefined ? ipConfigOf(state, tenant.id).strategy : oneOf(body, 'strategy', types),
    isActive: body['isActive'] === undefined || flag(body, 'isActive'),
    description: optionalText(body, 'description')?.trim() ?? '',
    createdAt: stamp,
    updatedAt: stamp,
  }
}
