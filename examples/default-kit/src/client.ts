import { testPayments } from '@portico/emulator/payments'
import { createClient } from '@portico/headless'
import { emulatorUrl } from './emulator.ts'
import { moveWithSettings } from './settings/move-with-settings.ts'

/** The one client of this page. It knows where the provider is, and takes the settings of this example along. */
export const client = createClient({
  baseUrl: emulatorUrl,
  navigate: moveWithSettings,
  // The emulator has a page for it.
  hostedPortal: true,
  entitlements: true,
  // Cards of the emulator. An application has `stripePayments()` here.
  payments: testPayments({ baseUrl: emulatorUrl }),
})
