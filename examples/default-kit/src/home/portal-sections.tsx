import { type AdminPortalProps, sectionOf } from '@portico/ui-kit/portal'
import { useWords } from './words.ts'

/**
 * The sections of the portal: those of the kit, which a tenant hides by default, for people who hold their permissions, and
 * one of the application.
 */
export const portalSections: NonNullable<AdminPortalProps['sections']> = (ours) => [
  ...ours.map((section) => ({ ...section, visibility: 'byPermissions' as const })),
  sectionOf({ id: 'lantern', label: 'Lantern', component: LanternSection }),
]

function LanternSection() {
  const words = useWords()
  return (
    <>
      <h1>Lantern</h1>
      <p>{words.ownSection}</p>
    </>
  )
}
