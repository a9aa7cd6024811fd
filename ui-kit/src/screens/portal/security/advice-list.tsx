'use client'

import { useAuthorized } from '@portico/headless'
import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import type { SecurityRecommendation } from '@portico/headless/portal/security'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import type { PageRecord } from '../../../frame/portal/section-page/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { infoIcon, shieldCheckIcon, warningIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { useClasses } from '../../../slots/index.ts'
import { type AdviceCode, type AdviceReason, goalOf, isKnownAdvice, reasonOf } from './advice.ts'
import { durationText } from './duration.ts'
import { securityMessages } from './security-messages.ts'
import { useShownTabs } from './tab-ids.ts'
import { useResetAll } from './use-reset-all.tsx'

export interface AdviceListProps {
  readonly center: PageRecord
  readonly recommendations: readonly SecurityRecommendation[]
}

/** The recommendations, each with a button that leads to the place where it is followed. */
export function AdviceList({ center, recommendations }: AdviceListProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(securityMessages)
  const reading = useAttempt(center.calls, 'load')
  return (
    <PagePart
      title={t('security.doNext')}
      lead={recommendations.length > 0 ? t('security.open', { count: recommendations.length }) : undefined}
      actions={
        <Button size="sm" isPending={reading.isPending} onPress={() => void center.load()}>
          {t('security.again')}
        </Button>
      }
    >
      {recommendations.length > 0 ? (
        <ul className={classOf('SecurityCard')}>
          {recommendations.map((advice) => (
            <Advice key={advice.code} advice={advice} />
          ))}
        </ul>
      ) : (
        <div className={classOf('SecurityCard')}>
          <EmptyState
            level={3}
            actions={null}
            art={<Emblem path={shieldCheckIcon} tone="success" />}
            title={t('security.allGood')}
          >
            {t('security.allGoodText')}
          </EmptyState>
        </div>
      )}
    </PagePart>
  )
}

function Advice({ advice }: { readonly advice: SecurityRecommendation }) {
  const classOf = useClasses()
  const t = useMessages(securityMessages)
  const { code, category, severity } = advice
  const named = t.find(`security.advice.${code.replaceAll('_', '-')}`)
  const title = named ?? t.find(`security.part.${category}`) ?? t('security.part.other')
  const look = looks.find(({ word }) => word === severity) ?? looks[2]
  const isKnown = isKnownAdvice(advice)
  const reason = isKnown ? reasonOf(advice.code, advice.metadata) : unknownReason
  return (
    <li className={classOf('SecurityAdvice')}>
      <Emblem path={look.path} tone={look.emblem} />
      <div>
        <p className={classOf('SecurityAdviceTitle')}>
          <strong className={classOf('SecurityAdviceName')}>{title}</strong>
          <Badge tone={look.tone}>{t(`security.${look.word}`)}</Badge>
        </p>
        {reason && (
          <p className={classOf('Subtitle')}>
            <Reason reason={reason} />
          </p>
        )}
      </div>
      {isKnown && <Follow code={advice.code} title={title} />}
    </li>
  )
}

function Reason({ reason }: { readonly reason: AdviceReason }) {
  const { code } = useLocale()
  const t = useMessages(securityMessages)
  if ('count' in reason) return t(`security.why.${reason.name}`, { count: reason.count })
  if (reason.name === 'time') return t('security.why.time', { duration: durationText(reason.seconds, code) })
  return t(`security.why.${reason.name}`)
}

/** The button that leads to the place where a recommendation is followed; none if the person cannot open it. */
function Follow({ code, title }: { readonly code: AdviceCode; readonly title: string }) {
  const goal = goalOf(code)
  const t = useMessages(securityMessages)
  const { sections, openTab } = useOpenRecord()
  const { open } = useAdminPortal()
  const tabs = useShownTabs()
  const mayWrite = useAuthorized({ permissions: ['fe.secure.write.users'] }).isAllowed
  const { askAll, dialog } = useResetAll()
  const isNew = code === 'CONFIGURE_SSO'
  if (goal === 'resets') {
    return mayWrite ? (
      <>
        <Button size="sm" onPress={askAll}>
          {t('security.resetAll')}
        </Button>
        {dialog}
      </>
    ) : null
  }
  if (goal === 'sso') {
    return sections.includes('sso') ? (
      <Button
        size="sm"
        aria-label={t(isNew ? 'security.setUpNamed' : 'security.changeNamed', { title })}
        onPress={() => open({ section: 'sso' })}
      >
        {t(isNew ? 'security.setUp' : 'security.change')}
      </Button>
    ) : null
  }
  return tabs.some(({ id }) => id === goal) ? (
    <Button size="sm" aria-label={t('security.changeNamed', { title })} onPress={() => openTab(goal)}>
      {t('security.change')}
    </Button>
  ) : null
}

const unknownReason: AdviceReason = { name: 'unknown' }

const looks = [
  { word: 'SEVERE', tone: 'danger', emblem: 'danger', path: warningIcon },
  { word: 'WARNING', tone: 'warning', emblem: 'warning', path: warningIcon },
  { word: 'INFO', tone: 'info', emblem: 'info', path: infoIcon },
] as const
