// @ts-check
// `npm start`: the emulator and the custom sign-in example, in one process, so that nothing outlives it.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { buildWhatIsStale } from './fresh-build.mjs'
import { isPortFree, portFrom } from './ports.mjs'

/** @type {(() => Promise<unknown>)[]} */
const stops = []

try {
  const emulatorPort = portFrom('EMULATOR_PORT', 4400)
  const examplePort = portFrom('PORT', 5173)
  await holdPorts(emulatorPort, examplePort)
  buildWhatIsStale(['headless', 'test/emulator'])
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop())
  stopWithNpm()
  const { demoAuthenticatorSecret, demoPassword, demoRecoveryCode } = await import('@portico/emulator')
  const emulator = await startEmulator(emulatorPort)
  const example = await startExample(examplePort, emulator)
  console.log(welcome({ emulator, example, demoPassword, demoAuthenticatorSecret, demoRecoveryCode }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

/**
 * @param {number} emulatorPort
 * @param {number} examplePort
 */
async function holdPorts(emulatorPort, examplePort) {
  if (emulatorPort === examplePort) {
    throw new Error(`The emulator and the example cannot both have port ${examplePort}. Set EMULATOR_PORT or PORT.`)
  }
  for (const [port, what, variable] of /** @type {const} */ ([
    [emulatorPort, 'emulator', 'EMULATOR_PORT'],
    [examplePort, 'example', 'PORT'],
  ])) {
    if (await isPortFree(port)) continue
    throw new Error(`Port ${port}, for the ${what}, is taken. Free it, or choose another: ${variable}=… npm start`)
  }
}

/** @param {number} port */
async function startEmulator(port) {
  const server = await import('@portico/emulator/node').then((node) => node.startEmulator({ port }))
  stops.push(server.stop)
  return server.url
}

/**
 * @param {number} port
 * @param {string} emulator
 */
async function startExample(port, emulator) {
  process.env['PORT'] = String(port)
  process.env['VITE_EMULATOR_URL'] = emulator
  const root = fileURLToPath(new URL('../examples/custom-login', import.meta.url))
  const server = await createServer({ root, logLevel: 'warn', clearScreen: false })
  stops.push(() => server.close())
  await server.listen()
  return `http://localhost:${port}`
}

/** @param {Readonly<Record<'emulator' | 'example' | 'demoPassword' | 'demoAuthenticatorSecret' | 'demoRecoveryCode', string>>} facts */
function welcome({ emulator, example, demoPassword, demoAuthenticatorSecret, demoRecoveryCode }) {
  return `
  Example    ${example}
  Emulator   ${emulator}

  Account             What to see
  admin@acme.test     every permission
  mfa@acme.test       asks for an authenticator code: secret ${demoAuthenticatorSecret}, recovery code ${demoRecoveryCode}
  enroll@acme.test    has to set up an authenticator first
  reader@acme.test    may only read
  sso@globex.test     is sent to an identity provider
  locked@acme.test    is locked

  The password of all is ${demoPassword}. Ctrl-C stops both.
`
}

/** npm hands a signal on to its shell, which ends without a word: under npm, the parent's going is the sign to stop. */
function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid === parent || stop(), 200).unref()
}

/** @param {number} code */
async function stop(code = 0) {
  await Promise.allSettled(stops.map((end) => end()))
  process.exit(code)
}
