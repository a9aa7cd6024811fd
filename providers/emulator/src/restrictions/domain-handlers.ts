import { malformed, missing, Refusal } from '@portico/headless/provider'
import { audited } from '../calls/audited.ts'
import { created, type Handlers } from '../calls/call.ts'
import { domainConfigOf, domainsIn } from '../core/domain-restrictions.ts'
import { drawId } from '../core/random.ts'
import { type DomainRestriction, restrictionRecords } from '../core/restriction-records.ts'
import type { CoreState } from '../core/state.ts'
import { type Body, flag, oneOf, text } from '../http/body.ts'

const types = ['ALLOW', 'BLOCK'] as const

/** The lists of e-mail domains, and whether one of them is in use. */
export const domainHandlers: Handlers = {
  listDomainRestrictions: ({ state }, { tenant }) => ({
    items: domainsIn(state, tenant.id).map(answerOf),
  }),

  createDomainRestriction: audited(({ state, body }, { tenant }) => {
    const added = { tenantId: tenant.id, domain: domainIn(body), type: oneOf(body, 'type', types) }
    if (domainsIn(state, tenant.id).some(({ domain, type }) => domain === added.domain && type === added.type))
      throw new Refusal(409, 'ER-DOMAIN-RESTRICTION-EXISTS', `${added.domain} is on the list already`)
    const entry = { id: drawId(state), ...added }
    restrictionRecords.of(state).domainRestrictions.push(entry)
    return created(answerOf(entry))
  }, 'High'),

  deleteDomainRestriction: audited(({ state, path }, { tenant }) => {
    const own = restrictionRecords.of(state)
    const found = domainsIn(state, tenant.id).find(({ id }) => id === path['id'])
    if (!found) throw missing('The domain restriction')
    own.domainRestrictions = own.domainRestrictions.filter((one) => one !== found)
  }, 'High'),

  getDomainRestrictionConfig: ({ state }, { tenant }) => configAnswer(state, tenant.id),

  saveDomainRestrictionConfig: audited(({ state, body }, { tenant }) => {
    const own = restrictionRecords.of(state)
    const former = domainConfigOf(state, tenant.id)
    const saved = {
      tenantId: tenant.id,
      active: flag(body, 'active'),
      blockPublicDomains:
        body['blockPublicDomains'] === undefined ? former.blockPublicDomains : flag(body, 'blockPublicDomains'),
      // The answer names it `listType`.
      listType: body['type'] === undefined ? former.listType : oneOf(body, 'type', types),
    }
    own.domainRestrictionConfigs = own.domainRestrictionConfigs.filter(({ tenantId }) => tenantId !== tenant.id)
    own.domainRestrictionConfigs.push(saved)
    return configAnswer(state, tenant.id)
  }, 'High'),
}

function answerOf({ tenantId: _, ...shown }: DomainRestriction) {
  return shown
}

function configAnswer(state: CoreState, ofTenant: string) {
  const { tenantId: _, ...shown } = domainConfigOf(state, ofTenant)
  return shown
}

function domainIn(body: Body): string {
  const domain = text(body, 'domain').trim().toLowerCase()
  if (/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(domain)) return domain
  throw malformed('domain must be a domain, such as acme.test')
}
