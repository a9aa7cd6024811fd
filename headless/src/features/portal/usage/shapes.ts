import type { Shape } from '../../../core/shape.ts'
import type { Usage } from './types.ts'

const totalsShape = {
  'members?': 'number',
  'activePeople?': 'number',
  'signIns?': 'number',
  'tokenCalls?': 'number',
} as const

const bucketShape = { ...totalsShape, from: 'text', to: 'text' } as const

/** The types of the members of {@link Usage}. */
export const usageShape: Shape<Usage> = {
  from: 'text',
  to: 'text',
  step: 'string',
  hasSubAccounts: 'flag',
  'members|null': { used: 'number', 'limit?|null': 'number' },
  'secondStep|null': { covered: 'number', total: 'number' },
  totals: totalsShape,
  'before|null': bucketShape,
  buckets: [bucketShape],
  'signInWays|null': [{ way: 'string', count: 'number', 'before?': 'number' }],
  'tokens|null': [{ id: 'string', name: 'name', calls: 'number', 'refused?': 'number', 'before?': 'number' }],
  'features|null': [
    {
      key: 'string',
      'name?': 'string',
      used: 'number',
      'limit?|null': 'number',
      'countsFrom?|null': 'string',
      'resetsAt?|null': 'string',
    },
  ],
  'accounts|null': [{ ...totalsShape, tenantId: 'string', name: 'name' }],
}
