import { describe, expect, it } from 'vitest'
import { at, openScene, personIn, textOf } from '../../test/open-caller.ts'

const lists = ['v1', 'v2', 'v3'].map((version) => `/identity/resources/users/${version}/me/tenants`)

/** Opens a scene of a signed-in user, with their token and the ids of the tenants. */
async function openSignedIn(email = 'admin@acme.test') {
  const scene = openScene()
  scene.browser.signIn(email)
  const token = textOf(await scene.post(at.refresh), 'accessToken')
  const idOf = (name: string) => scene.emulator.snapshot().tenants.find((tenant) => tenant.name === name)?.id ?? ''
  const switchTo = (tenantId: unknown, by = token) => scene.call('PUT', at.tenant, { token: by, body: { tenantId } })
  return { ...scene, token, idOf, switchTo }
}

describe('the tenants of a person', () => {
  it.each(lists)(
    'the tenants of a user are those they belong to, and are not returned to others, at %s',
    async (path) => {
      const { get, token, tokenOf } = await openSignedIn()
      expect(JSON.stringify((await get(path, { token })).body)).toContain('"name":"Globex"')
      const { body } = await get(path, { token: await tokenOf('reader@acme.test') })
      expect(JSON.stringify(body)).not.toContain('Globex')
      expect((await get(path)).status).toBe(401)
    },
  )
})

describe('a switch of tenant', () => {
  it('makes the next token one for the tenant, with the roles and permissions there', async () => {
    const { emulator, get, idOf, post, switchTo } = await openSignedIn()
    expect((await switchTo(idOf('Globex'))).status).toBe(200)
    const token = textOf(await post(at.refresh), 'accessToken')
    expect((await get(at.me, { token })).body).toMatchObject({ tenantId: idOf('Globex'), roles: [{ key: 'ReadOnly' }] })
    const { body } = await get('/identity/resources/users/v3/me/tenants', { token })
    expect(body).toMatchObject({ activeTenant: { name: 'Globex' } })
    expect(personIn(emulator, 'admin@acme.test').activeTenantId).toBe(idOf('Globex'))
  })

  it('leaves the token at hand as it is', async () => {
    const { get, idOf, switchTo, token } = await openSignedIn()
    await switchTo(idOf('Globex'))
    expect((await get(at.me, { token })).body).toMatchObject({ tenantId: idOf('Acme') })
  })

  it('leaves the other sessions of the person where they are', async () => {
    const { idOf, openCaller, switchTo, get } = await openSignedIn()
    const { browser, post } = openCaller()
    browser.signIn('admin@acme.test')
    await switchTo(idOf('Globex'))
    const token = textOf(await post(at.refresh), 'accessToken')
    expect((await get(at.me, { token })).body).toMatchObject({ tenantId: idOf('Acme') })
  })

  it.each([
    ['a tenant of others', 404],
    ['no tenant', 404],
    [undefined, 400],
    [5, 400],
  ] as const)('a switch of tenant is refused for %s, and changes nothing', async (wanted, status) => {
    const { emulator, idOf, switchTo } = await openSignedIn('reader@acme.test')
    const before = emulator.snapshot()
    const answer = await switchTo(wanted === 'a tenant of others' ? idOf('Globex') : wanted)
    expect(answer).toMatchObject({ status, body: { errorCode: expect.stringMatching(/^ER-/) } })
    expect(emulator.snapshot()).toEqual(before)
  })

  it('a switch of tenant is refused for a user who is not signed in or has left the tenant', async () => {
    const { emulator, idOf, switchTo } = await openSignedIn()
    expect((await switchTo(idOf('Globex'), 'none')).status).toBe(401)
    emulator.arrange(({ users }) => {
      for (const user of users)
        user.memberships = user.memberships.filter(({ tenantId }) => tenantId !== idOf('Globex'))
    })
    expect((await switchTo(idOf('Globex'))).status).toBe(404)
  })
})
