export { passkeys } from './feature.ts'
export type {
  AddPasskeyInput,
  Passkey,
  PasskeyDeviceType,
  PasskeysActions,
  PasskeysState,
  RemovePasskeyInput,
} from './types.ts'
export { usePasskeys } from './use-passkeys.ts'
