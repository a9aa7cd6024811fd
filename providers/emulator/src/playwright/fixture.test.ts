import { describe, expect, it } from 'vitest'
import { type EmulatorServer, startEmulator } from '../node/index.ts'
import { emulatorFixture } from './index.ts'

describe('the fixture of Playwright', () => {
  it('serves every test an emulator of its own and stops it afterwards', async () => {
    const fixture = emulatorFixture({ seed: 'empty' })
    const used: EmulatorServer[] = []
    for (let test = 0; test < 2; test++) {
      await fixture({}, async (server) => {
        used.push(server)
        expect((await fetch(`${server.url}/frontegg/flags`)).status).toBe(200)
        expect(server.emulator.snapshot().users).toEqual([])
      })
    }
    expect(used[0]?.emulator).not.toBe(used[1]?.emulator)
    for (const { url } of used) await expect(fetch(`${url}/frontegg/flags`)).rejects.toThrow()
  })

  it('stops it when the test fails', async () => {
    let url = ''
    const failing = emulatorFixture()({}, async (server) => {
      url = server.url
      throw new Error('the test failed')
    })
    await expect(failing).rejects.toThrow('the test failed')
    await expect(fetch(`${url}/frontegg/flags`)).rejects.toThrow()
  })
})

describe('the fixture on a port that is taken', () => {
  it('the fixture on a taken port rejects with what a test can do about it', async () => {
    const other = await startEmulator({ port: 0 })
    const port = Number(new URL(other.url).port)
    const failing = emulatorFixture({ port })({}, async () => expect.unreachable())
    await expect(failing).rejects.toThrow(
      new RegExp(
        `^Port ${port} is taken, by another worker .* Leave port out of emulatorFixture.*answerInPlaceOf.*workers: 1`,
      ),
    )
    await expect(startEmulator({ port })).rejects.toThrow(`Port ${port} is taken. Choose another, or 0 for a free one`)
    await other.stop()
  })
})
