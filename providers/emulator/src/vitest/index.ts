import { afterEach } from 'vitest'
import { disposeTestClients } from '../testing/open-clients.ts'

const library = await import('@testing-library/react').catch(() => null)

/**
 * Milliseconds that queries of Testing Library wait for an element: passwords are really hashed, and the code of each step loads on
 * demand.
 */
export const patience = 30_000

library?.configure({ asyncUtilTimeout: patience })

afterEach(() => {
  library?.cleanup()
  disposeTestClients()
  if (typeof history !== 'undefined') history.replaceState(null, '', '/')
})
