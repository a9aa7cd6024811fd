import { describe, expect, it } from 'vitest'
import { at, openQuickScene, type Scene, textOf } from '../../test/open-caller.ts'
import { demoPassword } from '../testing/index.ts'

const right = { email: 'admin@acme.test', password: demoPassword }
const wrongly = ({ post }: Scene, email: string) => post(at.login, { email, password: 'not it' })

describe('the lockout', () => {
  it('locks at the fifth wrong password, and then refuses the right one too', async () => {
    const scene = await openQuickScene()
    expect(await statuses(5, () => wrongly(scene, 'reader@acme.test'))).toEqual([401, 401, 401, 401, 403])
    const answer = await scene.post(at.login, { email: 'reader@acme.test', password: demoPassword })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-LOCKED' } })
  })

  it('the lockout sends the user one mail and writes a row of the audit log', async () => {
    const scene = await openQuickScene()
    await statuses(7, () => wrongly(scene, 'reader@acme.test'))
    expect(scene.emulator.outbox()).toMatchObject([{ to: 'reader@acme.test', kind: 'user-locked', channel: 'email' }])
    expect(scene.emulator.snapshot().audits).toMatchObject([{ severity: 'High', action: 'loginWithPassword' }])
  })

  it('an unknown address is locked at the same count and with the same response as a known one', async () => {
    const { emulator, post } = await openQuickScene()
    emulator.arrange((state) => {
      state.failedSignIns = ['nobody@acme.test', 'reader@acme.test'].map((address) => ({ address, count: 4 }))
    })
    const [unknown, known] = [
      await post(at.login, { email: 'Nobody@acme.test', password: 'x' }),
      await post(at.login, { email: 'reader@acme.test', password: 'x' }),
    ]
    expect(unknown).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-LOCKED' } })
    expect(unknown.body).toEqual(known.body)
  })

  it('begins to count anew after a sign-in that worked', async () => {
    const scene = await openQuickScene()
    await statuses(4, () => wrongly(scene, right.email))
    await scene.post(at.login, right)
    expect(await statuses(4, () => wrongly(scene, right.email))).toEqual([401, 401, 401, 401])
  })

  it('the lockout limit set by an administrator holds for known and unknown addresses', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf('admin@acme.test')
    const limit = { enabled: true, maxAttempts: 2 }
    const path = `${at.configurations}/lockout-policy`
    expect((await scene.post(path, limit, { token })).status).toBe(201)
    expect((await scene.get(path, { token })).body).toMatchObject(limit)
    expect(await statuses(2, () => wrongly(scene, 'reader@acme.test'))).toEqual([401, 403])
    expect(await statuses(2, () => wrongly(scene, 'nobody@acme.test'))).toEqual([401, 403])
  })

  it('the lockout never locks an account if an administrator switched it off', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf('admin@acme.test')
    await scene.post(`${at.configurations}/lockout-policy`, { enabled: false, maxAttempts: 1 }, { token })
    expect(await statuses(6, () => wrongly(scene, 'reader@acme.test'))).toEqual(Array(6).fill(401))
  })

  it('the lockout ends for a user whose lock is removed', async () => {
    const scene = await openQuickScene()
    await statuses(5, () => wrongly(scene, 'reader@acme.test'))
    scene.emulator.arrange(({ users }) => {
      for (const user of users) user.isLocked = false
    })
    expect((await scene.post(at.login, { email: 'reader@acme.test', password: demoPassword })).status).toBe(200)
  })

  it('holds the demo account that is locked from the start', async () => {
    const { post } = await openQuickScene()
    const answer = await post(at.login, { email: 'locked@acme.test', password: demoPassword })
    const errors = [expect.stringContaining('Ask your administrator')]
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-LOCKED', errors } })
  })

  it.each(['constructor', '__proto__', 'no address', '@', 'x@__proto__'])(
    'counts what is no address as any other: %s',
    async (email) => {
      const scene = await openQuickScene()
      limitTo(scene, '*', 2)
      expect(await statuses(2, () => wrongly(scene, email))).toEqual([401, 403])
    },
  )

  it('all addresses of a domain share one lockout limit, so that it does not reveal which exist', async () => {
    const scene = await openQuickScene()
    const [acme, , globex] = scene.emulator.snapshot().tenants
    limitTo(scene, acme?.id ?? '', 3)
    limitTo(scene, globex?.id ?? '', 1)
    // The current tenant of an administrator does not change the limit of the others.
    scene.emulator.arrange(({ users }) => {
      for (const user of users) user.activeTenantId = globex?.id ?? ''
    })
    for (const email of ['reader@acme.test', 'admin@acme.test', 'nobody@acme.test']) {
      expect(await statuses(3, () => wrongly(scene, email)), email).toEqual([401, 401, 403])
    }
    expect(await statuses(1, () => wrongly(scene, 'sso@globex.test'))).toEqual([403])
  })

  it('goes by the strictest of the tenants whose people share a domain', async () => {
    const scene = await openQuickScene()
    const [acme, labs] = scene.emulator.snapshot().tenants
    scene.emulator.arrange(({ users }) => {
      for (const user of users)
        if (user.email === 'reader@acme.test') user.memberships = [{ tenantId: labs?.id ?? '', roleIds: [] }]
    })
    limitTo(scene, labs?.id ?? '', 2)
    limitTo(scene, acme?.id ?? '', 4)
    for (const email of ['reader@acme.test', 'admin@acme.test', 'nobody@acme.test']) {
      expect(await statuses(2, () => wrongly(scene, email)), email).toEqual([401, 403])
    }
  })

  it('the lockout count is not reset by the password alone if a second factor is missing', async () => {
    const scene = await openQuickScene()
    await statuses(4, () => wrongly(scene, 'mfa@acme.test'))
    expect((await scene.post(at.login, { email: 'mfa@acme.test', password: demoPassword })).status).toBe(200)
    expect(await statuses(1, () => wrongly(scene, 'mfa@acme.test'))).toEqual([403])
  })

  it('a sign-in ended by wrong codes counts for the lockout, so the password alone allows no further guesses', async () => {
    const scene = await openQuickScene()
    for (let time = 0; time < 5; time++) {
      const mfaToken = textOf(
        await scene.post(at.login, { email: 'mfa@acme.test', password: demoPassword }),
        'mfaToken',
      )
      await statuses(5, () => scene.post(at.verify, { mfaToken, value: '000000' }))
    }
    const answer = await scene.post(at.login, { email: 'mfa@acme.test', password: demoPassword })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-LOCKED' } })
  })

  it('keeps count of ten thousand addresses, no more', async () => {
    const scene = await openQuickScene()
    scene.emulator.arrange((state) => {
      state.failedSignIns = Array.from({ length: 10_000 }, (_, number) => ({ address: `${number}@x.test`, count: 1 }))
    })
    await wrongly(scene, 'nobody@acme.test')
    const { failedSignIns } = scene.emulator.snapshot()
    expect([failedSignIns.length, failedSignIns[0]?.address, failedSignIns.at(-1)?.address]).toEqual([
      10_000,
      '1@x.test',
      'nobody@acme.test',
    ])
  })
})

function limitTo({ emulator }: Scene, tenantId: string, maxAttempts: number): void {
  emulator.arrange(({ security: { lockout } }) => {
    const { '*': common } = lockout
    if (common) lockout[tenantId] = { ...common, maxAttempts }
  })
}

async function statuses(times: number, call: () => Promise<{ readonly status: number }>): Promise<readonly number[]> {
  const found: number[] = []
  for (let time = 0; time < times; time++) found.push((await call()).status)
  return found
}
