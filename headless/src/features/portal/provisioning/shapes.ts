import type { Shape } from '../../../core/shape.ts'
import type { ProvisionConnection, SyncEvent } from './types.ts'

/** The types of the members of {@link ProvisionConnection}. */
export const provisionConnectionShape: Shape<ProvisionConnection> = {
  id: 'string',
  name: 'name',
  source: 'string',
  isSynced: 'flag',
  createdAt: 'text',
  'lastSyncAt|null': 'string',
  'userCount|null': 'number',
  'address|null': 'string',
  'tokens|null': [{ createdAt: 'text', 'expiresAt|null': 'string', 'lastUsedAt|null': 'string' }],
}

/** The types of the members of {@link SyncEvent}. */
export const syncEventShape: Shape<SyncEvent> = {
  id: 'string',
  createdAt: 'text',
  operation: 'string',
  resource: 'string',
  'resourceId|null': 'string',
  'name|null': 'string',
  changes: ['string'],
  isRefused: 'flag',
  'reason|null': 'string',
  'detail|null': 'string',
}
