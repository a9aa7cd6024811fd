import type { Emulator } from '@portico/emulator'
import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { ipRestrictions } from './feature.ts'
import type { RestrictionType } from './types.ts'

type State = Parameters<Parameters<Emulator['arrange']>[0]>[0]

const me = 'admin@acme.test'
const own = '127.0.0.1'
const stamp = '2026-01-01T00:00:00.000Z'

/** Puts these addresses on a list, in place of those of the demo. */
function arrangeIps(state: State, ips: readonly string[], strategy: RestrictionType = 'ALLOW') {
  const tenantId = state.users.find(({ email }) => email === me)?.activeTenantId ?? ''
  state.ipRestrictions = ips.map((ip, place) => ({
    ...{ id: `id-${place}`, tenantId, ip, strategy, isActive: true, description: `Note ${place}` },
    ...{ createdAt: stamp, updatedAt: stamp },
  }))
  return tenantId
}

interface Given {
  readonly ips?: readonly string[]
  readonly strategy?: RestrictionType
  readonly isActive?: boolean
  readonly signedInAs?: string
}

/** Opens the list on the screen. */
async function open({ ips = [], strategy = 'ALLOW', isActive = false, signedInAs = me }: Given = {}) {
  const app = await openApp({ signedInAs })
  const { emulator } = app.provider
  const configure = (config: { readonly isActive: boolean; readonly strategy: RestrictionType }) =>
    emulator.arrange((state) => {
      const tenantId = state.users.find(({ email }) => email === me)?.activeTenantId ?? ''
      state.ipRestrictionConfigs = [{ tenantId, ...config }]
    })
  emulator.arrange((state) => {
    arrangeIps(state, ips, strategy)
  })
  configure({ isActive, strategy })
  const slice = app.client.get(ipRestrictions)
  slice.subscribe(() => {})
  const list = () => slice.getSnapshot()
  await until(() => list().calls.load.status !== 'pending')
  return {
    ...app,
    list,
    configure,
    ips: () => list().rows.map(({ ip }) => ip),
    kept: () => emulator.snapshot().ipRestrictions.map(({ ip }) => ip),
    keptConfig: () => emulator.snapshot().ipRestrictionConfigs[0],
  }
}

const calledOf = (app: Pick<App, 'called'>) => app.called().filter((name) => /ip(?:Rest|$)/i.test(name))
const fails = (code: string) => ({ ok: false, reason: 'failed', error: { code } })

describe('the list of addresses', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(ipRestrictions, options),
      resource: 'ip-restrictions',
      operation: 'listIpRestrictions',
      sortBy: 'description',
      search: { text: '203.0.113', finds: (row) => 'ip' in row && row.ip === '203.0.113.7' },
      arrange: (state) => void arrangeIps(state, ['192.0.2.1', '203.0.113.7', '2001:db8::/32']),
      drop: (state, id) => {
        state.ipRestrictions = state.ipRestrictions.filter((one) => one.id !== id)
      },
      removal: {
        operation: 'deleteIpRestriction',
        run: (client, id) => client.get(ipRestrictions).actions.remove({ id }),
      },
    }),
  )

  it('reads the configuration first, then the list that it names', async () => {
    const app = await open({ ips: ['192.0.2.1'], strategy: 'BLOCK' })
    expect(calledOf(app).slice(0, 2)).toEqual(['getIpRestrictionConfig', 'listIpRestrictions'])
    expect(app.list().config).toEqual({ isActive: false, strategy: 'BLOCK' })
    expect(app.list().rows).toEqual([
      {
        ...{ id: 'id-0', ip: '192.0.2.1', strategy: 'BLOCK', isActive: true, description: 'Note 0' },
        ...{ createdAt: stamp, updatedAt: stamp },
      },
    ])
  })

  it('shows 4 addresses at first, and 10 after a choice', async () => {
    const ips = Array.from({ length: 12 }, (_, last) => `192.0.2.${last}`)
    const { list, sent } = await open({ ips })
    expect([list().rows.length, list().total, list().hasMore]).toEqual([4, 12, true])
    await list().setPageSize({ pageSize: 10 })
    expect([list().rows.length, list().total]).toEqual([10, 12])
    expect(sent('/restrictions/ip').map(({ url }) => url.search)).toContain('?_filter=ALLOW&_offset=0&_limit=4')
  })

  it('shows the other list by its filter', async () => {
    const { list, ips, provider } = await open({ ips: ['192.0.2.1'] })
    provider.emulator.arrange(({ ipRestrictions }) => {
      const [first] = ipRestrictions
      if (first) ipRestrictions.push({ ...first, id: 'blocked', ip: '203.0.113.9', strategy: 'BLOCK' })
    })
    await list().filter({ filters: { strategy: 'BLOCK' } })
    expect(ips()).toEqual(['203.0.113.9'])
    await list().filter({ filters: { strategy: 'ALLOW' } })
    expect(ips()).toEqual(['192.0.2.1'])
  })

  it('searches addresses and notes on all pages', async () => {
    const { list, ips, clock } = await open({ ips: Array.from({ length: 120 }, (_, last) => `192.0.2.${last}`) })
    const searching = list().search({ text: 'note 119' })
    await clock.advance(300)
    await searching
    expect(ips()).toEqual(['192.0.2.119'])
  })

  it.each([
    [[], false],
    [[own], true],
    [['127.0.0.0/8'], true],
  ])('has the address of this browser, and whether %j admits it', async (ips, isAdmitted) => {
    const { list } = await open({ ips })
    expect(list().ownAddress).toEqual({ ip: own, isAdmitted })
  })

  it('is shown without that address if the provider does not know it', async () => {
    const { list, provider } = await open({ ips: ['192.0.2.1'] })
    provider.emulator.faults.add({ operation: 'getMyIpMetadata', kind: 'status', status: 501, times: 1 })
    expect((await list().load()).ok).toBe(true)
    expect([list().ownAddress, list().rows.length]).toEqual([null, 1])
  })

  it('fails without the permission', async () => {
    const app = await openApp({ signedInAs: 'reader@acme.test' })
    app.provider.emulator.permissions.revoke('fe.secure.read.ipRestrictions')
    const outcome = await app.client.get(ipRestrictions).getSnapshot().load()
    expect(outcome).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('the configuration', () => {
  it('is put in use if the list admits this browser', async () => {
    const { list, keptConfig } = await open({ ips: ['127.0.0.0/8'] })
    expect((await list().save({ isActive: true })).ok).toBe(true)
    expect(keptConfig()).toMatchObject({ isActive: true, strategy: 'ALLOW' })
    expect(list().config?.isActive).toBe(true)
  })

  it.each([
    ['ALLOW', ['192.0.2.1'], 'ip-not-allowed'],
    ['BLOCK', [own], 'ip-blocked'],
  ] as const)('is not put in use if the list would shut out this browser: %s', async (strategy, ips, code) => {
    const { list, keptConfig, called } = await open({ ips, strategy })
    expect(await list().save({ isActive: true })).toMatchObject(fails(code))
    expect(called()).not.toContain('saveIpRestrictionConfig')
    expect([list().config?.isActive, keptConfig()?.isActive]).toEqual([false, false])
  })

  it.each(['ALLOW', 'BLOCK'] as const)('does not change to a list that would: from %s', async (strategy) => {
    const { list, provider, keptConfig } = await open({
      ips: strategy === 'ALLOW' ? [own] : [],
      strategy,
      isActive: true,
    })
    const other = strategy === 'ALLOW' ? 'BLOCK' : 'ALLOW'
    provider.emulator.arrange((state) => {
      const [first] = state.ipRestrictions
      if (first) state.ipRestrictions.push({ ...first, id: 'other', strategy: other })
    })
    const code = other === 'ALLOW' ? 'ip-not-allowed' : 'ip-blocked'
    expect(await list().save({ strategy: other })).toMatchObject(fails(code))
    expect(keptConfig()).toMatchObject({ isActive: true, strategy })
  })

  it('names another list at any time while none is in use, and shows it', async () => {
    const { list, provider, ips } = await open({ ips: ['192.0.2.1'] })
    provider.emulator.arrange(({ ipRestrictions }) => {
      const [first] = ipRestrictions
      if (first) ipRestrictions.push({ ...first, id: 'other', ip: own, strategy: 'BLOCK' })
    })
    expect((await list().save({ strategy: 'BLOCK' })).ok).toBe(true)
    await until(() => ips()[0] === own)
  })

  it('keeps what another administrator has changed meanwhile', async () => {
    const { list, configure, keptConfig } = await open()
    configure({ isActive: false, strategy: 'BLOCK' })
    await list().save({ isActive: true })
    expect(keptConfig()).toMatchObject({ isActive: true, strategy: 'BLOCK' })
  })

  it('is shown as before if the provider refuses', async () => {
    const { list, provider } = await open({ ips: [own] })
    provider.emulator.faults.add({ operation: 'saveIpRestrictionConfig', kind: 'status', status: 500 })
    expect((await list().save({ isActive: true })).ok).toBe(false)
    expect(list().config?.isActive).toBe(false)
  })

  it('is not changed without the permission', async () => {
    const { list } = await open({ signedInAs: 'reader@acme.test', ips: [own] })
    expect(await list().save({ isActive: true })).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('adding an address', () => {
  it('puts it on the list of the configuration, in use and without spaces around it', async () => {
    const { list, provider, ips } = await open({ strategy: 'BLOCK' })
    expect((await list().add({ ip: ' 203.0.113.0/24 ', description: ' Leeds ' })).ok).toBe(true)
    expect(provider.emulator.snapshot().ipRestrictions).toMatchObject([
      { ip: '203.0.113.0/24', description: 'Leeds', strategy: 'BLOCK', isActive: true },
    ])
    await until(() => ips().length === 1)
  })

  it.each(['', 'acme.test', '192.0.2.0/40'])('is refused for %j, without a request', async (ip) => {
    const { list, called } = await open()
    expect(await list().add({ ip })).toMatchObject(fails('ip-address-invalid'))
    expect(called()).not.toContain('createIpRestriction')
  })

  it('is refused by the provider for one that is there', async () => {
    const { list } = await open({ ips: ['192.0.2.1'] })
    expect(await list().add({ ip: '192.0.2.1' })).toMatchObject(fails('ER-IP-RESTRICTION-EXISTS'))
  })

  it('is refused if the block list is in use and would contain this browser', async () => {
    const { list, kept } = await open({ strategy: 'BLOCK', isActive: true })
    expect(await list().add({ ip: '127.0.0.0/8' })).toMatchObject(fails('ip-blocks-own'))
    expect(kept()).toEqual([])
    expect((await list().add({ ip: '127.0.0.0/8', isActive: false })).ok).toBe(true)
  })

  it('is one request for a double press', async () => {
    const { list, kept } = await open()
    await Promise.all([list().add({ ip: '192.0.2.1' }), list().add({ ip: '192.0.2.1' })])
    expect(kept()).toEqual(['192.0.2.1'])
  })
})

describe('adding many addresses', () => {
  it('is one request, without those that the list has', async () => {
    const { list, kept, called } = await open({ ips: ['192.0.2.1'] })
    const entries = ['192.0.2.1/32', '192.0.2.2', '192.0.2.3', '192.0.2.3'].map((ip) => ({ ip }))
    expect(await list().addMany({ entries })).toMatchObject({
      ok: true,
      value: { added: ['192.0.2.2', '192.0.2.3'], listed: ['192.0.2.1/32', '192.0.2.3'] },
    })
    expect(kept()).toEqual(['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    expect(called().filter((name) => name.startsWith('createIp'))).toEqual(['createIpRestrictions'])
  })

  it('adds none if one of them is no address, or would shut out this browser', async () => {
    const { list, kept } = await open({ strategy: 'BLOCK', isActive: true })
    const entries = [{ ip: '192.0.2.1' }, { ip: 'x' }]
    expect(await list().addMany({ entries })).toMatchObject(fails('ip-address-invalid'))
    const others = [{ ip: '192.0.2.1' }, { ip: '0.0.0.0/0' }]
    expect(await list().addMany({ entries: others })).toMatchObject(fails('ip-blocks-own'))
    expect(kept()).toEqual([])
  })
})

describe('adding the address of this browser', () => {
  it('creates an entry, checks it, and puts the allow list in use', async () => {
    const app = await open({ strategy: 'BLOCK' })
    expect((await app.list().addOwnAddress({ description: 'Ada' })).ok).toBe(true)
    expect(app.provider.emulator.snapshot().ipRestrictions).toMatchObject([
      { ip: own, description: 'Ada', strategy: 'ALLOW', isActive: true },
    ])
    expect(app.keptConfig()).toMatchObject({ isActive: true, strategy: 'ALLOW' })
    const names = calledOf(app)
    expect(names.indexOf('createIpRestriction')).toBeLessThan(names.indexOf('verifyCurrentIpInAllowList'))
    expect(names.indexOf('verifyCurrentIpInAllowList')).toBeLessThan(names.indexOf('saveIpRestrictionConfig'))
  })

  it('creates none if an entry admits it', async () => {
    const { list, kept, keptConfig } = await open({ ips: ['127.0.0.0/8'] })
    expect((await list().addOwnAddress()).ok).toBe(true)
    expect([kept(), keptConfig()?.isActive]).toEqual([['127.0.0.0/8'], true])
  })

  it('makes an entry that is off anew', async () => {
    const { list, provider } = await open({ ips: [own] })
    provider.emulator.arrange(({ ipRestrictions }) => {
      for (const one of ipRestrictions) one.isActive = false
    })
    expect((await list().addOwnAddress()).ok).toBe(true)
    expect(provider.emulator.snapshot().ipRestrictions).toMatchObject([{ ip: own, isActive: true }])
  })

  it('leaves the configuration as it is if asked to', async () => {
    const { list, keptConfig, kept } = await open()
    await list().addOwnAddress({ activate: false })
    expect([kept(), keptConfig()?.isActive]).toEqual([[own], false])
  })

  it('shows the entry although the list cannot be put in use, and succeeds on a second press', async () => {
    const { list, provider, ips, keptConfig } = await open()
    provider.emulator.faults.add({ operation: 'saveIpRestrictionConfig', kind: 'status', status: 500, times: 1 })
    expect((await list().addOwnAddress()).ok).toBe(false)
    await until(() => ips().includes(own))
    expect((await list().addOwnAddress()).ok).toBe(true)
    expect(keptConfig()?.isActive).toBe(true)
  })
})

describe('removing an address', () => {
  it('is refused if it alone admits this browser, and the row returns', async () => {
    const { list, ips } = await open({ ips: [own, '192.0.2.1'], isActive: true })
    expect(await list().remove({ id: 'id-0' })).toMatchObject(fails('ip-admits-own'))
    expect(ips()).toEqual([own, '192.0.2.1'])
    expect((await list().remove({ id: 'id-1' })).ok).toBe(true)
  })

  it('leaves one of several that admit it, also if all are removed at once', async () => {
    const { list, kept } = await open({ ips: [own, '127.0.0.0/8', '192.0.2.1'], isActive: true })
    list().selectAll()
    const outcome = await list().removeMany()
    expect(outcome).toMatchObject({ ok: true, value: { failed: [{ error: { code: 'ip-admits-own' } }] } })
    expect(kept()).toHaveLength(1)
    expect((await list().load()).ok).toBe(true)
  })

  it('is free for lists that are not in use', async () => {
    const { list, kept } = await open({ ips: [own] })
    expect((await list().remove({ id: 'id-0' })).ok).toBe(true)
    expect(kept()).toEqual([])
  })

  it('succeeds for one that another administrator removed before', async () => {
    const { list, provider } = await open({ ips: ['192.0.2.1'] })
    provider.emulator.arrange((state) => {
      state.ipRestrictions = []
    })
    expect((await list().remove({ id: 'id-0' })).ok).toBe(true)
  })

  it('is not sent if the address of this browser cannot be found out', async () => {
    const { list, provider, kept } = await open({ ips: [own, '192.0.2.1'], isActive: true })
    provider.emulator.faults.add({ operation: 'getMyIpMetadata', kind: 'status', status: 501 })
    expect((await list().remove({ id: 'id-0' })).ok).toBe(false)
    expect(kept()).toHaveLength(2)
  })
})
