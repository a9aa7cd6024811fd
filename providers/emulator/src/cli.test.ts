import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawOf } from '../../../headless/test/draw.ts'
import { runs } from '../../../test/setup-seed.ts'
import { seed } from '../../../test/share.ts'
import { at } from '../test/open-caller.ts'
import { buildCommand, type Command, type Running } from '../test/run-command.ts'
import { digest } from './crypto/password-hash.ts'
import { readKept } from './node/data-file.ts'
import { startEmulator } from './node/index.ts'

let command: Command
let folder = ''

beforeAll(async () => {
  command = await buildCommand()
  folder = await mkdtemp(join(tmpdir(), 'portico-cli-'))
}, 60_000)
afterEach(() => command.stop())
afterAll(() => Promise.all([command.remove(), rm(folder, { recursive: true })]))

describe('the command', () => {
  it('the command prints its address once it listens, on both loopback addresses', async () => {
    const running = command.run(['--port', '0'])
    const url = await ready(running)
    expect(running.output()).toBe(`Portico emulator ready at ${url}\nDashboard at ${url}/__emulator/\n`)
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    for (const host of ['127.0.0.1', '[::1]']) {
      expect((await fetch(`${url.replace('localhost', host)}/frontegg/flags`)).status, host).toBe(200)
    }
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends by %s with its state written and its port free', async (signal) => {
    const data = join(folder, `${signal}.json`)
    const running = command.run(['--port', '0', '--data', data])
    const url = await ready(running)
    const headers = { 'content-type': 'application/json' }
    await fetch(`${url}/__emulator/clock`, { method: 'POST', headers, body: '{"advance":3600000}' })
    running.child.kill(signal)
    expect([await running.ended, running.errors()]).toEqual([0, ''])
    expect(JSON.parse(await readFile(data, 'utf8'))).toMatchObject({ clockOffset: 3_600_000 })
    const next = await startEmulator({ port: Number(new URL(url).port) })
    await next.stop()
  })

  it('goes on where one that was killed had come to', async () => {
    const data = join(folder, 'killed.json')
    const first = command.run(['--port', '0', '--data', data])
    const cookie = await signIn(await ready(first))
    await vi.waitFor(async () => expect((await readKept(data))?.sessions).toHaveLength(1), { timeout: 30_000 })
    first.child.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    const url = await ready(command.run(['--port', '0', '--data', data]))
    const headers = { 'content-type': 'application/json', cookie }
    expect((await fetch(`${url}/frontegg${at.refresh}`, { method: 'POST', headers })).status).toBe(200)
  })

  it('loses nothing that it has answered when it is killed, with --data-sync', async () => {
    const data = join(folder, 'rounds.json')
    const acknowledged: string[] = []
    for (let round = 0; round < rounds; round++) {
      const running = command.run(['--port', '0', '--data', data, '--data-sync', '--users', '500'])
      const url = await ready(running)
      const most = acknowledged.length + draw.whole(1, 60)
      const isOver = () => acknowledged.length >= most
      const writers = [1, 2, 3, 4].map(async () => {
        while (!isOver()) {
          const token = await actorToken(url).catch(() => null)
          if (token === null) return
          acknowledged.push(digest(token))
        }
      })
      await vi.waitUntil(isOver, { timeout: 30_000, interval: 1 })
      running.child.kill('SIGKILL')
      await Promise.all([...writers, running.ended])
      const known = new Set((await readKept(data))?.actorTokens?.map(({ tokenHash }) => tokenHash))
      expect(acknowledged.filter((hash) => !known.has(hash))).toEqual([])
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds)
  })

  it('refuses a data file that another one uses, and takes it over from one that was killed', async () => {
    const data = join(folder, 'shared.json')
    const first = command.run(['--port', '0', '--data', data])
    await ready(first)
    const second = command.run(['--port', '0', '--data', data])
    await failed(second, `${data} is in use by another emulator (process ${first.child.pid})`)
    first.child.kill('SIGKILL')
    await first.ended
    await ready(command.run(['--port', '0', '--data', data]))
  })

  it('the command has ten thousand users and a hundred tenants on request', async () => {
    const url = await ready(command.run(['--port', '0', '--tenants', '100', '--users', '10000']))
    const { users, tenants } = await (await fetch(`${url}/__emulator/state`)).json()
    expect([users.length, tenants.length]).toEqual([10_006, 107])
  })

  it('the command requires a token, and prints it, if other machines can reach it', async () => {
    const running = command.run(['--port', '0', '--host', '0.0.0.0'])
    const url = await ready(running)
    const told = () => /Control routes ask for the token (\S+)\n/.exec(running.output())?.[1]
    const token = await vi.waitUntil(told, { timeout: 30_000 })
    const clock = (headers: Readonly<Record<string, string>>) => fetch(`${url}/__emulator/clock`, { headers })
    expect((await clock({})).status).toBe(401)
    expect((await clock({ 'x-portico-emulator-token': token })).status).toBe(200)
  })

  it('shows how it is used', async () => {
    const { ended, output, errors } = command.run(['--help'])
    expect([await ended, errors()]).toEqual([0, ''])
    for (const option of ['port', 'host', 'data', 'data-sync', 'seed', 'latency', 'tenants', 'users', 'with']) {
      expect(output()).toMatch(new RegExp(`--${option}[\\] ]`))
    }
  })
})

describe('the command with a program after --', () => {
  const program = (code: string) => ['--port', '0', '--', process.execPath, '--eval', code]

  it('a program after -- runs once the emulator listens, with its arguments, and its exit code is that of the command', async () => {
    const running = command.run([...program('console.log("program", process.argv[1]); process.exit(3)'), 'one'])
    expect(await running.ended).toBe(3)
    expect(running.output()).toMatch(/^Portico emulator ready at http:\S+\nDashboard at \S+\nprogram one\n$/)
  })

  it('the emulator answers while the program runs, and both end by a signal to the command', async () => {
    const running = command.run(program('console.log("running"); process.stdin.resume()'))
    const url = await ready(running)
    await vi.waitUntil(() => running.output().includes('running'), { timeout: 30_000 })
    expect((await fetch(`${url}/frontegg/flags`)).status).toBe(200)
    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(143)
    await expect(fetch(`${url}/frontegg/flags`)).rejects.toThrow()
  })

  it('a program that cannot be started is named, and the command fails', async () => {
    const running = command.run(['--port', '0', '--', 'no-such-program'])
    expect(await running.ended).toBe(1)
    expect(running.errors()).toMatch(/^The program no-such-program cannot be started: [^\n]+\n$/)
  })
})

describe('the command that cannot begin', () => {
  it.each([
    [['--port', 'x'], '--port takes a whole number from 0 to 65535, not "x"'],
    [['--frobnicate'], "Unknown option '--frobnicate'"],
    [['--token', ''], '--token takes a text'],
    [['--host', ''], '--host takes a text'],
    [['--data', ''], '--data takes a text'],
    [['--data-sync'], '--data-sync needs --data FILE'],
    [['--port', '0', '--'], 'Write a program after --'],
    [['--port', '0', '--host', 'no-such-host.invalid'], 'cannot listen on no-such-host.invalid'],
    [['--port', '0', '--host', '192.0.2.1'], 'cannot listen on 192.0.2.1'],
  ])('a command that cannot begin prints why in one line and fails: %j', async (args, reason) => {
    await failed(command.run(args), reason)
  })

  it('a command whose port is taken prints that and fails', async () => {
    const other = await startEmulator({ port: 0 })
    const { port } = new URL(other.url)
    await failed(command.run(['--port', port]), `Port ${port} is taken. Choose another with --port`)
    await failed(command.run([], { EMULATOR_PORT: port }), `Port ${port} is taken. Choose another with --port`)
    await other.stop()
  })

  it('a command whose data file holds other content names the file and leaves it', async () => {
    const data = join(folder, 'corrupt.json')
    await writeFile(data, '{"version":1,')
    await failed(command.run(['--port', '0', '--data', data]), `${data} holds no state of the emulator: it is not JSON`)
    expect(await readFile(data, 'utf8')).toBe('{"version":1,')
  })
})

/** The number of times that the process is killed. */
const rounds = runs(30, 10)
const draw = drawOf(seed)

async function actorToken(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'admin@acme.test' })
  const response = await fetch(`${url}/__emulator/actor-tokens`, { method: 'POST', headers, body })
  return (await response.json()).actorToken
}

async function ready({ output, errors, child }: Running): Promise<string> {
  const found = () => /ready at (\S+)\n/.exec(output())?.[1]
  await vi.waitUntil(() => found() !== undefined || child.exitCode !== null, { timeout: 30_000 })
  expect(errors()).toBe('')
  return found() ?? ''
}

async function failed({ ended, output, errors }: Running, reason: string): Promise<void> {
  expect(await ended).toBe(1)
  expect(output()).toBe('')
  expect(errors()).toMatch(/^[^\n]+\n$/)
  expect(errors()).toContain(reason)
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: 'admin@acme.test', password: 'Portico-demo-1' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/frontegg${at.login}`, { method: 'POST', headers, body })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
