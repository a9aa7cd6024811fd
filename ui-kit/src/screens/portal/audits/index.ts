export { AuditsSection, type AuditsSectionProps } from './audits-section.tsx'
