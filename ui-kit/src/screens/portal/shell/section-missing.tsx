'use client'

import { useClient } from '@portico/headless'
import { portalSectionIds } from '@portico/headless/portal/admin-portal'
import { type ReactElement, useEffect } from 'react'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Arrival } from './arrival.tsx'
import type { ShownSection } from './use-shown-sections.ts'

export interface SectionMissingProps {
  /** The id of the section that the address names. */
  readonly asked: string | null
  /** `true` if the application has the section. */
  readonly isBuilt: boolean
  /** The section to go to instead, if there is one. */
  readonly other: ShownSection | undefined
  readonly onOpen: (id: string) => void
}

/** The place of a section that is not in the navigation of the user, or does not exist. */
export function SectionMissing({ asked, isBuilt, other, onOpen }: SectionMissingProps): ReactElement {
  const t = useMessages(shellMessages)
  const { log } = useClient()
  const isAbsent = !isBuilt && portalSectionIds.some((id) => id === asked)
  useEffect(() => {
    if (!isAbsent) return
    log.warn(`The portal has no section ${asked}: add sectionOf({ id: '${asked}', … }) (section-unknown).`)
  }, [isAbsent, asked, log])
  const words = isAbsent
    ? {
        title: t('portal.notBuiltTitle'),
        lead: t('portal.notBuilt', { section: t.find(`portal.section.${asked}`) ?? '' }),
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
