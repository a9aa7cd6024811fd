export {
  LogOutPage,
  type LogOutPageProps,
  MobileAuthenticatorPage,
  type MobileAuthenticatorPageProps,
  OpenAppPage,
  type OpenAppPageProps,
} from './route-pages.tsx'
