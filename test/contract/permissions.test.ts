import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../headless/src/http/address.ts'
import { operations } from '../../providers/emulator/src/contract/operations.gen.ts'
import { createEmulator } from '../../providers/emulator/src/emulator.ts'
import { changesOfAll, changesOfOneself, type Reason, readsByPost } from './open-changes.ts'

const baseUrl = 'http://localhost:4400'
const target = { baseUrl, prefix: 'frontegg' }

/** The operations of signed-in users that can change something. */
const changes = operations.filter(({ method, anonymous }) => method !== 'get' && !anonymous)
const excepted: ReadonlyMap<string, Reason> = new Map(
  [changesOfOneself, changesOfAll, readsByPost].flatMap(({ reason, ids }) => ids.map((id) => [id, reason] as const)),
)

describe.each([
  ['an administrator', 'admin@acme.test'],
  ['a person with the role ReadOnly', 'reader@acme.test'],
  ['a person without a role', 'roleless@acme.test'],
] as const)('%s', (_, email) => {
  const statuses = new Map<string, number>()
  const changed: string[] = []

  beforeAll(async () => {
    for (const operation of changes) {
      const { status, hasChanged } = await send(email, operation)
      statuses.set(operation.id, status)
      if (hasChanged) changed.push(operation.id)
    }
  })

  const answered = (status: number) => changes.filter(({ id }) => statuses.get(id) === status).map(({ id }) => id)
  const isBuilt = ({ id }: { readonly id: string }) => statuses.get(id) !== 501

  if (email === 'admin@acme.test') {
    it('an administrator is refused no change by a permission', () => expect(answered(403)).toEqual([]))
    return
  }

  it('a user without write permissions is refused every change of the portal', () => {
    const open = changes.filter((operation) => isBuilt(operation) && !excepted.has(operation.id))
    expect(open.length).toBeGreaterThan(30)
    expect(open.filter(({ id }) => statuses.get(id) !== 403).map(({ id }) => `${id}: ${statuses.get(id)}`)).toEqual([])
  })

  it('changes nothing by a call that was refused', () => {
    expect(changed.filter((id) => statuses.get(id) === 403)).toEqual([])
  })

  it('a user without write permissions may call every exception, so that no exception is left over', () => {
    expect(answered(403).filter((id) => excepted.has(id) && !needsMore.has(excepted.get(id)))).toEqual([])
  })
})

it('excepts operations of the contract only', () => {
  const known = changes.map(({ id }): string => id)
  expect([...excepted.keys()].filter((id) => !known.includes(id))).toEqual([])
})

/** Reads need the permission to read, which a user without a role does not hold. */
const needsMore: ReadonlySet<Reason | undefined> = new Set<Reason>(['read'])

/** Sends a minimal request to a new emulator. */
async function send(email: string, { method, path }: (typeof operations)[number]) {
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
  const { status } = await emulator.fetch(
    new Request(addressOf(target, path, filled(path)), {
      method: method.toUpperCase(),
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      body: '{}',
    }),
  )
  return { status, hasChanged: JSON.stringify(emulator.snapshot()) !== before }
}

const emulator = createEmulator({ realTime: () => Date.UTC(2026, 0, 1) })

/** Returns a value for every parameter of a path. */
function filled(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => [name, 'x']))
}
