import { createClient } from '@portico/headless'
import { moveWithSettings } from './settings/move-with-settings.ts'

/** The one client of this page. It knows where the provider is, and takes the settings of this example along. */
export const client = createClient({
  baseUrl: import.meta.env.VITE_EMULATOR_URL ?? 'http://localhost:4400',
  navigate: moveWithSettings,
  entitlements: true,
})
