export { ApiTokensSection } from './api-tokens-section.tsx'
export { PersonalApiTokensSection } from './personal-api-tokens-section.tsx'
export type { TokenSectionProps } from './token-list.tsx'
