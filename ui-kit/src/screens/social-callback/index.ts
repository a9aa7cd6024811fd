export { SocialCallbackPage, type SocialCallbackPageProps } from './social-callback-page.tsx'
