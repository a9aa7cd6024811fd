export { assertAcceptable, checkPassword } from './check-password.ts'
export { passwordRulesFeature } from './feature.ts'
export { defaultPasswordRules, passwordRulesAttribute } from './rules-of.ts'
export type * from './types.ts'
