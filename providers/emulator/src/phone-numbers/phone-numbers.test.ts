import { describe, expect, it } from 'vitest'
import { at, openScene, personIn, type Scene, textOf } from '../../test/open-caller.ts'

const users = '/identity/resources/users/v1'
const numbers = '/identity/resources/users/phone-numbers'
const email = 'reader@acme.test'
const phoneNumber = '+14155550123'

/** Returns the last code that was sent to a number. */
function codeFor({ emulator }: Scene, to: string): string {
  const last = emulator.outbox().findLast((message) => message.to === to)
  return /\d{6}/.exec(last?.text ?? '')?.[0] ?? ''
}

/** Returns a code that differs from the last one. */
const wrongCodeFor = (scene: Scene, to: string) => (codeFor(scene, to) === '000000' ? '000001' : '000000')

async function beginReset(scene: Scene, address = email) {
  return textOf(await scene.post(`${users}/phone/reset`, { email: address }), 'resetPhoneNumberToken')
}

const giveCode = (scene: Scene, resetPhoneNumberToken: string, code: string) =>
  scene.post(`${users}/phone/reset/verify`, { resetPhoneNumberToken, code })

const change = (scene: Scene, changePhoneNumberToken: string, number = phoneNumber) =>
  scene.call('PUT', `${users}/phone/change`, { body: { changePhoneNumberToken, phoneNumber: number } })

/** Opens a scene of a signed-in reader with this number alone, confirmed or not. */
async function withNumber(isConfirmed = true) {
  const scene = openScene()
  scene.emulator.arrange(({ users }) => {
    for (const user of users) user.phoneNumber = null
  })
  const token = await scene.tokenOf(email)
  const added = await scene.post(`${numbers}/v1`, { phoneNumber: '+1 (415) 555-0123', verify: isConfirmed }, { token })
  if (isConfirmed) {
    const body = { otcToken: textOf(added, 'otcToken'), code: codeFor(scene, phoneNumber) }
    await scene.post(`${numbers}/v1/verify`, body, { token })
  }
  const [number] = await own(scene, token)
  return { scene, token, number, id: number?.id ?? '' }
}

async function own({ get }: Scene, token: string): Promise<{ id: string; phoneNumber: string; verified: boolean }[]> {
  const { body } = await get(`${numbers}/v1/me`, { token })
  return Object.values(body) as { id: string; phoneNumber: string; verified: boolean }[]
}

describe('replacing a lost phone number', () => {
  it('takes the code that was mailed, then the new number, once', async () => {
    const scene = openScene()
    const answer = await giveCode(scene, await beginReset(scene), codeFor(scene, email))
    const token = textOf(answer, 'changePhoneNumberToken')
    expect((await change(scene, token)).status).toBe(200)
    expect(personIn(scene.emulator, email).phoneNumber).toBe(phoneNumber)
    expect(await change(scene, token, '+14155550199')).toMatchObject({ status: 401 })
    expect(personIn(scene.emulator, email).phoneNumber).toBe(phoneNumber)
  })

  it('a reset for an unknown address gets a response of the same shape and sends nothing', async () => {
    const scene = openScene()
    const token = await beginReset(scene, 'nobody@acme.test')
    expect(token).toHaveLength((await beginReset(scene)).length)
    expect(scene.emulator.outbox().map(({ to }) => to)).toEqual([email])
    expect(await giveCode(scene, token, '123456')).toMatchObject({ body: { errorCode: 'ER-PHONE-CODE-INVALID' } })
  })

  it('sends nothing to who is locked', async () => {
    const scene = openScene()
    await beginReset(scene, 'locked@acme.test')
    expect(scene.emulator.outbox()).toEqual([])
  })

  it('refuses a code that was taken, or that a newer one has replaced', async () => {
    const scene = openScene()
    const first = await beginReset(scene)
    const firstCode = codeFor(scene, email)
    const second = await beginReset(scene)
    expect(await giveCode(scene, first, firstCode)).toMatchObject({ status: 401 })
    const code = codeFor(scene, email)
    expect(await giveCode(scene, second, code)).toMatchObject({ status: 200 })
    expect(await giveCode(scene, second, code)).toMatchObject({ status: 401 })
  })

  it('a reset of a phone number expires after five minutes', async () => {
    const scene = openScene()
    const token = await beginReset(scene)
    scene.emulator.advance(5 * 60_000)
    const answer = await giveCode(scene, token, codeFor(scene, email))
    expect(answer.body).toMatchObject({ errorCode: 'ER-PHONE-TOKEN-EXPIRED' })
  })

  it('ends with the fifth wrong code, which counts as a failed sign-in', async () => {
    const scene = openScene()
    const token = await beginReset(scene)
    const codes: unknown[] = []
    for (let tries = 0; tries < 5; tries++) {
      codes.push((await giveCode(scene, token, wrongCodeFor(scene, email))).body['errorCode'])
    }
    expect(codes).toEqual([...Array(4).fill('ER-PHONE-CODE-INVALID'), 'ER-PHONE-TOO-MANY-ATTEMPTS'])
    expect(await giveCode(scene, token, codeFor(scene, email))).toMatchObject({ status: 401 })
    expect(scene.emulator.snapshot().failedSignIns).toEqual([{ address: email, count: 1 }])
  })

  it.each(['4155550123', '+1', '+1415555012345678', 'tel:+14155550123', '+1415555x123'])(
    'refuses %s as a number, and may be tried again',
    async (number) => {
      const scene = openScene()
      const answer = await giveCode(scene, await beginReset(scene), codeFor(scene, email))
      const token = textOf(answer, 'changePhoneNumberToken')
      expect(await change(scene, token, number)).toMatchObject({ status: 400 })
      expect(await change(scene, token)).toMatchObject({ status: 200 })
    },
  )
})

describe('the own phone numbers', () => {
  it('a phone number is confirmed by the code sent to it', async () => {
    const { scene, number } = await withNumber()
    expect(number).toMatchObject({ phoneNumber, verified: true })
    expect(personIn(scene.emulator, email).phoneNumber).toBe(phoneNumber)
  })

  it('a phone number may be added without confirmation and confirmed later', async () => {
    const { scene, token, number } = await withNumber(false)
    expect(number).toMatchObject({ verified: false })
    expect(personIn(scene.emulator, email).phoneNumber).toBeNull()
    const { body } = await scene.post(`${numbers}/v1/preverify`, { phoneNumber }, { token })
    const sent = { otcToken: body['otcToken'], code: codeFor(scene, phoneNumber) }
    await scene.post(`${numbers}/v1/verify`, sent, { token })
    expect(await own(scene, token)).toMatchObject([{ verified: true }])
  })

  it('a phone number is not added twice', async () => {
    const { scene, token } = await withNumber()
    const answer = await scene.post(`${numbers}/v1`, { phoneNumber }, { token })
    expect(answer.body).toMatchObject({ errorCode: 'ER-PHONE-KNOWN' })
  })

  it('stay where the code is wrong', async () => {
    const { scene, token, id } = await withNumber()
    const { body } = await scene.call('DELETE', `${numbers}/v1/${id}`, { token })
    const wrong = { otcToken: body['otcToken'], code: wrongCodeFor(scene, phoneNumber) }
    const answer = await scene.post(`${numbers}/v1/${id}/delete/verify`, wrong, { token })
    expect(answer.body).toMatchObject({ errorCode: 'ER-PHONE-CODE-INVALID' })
    expect(await own(scene, token)).toHaveLength(1)
  })

  it.each([
    [true, phoneNumber],
    [false, email],
  ])('a phone number is removed by a code: if confirmed is %s, one sent to %s', async (isConfirmed, to) => {
    const { scene, token, id } = await withNumber(isConfirmed)
    const { body } = await scene.call('DELETE', `${numbers}/v1/${id}`, { token })
    expect(body).toMatchObject({ phoneId: id })
    const right = { otcToken: body['otcToken'], code: codeFor(scene, to) }
    expect((await scene.post(`${numbers}/v1/${id}/delete/verify`, right, { token })).status).toBe(200)
    expect(await own(scene, token)).toEqual([])
    expect(personIn(scene.emulator, email).phoneNumber).toBeNull()
  })

  it('the removal of a phone number cannot be confirmed by another user', async () => {
    const { scene, token, id } = await withNumber()
    const { body } = await scene.call('DELETE', `${numbers}/v1/${id}`, { token })
    const stranger = await scene.tokenOf('admin@acme.test')
    const right = { otcToken: body['otcToken'], code: codeFor(scene, phoneNumber) }
    const answer = await scene.post(`${numbers}/v1/${id}/delete/verify`, right, { token: stranger })
    expect(answer.status).toBe(404)
    expect(await own(scene, token)).toHaveLength(1)
  })

  it('a phone number is changed by the code sent to the new one', async () => {
    const { scene, token } = await withNumber()
    const other = '+4930123456'
    const { body } = await scene.post(`${users}/phone`, { phoneNumber: other }, { token })
    const sent = { changePhoneId: body['changePhoneId'], code: codeFor(scene, other) }
    expect((await scene.post(`${users}/phone/verify`, sent, { token })).status).toBe(200)
    expect(personIn(scene.emulator, email).phoneNumber).toBe(other)
    expect((await scene.get(at.me, { token })).body).toMatchObject({ phoneNumber: other })
  })
})

describe('the phone numbers of a tenant', () => {
  it('the phone numbers of a tenant are returned by page to a user who may read its users', async () => {
    const { scene } = await withNumber()
    const token = await scene.tokenOf('admin@acme.test')
    const page = await scene.get(`${numbers}/v1?_limit=10&_offset=0`, { token })
    expect(page.body).toMatchObject({ items: [{ phoneNumber }], _metadata: { totalItems: 1, totalPages: 1 } })
    const next = await scene.get(`${numbers}/v1?_limit=10&_offset=1`, { token })
    expect(next.body).toMatchObject({ items: [] })
  })

  it('the phone numbers of a tenant are returned ten at a time unless the call sets another limit', async () => {
    const { scene } = await withNumber()
    scene.emulator.arrange((state) => {
      const [number] = state.phoneNumbers ?? []
      if (!number) throw new Error('The reader has no number')
      const others = Array.from({ length: 11 }, (_, at) => ({
        ...number,
        id: `n${at}`,
        phoneNumber: `+49301234${100 + at}`,
      }))
      state.phoneNumbers = [number, ...others]
    })
    const token = await scene.tokenOf('admin@acme.test')
    const page = await scene.get(`${numbers}/v1`, { token })
    expect(page.body['items']).toHaveLength(10)
    expect(page.body).toMatchObject({ _metadata: { totalItems: 12, totalPages: 2 } })
    const next = await scene.get(`${numbers}/v1?_offset=1`, { token })
    expect(next.body['items']).toHaveLength(2)
  })

  it('the phone numbers of a tenant are found by user and by number', async () => {
    const { scene } = await withNumber()
    const token = await scene.tokenOf('admin@acme.test')
    const { id } = personIn(scene.emulator, email)
    const found = async (query: string) => (await scene.get(`${numbers}/v2?${query}`, { token })).body['items']
    expect(await found(`userIds=${id}`)).toEqual([{ userId: id, phoneNumber }])
    expect(await found('_phoneNumber=5550123')).toEqual([{ userId: id, phoneNumber }])
    expect(await found('userIds=somebody-else')).toEqual([])
    expect(await found('_phoneNumber=999')).toEqual([])
  })

  it('the phone numbers of a tenant are not returned to another tenant', async () => {
    const { scene } = await withNumber()
    const token = await scene.tokenOf('sso@globex.test')
    expect((await scene.get(`${numbers}/v1`, { token })).body).toMatchObject({ items: [] })
  })
})
