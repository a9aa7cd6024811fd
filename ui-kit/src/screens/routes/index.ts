export { LogOutPage, type LogOutPageProps } from './log-out-page.tsx'
export { MobileAuthenticatorPage, type MobileAuthenticatorPageProps } from './mobile-authenticator-page.tsx'
export { OpenAppPage, type OpenAppPageProps } from './open-app-page.tsx'
