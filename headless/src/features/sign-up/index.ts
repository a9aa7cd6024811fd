export { signUpErrors } from './errors.ts'
export { signUpFeature } from './feature.ts'
export type {
  AcceptedFields,
  CheckedFields,
  FieldNeed,
  RefusedFields,
  SignUpActions,
  SignUpClosedStep,
  SignUpFields,
  SignUpFormStep,
  SignUpInput,
  SignUpState,
  SignUpStep,
  SignUpStrategies,
  SignUpStrategy,
  SignUpSuccessStep,
  VerifyPhoneStep,
} from './types.ts'
export { useSignUp } from './use-sign-up.ts'
