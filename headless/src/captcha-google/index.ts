export { type GoogleCaptchaOptions, googleCaptcha } from './google-captcha.ts'
