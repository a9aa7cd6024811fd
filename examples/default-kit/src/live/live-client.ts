import { createPreview, type EmulatorPreview } from '@portico/emulator/preview'
import { type Client, createClient } from '@portico/headless'
import type { LiveScreen } from './live-screens.ts'
import { memoryPage } from './memory-page.ts'

/** An application with its provider in the page. */
export interface LiveApplication {
  readonly client: Client
  readonly emulator: EmulatorPreview['emulator']
}

/** Opens the application of a screen. Each screen has an address of its own, so that frames share no session. */
export function openLive(
  { id, path, signedInAs, with: ways = [] }: LiveScreen,
  onLeave: (address: string) => void,
): LiveApplication {
  const preview = createPreview({
    signedInAs: signedInAs ?? null,
    latency: 150,
    usageDays: 365,
    users: 24,
    audits: 240,
    with: ways,
  })
  const client = createClient({
    name: `live-${id}`,
    baseUrl: `https://${id.toLowerCase()}.preview.invalid`,
    preview,
    entitlements: true,
    ports: { page: memoryPage(path, onLeave), tabs: null },
  })
  return { client, emulator: preview.emulator }
}
