import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { sessionFeature } from '../../../session/index.ts'
import { profileFeature } from './feature.ts'

const me = 'admin@acme.test'
const png = 'data:image/png;base64,iVBORw0KGgoBAgM='
const kept = '{"jobTitle":"Head of Operations","address":"14 Quayside","theme":{"color":"sea","size":2}}'

/** Opens an application for a user with metadata, with the profile on the screen. */
async function open(metadata = kept) {
  const app = await openApp({ signedInAs: me, logLevel: 'silent' })
  const { emulator } = app.provider
  emulator.arrange(({ users }) => {
    for (const user of users) if (user.email === me) Object.assign(user, { metadata, phoneNumber: null })
  })
  const slice = app.client.get(profileFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().value !== null)
  return {
    app,
    emulator,
    ...slice.actions,
    value: () => slice.getSnapshot().value,
    stored: () => emulator.snapshot().users.find(({ email }) => email === me),
    user: () => app.client.get(sessionFeature).getSnapshot().user,
  }
}

describe('the profile', () => {
  it('the profile has job title and address from the metadata, and the other metadata beside them', async () => {
    const { value } = await open()
    expect(value()).toMatchObject({
      email: me,
      isEmailVerified: true,
      name: 'Ada Admin',
      phoneNumber: '',
      jobTitle: 'Head of Operations',
      address: '14 Quayside',
      profilePictureUrl: null,
      metadata: { theme: { color: 'sea', size: 2 } },
      provider: 'local',
    })
  })

  it('is that of the session if the provider has no profiles', async () => {
    const { app, emulator, load, value, save } = await open()
    const { user } = app.client.get(sessionFeature).getSnapshot()
    emulator.faults.add({ operation: 'getMe', kind: 'status', status: 501 })
    expect(await load()).toMatchObject({ ok: true })
    expect(value()).toMatchObject({ id: user?.id, email: me, name: 'Ada Admin', isEmailVerified: true })
    expect(await save({ name: 'Ada' })).toMatchObject({ ok: false, error: { status: 501 } })
  })

  it('the profile is read up to three times, two seconds apart, if a read fails', async () => {
    const { app, emulator, load } = await open()
    emulator.faults.add({ operation: 'getMe', kind: 'status', status: 503, times: 2 })
    const before = app.sent('/v2/me').length
    const loading = load()
    await until(() => app.sent('/v2/me').length === before + 1)
    await app.clock.advance(1999)
    expect(app.sent('/v2/me')).toHaveLength(before + 1)
    await app.clock.advance(1)
    await until(() => app.sent('/v2/me').length === before + 2)
    await app.clock.advance(2000)
    expect((await loading).ok).toBe(true)
    expect(app.sent('/v2/me')).toHaveLength(before + 3)
  })

  it('fails after three reads, and is read no more', async () => {
    const { app, emulator, load } = await open()
    emulator.faults.add({ operation: 'getMe', kind: 'status', status: 503 })
    const before = app.sent('/v2/me').length
    const loading = load()
    await app.clock.advance(60_000)
    expect(await loading).toMatchObject({ ok: false, error: { status: 503 } })
    expect(app.sent('/v2/me')).toHaveLength(before + 3)
  })
})

describe('a save', () => {
  it('sends the whole profile with the changes over it', async () => {
    const { app, save, user } = await open()
    expect((await save({ name: 'Ada L.' })).ok).toBe(true)
    const body = app.sent('/v2/me').find((sent) => sent.body !== null)?.body
    expect(body).toMatchObject({
      id: user()?.id,
      email: me,
      name: 'Ada L.',
      metadata: kept,
      tenants: expect.any(Array),
    })
    expect(body).not.toHaveProperty('phoneNumber')
  })

  it('changes job title and address within the metadata, and keeps all other members', async () => {
    const { save, stored, value } = await open()
    await save({ jobTitle: 'Director', metadata: { theme: { color: 'sand' } } })
    expect(JSON.parse(stored()?.metadata ?? '')).toEqual({
      jobTitle: 'Director',
      address: '14 Quayside',
      theme: { color: 'sand', size: 2 },
    })
    expect(value()).toMatchObject({ jobTitle: 'Director', metadata: { theme: { color: 'sand', size: 2 } } })
  })

  it('a profile save updates the session user, who keeps roles and permissions', async () => {
    const { save, user } = await open()
    const before = user()
    await save({ name: 'Ada L.', phoneNumber: '+442079460000' })
    await until(() => user()?.name === 'Ada L.')
    expect(user()).toMatchObject({ phone: '+442079460000', roles: before?.roles, permissions: before?.permissions })
  })

  it('sends a phone number in international form, and refuses another text', async () => {
    const { save, stored, value } = await open()
    await save({ phoneNumber: '+44 (20) 7946-0000' })
    expect(stored()?.phoneNumber).toBe('+442079460000')
    expect(await save({ phoneNumber: '+44 20' })).toMatchObject({ ok: false, error: { code: 'phone-incomplete' } })
    await until(() => value()?.phoneNumber === '+442079460000')
  })

  it('removes a phone number', async () => {
    const { save, value } = await open()
    await save({ phoneNumber: '+442079460000' })
    expect(value()?.phoneNumber).toBe('+442079460000')
    await save({ phoneNumber: '' })
    expect(value()?.phoneNumber).toBe('')
  })
})

describe('a picture', () => {
  it('a picture is uploaded, and saved by its address with a time stamp', async () => {
    const { app, emulator, uploadPicture, value, stored, user } = await open()
    expect((await uploadPicture({ dataUrl: png })).ok).toBe(true)
    const [picture] = emulator.snapshot().pictures
    const address = `${app.provider.baseUrl}/pictures/${picture?.id}?t=${app.clock.now()}`
    expect(picture).toMatchObject({ type: 'image/png', content: 'iVBORw0KGgoBAgM=' })
    expect(stored()?.profilePictureUrl).toBe(address)
    await until(() => value()?.profilePictureUrl === address)
    await until(() => user()?.profilePictureUrl === address)
  })

  it('a picture is uploaded by a save only if it is new', async () => {
    const { app, save, value } = await open()
    await save({ profilePictureUrl: png, name: 'Ada L.' })
    await until(() => value()?.profilePictureUrl?.startsWith('http') ?? false)
    const { profilePictureUrl = null } = value() ?? {}
    await save({ profilePictureUrl, name: 'Ada B.' })
    expect(app.called().filter((operation) => operation === 'uploadProfileImage')).toHaveLength(1)
  })

  it('a picture is shown while it is uploaded, and reverted if the provider refuses', async () => {
    const { emulator, uploadPicture, value } = await open()
    emulator.faults.add({ operation: 'uploadProfileImage', kind: 'status', status: 413, times: 1 })
    const uploading = uploadPicture({ dataUrl: png })
    expect(value()?.profilePictureUrl).toBe(png)
    expect(await uploading).toMatchObject({ ok: false, error: { code: 'picture-too-large', status: 413 } })
    expect(value()?.profilePictureUrl).toBeNull()
  })

  it('a picture is removed by saving null', async () => {
    const { save, stored, uploadPicture } = await open()
    await uploadPicture({ dataUrl: png })
    expect(stored()?.profilePictureUrl).not.toBeNull()
    await save({ profilePictureUrl: null })
    expect(stored()?.profilePictureUrl).toBeNull()
  })

  it.each([
    '',
    'https://img.test/a.png',
    'data:text/html;base64,AAAA',
    'data:image/png,raw',
    'data:image/png;base64,A',
  ])('a picture is refused without a request if it is %j', async (dataUrl) => {
    const { app, uploadPicture } = await open()
    expect(await uploadPicture({ dataUrl })).toMatchObject({ ok: false, error: { code: 'picture-unreadable' } })
    expect(app.called()).not.toContain('uploadProfileImage')
  })
})
