'use client'

import type { SecurityCenter } from '@portico/headless/portal/security'
import type { ReactElement } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Progress } from '../../../primitives/portal/progress/progress.tsx'
import { useClasses } from '../../../slots/index.ts'
import { securityMessages } from './security-messages.ts'

export interface ScoreCardProps {
  readonly center: SecurityCenter
}

/** The score as a ring, in words, and by its parts. */
export function ScoreCard({ center }: ScoreCardProps): ReactElement {
  const classOf = useClasses()
  const { code } = useLocale()
  const t = useMessages(securityMessages)
  const { score, recommendations } = center
  const level = levelOf(score)
  const count = recommendations.length
  const people = (center.insights[0] ?? recommendations[0])?.metadata.totalUsers ?? null
  const changes = count === 0 ? t('security.noChanges') : t('security.changes', { count })
  return (
    <section className={classOf('SecurityScore')} aria-label={t('security.score', { score })}>
      <div role="img" aria-label={t('security.score', { score })} className={classOf('SecurityRing')}>
        <svg viewBox="0 0 100 100" aria-hidden="true" className={classOf('SecurityRingArcs')}>
          <circle cx="50" cy="50" r="44" className={classOf('SecurityRingTrack')} />
          {score > 0 && (
            <circle
              cx="50"
              cy="50"
              r="44"
              pathLength="100"
              strokeDasharray={`${score} 100`}
              data-level={level}
              className={classOf('SecurityRingArc')}
            />
          )}
        </svg>
        <span aria-hidden="true" className={classOf('SecurityRingText')}>
          <span className={classOf('SecurityFigure')}>{numberFormat(code).format(score)}</span>
          <small className={classOf('SecurityRingLimit')}>{t('security.scoreOf')}</small>
        </span>
      </div>
      <div className={classOf('SecurityScoreText')}>
        <h2 className={classOf('PagePartTitle')}>{`${t(`security.${level}`)} ${changes}`}</h2>
        {people !== null && <p className={classOf('Subtitle')}>{t('security.scoreLead', { count: people })}</p>}
        <ul className={classOf('SecurityBreakdown')}>
          {usePartsOf(center).map(({ id, text, share, isFine }) => (
            <li key={id}>
              <Progress
                label={t(id === 'INACTIVITY' ? 'security.activePeople' : `security.part.${id}`)}
                value={share}
                max={1}
                valueText={text}
                tone={isFine ? 'success' : 'warning'}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function levelOf(score: number): 'strong' | 'good' | 'fair' | 'weak' {
  if (score >= 90) return 'strong'
  if (score >= 70) return 'good'
  return score >= 40 ? 'fair' : 'weak'
}

interface ScorePart {
  readonly id: 'MFA' | 'SESSIONS' | 'PASSWORD' | 'INACTIVITY' | 'IP' | 'DOMAIN'
  readonly text: string
  /** From 0 to 1. */
  readonly share: number
  readonly isFine: boolean
}

/** The parts of the score that the provider sends numbers or insights for. */
function usePartsOf({ insights, recommendations }: SecurityCenter): readonly ScorePart[] {
  const t = useMessages(securityMessages)
  const metadata = (insights[0] ?? recommendations[0])?.metadata
  if (!metadata) return []
  const { totalUsers: all, enrolledUsers, staleUsers, breachedUsers, sessionSettings } = metadata
  const shareOf = (some: number) => (all ? some / all : 1)
  const parts: readonly (ScorePart | null)[] = [
    enrolledUsers === null || all === null
      ? null
      : {
          id: 'MFA',
          text: t('security.someOf', { some: enrolledUsers, all }),
          share: shareOf(enrolledUsers),
          isFine: enrolledUsers >= all,
        },
    sessionSettings === null
      ? null
      : {
          id: 'SESSIONS',
          text: t('security.someOf', { some: sessionSettings, all: limits }),
          share: sessionSettings / limits,
          isFine: sessionSettings >= limits,
        },
    breachedUsers === null
      ? null
      : {
          id: 'PASSWORD',
          text: wordsOfBreached(breachedUsers, all),
          share: all === null ? Number(breachedUsers === 0) : shareOf(all - breachedUsers),
          isFine: breachedUsers === 0,
        },
    staleUsers === null || all === null
      ? null
      : {
          id: 'INACTIVITY',
          text: t('security.activeOf', { some: all - staleUsers, all }),
          share: shareOf(all - staleUsers),
          isFine: staleUsers === 0,
        },
    listPart('IP'),
    listPart('DOMAIN'),
  ]
  return parts.filter((part) => part !== null)

  function wordsOfBreached(count: number, all: number | null): string {
    if (count === 0) return t('security.noneBreached')
    return all === null ? t('security.breached', { count }) : t('security.safeOf', { some: all - count, all })
  }

  function listPart(id: 'IP' | 'DOMAIN'): ScorePart | null {
    const codes = insights.filter(({ category }) => category === id).map(({ code }) => code)
    if (codes.includes(`${id}_ALLOWLIST`)) return { id, text: t('security.allowList'), share: 1, isFine: true }
    if (codes.includes(`${id}_DENYLIST`)) return { id, text: t('security.blockList'), share: 0.5, isFine: false }
    return codes.length > 0 ? { id, text: t('security.off'), share: 0, isFine: false } : null
  }
}

/** The number of session limits. */
const limits = 3
