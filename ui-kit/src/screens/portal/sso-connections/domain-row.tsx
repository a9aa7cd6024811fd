'use client'

import type { PorticoError } from '@portico/headless'
import type { SsoDomain } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useAnnounced } from '../../../isolation/announcer.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon, checkIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'
import { useClasses } from '../../../slots/index.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** The last check of a domain. */
export interface DomainCheck {
  readonly isPending: boolean
  /** `null` if it has not failed. */
  readonly error: PorticoError | null
  /** `true` after a check that was answered: a domain that is not validated then has no record. Default `false`. */
  readonly isDone?: boolean
}

/** The props of a {@link DomainRow}. */
export interface DomainRowProps {
  readonly domain: SsoDomain
  /** The name of the identity provider. */
  readonly name: string
  readonly check: DomainCheck
  /** The actions of its menu. */
  readonly actions: readonly MenuAction[]
  /** Looks for the record of the domain. */
  readonly onCheck: () => void
}

/** A domain with its state, the next step, and the record that proves it. */
export function DomainRow({ domain: row, name, check, actions, onCheck }: DomainRowProps): ReactElement {
  const { domain, isValidated } = row
  const { isPending, error, isDone = false } = check
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const isViewOnly = useViewOnly() !== null
  const failure = useCallFailure(error, ssoConnectionsMessages)
  const state = !isValidated && isDone ? 'missing' : stateOf(row, error)
  const note =
    state === 'failed'
      ? (failure?.text ?? '')
      : (t.find(`ssoDomain.${state}.note`, { found: foundIn(error), name }) ?? '')
  const [isAsked, setAsked] = useState(false)
  if (isPending && !isAsked) setAsked(true)
  useAnnounced(
    isAsked && !isPending && t('ssoDomain.answer', { domain, state: t(`ssoDomain.${badgeOf(state)}`), note }),
  )

  return (
    <li className={classOf('ListRow', classOf('DomainRow'))}>
      <div className={classOf('DomainText')}>
        <span className={classOf('DomainName')}>
          <bdi>{domain}</bdi>
          <StateBadge state={state} />
        </span>
        <p className={classOf('Help')}>{note}</p>
      </div>
      {!isViewOnly && (
        <div className={classOf('DomainActions')}>
          {!isValidated && (
            <Button
              size="sm"
              isPending={isPending}
              busy={t('ssoDomain.checking')}
              aria-label={t('ssoDomain.checkNamed', { domain })}
              onPress={onCheck}
            >
              {t('ssoConnection.check')}
            </Button>
          )}
          <MenuButton label={t('ssoConnection.actionsFor', { name: domain })} actions={actions} />
        </div>
      )}
      {!isValidated && state !== 'taken' && <DnsRecord domain={row} />}
    </li>
  )
}

type DomainState = 'verified' | 'waiting' | 'missing' | 'wrong' | 'taken' | 'failed'

function stateOf({ isValidated }: SsoDomain, error: PorticoError | null): DomainState {
  if (isValidated) return 'verified'
  if (!error) return 'waiting'
  return states.get(error.code) ?? 'failed'
}

const states: ReadonlyMap<string, DomainState> = new Map([
  ['ER-SSO-DNS-MISSING', 'missing'],
  ['ER-SSO-DNS-MISMATCH', 'wrong'],
  ['ER-SSO-DOMAIN-TAKEN', 'taken'],
])

/** The name of the badge of a state. A domain waits until a record is found. */
function badgeOf(state: DomainState): 'verified' | 'waiting' | 'wrong' | 'taken' {
  return state === 'missing' || state === 'failed' ? 'waiting' : state
}

function StateBadge({ state }: { readonly state: DomainState }) {
  const t = useMessages(ssoConnectionsMessages)
  if (state === 'verified') {
    return (
      <Badge tone="success" icon={<Icon path={checkIcon} size="sm" />}>
        {t('ssoDomain.verified')}
      </Badge>
    )
  }
  if (state === 'wrong' || state === 'taken') {
    return (
      <Badge tone="danger" icon={<Icon path={alertIcon} size="sm" />}>
        {t(`ssoDomain.${state}`)}
      </Badge>
    )
  }
  return (
    <Badge tone="warning" hasDot>
      {t('ssoDomain.waiting')}
    </Badge>
  )
}

/** The record to add at the DNS host, part by part. */
function DnsRecord({ domain: { domain, txtRecord } }: Pick<DomainRowProps, 'domain'>) {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  return (
    <dl className={classOf('DnsRecord')}>
      <div className={classOf('DnsPart')}>
        <dt className={classOf('DnsName')}>{t('ssoDomain.type')}</dt>
        <dd className={classOf('DnsValue')}>
          <span className={classOf('DnsText')}>TXT</span>
        </dd>
      </div>
      <div className={classOf('DnsPart')}>
        <dt className={classOf('DnsName')}>{t('ssoDomain.name')}</dt>
        <dd dir="ltr" className={classOf('DnsValue')}>
          <span className={classOf('DnsText')}>{domain}</span>
          <CopyButton text={domain} label={t('ssoDomain.copyName', { domain })} isBare />
        </dd>
      </div>
      <div className={classOf('DnsPart')}>
        <dt className={classOf('DnsName')}>{t('ssoDomain.value')}</dt>
        <dd dir="ltr" className={classOf('DnsValue')}>
          <span className={classOf('DnsText')}>{txtRecord}</span>
          <CopyButton text={txtRecord} label={t('ssoDomain.copyValue', { domain })} isBare />
        </dd>
      </div>
    </dl>
  )
}

/** The value that a check has found in the place of the right one. */
function foundIn(error: PorticoError | null): string {
  const found = error?.context?.['found']
  return Array.isArray(found) ? String(found[0] ?? '') : ''
}
