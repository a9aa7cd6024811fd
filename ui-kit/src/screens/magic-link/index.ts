export { MagicLinkPage, type MagicLinkPageProps } from './magic-link-page.tsx'
