import { describe, expect, it } from 'vitest'
import { at, openScene, personIn } from '../../test/open-caller.ts'

const policy = `${at.configurations}/mfa-policy`

describe('an audited operation', () => {
  it('writes one row after success, for the caller and the tenant of the token', async () => {
    const { call, emulator, tokenOf } = openScene()
    const token = await tokenOf('admin@acme.test')
    await call('PATCH', policy, { token, body: { enforceMFAType: 'Force' } })
    const { id, activeTenantId } = personIn(emulator, 'admin@acme.test')
    expect(emulator.snapshot().audits).toMatchObject([
      { action: 'updateMfaPolicy', userId: id, tenantId: activeTenantId, severity: 'High' },
    ])
  })

  it('writes no row for a refused body', async () => {
    const { call, emulator, tokenOf } = openScene()
    const token = await tokenOf('admin@acme.test')
    expect((await call('PATCH', policy, { token, body: { enforceMFAType: 'Maybe' } })).status).toBe(400)
    expect(emulator.snapshot().audits).toEqual([])
  })

  it('writes no row and runs nothing without the permission', async () => {
    const { call, emulator, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    const before = emulator.snapshot()
    expect((await call('PATCH', policy, { token, body: { enforceMFAType: 'Force' } })).status).toBe(403)
    expect(emulator.snapshot()).toEqual(before)
  })
})

it('a sign-in with members that it does not read is described without them', async () => {
  const { call, emulator } = openScene()
  const strange = { toString: 0 }
  const body = { email: 'reader@acme.test', password: 'Portico-demo-1', enforceMFAType: strange, userIds: strange }
  expect((await call('POST', at.login, { body })).status).toBe(200)
  expect(emulator.snapshot().audits).toMatchObject([{ description: expect.not.stringContaining('object') }])
})

describe('a permitted operation', () => {
  it('writes no row', async () => {
    const { get, emulator, tokenOf } = openScene()
    expect((await get(policy, { token: await tokenOf('admin@acme.test') })).status).toBe(200)
    expect(emulator.snapshot().audits).toEqual([])
  })
})
