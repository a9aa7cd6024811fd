export { ProvisioningSection, type ProvisioningSectionProps } from './provisioning-section.tsx'
