export { SubAccountsSection, type SubAccountsSectionProps } from './sub-accounts-section.tsx'
