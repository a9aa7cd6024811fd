import Bowser from 'bowser'
import type { Device, DeviceKind } from './types.ts'

/** The browser and the device of a `User-Agent` header. Every text has an answer. */
export function readDevice(userAgent: string): Device {
  if (userAgent.trim() === '') return { browser: '', system: '', kind: 'unknown' }
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, longest))
  const model = platform.vendor === 'Apple' && platform.model !== 'Macintosh' ? platform.model : undefined
  return {
    browser: browser.name ?? '',
    system: model ?? os.name ?? '',
    kind: kinds.find((kind) => kind === platform.type) ?? 'unknown',
  }
}

const kinds: readonly DeviceKind[] = ['desktop', 'mobile', 'tablet', 'tv', 'bot']

/** Browsers send far less. A longer text takes long to compare with all patterns. */
const longest = 512
