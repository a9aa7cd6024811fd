export { SocialButtons, type SocialButtonsProps } from './social-buttons.tsx'
export type { SocialMarkProps } from './social-mark.tsx'
export type { SocialSettings } from './social-settings.ts'
