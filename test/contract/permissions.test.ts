import { holds } from '@portico/headless/provider'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../headless/src/http/address.ts'
import { createEmulator } from '../../providers/emulator/src/emulator.ts'
import { operations } from '../../providers/emulator/src/openapi/operations.gen.ts'

type Operation = (typeof operations)[number]

const baseUrl = 'http://localhost:4400'
const target = { baseUrl, prefix: 'frontegg' }
const emulator = createEmulator({ realTime: () => Date.UTC(2026, 0, 1) })

const forEveryone = operations.filter((operation) => !operation.anonymous && !('permission' in operation))
const permitted = operations.filter((operation) => 'permission' in operation)

it('names a permission for most operations', () => {
  expect(permitted.length).toBeGreaterThan(240)
  expect(forEveryone.length).toBeLessThan(80)
})

describe.each([
  ['an administrator', 'admin@acme.test'],
  ['a person with the role ReadOnly', 'reader@acme.test'],
  ['a person without a role', 'roleless@acme.test'],
] as const)('%s', (_, email) => {
  const answers = new Map<string, Answer>()

  beforeAll(async () => {
    for (const operation of operations)
      if (!operation.anonymous) answers.set(operation.id, await send(email, operation))
  })

  const refused = (list: readonly Operation[]) => list.filter(({ id }) => answers.get(id)?.missing !== undefined)
  const isBuilt = ({ id }: Operation) => answers.get(id)?.status !== 501

  it('is refused each operation whose permission is not held, by its name, and no other', () => {
    const due = permitted.filter(
      (operation) => isBuilt(operation) && !holds(permissionsOf(email), permissionOf(operation)),
    )
    expect(refused(permitted).map(({ id }) => [id, answers.get(id)?.missing])).toEqual(
      due.map((operation) => [operation.id, permissionOf(operation)]),
    )
  })

  it('is refused nothing that is for everyone, but the addresses of others', () => {
    expect(refused(forEveryone).filter(({ id }) => id !== 'listUserEmails')).toEqual([])
  })

  it('changes nothing by a call that was refused', () => {
    expect(refused(operations).filter(({ id }) => answers.get(id)?.hasChanged)).toEqual([])
  })
})

interface Answer {
  readonly status: number
  /** The permission that the refusal names. */
  readonly missing: string | undefined
  readonly hasChanged: boolean
}

function permissionOf(operation: Operation): string {
  return 'permission' in operation ? operation.permission : ''
}

/** The permissions that the demo gives a person. */
function permissionsOf(email: string): readonly string[] {
  const { users, roles } = emulator.snapshot()
  const { memberships = [] } = users.find((user) => user.email === email) ?? {}
  const ids = memberships.flatMap(({ roleIds }) => roleIds)
  return roles.filter(({ id }) => ids.includes(id)).flatMap(({ permissionKeys }) => permissionKeys)
}

/** Sends a minimal request to a new emulator. */
async function send(email: string, { method, path }: Operation): Promise<Answer> {
  emulator.reset()
  emulator.arrange(({ users }) => {
    const reader = users.find((user) => user.email === 'reader@acme.test')
    if (!reader || email !== 'roleless@acme.test') return
    users.push({
      ...reader,
      id: crypto.randomUUID(),
      email,
      memberships: reader.memberships.map((membership) => ({ ...membership, roleIds: [] })),
    })
  })
  const cookie = emulator.signIn(email).split(';')[0] ?? ''
  const headers = { cookie, origin: 'http://localhost:5173', 'content-type': 'application/json' }
  const refresh = addressOf(target, '/identity/resources/auth/v1/user/token/refresh')
  const session = await emulator.fetch(new Request(refresh, { method: 'POST', headers, body: '{}' }))
  const { accessToken } = await session.json()
  const before = JSON.stringify(emulator.snapshot())
  const response = await emulator.fetch(
    new Request(addressOf(target, path, filled(path)), {
      method: method.toUpperCase(),
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      ...(method !== 'get' && { body: '{}' }),
    }),
  )
  const missing = /the permission (\S+)\. Ask/.exec(await response.text())?.[1]
  return { status: response.status, missing, hasChanged: JSON.stringify(emulator.snapshot()) !== before }
}

/** Returns a value for every parameter of a path. */
function filled(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => [name, 'x']))
}
