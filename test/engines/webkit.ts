import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import type { EngineOptions } from './engines.ts'
import { wordsOf } from './marionette.ts'
import { commands, type RunningBrowser, type Send } from './protocol.ts'

/** The programs that WebKit needs. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

/** Starts a WebKit with an empty profile, on a screen of its own that nobody sees. */
export async function startWebKit(programs: WebKitPrograms, { isDark }: EngineOptions): Promise<RunningBrowser> {
  const home = await mkdtemp(join(tmpdir(), 'portico-webkit-'))
  await writeSettings(home)
  const screen = await startScreen(programs.screen)
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // With its compositor the browser does not answer a request for a picture.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}/session`
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), waiting)
  const session = Object(await call('POST', url, capabilities(programs.browser)))
  const send: Send = (command, parameters = {}) => {
    const [method, path] = commands[command]
    const { id, ...body } = parameters
    return call(method, `${url}/${session.sessionId}${path.replace('{id}', String(id))}`, body)
  }
  return {
    send,
    // The driver does not always answer a request for a picture.
    picture: ({ top, width, height }) => pictureOfScreen(screen.display, `${width}x${height}+0+${top}`),
    async stop() {
      await send('deleteSession').catch(() => {})
      await Promise.all([end(driver), end(screen.child)])
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const waiting = { timeout: 30_000, interval: 50 }

const capabilities = (binary: string) => ({
  capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
})

async function call(method: string, url: string, body: unknown): Promise<unknown> {
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {}
  const response = await fetch(url, { method, ...sent, signal: AbortSignal.timeout(60_000) })
  const { value } = Object(await response.json())
  if (!response.ok) throw new Error(wordsOf(value))
  return value
}

/** GTK has what a user wants of pages: here, no animations. */
async function writeSettings(home: string): Promise<void> {
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), narrowWindow)
}

/** The bar above a page is as narrow as a phone, where its buttons and its field make it 485 pixels wide. */
const narrowWindow = 'button, entry, box, image { min-width: 0; padding: 0; margin: 0; border-width: 0 }'

/** A screen in memory, which chooses its own number. */
export async function startScreen(
  program: string,
): Promise<{ readonly child: ChildProcess; readonly display: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const output = child.stdio[3]
  if (!output) throw new Error('Xvfb has no third output.')
  const [number] = await once(output, 'data')
  return { child, display: `:${String(number).trim()}` }
}

/** Takes a picture of a part of a screen, with ImageMagick. */
async function pictureOfScreen(display: string, part: string): Promise<Buffer> {
  const options = { encoding: 'buffer', maxBuffer: 2 ** 25 } as const
  const taken = await promisify(execFile)(
    'import',
    ['-display', display, '-window', 'root', '-crop', part, '+repage', 'png:-'],
    options,
  )
  return taken.stdout
}

/** Ends a program and waits for it. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
