export { HostedLoginCallbackPage, type HostedLoginCallbackPageProps } from './hosted-login-callback-page.tsx'
