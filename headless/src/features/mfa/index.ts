export { mfa } from './feature.ts'
export type {
  AuthenticatorCodeInput,
  AuthenticatorSetup,
  ChooseFactorStep,
  ChooseMethodInput,
  EnrollAuthenticatorStep,
  IdleMfaStep,
  MfaActions,
  MfaMethod,
  MfaState,
  MfaStep,
  NamedMfaStep,
  RecoveryCodeStep,
  UnsupportedMfaStep,
  VerifyAuthenticatorStep,
} from './types.ts'
export { useMfa } from './use-mfa.ts'
