import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildCommand, type Command } from '../../../../providers/emulator/test/run-command.ts'

let command: Command

beforeAll(async () => {
  command = await buildCommand(join(import.meta.dirname, '../..'))
})
afterEach(() => command.stop())
afterAll(() => command.remove())

describe('portico emulator', () => {
  it('portico emulator serves a provider with the options of the emulator until a signal ends it', async () => {
    const running = command.run(['emulator', '--port', '0', '--seed', 'empty'])
    await vi.waitFor(() => expect(running.output()).toContain('Dashboard'), { timeout: 60_000 })
    const [, url] = /ready at (\S+)/.exec(running.output()) ?? []
    expect((await fetch(`${url}/frontegg/flags`)).status).toBe(200)
    running.child.kill('SIGTERM')
    expect([await running.ended, running.errors()]).toEqual([0, ''])
  })

  it('portico emulator ends with 1 and one line if an option is wrong', async () => {
    const running = command.run(['emulator', '--port', 'many'])
    expect(await running.ended).toBe(1)
    expect(running.errors()).toBe('--port takes a whole number from 0 to 65535, not "many"\n')
  })

  it('portico emulator --help names itself', async () => {
    const running = command.run(['emulator', '--help'])
    expect(await running.ended).toBe(0)
    expect(running.output()).toContain('portico emulator [options]')
  })

  it('a command that does not exist ends with 2 and the list of commands', async () => {
    const running = command.run(['emulate'])
    expect(await running.ended).toBe(2)
    expect(running.errors()).toMatch(/no command emulate[\s\S]*emulator/)
  })
})
