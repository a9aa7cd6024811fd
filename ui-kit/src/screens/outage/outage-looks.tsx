'use client'

import { useSession } from '@portico/headless'
import { type ReactElement, useEffect, useRef } from 'react'
import { PageFrame } from '../../frame/page-frame.tsx'
import { FlowBox } from '../../frame/steps/flow-box.tsx'
import { StepHeader } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { outageMessages } from '../../i18n/messages/outage.gen.ts'
import { useAnnounce, useMessageLayer } from '../../isolation/index.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { useClasses } from '../../slots/index.ts'
import { useBrand } from '../../theme/index.ts'

/** How an {@link OutageNotice} looks. */
export type OutageLook = 'bar' | 'page'

/** The notice in one of its looks. */
export function OutageShown({ look }: { readonly look: OutageLook }): ReactElement {
  const classOf = useClasses()
  const t = useMessages(outageMessages)
  const bar = useRef<HTMLElement>(null)
  useMessageLayer(bar, look === 'page' ? undefined : look)
  if (look === 'page') {
    return (
      <PageFrame>
        <FlowBox label={t('outage.boxLabel')}>
          <OutageStep />
        </FlowBox>
      </PageFrame>
    )
  }
  return (
    <section ref={bar} className={classOf('OutageBar')} aria-label={t('outage.boxLabel')}>
      <OutageAlert />
    </section>
  )
}

/** The notice above a form that may not work. */
export function OutageAlert(): ReactElement {
  const { title, lead, t } = useTexts()
  return (
    <Alert tone="warning" title={title}>
      {lead}
      <TryAgain words={t('outage.tryAgain')} busy={t('outage.trying')} />
    </Alert>
  )
}

function OutageStep() {
  const classOf = useClasses()
  const { title, lead, t } = useTexts()
  return (
    <div className={classOf('Step')}>
      <StepHeader
        title={title}
        lead={lead}
        emblem={<Emblem path={alertIcon} tone="neutral" />}
        headingRef={unfocused}
      />
      <TryAgain isMain words={t('outage.tryAgain')} busy={t('outage.trying')} />
    </div>
  )
}

/** The texts, which are announced once. */
function useTexts() {
  const t = useMessages(outageMessages)
  const { name: app } = useBrand()
  const announce = useAnnounce()
  const [title, lead] = [t('outage.title', { app }), t('outage.lead')]
  useEffect(() => announce(`${title}. ${lead}`), [announce, title, lead])
  return { title, lead, t }
}

interface TryAgainProps {
  readonly words: string
  readonly busy: string
  readonly isMain?: boolean
}

function TryAgain({ words, busy, isMain = false }: TryAgainProps) {
  const refresh = useSession((session) => session.refresh)
  const isPending = useSession(({ calls }) => calls.refresh.status === 'pending')
  const look = isMain ? ({ variant: 'primary', isWide: true } as const) : ({ size: 'sm' } as const)
  return (
    <Button {...look} isPending={isPending} busy={busy} onPress={() => void refresh()}>
      {words}
    </Button>
  )
}

/** It appears by itself, so it takes no focus. */
const unfocused = () => {}
