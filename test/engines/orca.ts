import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { orcaPrograms } from './programs.mjs'
import { end, startScreen } from './webkit.ts'

/** A running screen reader, on a screen and a message bus of its own. */
export interface ScreenReader {
  /** The environment of a browser that it reads. */
  readonly env: Environment
  /** What it has spoken so far, utterance by utterance. */
  readonly spoken: () => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Starts Orca. It needs no speech server: its log contains the words. */
export async function startOrca(): Promise<ScreenReader> {
  const programs = orcaPrograms()
  if ('missing' in programs) throw new Error(programs.missing)
  const home = await mkdtemp(join(tmpdir(), 'portico-orca-'))
  const log = join(home, 'orca.log')
  const screen = await startScreen(programs.screen)
  const own = {
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    DISPLAY: screen.display,
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: undefined,
    MOZ_HEADLESS: undefined,
    LANG: 'C.UTF-8',
    LANGUAGE: 'en',
  }
  const bus = await startBus(programs.bus, own)
  const env = { ...own, DBUS_SESSION_BUS_ADDRESS: bus.address }
  const options = { env: { ...process.env, ...env }, stdio: 'ignore' } as const
  // Without a window manager no window is active, and Orca reads none.
  const manager = spawn(programs.manager, [], options)
  const orca = spawn(programs.python, ['-c', start, log, home], options)
  await vi.waitFor(async () => {
    if (!utterancesOf(await readFile(log, 'utf8')).includes('Screen reader on.'))
      throw new Error('Orca has not started.')
  }, starting)
  return {
    env,
    spoken: async () => utterancesOf(await readFile(log, 'utf8')),
    async stop() {
      // Orca waits for its desktop before it ends, and this one ends first.
      orca.kill('SIGKILL')
      await Promise.all([orca, manager].map(end))
      await bus.stop()
      await end(screen.child)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const starting = { timeout: 60_000, interval: 100 }

/**
 * What the program `orca` does, but for two things. It writes each line of the log at once: in blocks, the last sentences are
 * not in the file before others follow. It also starts beside another Orca of the same user.
 */
const start = `
import sys
from orca import debug, orca
debug.debugLevel = debug.LEVEL_INFO
debug.debugFile = open(sys.argv[1], 'w', buffering=1)
settings = orca.getSettingsManager()
settings.activate(sys.argv[2], {'enableBraille': False})
sys.exit(orca.main())
`

/** Starts a message bus, which lives as long as the program in it. */
async function startBus(program: string, env: Environment) {
  const child = spawn(program, ['--', 'sh', '-c', 'echo "$DBUS_SESSION_BUS_ADDRESS"; exec cat'], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  const [address] = await once(child.stdout, 'data')
  return {
    address: String(address).trim(),
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

/** The utterances in a log, with single spaces. */
function utterancesOf(log: string): readonly string[] {
  const lines = log.matchAll(/SPEECH OUTPUT: '(.*?)'(?: ?[{[]|$)/gm)
  return [...lines].map(([, words = '']) => words.replace(/\s+/g, ' ').trim()).filter(Boolean)
}
