'use client'

import { useClient } from '@portico/headless'
import { adminPortalAddress, useAdminPortal } from '@portico/headless/portal/admin-portal'
import { type Audit, type AuditColumn, type AuditPlace, linkOf } from '@portico/headless/portal/audits'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { descriptionOf, useActionWords } from '../../../frame/portal/audit-action/use-action-words.ts'
import { useDeviceWords } from '../../../frame/portal/device-words/use-device-words.ts'
import { Fact, Facts } from '../../../frame/portal/facts/facts.tsx'
import { IpPlace } from '../../../frame/portal/ip-place/ip-place.tsx'
import { useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { useMessages } from '../../../i18n/index.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx'
import { TextLink } from '../../../primitives/link/link.tsx'
import { Drawer } from '../../../primitives/portal/drawer/drawer.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { headingOf } from './audit-columns.tsx'
import { AuditTime, AuditValue } from './audit-value.tsx'
import { jsonText, rawEvent, textOf } from './audit-words.ts'
import { auditsMessages } from './audits-messages.ts'
import { JsonTree } from './json-tree.tsx'
import { KnownContext } from './known-values.ts'

export interface AuditDetailsProps {
  /** The event; `null` for one that is not among the rows. */
  readonly audit: Audit | null
  readonly columns: readonly AuditColumn[]
  /** Reads the log by these filters alone. */
  readonly onOnly: (filters: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Everything that is known of an event: its facts, the raw event, and links to its actor and its object. */
export function AuditDetails({ audit, columns, onOnly, onClose }: AuditDetailsProps): ReactElement {
  const t = useMessages(auditsMessages)
  const actionWords = useActionWords()
  return (
    <Drawer title={audit ? actionWords(audit.action) : t('audits.title')} isOpen onOpenChange={onClose}>
      {audit ? (
        <Details audit={audit} columns={columns} onOnly={onOnly} />
      ) : (
        <EmptyState title={t('audits.notShown')} actions={null}>
          {t('audits.notShownText')}
        </EmptyState>
      )}
    </Drawer>
  )
}

interface DetailsProps extends Pick<AuditDetailsProps, 'columns' | 'onOnly'> {
  readonly audit: Audit
}

function Details({ audit, columns, onOnly }: DetailsProps) {
  const classOf = useClasses()
  const t = useMessages(auditsMessages)
  const { actor, object } = linkOf(audit)
  const { names } = useContext(KnownContext)
  const facts = columns.filter(
    ({ name, type, isInMoreInfo }) => isInMoreInfo && type !== 'Json' && name !== 'action' && hasFact(audit, name),
  )
  const raw = rawEvent(audit.json)
  return (
    <div className={classOf('AuditDetails')}>
      <Facts>
        {facts.map((column) => (
          <Fact key={column.name} name={t.find(headingOf(column)) ?? headingOf(column)}>
            <FactValue audit={audit} column={column} actor={actor} />
            <OnlyButton audit={audit} column={column} columns={columns} onOnly={onOnly} />
          </Fact>
        ))}
        {object && (
          <Fact name={t('audits.object')}>
            <PlaceLink place={object} fallback={<ShownText>{names.get(object.record) ?? object.record}</ShownText>}>
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

/** A fact without a value is left out. An event without an actor is one of the system. */
function hasFact(audit: Audit, name: string): boolean {
  return name === 'user' || (name === 'description' ? descriptionOf(audit) : textOf(audit, name)) !== ''
}

interface OnlyButtonProps extends DetailsProps {
  readonly column: AuditColumn
}

/** Below an actor and an address: the way to all of their events. */
function OnlyButton({ audit, column: { name, type }, columns, onOnly }: OnlyButtonProps) {
  const t = useMessages(auditsMessages)
  // An address is of one person, a name may be of several.
  const asked = name === 'user' ? ['email', 'user'] : type === 'IpAddress' ? [name] : []
  const by = asked.find((one) => {
    const column = columns.find((other) => other.name === one)
    return column?.isFilterable && textOf(audit, one) !== ''
  })
  if (by === undefined) return null
  return (
    <div>
      <TextButton isStandalone onPress={() => onOnly({ [by]: textOf(audit, by) })}>
        {t(name === 'user' ? 'audits.onlyPerson' : 'audits.onlyAddress')}
      </TextButton>
    </div>
  )
}

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
  if (name === 'userAgent') return <Device userAgent={text} />
  if (name !== 'user') return <AuditValue type={type} text={text} />
  const who = <ShownText>{audit.user || audit.email || t('audits.system')}</ShownText>
  return actor ? (
    <PlaceLink place={actor} fallback={who}>
      {who}
    </PlaceLink>
  ) : (
    who
  )
}

/** A device in words, and its header on hover. */
function Device({ userAgent }: { readonly userAgent: string }) {
  const { words } = useDeviceWords(userAgent)
  return words === null ? <Skeleton width="sm" /> : <bdi title={userAgent}>{words}</bdi>
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
