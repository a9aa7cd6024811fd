export { SsoSection, type SsoSectionProps } from './sso-connections-section.tsx'
