import { afterAll, vi } from 'vitest'

// An import that is still loading at the end of a file would fail, and with it every later file of the worker.
afterAll(() => vi.dynamicImportSettled())
