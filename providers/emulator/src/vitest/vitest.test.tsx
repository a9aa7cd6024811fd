import { describe, expect, it } from 'vitest'
import { createTestClient } from '../testing/index.ts'
import { disposeTestClients } from '../testing/open-clients.ts'

describe('the set-up of component tests', () => {
  it('a client of a test renews nothing after it, and one that the test disposed is left alone', async () => {
    const open = async () => {
      const made = createTestClient({ signedInAs: 'admin@acme.test', logLevel: 'silent' })
      await made.client.start()
      await made.client.session.getAccessToken()
      made.emulator.journal.clear()
      return made
    }
    const renewals = ({ emulator }: Awaited<ReturnType<typeof open>>) =>
      emulator.journal.entries().filter(({ operation }) => operation === 'refreshToken').length
    const before = await open()
    disposeTestClients()
    const after = await open()
    for (const { advance } of [before, after]) advance(270_000)
    await expect.poll(() => renewals(after)).toBe(1)
    expect(renewals(before)).toBe(0)
    expect(() => disposeTestClients()).not.toThrow()
  })
})
