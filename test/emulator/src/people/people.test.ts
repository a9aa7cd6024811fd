import { describe, expect, it } from 'vitest'
import { openScene, personIn } from '../../test/open-caller.ts'

const path = '/identity/resources/users/v3'

describe('the users of a tenant', () => {
  it.each([
    ['?_sortBy=name&_order=DESC&_limit=2', ['Rita Reader', 'Mia Moreno'], 5],
    ['?_sortBy=name&_limit=2&_offset=2', ['Rita Reader'], 5],
    ['?_email=MFA@', ['Mia Moreno'], 1],
    ['?_namePrefix=r', ['Rita Reader'], 1],
  ])('are sorted, paged and found: %s', async (query, names, total) => {
    const { get, tokenOf } = openScene()
    const { body } = await get(path + query, { token: await tokenOf('admin@acme.test') })
    expect(body).toMatchObject({ items: names.map((name) => ({ name })), _metadata: { totalItems: total } })
  })

  it('are found by their ids', async () => {
    const { get, tokenOf, emulator } = openScene()
    const ids = ['reader@acme.test', 'sso@globex.test'].map((email) => personIn(emulator, email).id)
    const { body } = await get(`${path}?ids=${ids.join(',')}`, { token: await tokenOf('admin@acme.test') })
    expect(body).toMatchObject({ items: [{ name: 'Rita Reader' }] })
  })

  it('do not show their other tenants', async () => {
    const { get, tokenOf, emulator } = openScene()
    const { body } = await get(`${path}?_namePrefix=ada`, { token: await tokenOf('reader@acme.test') })
    const { activeTenantId } = personIn(emulator, 'admin@acme.test')
    expect(body).toMatchObject({ items: [{ tenantIds: [activeTenantId], tenants: [{ tenantId: activeTenantId }] }] })
  })

  it('are refused without the permission', async () => {
    const { get, tokenOf, emulator } = openScene()
    emulator.arrange(({ users }) => {
      for (const user of users) for (const own of user.memberships) own.roleIds = []
    })
    expect((await get(path, { token: await tokenOf('reader@acme.test') })).status).toBe(403)
  })
})
