export { activationErrors } from './errors.ts'
export { activationFeature } from './feature.ts'
export { keepActivationEmail } from './mailed-address.ts'
export type {
  ActivatingFormStep,
  ActivatingStep,
  ActivationActions,
  ActivationInput,
  ActivationInvalidStep,
  ActivationMethod,
  ActivationState,
  ActivationStep,
  ActivationSuccessStep,
  ResendActivationInput,
  ResentMail,
} from './types.ts'
export { useActivation } from './use-activation.ts'
