import type { Section } from './section-of.ts'

/** The sections of the kit. `portalSectionIds` orders them. */
export const ourSections: readonly Section[] = [
  { id: 'groups', load: async () => (await import('../groups/groups-section.tsx')).GroupsSection },
  { id: 'roles', load: async () => (await import('../roles/roles-section.tsx')).RolesSection },
]
