import { describe, expect, it } from 'vitest'
import { openScene } from '../../test/open-caller.ts'

const path = '/metadata/admin-box'

describe("a tenant's configuration of the portal", () => {
  it('is changed at the paths given, for the tenant alone', async () => {
    const scene = openScene()
    const token = await scene.tokenOf('admin@acme.test')
    const actions = [
      { type: 'theme/palette/primary', payload: '#0af' },
      { type: 'navigation', payload: { users: { visibility: 'always' } } },
    ]
    expect((await scene.post(path, { actions }, { token })).status).toBe(200)
    const expected = { theme: { palette: { primary: '#0af' } }, navigation: { users: { visibility: 'always' } } }
    expect((await scene.get(path, { token })).body).toEqual(expected)
    const [acme, , globex] = scene.emulator.snapshot().tenants
    const shown = async (tenantId = '') =>
      (await scene.get('/metadata?entityName=adminBox', { headers: { 'frontegg-scoped-tenant': tenantId } })).body
    expect(await shown(acme?.id)).toMatchObject({ rows: [{ configuration: expected }] })
    expect(await shown(globex?.id)).toMatchObject({ rows: [{ configuration: {} }] })
  })

  it('is told by the alias of the tenant too; an unknown one gets that of everybody', async () => {
    const { get, post, tokenOf } = openScene()
    const actions = [{ type: 'theme', payload: { mode: 'dark' } }]
    await post(path, { actions }, { token: await tokenOf('admin@acme.test') })
    const shownTo = async (alias: string) =>
      (await get('/metadata?entityName=adminBox', { headers: { 'frontegg-login-alias': alias } })).body
    expect(await shownTo('acme')).toMatchObject({ rows: [{ configuration: { theme: { mode: 'dark' } } }] })
    for (const other of ['globex', 'nobodys']) {
      expect(await shownTo(other)).toMatchObject({ rows: [{ configuration: {} }] })
      expect(JSON.stringify(await shownTo(other))).not.toContain('dark')
    }
  })

  it.each(['__proto__/polluted', 'constructor/prototype/polluted', 'a/__proto__', '', 'a//b'])(
    'refuses the path "%s" and pollutes nothing',
    async (type) => {
      const { post, tokenOf } = openScene()
      const token = await tokenOf('admin@acme.test')
      expect((await post(path, { actions: [{ type, payload: 'yes' }] }, { token })).status).toBe(400)
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    },
  )

  it.each(['__proto__', 'constructor', 'toString'])('is that of everybody for a tenant called %s', async (name) => {
    const { get } = openScene()
    const { body } = await get('/metadata?entityName=adminBox', { headers: { 'frontegg-scoped-tenant': name } })
    expect(body).toMatchObject({ rows: [{ configuration: {} }] })
  })
})
