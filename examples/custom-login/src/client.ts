import { createClient } from '@portico/headless'

/** The one client of this page. It knows where the provider is; the routes are the defaults. */
export const client = createClient({ baseUrl: import.meta.env.VITE_EMULATOR_URL ?? 'http://localhost:4400' })
