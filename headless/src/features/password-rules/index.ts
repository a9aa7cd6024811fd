export { assertAcceptable } from './assert-acceptable.ts'
export { checkPassword } from './check-password.ts'
export { passwordRulesErrors } from './errors.ts'
export { passwordRulesFeature } from './feature.ts'
export { defaultPasswordRules, passwordRulesAttribute } from './rules-of.ts'
export type {
  CharacterKind,
  CharactersRule,
  CheckedRule,
  MaxLengthRule,
  MinLengthRule,
  PasswordCheck,
  PasswordRules,
  PasswordRulesActions,
  PasswordRulesOptions,
  PasswordRulesState,
  PasswordStrength,
  RepeatsRule,
} from './types.ts'
export { usePasswordRules } from './use-password-rules.ts'
