import { describe, expect, it } from 'vitest'
import { openScene, personIn, type Scene, start } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'

const control = (scene: Scene, method: string, name: string, body?: unknown) =>
  scene.call(method, `/__emulator/${name}`, { body })

/** Opens a scene. Returns it with Rita in Acme, as a scope and as a query. */
function sceneOfRita() {
  const scene = openScene()
  const { id: userId, activeTenantId: tenantId } = personIn(scene.emulator, 'reader@acme.test')
  return { scene, scope: { tenantId, userId }, query: `?${new URLSearchParams({ tenantId, userId })}` }
}

describe('the control routes of entitlements', () => {
  it('grant, expire, revoke and unset a feature, and answer what then holds', async () => {
    const { scene, query } = sceneOfRita()
    const send = async (body: object) => (await control(scene, 'POST', `entitlements${query}`, body)).body['exports']
    const feature = { planIds: [], expireTime: -1, linkedPermissions: ['a.b'] }
    expect(await send({ grant: 'exports', linkedPermissions: ['a.b'] })).toEqual(feature)
    expect(await send({ expire: 'exports' })).toEqual({ ...feature, expireTime: start - 1 })
    expect(await send({ revoke: 'exports' })).toBeUndefined()
    await control(scene, 'POST', 'entitlements', { grant: 'exports' })
    expect(await send({ unset: 'exports' })).toMatchObject({ expireTime: -1 })
  })

  it('set and unset a plan', async () => {
    const { scene, query } = sceneOfRita()
    const plan = { defaultTreatment: 'false', rules: [] }
    expect((await control(scene, 'POST', `plans${query}`, { set: 'team', ...plan })).body).toMatchObject({ team: plan })
    expect((await control(scene, 'POST', `plans${query}`, { unset: 'team' })).body).not.toHaveProperty('team')
  })

  it('grant, revoke and unset a permission', async () => {
    const { scene, query } = sceneOfRita()
    const send = async (body: object) => (await control(scene, 'POST', `permissions${query}`, body)).body
    const before = (await control(scene, 'GET', `permissions${query}`)).body
    expect(await send({ grant: 'a.b' })).toContain('a.b')
    expect(await send({ revoke: 'a.b' })).toEqual(before)
    expect(await send({ revoke: '*' })).toEqual([])
    expect(await send({ unset: '*' })).toEqual(before)
  })

  it('set and unset a flag', async () => {
    const { scene, query } = sceneOfRita()
    expect((await control(scene, 'POST', `flags${query}`, { set: 'beta', value: 'on' })).body).toMatchObject({
      beta: 'on',
    })
    expect((await control(scene, 'GET', 'flags')).body).not.toHaveProperty('beta')
    expect((await control(scene, 'POST', `flags${query}`, { unset: 'beta' })).body).not.toHaveProperty('beta')
  })

  it.each(['entitlements', 'plans', 'permissions', 'flags'] as const)(
    'the control routes return the %s of a user, of a tenant and of all users',
    async (name) => {
      const { scene, scope, query } = sceneOfRita()
      const { [name]: told } = scene.emulator
      expect((await control(scene, 'GET', `${name}${query}`)).body).toEqual(told.held(scope))
      const tenantId = scope.tenantId
      expect((await control(scene, 'GET', `${name}?tenantId=${tenantId}`)).body).toEqual(told.held({ tenantId }))
      expect((await control(scene, 'GET', name)).body).toEqual(told.held())
    },
  )

  it.each([
    ['entitlements', {}, 'Give one of grant, expire, revoke, unset, with a key'],
    ['entitlements', { grant: 'a', revoke: 'a' }, 'Give one of grant, expire, revoke, unset, with a key'],
    ['entitlements', { grant: '' }, 'grant is missing'],
    ['entitlements', { grant: ['a'] }, 'grant is missing'],
    ['entitlements', { set: 'a' }, 'Give one of'],
    ['entitlements', { grant: 'a', expireTime: '1' }, 'feature.expireTime must be a number'],
    ['entitlements', { grant: 'a', featureFlag: [] }, 'feature.featureFlag must be an object'],
    ['entitlements', { grant: 'a', tenantId: 'b' }, 'tenantId is unknown here'],
    ['entitlements', { revoke: 'a', expireTime: 1 }, 'expireTime is unknown here: there may be nothing more'],
    ['plans', { set: 'a' }, 'plan.defaultTreatment must be true or false'],
    ['plans', { revoke: 'a' }, 'Give one of set, unset, with a key'],
    ['permissions', { grant: 1 }, 'grant is missing'],
    ['permissions', { expire: 'a' }, 'Give one of grant, revoke, unset, with a key'],
    ['permissions', { grant: 'a', userId: 'b' }, 'userId is unknown here'],
    ['flags', { set: 'a' }, 'value must be one of on, off'],
    ['flags', { set: 'a', value: true }, 'value must be one of on, off'],
    ['flags', { set: 'a', value: 'on', tenantId: 'b' }, 'tenantId is unknown here'],
  ])('refuse what they cannot read, and change nothing: %s %j', async (name, body, message) => {
    const scene = openScene()
    const before = scene.emulator.snapshot()
    const answer = await control(scene, 'POST', name, body)
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'ER-REQUEST-INVALID' } })
    expect(answer.body['errors']).toEqual([expect.stringContaining(message)])
    expect(scene.emulator.snapshot()).toEqual(before)
  })

  it.each([
    ['?tenantId=none', 404, 'The tenant none was not found'],
    ['?tenantId=', 404, 'The tenant  was not found'],
    ['?userId=none', 400, 'give a tenantId beside the userId'],
    ['?tenant=none', 400, 'tenant is unknown here: there may be tenantId, userId'],
  ])('refuse the scope %s', async (query, status, message) => {
    const scene = openScene()
    const errors = [expect.stringContaining(message)]
    expect(await control(scene, 'GET', `flags${query}`)).toMatchObject({ status, body: { errors } })
    const answer = await control(scene, 'POST', `flags${query}`, { set: 'beta', value: 'on' })
    expect(answer).toMatchObject({ status, body: { errors } })
    expect(scene.emulator.snapshot()).toEqual(openScene().emulator.snapshot())
  })

  it('answer 404 for a feature that does not hold and is to expire', async () => {
    expect(await control(openScene(), 'POST', 'entitlements', { expire: 'none' })).toMatchObject({
      status: 404,
      body: { errorCode: 'ER-NOT-FOUND', errors: ['The feature none was not found'] },
    })
  })

  it.each(['entitlements', 'plans', 'permissions', 'flags'])(
    'the control routes of entitlements are guarded like every other: %s',
    async (name) => {
      const emulator = createEmulator({ controlToken: 'secret' })
      for (const method of ['GET', 'POST']) {
        const answer = await emulator.fetch(new Request(`http://localhost:4400/__emulator/${name}`, { method }))
        expect(answer.status, method).toBe(401)
      }
    },
  )
})
