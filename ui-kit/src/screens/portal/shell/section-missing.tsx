'use client'

import { useClient } from '@portico/headless'
import { portalSectionIds, usePortalSections } from '@portico/headless/portal/admin-portal'
import { type ReactElement, useEffect } from 'react'
import { useArrival } from '../../../frame/portal/place/use-arrival.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import type { Section } from './section-of.ts'
import type { ShownSection } from './use-shown-sections.ts'

export interface SectionMissingProps {
  /** The id of the section that the address names. */
  readonly asked: string | null
  /** The section, if the application has it. */
  readonly built: Section | undefined
  /** The section to go to instead, if there is one. */
  readonly other: ShownSection | undefined
  readonly onOpen: (id: string) => void
}

/** The place of a section that is not in the navigation of the user, or does not exist. */
export function SectionMissing({ asked, built, other, onOpen }: SectionMissingProps): ReactElement {
  const t = useMessages(shellMessages)
  const { log } = useClient()
  const isUnknown = !built && portalSectionIds.some((id) => id === asked)
  const isHidden = useIsHidden(built)
  const isAbsent = isUnknown || isHidden
  useEffect(() => {
    if (isUnknown)
      log.warn(`The portal has no section ${asked}: add sectionOf({ id: '${asked}', … }) (section-unknown).`)
    if (isHidden)
      log.warn(
        `The metadata or a flag hides the section ${asked}, whatever the permissions: show it there, or set its visibility ` +
          `in \`sections\` of AdminPortal (section-hidden).`,
      )
  }, [isUnknown, isHidden, asked, log])
  const words = isAbsent
    ? {
        title: t('portal.notBuiltTitle'),
        lead: t('portal.notBuilt', { section: built?.label ?? t.find(`portal.section.${asked}`) ?? '' }),
      }
    : { title: t('portal.notHereTitle'), lead: t('portal.notHere') }
  return (
    <SectionPage {...(other || isAbsent ? words : { title: t('portal.nothingTitle'), lead: t('portal.nothing') })}>
      {other && (
        <Button size="md" onPress={() => onOpen(other.id)}>
          {t('portal.goToSection', { section: other.label })}
        </Button>
      )}
      <Arrival />
    </SectionPage>
  )
}

/** `true` for a section that is hidden from everybody: without its permissions it is not shown either. */
function useIsHidden(built: Section | undefined): boolean {
  const { id, visibility, featureFlag } = built ?? { id: '' }
  const shown = usePortalSections([{ id, visibility, featureFlag, permissions: [] }])
  return built !== undefined && shown?.length === 0
}

/** Focuses the heading of a section that has appeared without a `SectionPage`. Render it after the content. */
export function Arrival(): null {
  useArrival()
  return null
}
