import { describe, expect, it } from 'vitest'
import { openScene } from '../../test/open-caller.ts'
import { readState } from '../state/read-state.ts'

const path = '/draft/resources/spare-part/v1'

async function open() {
  const scene = openScene()
  const token = await scene.tokenOf('admin@acme.test')
  const change = (body: object) => scene.call('PATCH', path, { token, body })
  return { ...scene, token, change }
}

describe('the spare part of a tenant', () => {
  it('takes the members that are given and keeps the rest', async () => {
    const { change, get, token } = await open()
    await change({ contact: 'ops@acme.test' })
    await change({ isActive: true })
    expect((await get(path, { token })).body).toEqual({ contact: 'ops@acme.test', note: '', isActive: true })
  })

  it('takes no member of another type, and changes nothing', async () => {
    const { change, get, token } = await open()
    expect(await change({ note: 'Later', isActive: 'yes' })).toMatchObject({ status: 400 })
    expect((await get(path, { token })).body).toMatchObject({ note: '' })
  })

  it('the spare part of a tenant is changed by holders of the permission alone', async () => {
    const { call, tokenOf } = await open()
    const token = await tokenOf('reader@acme.test')
    expect(await call('PATCH', path, { token, body: { note: 'Later' } })).toMatchObject({
      status: 403,
      body: { errorCode: 'ER-FORBIDDEN' },
    })
  })

  it('leaves a row in the audit log with each change, and none with a read', async () => {
    const { change, get, token, emulator } = await open()
    const before = emulator.snapshot().audits.length
    await get(path, { token })
    await change({ note: 'Later' })
    expect(emulator.snapshot().audits).toHaveLength(before + 1)
  })

  it('the spare part of a tenant is in a saved state', async () => {
    const { change, emulator } = await open()
    await change({ note: 'Later' })
    expect(readState(emulator.snapshot()).sparePartOfTenants).toMatchObject([{ note: 'Later' }])
  })
})
