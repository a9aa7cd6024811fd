export { captchaToken } from './captcha-token.ts'
export { captchaFeature } from './feature.ts'
export type { CaptchaActions, CaptchaInput, CaptchaState } from './types.ts'
export { useCaptcha } from './use-captcha.ts'
