export { sessionExpiryFeature } from './feature.ts'
export type {
  ExpiryReason,
  SessionExpiry,
  SessionExpiryActions,
  SessionExpiryOptions,
  SessionExpiryState,
  SessionPolicy,
} from './types.ts'
export { useSessionExpiry } from './use-session-expiry.ts'
