// @ts-check
// Takes the pictures of the README: the screens of the built example, in light and dark. Run it after a change of their look.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from '../test/chromium.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [emulatorPort, port] = ['4460', '5360']
const sections = [
  { name: 'users', heading: 'Users' },
  { name: 'roles', heading: 'Roles' },
  { name: 'security', heading: 'Security' },
]

const started = spawn(process.execPath, ['scripts/start/run.mjs'], {
  cwd: root,
  env: { ...process.env, EMULATOR_PORT: emulatorPort, PORT: port },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  const { demoPassword } = await import('@portico/emulator')
  await new Promise((resolve) => {
    started.stdout.on('data', (text) => `${text}`.includes(`localhost:${port}`) && resolve(undefined))
  })
  for (const scheme of /** @type {const} */ (['light', 'dark'])) await takeAll(scheme, demoPassword)
} finally {
  await browser.close()
  started.kill()
}

/** @param {'light' | 'dark'} scheme @param {string} password */
async function takeAll(scheme, password) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: scheme })
  const addressOf = (/** @type {string} */ path) =>
    `http://localhost:${port}${path}${path.includes('?') ? '&' : '?'}scheme=${scheme}`
  const take = async (/** @type {string} */ name, /** @type {string | undefined} */ heading) => {
    await page.getByRole('heading', { level: 1, ...(heading && { name: heading, exact: true }) }).waitFor()
    await page.waitForLoadState('networkidle')
    // The bar of the example's own settings is below.
    const clip = { x: 0, y: 40 * Number(name === 'sign-in'), width: 1280, height: 800 }
    await page.screenshot({ path: `${root}docs/images/${name}-${scheme}.png`, animations: 'disabled', clip })
  }
  await page.goto(addressOf('/account/login'))
  await take('sign-in', undefined)
  await page.getByRole('textbox').fill('admin@acme.test')
  await page.keyboard.press('Enter')
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  for (const { name, heading } of sections) {
    await page.goto(addressOf(`/?portal=${name}`))
    await take(name, heading)
  }
  await page.close()
}
