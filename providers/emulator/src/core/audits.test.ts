import { describe, expect, it } from 'vitest'
import { at, openQuickScene, openScene, personIn } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'
import { readState } from '../state/read-state.ts'
import { demoPassword } from '../testing/index.ts'

describe('a row of the audit log', () => {
  it('a row of the audit log records the user, action, tenant, IP address, browser and call', async () => {
    const { post, emulator } = await openQuickScene()
    const body = { email: 'admin@acme.test', password: demoPassword }
    const headers = { 'user-agent': 'A browser', 'x-forwarded-for': '203.0.113.9' }
    await post(at.login, body, { headers })
    const { id, activeTenantId } = personIn(emulator, 'admin@acme.test')
    expect(emulator.snapshot().audits).toEqual([
      {
        id: expect.any(String),
        tenantId: activeTenantId,
        vendorId: emulator.snapshot().vendor.id,
        userId: id,
        user: 'Ada Admin',
        email: 'admin@acme.test',
        ip: '203.0.113.9',
        userAgent: 'A browser',
        action: 'loginWithPassword',
        description: 'Signed in with a password',
        severity: 'Info',
        json: { operation: 'loginWithPassword', method: 'POST', path: `/frontegg${at.login}` },
        createdAt: '2026-01-01T00:00:00.000Z',
      },
    ])
  })

  it('holds nothing of what was sent', async () => {
    const { post, emulator } = await openQuickScene()
    await post(`${at.login}?token=secret-in-query`, { email: 'admin@acme.test', password: demoPassword })
    expect(emulator.snapshot().audits).toHaveLength(1)
    expect(JSON.stringify(emulator.snapshot().audits)).not.toMatch(new RegExp(`secret-in-query|${demoPassword}`))
  })

  it('an audit row without the later members is read, and counts as Info if its severity was medium', () => {
    const state = createEmulator().snapshot()
    const row = { id: 'a', tenantId: 't', userId: null, action: 'signUp', createdAt: '2026-01-01T00:00:00.000Z' }
    const audits = ['Info', 'Medium', 'High'].map((severity) => ({ ...row, severity }))
    expect(readState({ ...state, audits }).audits.map(({ severity }) => severity)).toEqual(['Info', 'Info', 'High'])
  })

  it('gives way to later ones once there are ten thousand', async () => {
    const { call, emulator, tokenOf } = openScene()
    const token = await tokenOf('admin@acme.test')
    const row = { tenantId: 't', userId: null, action: 'x', severity: 'Info' as const, createdAt: '' }
    emulator.arrange((state) => {
      state.audits = Array.from({ length: 10_000 }, (_, at) => ({ ...row, id: String(at) }))
    })
    await call('PUT', at.me, { token, body: { name: 'Ada' } })
    const { audits } = emulator.snapshot()
    expect([audits.length, audits[0]?.id, audits.at(-1)?.action]).toEqual([10_000, '1', 'updateMe'])
  })
})

describe('the outbox', () => {
  it('keeps the latest thousand messages', async () => {
    const { post, emulator } = openScene()
    for (let number = 0; number < 1001; number++) {
      await post('/identity/resources/users/v1/passwords/reset', { email: 'admin@acme.test' })
      if (number === 0) expect(emulator.outbox()).toHaveLength(1)
    }
    expect(emulator.outbox()).toHaveLength(1000)
  })
})
