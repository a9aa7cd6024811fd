import { type AdminPortalProps, sectionOf } from '@portico/ui-kit/portal'

/**
 * The sections of the portal: those of the kit, which a tenant hides by default, for people who hold their permissions, and
 * one of the application.
 */
export const portalSections: NonNullable<AdminPortalProps['sections']> = (ours) => [
  ...ours.map((section) => ({ ...section, visibility: 'byPermissions' as const })),
  sectionOf({
    id: 'lantern',
    label: 'Lantern',
    icon: lanternIcon,
    load: async () => (await import('./lantern-section.tsx')).LanternSection,
  }),
]

const lanternIcon = 'M10 2.5a5 5 0 0 1 2.4 9.4l1.2 5.6H6.4l1.2-5.6A5 5 0 0 1 10 2.5Z'
