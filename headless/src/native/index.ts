export type { NativeCapability } from './bridge.ts'
export { askNative, canNatively, tellNative } from './bridge.ts'
export type { NativePorts } from './sign-in.ts'
export {
  type NativeSocialLogin,
  type SuggestedPassword,
  socialNatively,
  ssoNatively,
  suggestSavePassword,
} from './sign-in.ts'
export { nativeTokens } from './tokens.ts'
