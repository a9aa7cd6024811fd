export { captchaToken } from './captcha-token.ts'
export { captchaFeature } from './feature.ts'
export type * from './types.ts'
