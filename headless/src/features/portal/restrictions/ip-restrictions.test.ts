import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { openApp, until } from '../../../../test/open-app.ts'
import { arrangeIps, calledOf, fails, open, own, stamp } from '../../../../test/open-ip-restrictions.ts'
import { ipRestrictionsFeature } from './feature.ts'
import type { IpRestrictionsActions } from './types.ts'

describe('the list of addresses', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(ipRestrictionsFeature, options),
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
        run: (client, id) => client.get(ipRestrictionsFeature).actions.remove({ id }),
      },
    }),
  )

  it('reads the configuration first, then the list that it names', async () => {
    const app = await open({ ips: ['192.0.2.1'], strategy: 'BLOCK' })
    expect(calledOf(app).slice(0, 2)).toEqual(['getIpRestrictionConfig', 'listIpRestrictions'])
    expect(app.list().config).toEqual({ isActive: false, strategy: 'BLOCK' })
    expect(app.list().rows).toEqual([
      {
        id: 'id-0',
        ip: '192.0.2.1',
        strategy: 'BLOCK',
        isActive: true,
        description: 'Note 0',
        createdAt: stamp,
        updatedAt: stamp,
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

  it.each<[string, (list: IpRestrictionsActions) => Promise<unknown>, string]>([
    ['a turn of the page', (list) => list.goToPage({ page: 1 }), '192.0.2.0'],
    ['an order', (list) => list.sort({ by: 'ip', order: 'DESC' }), '192.0.2.11'],
    ['a filter', (list) => list.filter({ filters: { strategy: 'ALLOW' } }), '192.0.2.0'],
  ])('shows 10 addresses from %s on', async (_, ask, first) => {
    const { list, ips } = await open({ ips: Array.from({ length: 12 }, (_, last) => `192.0.2.${last}`) })
    await ask(list())
    expect([ips().length, ips()[0], list().query.pageSize]).toEqual([10, first, 10])
    await list().goToPage({ page: 1 })
    expect(ips()).toHaveLength(2)
  })

  it('shows 10 addresses from a search on', async () => {
    const { list, ips, clock } = await open({ ips: Array.from({ length: 12 }, (_, last) => `192.0.2.${last}`) })
    const searching = list().search({ text: '192' })
    await clock.advance(300)
    await searching
    expect(ips()).toHaveLength(10)
  })

  it('keeps the number of addresses that was chosen', async () => {
    const { list, ips } = await open({ ips: Array.from({ length: 12 }, (_, last) => `192.0.2.${last}`) })
    await list().setPageSize({ pageSize: 4 })
    await list().goToPage({ page: 1 })
    expect(ips()).toEqual(['192.0.2.4', '192.0.2.5', '192.0.2.6', '192.0.2.7'])
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
  ])('the list of addresses has the address of this browser, and whether %j admits it', async (ips, isAdmitted) => {
    const { list } = await open({ ips })
    expect(list().ownAddress).toEqual({ ip: own, isAdmitted })
  })

  it('the list of addresses is shown without the browser address if the provider does not know it', async () => {
    const { list, provider } = await open({ ips: ['192.0.2.1'] })
    provider.emulator.faults.add({ operation: 'getMyIpMetadata', kind: 'status', status: 501, times: 1 })
    expect((await list().load()).ok).toBe(true)
    expect([list().ownAddress, list().rows.length]).toEqual([null, 1])
  })

  it('fails without the permission', async () => {
    const app = await openApp({ signedInAs: 'reader@acme.test' })
    app.provider.emulator.permissions.revoke('fe.secure.read.ipRestrictions')
    const outcome = await app.client.get(ipRestrictionsFeature).getSnapshot().load()
    expect(outcome).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('the configuration', () => {
  it('the IP configuration is put in use if the list admits this browser', async () => {
    const { list, keptConfig } = await open({ ips: ['127.0.0.0/8'] })
    expect((await list().save({ isActive: true })).ok).toBe(true)
    expect(keptConfig()).toMatchObject({ isActive: true, strategy: 'ALLOW' })
    expect(list().config?.isActive).toBe(true)
  })

  it.each([
    ['ALLOW', ['192.0.2.1'], 'ip-not-allowed'],
    ['BLOCK', [own], 'ip-blocked'],
  ] as const)(
    'the IP configuration is not put in use if the list would shut out this browser: %s',
    async (strategy, ips, code) => {
      const { list, keptConfig, called } = await open({ ips, strategy })
      expect(await list().save({ isActive: true })).toMatchObject(fails(code))
      expect(called()).not.toContain('saveIpRestrictionConfig')
      expect([list().config?.isActive, keptConfig()?.isActive]).toEqual([false, false])
    },
  )

  it.each(['ALLOW', 'BLOCK'] as const)(
    'the IP configuration does not change to a list that would shut out this browser: from %s',
    async (strategy) => {
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
    },
  )

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

  it('the IP configuration is shown as before if the provider refuses', async () => {
    const { list, provider } = await open({ ips: [own] })
    provider.emulator.faults.add({ operation: 'saveIpRestrictionConfig', kind: 'status', status: 500 })
    expect((await list().save({ isActive: true })).ok).toBe(false)
    expect(list().config?.isActive).toBe(false)
  })

  it('the IP configuration is not changed without the permission', async () => {
    const { list } = await open({ signedInAs: 'reader@acme.test', ips: [own] })
    expect(await list().save({ isActive: true })).toMatchObject({ ok: false, error: { status: 403 } })
  })
})
