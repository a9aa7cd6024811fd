import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { EngineOptions } from './engines.ts'
import { connectMarionette } from './marionette.ts'
import type { RunningBrowser } from './protocol.ts'

/** Starts a Firefox with an empty profile, without a window on a screen. */
export async function startFirefox(program: string, { isDark, env }: EngineOptions): Promise<RunningBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'portico-firefox-'))
  const preferences = { ...quiet, 'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1 }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  await mkdir(join(profile, 'chrome'))
  await writeFile(join(profile, 'chrome', 'userChrome.css'), narrowWindow)
  const child = spawn(program, ['--marionette', '--no-remote', '--profile', profile], {
    env: { ...process.env, HOME: profile, MOZ_HEADLESS: '1', ...env },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const portFile = join(profile, 'MarionetteActivePort')
  const port = await vi.waitFor(async () => Number(await readFile(portFile, 'utf8')), waiting)
  const { send, close } = await vi.waitFor(() => connectMarionette(port), waiting)
  await send('newSession', { pageLoadStrategy: 'normal' })
  return {
    send,
    picture: async () => Buffer.from(String(await send('takeScreenshot', { full: false })), 'base64'),
    async stop() {
      close()
      child.kill('SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const waiting = { timeout: 60_000, interval: 50 }

/** The bars above a page are as narrow as a phone, where Firefox stops at 450 pixels. */
const narrowWindow = ':root, #navigator-toolbox, #navigator-toolbox * { min-width: 0 !important }'

/** Without a network, without what a first start shows, and without animations. */
const quiet = {
  'marionette.port': 0,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-US',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.translations.enable': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'extensions.update.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.prefetch-next': false,
  'network.http.speculative-parallel-limit': 0,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
  'dom.disable_open_during_load': false,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'focusmanager.testmode': true,
  'security.webauth.webauthn_enable_softtoken': true,
  'security.webauth.webauthn_enable_usbtoken': false,
} as const
