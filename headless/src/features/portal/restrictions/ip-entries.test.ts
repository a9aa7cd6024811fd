import { describe, expect, it } from 'vitest'
import { until } from '../../../../test/open-app.ts'
import { calledOf, fails, open, own } from '../../../../test/open-ip-restrictions.ts'

describe('adding an address', () => {
  it('puts it on the list of the configuration, in use and without spaces around it', async () => {
    const { list, provider, ips } = await open({ strategy: 'BLOCK' })
    expect((await list().add({ ip: ' 203.0.113.0/24 ', description: ' Leeds ' })).ok).toBe(true)
    expect(provider.emulator.snapshot().ipRestrictions).toMatchObject([
      { ip: '203.0.113.0/24', description: 'Leeds', strategy: 'BLOCK', isActive: true },
    ])
    await until(() => ips().length === 1)
  })

  it.each(['', 'acme.test', '192.0.2.0/40'])('an invalid address is refused without a request: %j', async (ip) => {
    const { list, called } = await open()
    expect(await list().add({ ip })).toMatchObject(fails('ip-address-invalid'))
    expect(called()).not.toContain('createIpRestriction')
  })

  it('an address that is already in the list is refused by the provider', async () => {
    const { list } = await open({ ips: ['192.0.2.1'] })
    expect(await list().add({ ip: '192.0.2.1' })).toMatchObject(fails('ER-IP-RESTRICTION-EXISTS'))
  })

  it('an address is refused if the block list is in use and would contain this browser', async () => {
    const { list, kept } = await open({ strategy: 'BLOCK', isActive: true })
    expect(await list().add({ ip: '127.0.0.0/8' })).toMatchObject(fails('ip-blocks-own'))
    expect(kept()).toEqual([])
    expect((await list().add({ ip: '127.0.0.0/8', isActive: false })).ok).toBe(true)
  })

  it('a double press adds an address once', async () => {
    const { list, kept } = await open()
    await Promise.all([list().add({ ip: '192.0.2.1' }), list().add({ ip: '192.0.2.1' })])
    expect(kept()).toEqual(['192.0.2.1'])
  })
})

describe('adding many addresses', () => {
  it('several addresses are added with one request, without those that the list has', async () => {
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
  it('the removal of the only address that admits this browser is refused, and the row returns', async () => {
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

  it('an address can be removed freely from a list that is not in use', async () => {
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

  it('the removal of an address is not sent if the address of this browser is unknown', async () => {
    const { list, provider, kept } = await open({ ips: [own, '192.0.2.1'], isActive: true })
    provider.emulator.faults.add({ operation: 'getMyIpMetadata', kind: 'status', status: 501 })
    expect((await list().remove({ id: 'id-0' })).ok).toBe(false)
    expect(kept()).toHaveLength(2)
  })
})
