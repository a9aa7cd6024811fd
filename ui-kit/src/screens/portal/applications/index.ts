export { ApplicationsSection, type ApplicationsSectionProps } from './applications-section.tsx'
export { UserApplicationsDialog, type UserApplicationsDialogProps } from './user-applications.tsx'
