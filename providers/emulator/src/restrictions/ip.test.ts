import { describe, expect, it } from 'vitest'
import { personIn } from '../../test/open-caller.ts'
import { at, openRestrictions } from '../../test/open-restrictions.ts'
import { readState } from '../state/read-state.ts'

const page = (strategy: string, offset = 0, limit = 10) =>
  `${at.ips}?_filter=${strategy}&_offset=${offset}&_limit=${limit}`

describe('the lists of addresses', () => {
  it('the two lists of addresses are read in pages', async () => {
    const { list, run } = await openRestrictions()
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) list(ip, 'ALLOW')
    list('203.0.113.9', 'BLOCK')
    expect((await run('GET', page('ALLOW', 1, 2))).body).toMatchObject({
      items: [{ ip: '192.0.2.3', strategy: 'ALLOW' }],
      _metadata: { totalItems: 3, totalPages: 2 },
    })
    expect((await run('GET', page('BLOCK'))).body).toMatchObject({ items: [{ ip: '203.0.113.9', strategy: 'BLOCK' }] })
    expect(await run('GET', page('OTHER'))).toMatchObject({ status: 400, body: { errorCode: 'ER-REQUEST-INVALID' } })
  })

  it('the lists of addresses have no entry of another tenant, and such an entry is not found', async () => {
    const { list, run, emulator } = await openRestrictions()
    const { activeTenantId: tenantId } = personIn(emulator, 'sso@globex.test')
    const id = list('192.0.2.1', 'ALLOW', { tenantId })
    expect((await run('GET', page('ALLOW'))).body).toMatchObject({ items: [] })
    expect((await run('DELETE', `${at.ips}/${id}`)).status).toBe(404)
    expect(emulator.snapshot().ipRestrictions).toHaveLength(1)
  })

  it('a new entry is on and of the list in use, unless it specifies otherwise', async () => {
    const { run, emulator, tenantId } = await openRestrictions()
    expect((await run('POST', at.ips, { ip: ' 192.0.2.1 ' })).status).toBe(201)
    const other = { ip: '2001:db8::/32', strategy: 'BLOCK', isActive: false, description: ' Attacks ' }
    expect((await run('POST', at.ips, other)).status).toBe(201)
    const createdAt = '2026-01-01T00:00:00.000Z'
    expect(emulator.snapshot().ipRestrictions).toMatchObject([
      {
        tenantId,
        ip: '192.0.2.1',
        strategy: 'ALLOW',
        isActive: true,
        description: '',
        createdAt,
        updatedAt: createdAt,
      },
      { tenantId, ip: '2001:db8::/32', strategy: 'BLOCK', isActive: false, description: 'Attacks' },
    ])
  })

  it.each([
    [{ ip: 'acme.test' }, 400, 'ER-REQUEST-INVALID'],
    [{ ip: '192.0.2.0/33' }, 400, 'ER-REQUEST-INVALID'],
    [{ ip: '198.51.100.1/32' }, 409, 'ER-IP-RESTRICTION-EXISTS'],
  ])('refuse %o', async (body, status, errorCode) => {
    const { run, list, emulator } = await openRestrictions()
    list('198.51.100.1', 'ALLOW')
    expect(await run('POST', at.ips, body)).toMatchObject({ status, body: { errorCode } })
    expect(emulator.snapshot().ipRestrictions).toHaveLength(1)
  })

  it('the lists of addresses can each have the same address once', async () => {
    const { run, list } = await openRestrictions()
    list('198.51.100.1', 'ALLOW')
    expect((await run('POST', at.ips, { ip: '198.51.100.1', strategy: 'BLOCK' })).status).toBe(201)
  })

  it('take many entries at once, or none of them', async () => {
    const { run, emulator } = await openRestrictions()
    const stored = () => emulator.snapshot().ipRestrictions.map(({ ip }) => ip)
    const ips = [{ ip: '192.0.2.1' }, { ip: '192.0.2.2' }]
    expect((await run('POST', `${at.ips}/bulk`, { ips })).status).toBe(201)
    const half = { ips: [{ ip: '192.0.2.3' }, { ip: '192.0.2.1' }] }
    expect((await run('POST', `${at.ips}/bulk`, half)).status).toBe(409)
    const twice = { ips: [{ ip: '192.0.2.3' }, { ip: '192.0.2.3/32' }] }
    expect((await run('POST', `${at.ips}/bulk`, twice)).status).toBe(409)
    expect(stored()).toEqual(['192.0.2.1', '192.0.2.2'])
  })

  it('lose an entry that is removed', async () => {
    const { run, list, emulator } = await openRestrictions()
    const id = list('192.0.2.1', 'ALLOW')
    list('192.0.2.2', 'ALLOW')
    expect((await run('DELETE', `${at.ips}/${id}`)).status).toBe(200)
    expect(emulator.snapshot().ipRestrictions.map(({ ip }) => ip)).toEqual(['192.0.2.2'])
  })

  it('the lists of addresses are part of a saved state, with their configuration', async () => {
    const { list, restrict, emulator } = await openRestrictions()
    list('127.0.0.1', 'ALLOW')
    restrict('ALLOW')
    const saved = readState(JSON.parse(JSON.stringify(emulator.snapshot())))
    expect([saved.ipRestrictions, saved.ipRestrictionConfigs]).toMatchObject([
      [{ ip: '127.0.0.1' }],
      [{ isActive: true, strategy: 'ALLOW' }],
    ])
  })
})

describe('the configuration of addresses', () => {
  it('the configuration of addresses is off with the allow list at first, and keeps its list if none is named', async () => {
    const { run } = await openRestrictions()
    const read = async () => (await run('GET', `${at.ips}/config`)).body
    expect(await read()).toEqual({ isActive: false, strategy: 'ALLOW' })
    await run('POST', `${at.ips}/config`, { isActive: false, strategy: 'BLOCK' })
    await run('POST', `${at.ips}/config`, { isActive: true })
    expect(await read()).toEqual({ isActive: true, strategy: 'BLOCK' })
  })
})

describe('the check of the address of the caller', () => {
  it.each([
    ['ALLOW', [], false],
    ['ALLOW', ['127.0.0.0/8'], true],
    ['BLOCK', [], true],
    ['BLOCK', ['127.0.0.0/8'], false],
  ] as const)(
    'the check of the caller’s address follows the list that would be in use: %s with %j',
    async (strategy, entries, valid) => {
      const { run, list } = await openRestrictions()
      for (const ip of entries) list(ip, strategy)
      await run('POST', `${at.ips}/config`, { isActive: false, strategy })
      expect((await run('POST', `${at.ips}/verify`)).body).toEqual({ valid })
    },
  )

  it('counts no entry that is off', async () => {
    const { run, list } = await openRestrictions()
    list('127.0.0.1', 'ALLOW', { isActive: false })
    expect((await run('POST', `${at.ips}/verify`)).body).toEqual({ valid: false })
  })

  it('the check of the caller’s address follows the allow list if requested, regardless of the list in use', async () => {
    const { run, list } = await openRestrictions()
    await run('POST', `${at.ips}/config`, { isActive: false, strategy: 'BLOCK' })
    expect((await run('POST', `${at.ips}/verify/allow`)).body).toEqual({ valid: false })
    list('127.0.0.1', 'ALLOW')
    expect((await run('POST', `${at.ips}/verify/allow`)).body).toEqual({ valid: true })
  })
})

describe('the operations on addresses', () => {
  it.each([
    ['GET', page('ALLOW'), 'read'],
    ['POST', at.ips, 'write'],
    ['POST', `${at.ips}/bulk`, 'write'],
    ['DELETE', `${at.ips}/x`, 'delete'],
    ['GET', `${at.ips}/config`, 'read'],
    ['POST', `${at.ips}/config`, 'write'],
    ['POST', `${at.ips}/verify`, 'read'],
    ['POST', `${at.ips}/verify/allow`, 'read'],
  ])('%s %s is refused without the permission to %s', async (method, path, verb) => {
    const { call, emulator, token } = await openRestrictions()
    emulator.permissions.revoke(`fe.secure.${verb}.ipRestrictions`)
    const body = method === 'POST' ? { ip: '192.0.2.1', ips: [], isActive: false } : undefined
    expect(await call(method, path, { token, body })).toMatchObject({
      status: 403,
      body: { errorCode: 'ER-FORBIDDEN' },
    })
  })

  it('write a row of the audit log if they change something', async () => {
    const { run, list, emulator } = await openRestrictions()
    const id = list('192.0.2.9', 'ALLOW')
    await run('POST', at.ips, { ip: '192.0.2.1' })
    await run('POST', `${at.ips}/bulk`, { ips: [] })
    await run('DELETE', `${at.ips}/${id}`)
    await run('POST', `${at.ips}/config`, { isActive: false })
    await run('POST', `${at.ips}/verify`)
    expect(emulator.snapshot().audits.map(({ action, severity }) => [action, severity])).toEqual([
      ['createIpRestriction', 'High'],
      ['createIpRestrictions', 'High'],
      ['deleteIpRestriction', 'High'],
      ['saveIpRestrictionConfig', 'High'],
    ])
  })
})
