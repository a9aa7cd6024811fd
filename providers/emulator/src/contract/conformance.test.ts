import { describe, expect, it } from 'vitest'
import { makePasswordsQuick } from '../../../../test/quick-passwords.ts'
import { createEmulator } from '../emulator.ts'
import { operations } from '../openapi/operations.gen.ts'
import { handlers } from '../state/state.ts'
import { conformance } from './conformance.ts'
import type { Scene } from './scene.ts'

const answers = operations
  .filter(({ id }) => id in handlers && id !== 'listOperations')
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`)

function openScene(
  change: (request: Request, response: Response) => Response | Promise<Response> = (_, it) => it,
): Scene {
  const emulator = createEmulator({ seed: 'empty' })
  makePasswordsQuick(emulator)
  return {
    provider: async (request) => change(request, await emulator.fetch(request)),
    baseUrl: 'http://localhost:4400',
    addTenant: (tenant) => void emulator.addTenant(tenant),
    addUser({ tenants, authenticatorSecret, ...person }) {
      const roles = { administrator: ['Admin'], member: [] }
      emulator.addUser({
        ...person,
        tenants: Object.entries(tenants).map(([tenant, rights]) => ({ tenant, roles: roles[rights] })),
        ...(authenticatorSecret !== undefined && { secondFactor: 'authenticator' }),
      })
    },
    outbox: () => emulator.outbox(),
    advance: emulator.advance,
    now: emulator.now,
  }
}

describe('the emulator', () => {
  it.each(conformance({ openScene, answers }))('$title', async ({ skipped, run }) => {
    expect(skipped).toBeNull()
    await run()
  })
})

describe('a provider that departs from the contract', () => {
  const failing = async (change: Parameters<typeof openScene>[0], list = answers) => {
    const tests = conformance({ openScene: () => openScene(change), answers: list }).slice(0, 3)
    const titles: string[] = []
    for (const { title, run } of tests) await run().catch(() => titles.push(title))
    return titles
  }

  it('by an answer of another shape, fails where it is called', async () => {
    const titles = await failing(async (request, response) =>
      request.url.endsWith('/users/v2/me') && response.ok
        ? Response.json({ ...(await response.json()), email: 1 })
        : response,
    )
    expect(titles).toEqual(['the right password signs a person in, and the answer names nobody else'])
  })

  it('by a permission that is not asked for, fails', async () => {
    const titles = await failing((request, response) =>
      request.url.endsWith('/roles/v1') && response.status === 403 ? Response.json([]) : response,
    )
    expect(titles).toEqual(['nobody without a session, and no member without the permission, is answered'])
  })

  it('by a list with one operation too few or too many, fails', async () => {
    const first = 'it answers the operations of its list, and 501 to all others'
    expect(await failing(undefined, answers.slice(1))).toContain(first)
    expect(await failing(undefined, [...answers, 'GET /identity/resources/usernames/v1'])).toContain(first)
  })
})

it('a flow is skipped if the list lacks one of its operations, and says which', () => {
  const tests = conformance({ openScene, answers: ['POST /identity/resources/auth/v1/user'] })
  expect(tests.filter(({ skipped }) => skipped === null)).toHaveLength(4)
  expect(tests.find(({ title }) => title.startsWith('a log-out'))?.skipped).toBe(
    'The provider does not answer POST /identity/resources/auth/v1/user/token/refresh',
  )
})
