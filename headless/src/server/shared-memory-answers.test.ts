import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../test/fake-ports.ts'
import { appUrl, openServer, password } from '../../test/open-server.ts'
import { signIn } from '../../test/served-sign-in.ts'
import { textMemory } from '../../test/text-memory.ts'
import type { Server, ServerOptions } from './types.ts'

const auth = '/api/frontegg/identity/resources/auth/v1'
const refresh = `${auth}/user/token/refresh`
const logOut = `${auth}/logout`
const json = { 'content-type': 'application/json', origin: appUrl }
const send = (server: Server, path: string, cookie: string) =>
  server.handle(new Request(appUrl + path, { method: 'POST', headers: { ...json, cookie }, body: '{}' }))

/** Two servers with one memory, and the cookies of two people. */
async function openTwo(first: Partial<ServerOptions> = {}, second: Partial<ServerOptions> = {}) {
  const clock = fakeClock()
  const memory = textMemory(clock)
  const app = openServer({ memory }, clock)
  const [admin, reader] = [app.openBrowser({ keepSessionAlive: false }), app.openBrowser({ keepSessionAlive: false })]
  await signIn(admin)
  await signIn(reader, 'reader@acme.test')
  await clock.advance(0)
  const warned = () => app.logged.filter((line) => line.includes('shared memory'))
  return {
    app,
    memory,
    warned,
    one: app.serve(first),
    two: app.serve(second),
    cookies: [admin.cookie(), reader.cookie()],
  }
}

const full = "OOM command not allowed when used memory > 'maxmemory'."
const cases = [
  ['is full', ['set', 'lock'], full],
  ['has too few replicas', ['set', 'lock'], 'NOREPLICAS Not enough good replicas to write.'],
  ['is a replica', ['set', 'lock'], "READONLY You can't write against a read only replica."],
  ['has no permission for scripts', ['unlock'], "NOPERM this user has no permissions to run the 'eval' command"],
  ['resets the connection of each write', ['set', 'lock'], 'Connection is closed.'],
] as const

describe.each(cases)('a shared memory that %s', (_, commands, message) => {
  it('the log-outs of other processes still count after a command that failed', async () => {
    const {
      memory,
      one,
      two,
      cookies: [admin = '', reader = ''],
    } = await openTwo()
    await send(one, logOut, admin)
    for (const command of commands) memory.refuse(command, message)
    for (let round = 0; round < 3; round++) {
      expect((await send(two, refresh, reader)).status).toBe(200)
      expect(await two.sessionOf(admin)).toBeNull()
      expect((await send(two, refresh, admin)).status).toBe(401)
    }
  })

  it('one warning is logged, without the texts of the memory', async () => {
    const {
      app,
      memory,
      warned,
      two,
      cookies: [, reader = ''],
    } = await openTwo()
    for (const command of commands) memory.refuse(command, message)
    for (let round = 0; round < 6; round++) {
      await send(two, refresh, reader)
      await app.clock.advance(10_000)
    }
    expect(warned()).toHaveLength(1)
  })
})

it('a key that the shared memory cannot read is missing, and others are read', async () => {
  const {
    memory,
    one,
    two,
    cookies: [admin = '', reader = ''],
  } = await openTwo()
  await send(one, logOut, admin)
  memory.refuse('get', 'WRONGTYPE Operation against a key holding the wrong kind of value')
  expect(await two.sessionOf(reader)).not.toBeNull()
  memory.refuse('get', null)
  expect(await two.sessionOf(admin)).toBeNull()
  expect((await send(two, refresh, reader)).status).toBe(200)
})

it('a log-out that a full memory refused reaches the others as soon as there is room', async () => {
  const {
    app,
    memory,
    one,
    two,
    cookies: [admin = '', reader = ''],
  } = await openTwo()
  memory.refuse('set', full)
  await send(one, logOut, admin)
  expect(memory.texts.size).toBe(0)
  memory.refuse('set', null)
  await app.clock.advance(5000)
  await one.sessionOf(reader)
  await expect.poll(() => memory.texts.size).toBe(1)
  expect(await two.sessionOf(admin)).toBeNull()
})

describe('a key of the session cookie is replaced while several processes run', () => {
  const [former, present] = [password, 'b2'.repeat(32)]
  const steps = [
    ['the first process has the new key before the former one', [present, former], [former]],
    ['the first process has the new key after the former one', [former, present], [former]],
    ['the processes have both keys in different order', [present, former], [former, present]],
    ['the second process has the new key alone', [former, present], [present]],
  ] as const

  it.each(steps)('%s: a renewal of the one is that of the other', async (_, first, second) => {
    const {
      app,
      one,
      two,
      cookies: [admin = ''],
    } = await openTwo({ encryptionPassword: first }, { encryptionPassword: second })
    const before = app.called().filter((operation) => operation === 'refreshToken').length
    expect([(await send(one, refresh, admin)).status, (await send(two, refresh, admin)).status]).toEqual([200, 200])
    expect(app.called().filter((operation) => operation === 'refreshToken').length - before).toBe(1)
  })

  it.each(steps)('%s: a log-out of the one is that of the other', async (_, first, second) => {
    const {
      one,
      two,
      cookies: [admin = ''],
    } = await openTwo({ encryptionPassword: first }, { encryptionPassword: second })
    await send(one, logOut, admin)
    expect(await two.sessionOf(admin)).toBeNull()
    expect((await send(two, refresh, admin)).status).toBe(401)
  })
})
