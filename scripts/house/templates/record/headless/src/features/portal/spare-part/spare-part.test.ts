import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { sparePartFeature } from './feature.ts'

const recordOf = ({ client }: App) => client.get(sparePartFeature).getSnapshot()

/** Opens an application with the record on the screen. */
async function openRecord(signedInAs = 'admin@acme.test') {
  const app = await openApp({ signedInAs })
  app.client.get(sparePartFeature).subscribe(() => {})
  await until(() => recordOf(app).calls.load.status !== 'pending')
  return app
}

describe('the spare part', () => {
  it('loads when it appears on the screen', async () => {
    const app = await openRecord()
    expect(recordOf(app).value).toEqual({ contact: '', note: '', isActive: false })
  })

  it('the spare part is forgotten when the user signs out', async () => {
    const app = await openRecord()
    await app.client.session.logOut()
    expect(recordOf(app).value).toBeNull()
  })
})

describe('a save', () => {
  it('a saved change is shown at once and stored by the provider', async () => {
    const app = await openRecord()
    const saving = recordOf(app).save({ contact: 'ops@acme.test', isActive: true })
    expect(recordOf(app).value).toMatchObject({ contact: 'ops@acme.test', isActive: true })
    expect(await saving).toMatchObject({ ok: true })
    await recordOf(app).load()
    expect(recordOf(app).value).toEqual({ contact: 'ops@acme.test', note: '', isActive: true })
  })

  it('a saved change is reverted if the provider refuses', async () => {
    const app = await openRecord()
    app.provider.emulator.faults.add({ operation: 'updateDraftSparePart', kind: 'status', status: 500 })
    expect(await recordOf(app).save({ note: 'Later' })).toMatchObject({ ok: false, error: { status: 500 } })
    expect(recordOf(app).value).toMatchObject({ note: '' })
  })

  it('fails for a person without the permission', async () => {
    const app = await openRecord('reader@acme.test')
    expect(await recordOf(app).save({ note: 'Later' })).toMatchObject({ ok: false, error: { status: 403 } })
  })
})
