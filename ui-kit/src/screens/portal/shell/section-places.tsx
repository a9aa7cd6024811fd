'use client'

import type { ReactElement, ReactNode } from 'react'
import type { Placeholders } from '../../../frame/lazy-part.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { useClasses } from '../../../slots/index.ts'
import { Arrival } from './arrival.tsx'
import type { ShownSection } from './use-shown-sections.ts'

/** The places of a section while its code is missing. Its title is real. */
export function sectionPlaces(label: string): Placeholders {
  return {
    Waiting: () => <SectionWaiting label={label} />,
    Failed: ({ onRetry }) => <SectionFailed label={label} onRetry={onRetry} />,
  }
}

/** The title of a section, with skeletons in the place of its content. */
export function SectionWaiting({ label }: { readonly label: string | null }): ReactElement {
  const classOf = useClasses()
  const t = useMessages(shellMessages)
  return (
    <Plain title={label ?? <Skeleton width="md" />}>
      <p role="status" className={classOf('VisuallyHidden')}>
        {label === null ? t('portal.loading') : t('portal.loadingSection', { section: label })}
      </p>
      <div className={classOf('SectionSkeleton')}>
        <Skeleton shape="button" />
        {rows.map((row) => (
          <Skeleton key={row} width="full" />
        ))}
      </div>
    </Plain>
  )
}

const rows = [1, 2, 3, 4, 5, 6]

function SectionFailed({ label, onRetry }: { readonly label: string; readonly onRetry: () => void }) {
  const t = useMessages(shellMessages)
  return (
    <Plain title={label}>
      <Alert tone="danger" title={t('portal.failedTitle', { section: label })} isUrgent>
        {t('portal.failed')}
        <Button size="sm" onPress={onRetry}>
          {t('portal.tryAgain')}
        </Button>
      </Alert>
      <Arrival />
    </Plain>
  )
}

/** The props of {@link SectionMissing}. */
export interface SectionMissingProps {
  /** The section to go to instead, if there is one. */
  readonly other: ShownSection | undefined
  /** Opens a section. */
  readonly onOpen: (id: string) => void
}

/** The place of a section that the user may not see, or that does not exist. */
export function SectionMissing({ other, onOpen }: SectionMissingProps): ReactElement {
  const t = useMessages(shellMessages)
  return (
    <Plain title={other ? t('portal.notHereTitle') : t('portal.nothingTitle')}>
      <p>{other ? t('portal.notHere') : t('portal.nothing')}</p>
      {other && (
        <div>
          <Button size="md" onPress={() => onOpen(other.id)}>
            {t('portal.goToSection', { section: other.label })}
          </Button>
        </div>
      )}
      <Arrival />
    </Plain>
  )
}

function Plain({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const classOf = useClasses()
  return (
    <div className={classOf('SectionPlain')}>
      <h1 className={classOf('SectionPlainTitle')}>{title}</h1>
      {children}
    </div>
  )
}
