export { passkeySignInErrors } from './errors.ts'
export { passkeySignInFeature } from './feature.ts'
export type {
  PasskeySignInActions,
  PasskeySignInInput,
  PasskeySignInState,
  PasskeySupport,
  QuickLoginDevice,
  RegisterQuickLoginInput,
  SkipPromptInput,
} from './types.ts'
export { usePasskeySignIn } from './use-passkey-sign-in.ts'
