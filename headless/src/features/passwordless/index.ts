export { passwordlessErrors } from './errors.ts'
export { passwordlessFeature } from './feature.ts'
export { magicLinkFeature } from './magic-link.ts'
export type {
  LinkFailedStep,
  LinkOpenedStep,
  MagicLinkActions,
  MagicLinkState,
  MagicLinkStep,
  OpeningLinkStep,
  PasscodeInput,
  PasswordlessActions,
  PasswordlessState,
  SendInput,
} from './types.ts'
export { useMagicLink } from './use-magic-link.ts'
export { usePasswordless } from './use-passwordless.ts'
