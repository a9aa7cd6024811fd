export { SocialButtons, type SocialButtonsProps, type SocialMarkProps } from './social-buttons.tsx'
