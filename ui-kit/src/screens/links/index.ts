export { ImpersonationBanner, type ImpersonationBannerProps } from './impersonation-banner.tsx'
export { ImpersonationPage, type ImpersonationPageProps, UnlockPage, type UnlockPageProps } from './link-pages.tsx'
