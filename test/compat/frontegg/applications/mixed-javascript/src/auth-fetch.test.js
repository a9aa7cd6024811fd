import { vi } from 'vitest'

vi.mock('@frontegg/rest-api', () => ({ ContextHolder: { getAccessToken: () => 'a-token' } }))
