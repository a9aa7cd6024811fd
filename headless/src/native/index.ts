export { askNative, canNatively, tellNative } from './bridge.ts'
export type { NativeCapability } from './capabilities.ts'
export {
  type NativeSocialLogin,
  nativeTokens,
  type SuggestedPassword,
  socialNatively,
  ssoNatively,
  suggestSavePassword,
} from './sign-in.ts'
