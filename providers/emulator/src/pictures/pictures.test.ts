import { describe, expect, it } from 'vitest'
import { at, openScene, personIn, type Scene } from '../../test/open-caller.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]
const reader = 'reader@acme.test'

/** Uploads bytes as the picture of a user. */
async function upload(
  scene: Scene,
  bytes: readonly number[],
  { as = reader, field = 'image', type = 'image/png' } = {},
) {
  const body = new FormData()
  body.append(field, new Blob([Uint8Array.from(bytes)], { type }), 'picture')
  const token = as && (await scene.tokenOf(as))
  const response = await scene.fetch(`${scene.baseUrl}/frontegg/team/resources/profile/me/image/v1`, {
    method: 'PUT',
    body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { status: response.status, text: await response.text() }
}

const picture = (scene: Scene, address: string) => scene.emulator.fetch(new Request(address))

describe('the picture of a user', () => {
  it('an uploaded picture is stored and served at the address that the upload returns', async () => {
    const scene = openScene()
    const { status, text: address } = await upload(scene, png)
    expect(status).toBe(200)
    const served = await picture(scene, address)
    expect([...new Uint8Array(await served.arrayBuffer())]).toEqual(png)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('a picture has another address after each upload, and the former one is gone', async () => {
    const scene = openScene()
    const { text: former } = await upload(scene, png)
    const { text: address } = await upload(scene, png)
    expect(address).not.toBe(former)
    expect((await picture(scene, former)).status).toBe(404)
  })

  it('a picture is served with the type of its bytes, not with that of the upload', async () => {
    const scene = openScene()
    const { text: address } = await upload(scene, [0xff, 0xd8, 0xff, 0xe0], { type: 'text/html' })
    expect((await picture(scene, address)).headers.get('content-type')).toBe('image/jpeg')
  })

  it('an uploaded picture can be the address of a profile, with its owner in the audit log', async () => {
    const scene = openScene()
    const { text: profilePictureUrl } = await upload(scene, png)
    const token = await scene.tokenOf(reader)
    expect((await scene.call('PUT', at.me, { token, body: { profilePictureUrl } })).body).toMatchObject({
      profilePictureUrl,
    })
    const { id: userId } = personIn(scene.emulator, reader)
    expect(scene.emulator.snapshot().audits).toMatchObject([
      { action: 'uploadProfileImage', userId },
      { action: 'updateMe', userId },
    ])
  })

  it.each([
    ['no image', [0x3c, 0x73, 0x76, 0x67], {}, 400, 'ER-PICTURE-TYPE'],
    ['empty', [], {}, 400, 'ER-PICTURE-TYPE'],
    ['in another field', png, { field: 'file' }, 400, 'ER-REQUEST-INVALID'],
    ['of no user', png, { as: '' }, 401, 'ER-UNAUTHORIZED'],
  ] as const)('a picture is refused if it is %s', async (_, bytes, how, status, code) => {
    const scene = openScene()
    const answer = await upload(scene, bytes, how)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(code)
    expect(scene.emulator.snapshot().pictures).toEqual([])
  })

  it('a picture above one mebibyte is refused', async () => {
    const scene = openScene()
    expect((await upload(scene, [...png, ...Array.from({ length: 2 ** 20 - png.length }, () => 0)])).status).toBe(200)
    expect((await upload(scene, [...png, ...Array.from({ length: 2 ** 20 }, () => 0)])).status).toBe(413)
  })

  it('a picture in another body than a form is refused', async () => {
    const scene = openScene()
    const token = await scene.tokenOf(reader)
    const answer = await scene.call('PUT', '/team/resources/profile/me/image/v1', { token, body: { image: 'x' } })
    expect(answer.status).toBe(400)
  })
})
