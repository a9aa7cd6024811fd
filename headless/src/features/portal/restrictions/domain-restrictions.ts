import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { shaped } from '../../../core/shape.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import { webAddress } from '../../../core/web-address.ts'
import type { Api } from '../../../http/api-types.ts'
import { pageWithin } from '../../../http/paging.ts'
import { domainRestrictionErrors } from './errors.ts'
import { inTurn } from './in-turn.ts'
import { domainRestrictionConfigShape, domainRestrictionShape } from './shapes.ts'
import type {
  AddDomainRestrictionInput,
  DomainRestrictionConfig,
  DomainRestrictionsActions,
  DomainRestrictionsState,
} from './types.ts'

/** The lists of e-mail domains of the tenant. */
export const domainRestrictionsFeature: Feature<DomainRestrictionsState, DomainRestrictionsActions> = {
  name: 'domain-restrictions',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['domain-restrictions'],
  state: () => ({ ...emptyList({ pageSize: 10 }), config: null }),
  actions(tools) {
    const { api } = tools.client
    const keep = tools.step(({ set }, config: DomainRestrictionConfig) => set({ config }))
    const list = listing(
      tools,
      async (query, signal) => {
        const config = await readConfig(api, signal)
        const { items } = await api.get(root, { signal })
        signal.throwIfAborted()
        keep(config)
        return pageWithin(
          rowsIn(tools.client, items, same, domainRestrictionShape),
          { ...query, filters: { type: config.listType, ...query.filters } },
          ['domain'],
        )
      },
      { resource: 'domain-restrictions' },
    )
    const afterFormer = inTurn()
    const remove = (id: string, signal: AbortSignal) => unlessGone(api.delete(`${root}/{id}`, { path: { id }, signal }))
    return {
      ...list.actions,
      save: tools.task(
        'parallel',
        ({ optimistic, signal }, patch: Partial<DomainRestrictionConfig>) => {
          optimistic(({ config }) => ({ config: config && { ...config, ...patch } }))
          return afterFormer(async () => {
            // Another administrator may have changed the other members since they were loaded.
            const { isActive, isPublicDomainBlocked, listType } = { ...(await readConfig(api, signal)), ...patch }
            const body = { active: isActive, blockPublicDomains: isPublicDomainBlocked, type: listType }
            await api.post(`${root}/config`, { body, signal })
          })
        },
        { changes: ['domain-restrictions'] },
      ),
      add: list.creating(async ({ domain, type }: AddDomainRestrictionInput, signal) => {
        const body = { domain: domainOf(domain), type: type ?? (await readConfig(api, signal)).listType }
        await api.post(root, { body, signal })
      }),
      remove: list.removing(({ id }: RowInput, signal) => remove(id, signal)),
      removeMany: list.inBulk(() => null, remove),
    }
  },
  start: loadWhileSignedIn,
}

const root = '/identity/resources/configurations/restrictions/v1/email-domain'

const same = <Row>(row: Row) => row

async function readConfig(api: Api, signal: AbortSignal): Promise<DomainRestrictionConfig> {
  const { active, blockPublicDomains, listType } = await api.get(`${root}/config`, { signal })
  return shaped({ isActive: active, isPublicDomainBlocked: blockPublicDomains, listType }, domainRestrictionConfigShape)
}

/** The domain as it is sent: in lower case, letters of other scripts as `xn--` (RFC 5891). */
function domainOf(text: string): string {
  const name = text.trim().replace(/^@/, '').toLowerCase()
  const isName = /^[^\s/:@?#[\]\\]+\.[^\s/:@?#[\]\\]+$/.test(name)
  const host = (isName && webAddress(`http://${name}/`)?.hostname) || ''
  if (/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host)) return host
  throw new PorticoError(domainRestrictionErrors.emailDomainInvalid, `"${text.trim()}" is no domain, such as acme.test`)
}
