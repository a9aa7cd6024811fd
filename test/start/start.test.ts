import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPortFree } from '../../scripts/start/ports.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running: ChildProcess[] = []
const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'close')
  }
})

interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  readonly errors: () => string
}

/** The port of each server. */
interface Ports {
  readonly emulator: number
  readonly example: number
  readonly customLogin: number
}

function start({ emulator, example, customLogin }: Ports, command = ['node', 'scripts/start/run.mjs']) {
  const env = {
    ...process.env,
    EMULATOR_PORT: String(emulator),
    PORT: String(example),
    CUSTOM_LOGIN_PORT: String(customLogin),
  }
  const [program = 'node', ...args] = command
  const child = spawn(program, args, { cwd: root, env })
  running.push(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (errors += chunk))
  return { child, output: () => output, errors: () => errors } satisfies Started
}

async function ready({ child, output, errors }: Started) {
  const isReady = () => output().includes('Ctrl-C stops everything')
  await vi.waitUntil(() => isReady() || child.exitCode !== null, { timeout: 90_000, interval: 50 })
  expect(isReady(), errors()).toBe(true)
}

async function page(address: string): Promise<string> {
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The code that a built page loads at once. */
async function codeOf(address: string): Promise<string> {
  const files = [...(await page(address)).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path)
  expect(files.length).toBeGreaterThan(0)
  return (await Promise.all(files.map((path) => page(new URL(path ?? '', address).href)))).join('\n')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The server had no port')
  return (await isPortFree(address.port)) ? address.port : freePort()
}

async function freePorts(): Promise<Ports> {
  const ports = { emulator: await freePort(), example: await freePort(), customLogin: await freePort() }
  return new Set(Object.values(ports)).size === 3 ? ports : freePorts()
}

/** Returns free ports. The port of the custom login follows the port of the example. */
async function freePortsInARow(): Promise<Ports> {
  const ports = await freePorts()
  const customLogin = ports.example + 1
  return customLogin !== ports.emulator && (await isPortFree(customLogin))
    ? { ...ports, customLogin }
    : freePortsInARow()
}

async function areFree(ports: Ports): Promise<boolean> {
  const found = await Promise.all(Object.values(ports).map(isPortFree))
  return found.every(Boolean)
}

describe('npm start', () => {
  it('npm start serves all, and prints each address by the name localhost and the users who may sign in', async () => {
    const ports = await freePorts()
    const started = start(ports)
    await ready(started)
    expect(started.output()).toContain(`Example        http://localhost:${ports.example}\n`)
    expect(started.output()).toContain(`Gallery        http://localhost:${ports.example}/gallery/\n`)
    expect(started.output()).toContain(`Custom login   http://localhost:${ports.customLogin}\n`)
    expect(started.output()).toContain(`Emulator       http://localhost:${ports.emulator}\n`)
    const dashboard = `http://localhost:${ports.emulator}/__emulator/`
    expect(started.output()).toContain(`Dashboard      ${dashboard}\n`)
    expect(await page(dashboard)).toContain('<h1>Dashboard</h1>')
    const waysIn = await (await fetch(`${dashboard}ways-in`)).json()
    expect(waysIn).toMatchObject({ main: 'password', passkeys: true, magicLink: true, sso: true })
    expect(waysIn.social).toContain('google')
    expect(started.output()).toMatch(/mfa@acme\.test .+ secret JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP/)
    expect(started.output()).toContain('The password of all is Portico-demo-1.')
    expect(await page(`http://localhost:${ports.example}/`)).toContain('<title>Lantern</title>')
    expect(await page(`http://localhost:${ports.example}/gallery/`)).toContain('<title>Gallery · Lantern</title>')
    expect(await page(`http://localhost:${ports.customLogin}/`)).toContain('<title>Lantern</title>')
    const keys = await fetch(`http://localhost:${ports.emulator}/.well-known/jwks.json`)
    expect(await keys.json()).toHaveProperty('keys')
  })

  it('npm start passes the emulator’s address to the examples, and the other example’s address to the first', async () => {
    const ports = await freePorts()
    await ready(start(ports))
    const example = await codeOf(`http://localhost:${ports.example}/`)
    expect(example).toContain(`http://localhost:${ports.emulator}`)
    expect(example).toContain(`http://localhost:${ports.customLogin}`)
    expect(await codeOf(`http://localhost:${ports.customLogin}/`)).toContain(`http://localhost:${ports.emulator}`)
  })

  it('npm start serves the examples built, under their policy of content', async () => {
    const ports = await freePorts()
    await ready(start(ports))
    for (const port of [ports.example, ports.customLogin]) {
      const { headers } = await fetch(`http://localhost:${port}/`)
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
      expect((await page(`http://localhost:${port}/`)).match(/\/src\/|@vite/)).toBeNull()
    }
  })

  it('npm run dev serves the sources of the examples', async () => {
    const ports = await freePorts()
    await ready(start(ports, ['node', 'scripts/start/run.mjs', '--dev']))
    const emulator = `"VITE_EMULATOR_URL": "http://localhost:${ports.emulator}"`
    expect(await page(`http://localhost:${ports.example}/src/emulator.ts`)).toContain(emulator)
    expect(await page(`http://localhost:${ports.customLogin}/src/client.ts`)).toContain(emulator)
  })

  it('serves every page on both loopback addresses', async () => {
    const ports = await freePorts()
    await ready(start(ports))
    for (const port of [ports.example, ports.customLogin]) {
      expect((await fetch(`http://127.0.0.1:${port}/`, { headers: { host: `localhost:${port}` } })).status).toBe(200)
      if (hasIpv6) expect((await fetch(`http://[::1]:${port}/`)).status).toBe(200)
    }
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('stops all on %s and leaves nothing behind', async (signal) => {
    const ports = await freePorts()
    const { child, ...started } = start(ports)
    await ready({ child, ...started })
    child.kill(signal)
    await once(child, 'close')
    expect(child.exitCode).toBe(0)
    expect(await areFree(ports)).toBe(true)
  })

  it('npm start leaves nothing behind if npm itself is terminated', async () => {
    const ports = await freePorts()
    const started = start(ports, ['npm', 'start'])
    await ready(started)
    started.child.kill('SIGTERM')
    await vi.waitUntil(() => areFree(ports), { timeout: 30_000, interval: 100 })
  })

  it.each([
    ['emulator', 'emulator'],
    ['example', 'example'],
    ['custom login', 'customLogin'],
  ] as const)('ends with one clear line when the port of the %s is taken', async (what, taken) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = address !== null && typeof address !== 'string' ? address.port : 0
    const { child, output, errors } = start({ ...(await freePorts()), [taken]: port })
    await once(child, 'close')
    server.close()
    expect(child.exitCode).toBe(1)
    expect(output()).toBe('')
    expect(errors()).toMatch(new RegExp(`^Port ${port}, for the ${what}, is taken\\. .+\\n$`))
  })

  it('ends with one clear line when two are given the same port', async () => {
    const ports = await freePorts()
    const { child, errors } = start({ ...ports, customLogin: ports.emulator })
    await once(child, 'close')
    expect(child.exitCode).toBe(1)
    expect(errors()).toMatch(/^The emulator and the custom login cannot both have port \d+\. .+\n$/)
  })

  it('npm start serves the other example on the next port if no port is set', async () => {
    const ports = await freePortsInARow()
    const server = createServer().listen(ports.customLogin, '127.0.0.1')
    await once(server, 'listening')
    const { CUSTOM_LOGIN_PORT: _, ...env } = process.env
    const child = spawn('node', ['scripts/start/run.mjs'], {
      cwd: root,
      env: { ...env, EMULATOR_PORT: String(ports.emulator), PORT: String(ports.example) },
    })
    running.push(child)
    let errors = ''
    child.stderr.on('data', (chunk) => (errors += chunk))
    await once(child, 'close')
    server.close()
    expect(errors).toContain(`Port ${ports.customLogin}, for the custom login, is taken.`)
  })
})
