export { askNative, canNatively, tellNative } from './bridge.ts'
export type { NativeCapability } from './capabilities.ts'
export type { NativePorts } from './sign-in.ts'
export {
  type NativeSocialLogin,
  type SuggestedPassword,
  socialNatively,
  ssoNatively,
  suggestSavePassword,
} from './sign-in.ts'
export { nativeTokens } from './tokens.ts'
