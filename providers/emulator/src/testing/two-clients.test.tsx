import { afterEach, expect, it, vi } from 'vitest'
import { createTestClient } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

it('a test client is no tab of another one of the page: no BroadcastChannel joins them', async () => {
  const lines: string[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        lines.push(name)
      }
    },
  )
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  await client.start()
  expect(await client.session.getAccessToken()).toEqual(expect.any(String))
  expect(lines).toEqual([])
})
