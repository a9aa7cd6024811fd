import { setupServer } from 'msw/node'
import { afterEach, describe, expect, it } from 'vitest'
import { at } from '../../test/open-caller.ts'
import { demoPassword } from '../core/demo.ts'
import { createEmulator } from '../emulator.ts'
import { handlers } from './index.ts'

let stop = () => {}
afterEach(() => stop())

function open(baseUrl: string) {
  const emulator = createEmulator()
  const server = setupServer(...handlers(emulator, baseUrl))
  server.listen({ onUnhandledRequest: 'error' })
  stop = () => server.close()
  const post = (path: string, body: object) =>
    fetch(`${baseUrl.replace(/\/$/, '')}/frontegg${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { emulator, post }
}

describe('the handlers of Mock Service Worker', () => {
  it.each(['https://auth.example.com', 'http://localhost:4400/'])(
    'answer for %s, cookies included',
    async (baseUrl) => {
      const { post, emulator } = open(baseUrl)
      expect((await post(at.login, { email: 'admin@acme.test', password: demoPassword })).status).toBe(200)
      expect((await post(at.refresh, {})).status).toBe(200)
      expect((await post(at.refresh, {})).status).toBe(200)
      expect(emulator.snapshot().sessions).toMatchObject([{ generation: 2, ended: null }])
    },
  )

  it('fail as the network does where an answer is dropped', async () => {
    const { post, emulator } = open('https://auth.example.com')
    emulator.faults.add({ operation: '*', kind: 'drop' })
    await expect(post(at.refresh, {})).rejects.toThrow(TypeError)
  })
})
