import { describe, expect, it } from 'vitest'
import { textOf } from '../../test/open-caller.ts'
import { openDirectory } from '../../test/open-directory.ts'

const root = '/directory/resources/v1/configurations/scim2'
const day = 24 * 3_600_000

async function open() {
  const directory = openDirectory()
  const { call, connectionId, tokenOf, scim } = directory
  const own = async (method: string, path: string, body?: unknown) =>
    call(method, `${root}${path}`, { token: await tokenOf('admin@acme.test'), body })
  return {
    ...directory,
    own,
    rotate: (body: object = {}) => own('POST', `/${connectionId}/token`, body),
    statusWith: async (token: string) => {
      const { status } = await scim('GET', '/Users', undefined, { authorization: `Bearer ${token}` })
      return status
    },
    shown: async () => {
      const { body } = await own('GET', '')
      return Object.values(body).find(
        (one) => typeof one === 'object' && one !== null && Reflect.get(one, 'id') === connectionId,
      )
    },
  }
}

describe('the rotation of a token', () => {
  it('the rotation of a token leaves no gap: the one before is accepted for a day more, and then no longer', async () => {
    const { rotate, statusWith, token, emulator, log } = await open()
    const answer = await rotate()
    expect(answer).toMatchObject({
      status: 201,
      body: { expiresAt: null, formerExpiresAt: '2026-01-02T00:00:00.000Z' },
    })
    const next = textOf(answer, 'token')
    expect([await statusWith(next), await statusWith(token)]).toEqual([200, 200])
    emulator.advance(day)
    expect([await statusWith(next), await statusWith(token)]).toEqual([200, 401])
    expect(log().at(-1)?.reason).toBe('ended-token')
    expect(emulator.snapshotText()).not.toContain(next)
  })

  it('a token has the end that its rotation names, and a later rotation does not prolong it', async () => {
    const { rotate, statusWith, emulator } = await open()
    const short = textOf(await rotate({ expiresInMinutes: 60 }), 'token')
    expect((await rotate()).body).toMatchObject({ formerExpiresAt: '2026-01-01T01:00:00.000Z' })
    expect(await statusWith(short)).toBe(200)
    emulator.advance(60 * 60_000)
    expect(await statusWith(short)).toBe(401)
  })

  it.each([0, -1, 1.5, 'soon', 5_256_001])(
    'an end that is no number of minutes is refused: %s',
    async (expiresInMinutes) => {
      const { rotate } = await open()
      expect((await rotate({ expiresInMinutes })).status).toBe(400)
    },
  )

  it('a connection has its address and the tokens that are accepted, with their ends and their last use', async () => {
    const { shown, rotate, statusWith, token, emulator, baseUrl, root } = await open()
    await statusWith(token)
    emulator.advance(1000)
    await rotate({ expiresInMinutes: 60 })
    expect(await shown()).toMatchObject({
      address: `${baseUrl}${root}`,
      tokens: [
        { createdAt: '2026-01-01T00:00:01.000Z', expiresAt: '2026-01-01T01:00:01.000Z', lastUsedAt: null },
        { expiresAt: '2026-01-02T00:00:01.000Z', lastUsedAt: '2026-01-01T00:00:00.000Z' },
      ],
    })
    emulator.advance(day)
    expect(await shown()).toMatchObject({ tokens: [] })
  })
})

describe('the log of a connection', () => {
  it('the log of a connection has pages, the newest first, and is filtered by outcome and name', async () => {
    const { own, connectionId, addPerson, scim } = await open()
    await addPerson('maya@acme.test')
    await addPerson('noa@acme.test')
    await scim('POST', '/Users', { userName: 'noa' })
    const page = async (query: string) => (await own('GET', `/${connectionId}/log${query}`)).body
    expect(await page('')).toMatchObject({
      count: 3,
      rows: [
        { name: 'noa', reason: 'email-missing', operation: 'create', resource: 'person', changes: [] },
        { name: 'noa@acme.test', reason: null, detail: null, changes: expect.arrayContaining(['userName']) },
        { name: 'maya@acme.test' },
      ],
    })
    expect(await page('?offset=1&limit=1')).toMatchObject({ count: 3, rows: [{ name: 'noa@acme.test' }] })
    expect(await page('?outcome=refused')).toMatchObject({ count: 1, rows: [{ reason: 'email-missing' }] })
    expect(await page('?outcome=done&filter=MAYA')).toMatchObject({ count: 1, rows: [{ name: 'maya@acme.test' }] })
  })
})
