// @ts-check
// `npm start`: runs the emulator and the two examples in one process, so that no other process outlives it. The examples are
// built, as their users have them; `npm run dev` serves their sources, and reloads a page if one changes.
import { fileURLToPath } from 'node:url'
import { build, createServer, preview } from 'vite'
import { buildWhatIsStale } from '../build/fresh-build.mjs'
import { isPortFree, portFrom } from './ports.mjs'

/** @typedef {{ readonly what: string, readonly port: number, readonly variable: string }} Service */

const isDevelopment = process.argv.includes('--dev')

/** @type {(() => Promise<unknown>)[]} */
const stops = []

try {
  const emulatorPort = portFrom('EMULATOR_PORT', 4400)
  const examplePort = portFrom('PORT', 5173)
  const customLoginPort = portFrom('CUSTOM_LOGIN_PORT', examplePort + 1)
  await holdPorts([
    { what: 'emulator', port: emulatorPort, variable: 'EMULATOR_PORT' },
    { what: 'example', port: examplePort, variable: 'PORT' },
    { what: 'custom login', port: customLoginPort, variable: 'CUSTOM_LOGIN_PORT' },
  ])
  buildWhatIsStale(['headless', 'ui-kit', 'providers/emulator'])
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop())
  stopWithNpm()
  const { demoAuthenticatorSecret, demoPassword, demoRecoveryCode } = await import('@portico/emulator')
  const emulator = await startEmulator(emulatorPort)
  process.env['VITE_EMULATOR_URL'] = emulator.url
  const customLogin = await startExample('custom-login', customLoginPort)
  process.env['VITE_CUSTOM_LOGIN_URL'] = customLogin
  const example = await startExample('default-kit', examplePort)
  console.log(
    welcome({
      emulator: emulator.url,
      dashboard: emulator.dashboardUrl,
      example,
      customLogin,
      demoPassword,
      demoAuthenticatorSecret,
      demoRecoveryCode,
    }),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

/** @param {readonly Service[]} services */
async function holdPorts(services) {
  for (const { what, port, variable } of services) {
    const other = services.find((one) => one.what !== what && one.port === port)
    if (other) {
      throw new Error(
        `The ${what} and the ${other.what} cannot both have port ${port}. Set ${variable} or ${other.variable}.`,
      )
    }
    if (await isPortFree(port)) continue
    throw new Error(`Port ${port}, for the ${what}, is taken. Free it, or choose another: ${variable}=… npm start`)
  }
}

/** @param {number} port */
async function startEmulator(port) {
  const server = await import('@portico/emulator/node').then((node) =>
    node.startEmulator({ port, with: ['social', 'passkeys', 'links', 'code'], users: 24, audits: 240, usageDays: 365 }),
  )
  stops.push(server.stop)
  return server
}

/**
 * @param {string} name
 * @param {number} port
 */
async function startExample(name, port) {
  const root = fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))
  const server = isDevelopment ? await serveSources(root, port) : await serveBuilt(root, name, port)
  stops.push(() => server.close())
  return `http://localhost:${port}`
}

/**
 * @param {string} root
 * @param {number} port
 */
async function serveSources(root, port) {
  const server = await createServer({ root, server: { port }, logLevel: 'warn', clearScreen: false })
  return server.listen()
}

/**
 * Builds an example, which holds the addresses of the other servers, in a folder of its port.
 *
 * @param {string} root
 * @param {string} name
 * @param {number} port
 */
async function serveBuilt(root, name, port) {
  console.log(`Building examples/${name} …`)
  const outDir = fileURLToPath(new URL(`../../.cache/start/${name}-${port}`, import.meta.url))
  await build({ root, build: { outDir, emptyOutDir: true }, logLevel: 'error' })
  return preview({ root, build: { outDir }, preview: { port }, logLevel: 'warn' })
}

/** @param {Readonly<Record<'emulator' | 'dashboard' | 'example' | 'customLogin' | 'demoPassword' | 'demoAuthenticatorSecret' | 'demoRecoveryCode', string>>} facts */
function welcome({
  emulator,
  dashboard,
  example,
  customLogin,
  demoPassword,
  demoAuthenticatorSecret,
  demoRecoveryCode,
}) {
  return `
  Example        ${example}
  Gallery        ${example}/gallery/
  Custom login   ${customLogin}
  Emulator       ${emulator}
  Dashboard      ${dashboard}

  Account             What to see
  admin@acme.test     every permission
  mfa@acme.test       asks for an authenticator code: secret ${demoAuthenticatorSecret}, recovery code ${demoRecoveryCode}
  enroll@acme.test    has to set up an authenticator first
  reader@acme.test    may only read
  sso@globex.test     signs in at the identity provider of Globex
  locked@acme.test    is locked

  The password of all is ${demoPassword}. Ctrl-C stops everything.
`
}

/**
 * Stops if npm ends. npm forwards a signal to its shell, which ends silently, so that the end of the parent is the
 * sign.
 */
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
