import { describe, expect, it } from 'vitest'
import { openScene } from '../../test/open-caller.ts'
import { readState } from '../state/read-state.ts'

const path = '/draft/resources/spare-parts/v1'

async function open() {
  const scene = openScene()
  const token = await scene.tokenOf('admin@acme.test')
  const own = () => scene.emulator.snapshot().spareParts
  const create = (name: string) => scene.post(path, { name }, { token })
  return { ...scene, token, own, create }
}

describe('the spare parts of a tenant', () => {
  it('the spare parts of a tenant are created, changed and removed', async () => {
    const { create, call, token, own } = await open()
    const { status, body } = await create('Alpha')
    expect({ status, name: body['name'] }).toEqual({ status: 201, name: 'Alpha' })
    await call('PATCH', `${path}/${body['id']}`, { token, body: { description: 'The first one' } })
    expect(own()).toMatchObject([{ name: 'Alpha', description: 'The first one' }])
    await call('DELETE', `${path}/${body['id']}`, { token })
    expect(own()).toEqual([])
  })

  it('the spare parts of a tenant are listed in pages, searched and sorted', async () => {
    const { create, get, token } = await open()
    for (const name of ['Beta', 'Alpha', 'Gamma']) await create(name)
    const { body } = await get(`${path}?_limit=2&_sortBy=name&_order=ASC`, { token })
    expect(body).toMatchObject({ items: [{ name: 'Alpha' }, { name: 'Beta' }], _metadata: { totalItems: 3 } })
    expect((await get(`${path}?_filter=gam`, { token })).body).toMatchObject({ items: [{ name: 'Gamma' }] })
  })

  it('the spare parts in reach are those of the caller’s tenant alone', async () => {
    const { create, get, call, emulator, token } = await open()
    const { body } = await create('Alpha')
    emulator.arrange(({ spareParts, tenants }) => {
      for (const one of spareParts) one.tenantId = tenants[1]?.id ?? ''
    })
    expect((await get(path, { token })).body).toMatchObject({ items: [] })
    expect(await call('DELETE', `${path}/${body['id']}`, { token })).toMatchObject({ status: 404 })
  })

  it('the spare parts of a tenant are changed by holders of the permission alone', async () => {
    const { post, tokenOf, own } = await open()
    const answer = await post(path, { name: 'Alpha' }, { token: await tokenOf('reader@acme.test') })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
    expect(own()).toEqual([])
  })

  it('leave a row in the audit log with each change, and none with a read', async () => {
    const { create, get, token, emulator } = await open()
    const before = emulator.snapshot().audits.length
    await get(path, { token })
    await create('Alpha')
    expect(emulator.snapshot().audits).toHaveLength(before + 1)
  })

  it('the spare parts of a tenant are in a saved state', async () => {
    const { create, emulator } = await open()
    await create('Alpha')
    expect(readState(emulator.snapshot()).spareParts).toMatchObject([{ name: 'Alpha' }])
  })
})
