'use client'

import type { CallState } from '@portico/headless'
import { type Usage, type UsageActions, useUsage } from '@portico/headless/portal/usage'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useListAddress } from '../../../frame/portal/open-record/use-open-record.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useAnnounced } from '../../../isolation/announcer.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { downloadIcon } from '../../../primitives/icon/paths.ts'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { saveFile } from '../../../primitives/secret-text/save-text.ts'
import { useClasses } from '../../../slots/index.ts'
import { UsageBreakdowns } from './usage-breakdowns.tsx'
import { UsageCharts } from './usage-charts.tsx'
import { UsageControls } from './usage-controls.tsx'
import { UsageFigures } from './usage-figures.tsx'
import { UsageLimits, UsageWarning } from './usage-limits.tsx'
import { usageMessages } from './usage-messages.ts'
import { useDayWords } from './usage-words.ts'

const fileName = 'usage.csv'

const figures = [1, 2, 3, 4, 5]

/** The usage of the tenant over a period, beside the one before and against the limits of its plan. */
export function UsageSection(): ReactElement {
  const usage = useUsage({ address: useListAddress('usage') })
  const t = useMessages(usageMessages)
  const { value, isOffered } = usage
  if (isOffered === false) {
    return (
      <SectionPage title={t('usage.title')}>
        <EmptyState title={t('usage.notOffered')} actions={null}>
          {t('usage.notOfferedText')}
        </EmptyState>
      </SectionPage>
    )
  }
  return (
    <SectionPage
      title={t('usage.title')}
      lead={t('usage.lead')}
      see={{ name: t('usage.title'), permissions: ['fe.usage.read'] }}
      record={usage}
      failed={{ title: t('usage.failed') }}
      skeleton={<UsageSkeleton />}
      tools={value && <ExportUsage usage={usage} />}
    >
      {value && (
        <>
          <UsageWarning usage={value} />
          <UsageControls usage={usage} shown={value} />
          <UsageState usage={usage} shown={value} />
          <UsageFigures usage={value} />
          <UsageCharts usage={value} onShowYear={() => usage.setPeriod({ period: { days: 365 } })} />
          <UsageBreakdowns usage={value} />
          <UsageLimits usage={value} />
        </>
      )}
    </SectionPage>
  )
}

/** The place of the page while it loads. */
function UsageSkeleton(): ReactElement {
  const classOf = useClasses()
  return (
    <div aria-hidden="true" className={classOf('UsageSkeleton')}>
      <div className={classOf('UsageControls')}>
        <Skeleton shape="field" width="lg" />
        <Skeleton shape="button" />
      </div>
      <div className={classOf('Figures')}>
        {figures.map((key) => (
          <div key={key} className={classOf('Figure')}>
            <Skeleton width="sm" />
            <Skeleton shape="figure" width="xs" />
            <Skeleton width="md" />
          </div>
        ))}
      </div>
      <div className={classOf('UsageCharts')}>
        {figures.slice(1).map((key) => (
          <div key={key} className={classOf('UsageChart')}>
            <Skeleton width="sm" />
            <div className={classOf('UsagePlot')} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface UsageStateProps {
  readonly usage: Pick<UsageActions, 'load'> & { readonly calls: { readonly load: CallState } }
  /** The usage that is shown. */
  readonly shown: Usage
}

/** The days that are shown, and the failure of other days that could not be read. */
function UsageState({ usage, shown }: UsageStateProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(usageMessages)
  const { periodOf } = useDayWords()
  const { isPending, error } = useAttempt(usage.calls, 'load')
  const failure = useCallFailure(error, usageMessages)
  const period = periodOf(shown)
  return (
    <div className={classOf('UsageState')}>
      {failure && (
        <>
          <CallFailure
            failure={{
              ...failure,
              title: t('usage.notRead'),
              text: `${failure.text} ${t('usage.stillShown', { period })}`,
            }}
          />
          <Button size="sm" isPending={isPending} onPress={() => void usage.load()}>
            {t('usage.tryAgain')}
          </Button>
        </>
      )}
      <p className={classOf('Subtitle')} aria-live="polite" aria-busy={isPending}>
        {shown.before ? t('usage.compared', { period, before: periodOf(shown.before) }) : period}
      </p>
    </div>
  )
}

interface ExportUsageProps {
  readonly usage: Pick<UsageActions, 'exportCsv'>
}

/** The button that saves the numbers of the page as a file. */
function ExportUsage({ usage }: ExportUsageProps): ReactElement {
  const t = useMessages(usageMessages)
  const [saved, setSaved] = useState<string | null>(null)
  useAnnounced(saved !== null && t('usage.exported', { file: saved }))

  async function save() {
    const headings = (['part', 'name', 'from', 'to', 'value', 'before', 'limit'] as const).map((name) =>
      t(`usage.${name}`),
    )
    const nameOf = (name: string) =>
      ['usage', 'usage.way', 'usage.feature'].map((group) => t.find(`${group}.${name}`)).find(Boolean) ?? name
    const outcome = await usage.exportCsv({ fileName, words: { headings, nameOf } })
    if (!outcome.ok) return
    saveFile(outcome.value.name, outcome.value.content)
    setSaved(outcome.value.name)
  }

  return (
    <Button size="md" icon={<Icon path={downloadIcon} size="sm" />} onPress={() => void save()}>
      {t('usage.export')}
    </Button>
  )
}
