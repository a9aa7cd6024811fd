import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPortFree } from '../../scripts/ports.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running: ChildProcess[] = []

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

function start(
  ports: { readonly emulator: number; readonly example: number },
  command = ['node', 'scripts/start.mjs'],
) {
  const env = { ...process.env, EMULATOR_PORT: String(ports.emulator), PORT: String(ports.example) }
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
  const isReady = () => output().includes('Ctrl-C stops both')
  await vi.waitUntil(() => isReady() || child.exitCode !== null, { timeout: 90_000, interval: 50 })
  expect(isReady(), errors()).toBe(true)
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

const freePorts = async () => ({ emulator: await freePort(), example: await freePort() })

describe('npm start', () => {
  it('serves both, says where by the name localhost, and who may sign in', async () => {
    const ports = await freePorts()
    const started = start(ports)
    await ready(started)
    expect(started.output()).toContain(`Example    http://localhost:${ports.example}\n`)
    expect(started.output()).toContain(`Emulator   http://localhost:${ports.emulator}\n`)
    expect(started.output()).toMatch(/mfa@acme\.test .+ secret JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP/)
    expect(started.output()).toContain('The password of all is Portico-demo-1.')
    expect((await fetch(`http://localhost:${ports.example}/`)).status).toBe(200)
    const keys = await fetch(`http://localhost:${ports.emulator}/.well-known/jwks.json`)
    expect(await keys.json()).toHaveProperty('keys')
  })

  it('hands the address of the emulator to the example', async () => {
    const ports = await freePorts()
    await ready(start(ports))
    const module = await fetch(`http://localhost:${ports.example}/src/client.ts`)
    expect(await module.text()).toContain(`"VITE_EMULATOR_URL": "http://localhost:${ports.emulator}"`)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('stops both on %s and leaves nothing behind', async (signal) => {
    const ports = await freePorts()
    const { child, ...started } = start(ports)
    await ready({ child, ...started })
    child.kill(signal)
    await once(child, 'close')
    expect(child.exitCode).toBe(0)
    expect(await Promise.all([isPortFree(ports.emulator), isPortFree(ports.example)])).toEqual([true, true])
  })

  it('leaves nothing behind when npm itself is told to stop', async () => {
    const ports = await freePorts()
    const started = start(ports, ['npm', 'start'])
    await ready(started)
    started.child.kill('SIGTERM')
    await vi.waitUntil(async () => (await isPortFree(ports.emulator)) && (await isPortFree(ports.example)), {
      timeout: 30_000,
      interval: 100,
    })
  })

  it.each(['emulator', 'example'] as const)(
    'ends with one clear line when the port of the %s is taken',
    async (taken) => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      const port = address !== null && typeof address !== 'string' ? address.port : 0
      const { child, output, errors } = start({ ...(await freePorts()), [taken]: port })
      await once(child, 'close')
      server.close()
      expect(child.exitCode).toBe(1)
      expect(output()).toBe('')
      expect(errors()).toMatch(new RegExp(`^Port ${port}, for the ${taken}, is taken\\. .+\\n$`))
    },
  )

  it('ends with one clear line when both are given the same port', async () => {
    const port = await freePort()
    const { child, errors } = start({ emulator: port, example: port })
    await once(child, 'close')
    expect(child.exitCode).toBe(1)
    expect(errors()).toMatch(/^The emulator and the example cannot both have port \d+\. .+\n$/)
  })
})
