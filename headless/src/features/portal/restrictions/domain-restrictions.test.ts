import type { Emulator } from '@portico/emulator'
import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { openApp, until } from '../../../../test/open-app.ts'
import { domainRestrictionsFeature } from './domain-restrictions.ts'

type State = Parameters<Parameters<Emulator['arrange']>[0]>[0]

const me = 'admin@acme.test'

/** Replaces the domains of the demo by these. */
function arrangeDomains(state: State, allowed: readonly string[], blocked: readonly string[] = []) {
  const tenantId = state.users.find(({ email }) => email === me)?.activeTenantId ?? ''
  const rows = [...allowed.map((domain) => ({ domain, type: 'ALLOW' as const })), ...blocked.map(asBlocked)]
  state.domainRestrictions = rows.map((row, place) => ({ id: `id-${place}`, tenantId, ...row }))
}

const asBlocked = (domain: string) => ({ domain, type: 'BLOCK' as const })

async function open(signedInAs = me) {
  const app = await openApp({ signedInAs })
  app.provider.emulator.arrange((state) => arrangeDomains(state, ['acme.test', 'labs.test'], ['throwaway.test']))
  const slice = app.client.get(domainRestrictionsFeature)
  slice.subscribe(() => {})
  const list = () => slice.getSnapshot()
  await until(() => list().calls.load.status !== 'pending')
  return {
    ...app,
    list,
    domains: () => list().rows.map(({ domain }) => domain),
    kept: () => app.provider.emulator.snapshot().domainRestrictions.map(({ domain, type }) => `${type} ${domain}`),
    keptConfig: () => app.provider.emulator.snapshot().domainRestrictionConfigs[0],
  }
}

describe('the list of domains', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(domainRestrictionsFeature, options),
      resource: 'domain-restrictions',
      operation: 'listDomainRestrictions',
      sortBy: 'domain',
      search: { text: 'labs', finds: (row) => 'domain' in row && row.domain === 'labs.test' },
      arrange: (state) => arrangeDomains(state, ['acme.test', 'labs.test', 'packwell.test']),
      drop: (state, id) => {
        state.domainRestrictions = state.domainRestrictions.filter((one) => one.id !== id)
      },
      removal: {
        operation: 'deleteDomainRestriction',
        run: (client, id) => client.get(domainRestrictionsFeature).actions.remove({ id }),
      },
    }),
  )

  it('the list of domains is the one that the configuration names, and another by its filter', async () => {
    const { list, domains, called } = await open()
    expect(list().config).toEqual({ isActive: false, isPublicDomainBlocked: false, listType: 'ALLOW' })
    expect(domains()).toEqual(['acme.test', 'labs.test'])
    expect(called().indexOf('getDomainRestrictionConfig')).toBeLessThan(called().indexOf('listDomainRestrictions'))
    await list().filter({ filters: { type: 'BLOCK' } })
    expect(domains()).toEqual(['throwaway.test'])
  })
})

describe('the configuration of domains', () => {
  it.each([
    [{ isActive: true }, { active: true, blockPublicDomains: false, listType: 'ALLOW' }],
    [{ isPublicDomainBlocked: true }, { active: false, blockPublicDomains: true, listType: 'ALLOW' }],
    [{ listType: 'BLOCK' }, { active: false, blockPublicDomains: false, listType: 'BLOCK' }],
  ] as const)('the configuration of domains is saved member by member: %o', async (patch, saved) => {
    const { list, keptConfig } = await open()
    expect((await list().save(patch)).ok).toBe(true)
    expect(keptConfig()).toMatchObject(saved)
    const { active: isActive, blockPublicDomains: isPublicDomainBlocked, listType } = saved
    expect(list().config).toEqual({ isActive, isPublicDomainBlocked, listType })
  })

  it('shows the other list once it names that', async () => {
    const { list, domains } = await open()
    await list().save({ listType: 'BLOCK' })
    await until(() => domains()[0] === 'throwaway.test')
  })

  it('changes at once, and back if the provider refuses', async () => {
    const { list, provider } = await open()
    provider.emulator.faults.add({ operation: 'saveDomainRestrictionConfig', kind: 'status', status: 500 })
    const saving = list().save({ isActive: true })
    expect(list().config?.isActive).toBe(true)
    expect((await saving).ok).toBe(false)
    expect(list().config?.isActive).toBe(false)
  })

  it('keeps every change of two presses, and those of another administrator', async () => {
    const { list, keptConfig, provider } = await open()
    provider.emulator.arrange((state) => {
      const tenantId = state.users.find(({ email }) => email === me)?.activeTenantId ?? ''
      state.domainRestrictionConfigs = [{ tenantId, active: false, blockPublicDomains: false, listType: 'BLOCK' }]
    })
    await Promise.all([list().save({ isActive: true }), list().save({ isPublicDomainBlocked: true })])
    expect(keptConfig()).toMatchObject({ active: true, blockPublicDomains: true, listType: 'BLOCK' })
  })

  it('the configuration of domains is not changed without the permission', async () => {
    const { list } = await open('reader@acme.test')
    expect(await list().save({ isActive: true })).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('a domain', () => {
  it.each([
    [' @New.Test ', 'new.test'],
    ['mail.acme.test', 'mail.acme.test'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('a domain is added in the form in which it is sent: %j as %s', async (domain, sent) => {
    const { list, kept, domains } = await open()
    expect((await list().add({ domain })).ok).toBe(true)
    expect(kept()).toContain(`ALLOW ${sent}`)
    await until(() => domains().includes(sent))
  })

  it.each(['', 'acme', 'me@acme.test', 'http://acme.test', 'acme.test/x', '192.0.2.1', 'a b.test'])(
    'an invalid domain is refused without a request: %j',
    async (domain) => {
      const { list, called } = await open()
      expect(await list().add({ domain })).toMatchObject({ ok: false, error: { code: 'email-domain-invalid' } })
      expect(called()).not.toContain('createDomainRestriction')
    },
  )

  it('a domain that is already in the list is refused by the provider', async () => {
    const { list } = await open()
    expect(await list().add({ domain: 'acme.test' })).toMatchObject({ error: { code: 'ER-DOMAIN-RESTRICTION-EXISTS' } })
    expect((await list().add({ domain: 'acme.test', type: 'BLOCK' })).ok).toBe(true)
  })

  it('a domain is removed, alone or with others, even if it is already gone', async () => {
    const { list, kept, provider } = await open()
    provider.emulator.arrange((state) => {
      state.domainRestrictions = state.domainRestrictions.filter(({ id }) => id !== 'id-0')
    })
    expect((await list().remove({ id: 'id-0' })).ok).toBe(true)
    expect(await list().removeMany({ ids: ['id-1'] })).toMatchObject({ ok: true, value: { succeeded: ['id-1'] } })
    expect(kept()).toEqual(['BLOCK throwaway.test'])
  })
})
