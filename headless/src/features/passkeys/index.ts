export { passkeysFeature } from './feature.ts'
export type { AddPasskeyInput, Passkey, PasskeyDeviceType, PasskeysActions, PasskeysState } from './types.ts'
export { usePasskeys } from './use-passkeys.ts'
