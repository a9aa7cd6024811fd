import { describe, expect, it } from 'vitest'
import { openScene } from '../../test/open-caller.ts'

const path = '/metadata/admin-box'

describe("a tenant's configuration of the portal", () => {
  it('a portal configuration is changed at the given paths, for its tenant alone', async () => {
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

  it('a tenant alias selects the portal configuration of that tenant, and an unknown alias the common one', async () => {
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

  it.each([
    ['an item', 'menu/1', 'reports', ['home', 'reports', { label: 'Help' }]],
    ['a member of an item', 'menu/2/label', 'Support', ['home', 'users', { label: 'Support' }]],
    ['a new item at the end', 'menu/3', 'reports', ['home', 'users', { label: 'Help' }, 'reports']],
  ])('keeps a list if an action changes %s', async (_, type, payload, expected) => {
    const scene = openScene()
    const token = await scene.tokenOf('admin@acme.test')
    const actions = [{ type: 'menu', payload: ['home', 'users', { label: 'Help' }] }]
    await scene.post(path, { actions }, { token })
    expect((await scene.post(path, { actions: [{ type, payload }] }, { token })).status).toBe(200)
    expect((await scene.get(path, { token })).body).toEqual({ menu: expected })
  })

  it.each(['menu/3', 'menu/-1', 'menu/01', 'menu/length', 'menu/first/label'])(
    'refuses the path "%s" into a list of two items, and changes nothing',
    async (type) => {
      const scene = openScene()
      const token = await scene.tokenOf('admin@acme.test')
      await scene.post(path, { actions: [{ type: 'menu', payload: ['home', 'users'] }] }, { token })
      const actions = [
        { type: 'theme', payload: 'dark' },
        { type, payload: 1 },
      ]
      expect((await scene.post(path, { actions }, { token })).status).toBe(400)
      expect((await scene.get(path, { token })).body).toEqual({ menu: ['home', 'users'] })
    },
  )

  it.each(['__proto__', 'constructor', 'toString'])(
    'a tenant named %s gets the common portal configuration',
    async (name) => {
      const { get } = openScene()
      const { body } = await get('/metadata?entityName=adminBox', { headers: { 'frontegg-scoped-tenant': name } })
      expect(body).toMatchObject({ rows: [{ configuration: {} }] })
    },
  )
})
