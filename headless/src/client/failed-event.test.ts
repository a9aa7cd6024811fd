import { createTestClient } from '@portico/emulator/testing'
import { expect, it } from 'vitest'
import type { FailedCall } from '../core/index.ts'
import { loginFeature } from '../features/login/index.ts'
import { sessionFeature } from '../session/index.ts'

function setUp() {
  const kit = createTestClient({ logLevel: 'silent' })
  const failures: FailedCall[] = []
  kit.client.on('failed', (failure) => failures.push(failure))
  return { ...kit, failures }
}

it('a wrong password is an event without the address and without the password', async () => {
  const { client, failures } = setUp()
  const { submitEmail, submitPassword } = client.get(loginFeature).actions
  await submitEmail({ email: 'admin@acme.test' })
  await submitPassword({ password: 'Not-this-1' })
  expect(failures).toEqual([
    { feature: 'login', action: 'submitPassword', code: expect.any(String), status: 401, traceId: expect.any(String) },
  ])
  expect(JSON.stringify(failures)).not.toMatch(/admin|Not-this/)
})

it('a visitor without a session has no failed call', async () => {
  const { client, failures } = setUp()
  await client.start()
  await expect.poll(() => client.get(sessionFeature).getSnapshot().status).toBe('unauthenticated')
  expect(failures).toEqual([])
})

it('a provider that cannot be reached is an event of the session', async () => {
  const { client, emulator, failures } = setUp()
  emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
  await client.session.refresh()
  expect(failures).toContainEqual({
    feature: 'session',
    action: 'refresh',
    code: 'network',
    status: undefined,
    traceId: undefined,
  })
})
