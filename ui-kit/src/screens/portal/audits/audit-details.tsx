'use client'

import { useClient } from '@portico/headless'
import { adminPortalAddress, useAdminPortal } from '@portico/headless/portal/admin-portal'
import { type Audit, type AuditColumn, type AuditPlace, linkOf } from '@portico/headless/portal/audits'
import type { ReactElement, ReactNode } from 'react'
import { Fact, Facts } from '../../../frame/portal/facts/facts.tsx'
import { IpPlace } from '../../../frame/portal/ip-place/ip-place.tsx'
import { useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { useMessages } from '../../../i18n/index.ts'
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx'
import { TextLink } from '../../../primitives/link/link.tsx'
import { Drawer } from '../../../primitives/portal/drawer/drawer.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { useClasses } from '../../../slots/index.ts'
import { headingOf } from './audit-columns.tsx'
import { AuditTime, AuditValue } from './audit-value.tsx'
import { actionWords, jsonText, rawEvent, textOf } from './audit-words.ts'
import { auditsMessages } from './audits-messages.ts'
import { JsonTree } from './json-tree.tsx'

export interface AuditDetailsProps {
  /** The event; `null` for one that is not among the rows. */
  readonly audit: Audit | null
  readonly columns: readonly AuditColumn[]
  readonly onClose: () => void
}

/** Everything that is known of an event: its facts, the raw event, and links to its actor and its object. */
export function AuditDetails({ audit, columns, onClose }: AuditDetailsProps): ReactElement {
  const t = useMessages(auditsMessages)
  return (
    <Drawer title={audit ? actionWords(audit.action) : t('audits.title')} isOpen onOpenChange={onClose}>
      {audit ? (
        <Details audit={audit} columns={columns} />
      ) : (
        <EmptyState title={t('audits.notShown')}>{t('audits.notShownText')}</EmptyState>
      )}
    </Drawer>
  )
}

function Details({ audit, columns }: { readonly audit: Audit; readonly columns: readonly AuditColumn[] }) {
  const classOf = useClasses()
  const t = useMessages(auditsMessages)
  const { actor, object } = linkOf(audit)
  const facts = columns.filter((column) => column.isInMoreInfo && column.type !== 'Json' && column.name !== 'action')
  const raw = rawEvent(audit.json)
  return (
    <div className={classOf('AuditDetails')}>
      <Facts>
        {facts.map((column) => (
          <Fact key={column.name} name={t.find(headingOf(column)) ?? headingOf(column)}>
            <FactValue audit={audit} column={column} actor={actor} />
          </Fact>
        ))}
        {object && (
          <Fact name={t('audits.object')}>
            <PlaceLink place={object} fallback={<bdi dir="ltr">{object.record}</bdi>}>
              {t(openWords[object.section])}
            </PlaceLink>
          </Fact>
        )}
      </Facts>
      {raw !== null && raw !== undefined && (
        <section className={classOf('AuditRaw')} aria-label={t('audits.column.json')}>
          <CopyButton text={jsonText(raw, 2)} label={t('audits.copyRaw')} />
          <JsonTree value={raw} />
        </section>
      )}
    </div>
  )
}

const openWords = { users: 'audits.openUser', groups: 'audits.openGroup', roles: 'audits.openRole' } as const

interface FactValueProps {
  readonly audit: Audit
  readonly column: AuditColumn
  readonly actor: AuditPlace | null
}

function FactValue({ audit, column: { name, type }, actor }: FactValueProps) {
  const t = useMessages(auditsMessages)
  const text = textOf(audit, name)
  if (type === 'Timestamp' && text !== '') return <AuditTime time={text} isFull />
  if (type === 'IpAddress' && text !== '') return <IpPlace ip={text} />
  if (name !== 'user') return <AuditValue type={type} text={text} />
  const who = <bdi>{audit.user || audit.email || t('audits.system')}</bdi>
  return actor ? (
    <PlaceLink place={actor} fallback={who}>
      {who}
    </PlaceLink>
  ) : (
    who
  )
}

interface PlaceLinkProps {
  readonly place: AuditPlace
  /** Shown in place of the link if the user may not see the section. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

function PlaceLink({ place, fallback, children }: PlaceLinkProps) {
  const client = useClient()
  const { open } = useAdminPortal()
  const { sections } = useOpenRecord()
  if (!sections.includes(place.section)) return fallback
  return (
    <TextLink href={adminPortalAddress(client, place)} onPress={() => open(place)}>
      {children}
    </TextLink>
  )
}
