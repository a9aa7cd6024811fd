export { SsoCallbackPage, type SsoCallbackPageProps } from './sso-callback-page.tsx'
