import { startFirefox } from './firefox.ts'
import { programsOf } from './programs.mjs'
import type { RunningBrowser } from './protocol.ts'
import { startWebKit } from './webkit.ts'

/** The engines besides Chromium. */
export const engineNames = ['firefox', 'webkit'] as const

/** An engine besides Chromium. */
export type EngineName = (typeof engineNames)[number]

/** How a browser starts. */
export interface EngineOptions {
  /** Whether the user wants dark pages. */
  readonly isDark: boolean
  /** Variables of the environment of Firefox, or `undefined` for those that it is not to have. Default: none. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

/** Starts a browser without a past. */
export function startEngine(name: EngineName, options: EngineOptions): Promise<RunningBrowser> {
  const programs = programsOf(name)
  if ('missing' in programs) throw new Error(programs.missing)
  return name === 'firefox' ? startFirefox(programs.browser, options) : startWebKit(programs, options)
}
