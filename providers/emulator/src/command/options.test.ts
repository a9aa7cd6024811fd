import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmulator } from '../emulator.ts'
import { readOptions } from './options.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-cli-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the command', () => {
  it('needs no arguments', async () => {
    expect(await readOptions([], {})).toEqual({})
  })

  it('takes all it documents', async () => {
    const args =
      '--port 4410 --host 0.0.0.0 --data state.json --seed empty --latency 20 --tenants 3 --users 4 --audits 5 --usage-days 6 --grace 9'
    const more =
      '--reach http://localhost:3000 --reach https://idp.example.com --allow-host App.local.test --origin http://localhost:* --origin https://app.example.com --token secret'
    expect(await readOptions(`${args} ${more}`.split(' '), {})).toEqual({
      port: 4410,
      host: '0.0.0.0',
      dataFile: 'state.json',
      seed: 'empty',
      latency: 20,
      tenants: 3,
      users: 4,
      audits: 5,
      usageDays: 6,
      refreshGrace: 9,
      origins: ['http://localhost:*', 'https://app.example.com'],
      reach: ['http://localhost:3000', 'https://idp.example.com'],
      allowedHosts: ['app.local.test'],
      controlToken: 'secret',
    })
  })

  it('takes the port of EMULATOR_PORT, unless it is given one or that is empty', async () => {
    expect(await readOptions([], { EMULATOR_PORT: '4411' })).toEqual({ port: 4411 })
    expect(await readOptions(['--port', '4412'], { EMULATOR_PORT: '4411' })).toEqual({ port: 4412 })
    expect(await readOptions([], { EMULATOR_PORT: '' })).toEqual({})
  })

  it('takes what is switched on beside the password', async () => {
    expect(await readOptions(['--with', 'social, passkeys,links'], {})).toEqual({
      with: ['social', 'passkeys', 'links'],
    })
  })

  it('shows its help', async () => {
    expect(await readOptions(['--help'], {})).toBe('help')
  })

  it('takes a seed from a file', async () => {
    const file = join(folder, 'seed.json')
    const state = createEmulator().snapshot()
    await writeFile(file, JSON.stringify(state))
    expect(await readOptions(['--seed', file], {})).toEqual({ seed: state })
    await expect(readOptions(['--seed', file, '--users', '3'], {})).rejects.toThrow('a seed of your own')
  })

  it.each([
    [['--port', 'x'], '--port takes a whole number from 0 to 65535, not "x"'],
    [['--port', '65536'], '--port takes'],
    [['--port', '-1'], '--port'],
    [['--latency', '1.5'], '--latency takes'],
    [['--users', '1e3'], '--users takes'],
    [['--origin', 'localhost:5173'], '--origin takes an origin'],
    [['--origin', 'http://localhost:5173/'], '--origin takes an origin'],
    [['--reach', 'localhost:3000'], '--reach takes an origin'],
    [['--allow-host', 'http://app.local.test'], '--allow-host takes a name'],
    [['--allow-host', 'app.local.test:4400'], '--allow-host takes a name'],
    [['--seed', 'no-such-file'], 'there is no file "no-such-file"'],
    [['--frobnicate'], '--frobnicate'],
    [['--with', 'social,fax'], '--with takes any of social, passkeys, links, code, sms, captcha, mfa, with commas'],
    [['stray'], 'stray'],
    [['--data'], '--data'],
  ])('refuses %j in one line', async (args, text) => {
    const error = await readOptions(args, {}).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    const message = error instanceof Error ? error.message : ''
    expect(message).toContain(text)
    expect(message).not.toContain('\n')
  })

  it('names EMULATOR_PORT when that is wrong', async () => {
    await expect(readOptions([], { EMULATOR_PORT: 'x' })).rejects.toThrow('EMULATOR_PORT takes a whole number')
  })

  it('names the seed file that holds something else', async () => {
    const file = join(folder, 'broken.json')
    await writeFile(file, '{')
    await expect(readOptions(['--seed', file], {})).rejects.toThrow(`${file} holds no state of the emulator`)
  })
})
