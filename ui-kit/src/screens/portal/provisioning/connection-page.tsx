'use client'

import {
  type ProvisionConnection,
  type SyncEvent,
  useProvisioning,
  useSyncLog,
} from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { ConnectionMark } from '../../../frame/portal/connection-mark/connection-mark.tsx'
import { Fact, Facts } from '../../../frame/portal/facts/facts.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import type { SectionPageProps } from '../../../frame/portal/section-page/types.ts'
import { CopyField } from '../../../frame/portal/shown-once/copy-field.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { AccessNotice } from './access-notice.tsx'
import { AccessSwitch } from './access-switch.tsx'
import { ConnectionBadge } from './connection-badge.tsx'
import { useSourceName } from './directory-names.ts'
import { DirectoryAddress } from './directory-values.tsx'
import { GroupsPart } from './groups-part.tsx'
import { provisioningMessages } from './provisioning-messages.ts'
import { nextStepOf, type SetUpStep } from './set-up-steps.ts'
import { SyncLogPart } from './sync-log/sync-log-part.tsx'
import { useSyncWords } from './sync-log/use-sync-words.ts'
import { TokenNotice } from './token-notice.tsx'
import { TokensPart } from './tokens-part.tsx'
import { useConnectionRemoval } from './use-connection-removal.tsx'
import { useRotation } from './use-rotation.tsx'

export interface ConnectionPageProps {
  /** The permissions of the page, and the way back. */
  readonly access: Pick<SectionPageProps, 'see' | 'change' | 'crumbs'>
  readonly connection: ProvisionConnection
  /** The id of the open tab, or `null` for the first. */
  readonly tab: string | null
  readonly onTabChange: (id: string) => void
  /** Opens a step of the set-up. */
  readonly onSetUp: (step: SetUpStep) => void
  readonly onLeave: () => void
}

/** The page of a connection: its tokens, its people and groups, its values, and its log. */
export function ConnectionPage(props: ConnectionPageProps): ReactElement {
  const { access, connection, tab, onTabChange, onSetUp, onLeave } = props
  const t = useMessages(provisioningMessages)
  const { remove } = useProvisioning()
  const rotation = useRotation()
  const removal = useConnectionRemoval(remove, onLeave)
  const directory = useSourceName()(connection.source)
  const { name, lastSyncAt, tokens } = connection
  const isWaiting = lastSyncAt === null
  const rotate = () => rotation.rotate(connection)
  // The log is followed on each tab, so that people and tokens are those of now. The tab of the log has filters of its own.
  const events = useSyncLog({ connectionId: connection.id, isLive: true, key: 'page' }, ({ rows }) => rows)
  const actions = [
    ...(isWaiting ? [] : [{ id: 'setUp', label: t('provisioning.showSetUp'), run: () => onSetUp('app') }]),
    ...(tokens === null ? [] : [{ id: 'rotate', label: t('provisioning.rotate'), run: rotate }]),
    ...(removal.action ? [removal.action(connection)] : []),
  ]
  return (
    <>
      <SectionPage
        {...access}
        title={name}
        mark={<ConnectionMark name={directory} />}
        badge={<ConnectionBadge connection={connection} />}
        lead={<Lead connection={connection} directory={directory} />}
        actions={
          <>
            {isWaiting && (
              <Button size="md" variant="primary" onPress={() => onSetUp(nextStepOf(connection))}>
                {t('provisioning.continueSetUp')}
              </Button>
            )}
            {actions.length > 0 && (
              <MenuButton size="md" label={t('provisioning.actionsFor', { name })} actions={actions} />
            )}
          </>
        }
        tab={tab ?? 'overview'}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'overview',
            label: t('provisioning.overview'),
            children: <Overview connection={connection} directory={directory} events={events} onRotate={rotate} />,
          },
          {
            id: 'log',
            label: t('provisioning.log'),
            children: <SyncLogPart connectionId={connection.id} />,
          },
        ]}
      />
      {rotation.dialog}
      {removal.dialog}
    </>
  )
}

function Lead({ connection: { createdAt }, directory }: PartProps) {
  const t = useMessages(provisioningMessages)
  const dateFormat = useDateFormat()
  const date = dateFormat({ dateStyle: 'medium' }).format(createdAt)
  return <>{[directory, 'SCIM 2.0', t('provisioning.addedOn', { date })].join(' · ')}</>
}

interface PartProps {
  readonly connection: ProvisionConnection
  readonly directory: string
}

interface OverviewProps extends PartProps {
  /** The newest rows of the log, the newest first. */
  readonly events: readonly SyncEvent[]
  readonly onRotate: () => void
}

function Overview({ connection, directory, events, onRotate }: OverviewProps) {
  const classOf = useClasses()
  const t = useMessages(provisioningMessages)
  const { code } = useLocale()
  const { update } = useProvisioning()
  const { id, address, lastSyncAt, userCount } = connection
  return (
    <div className={classOf('DirectoryParts')}>
      <TokenNotice connection={connection} />
      <AccessNotice events={events} directory={directory} />
      <PagePart title={t('provisioning.forDirectory', { directory })}>
        <div className={classOf('SetUpValues')}>
          <DirectoryAddress connection={connection} />
          {address !== null && <CopyField label={t('provisioning.id')} value={id} />}
        </div>
      </PagePart>
      <TokensPart connection={connection} onRotate={onRotate} />
      <PagePart title={t('provisioning.peopleGroups')} lead={t('provisioning.peopleGroupsLead', { directory })}>
        <Facts>
          <Fact name={t('provisioning.people')}>{userCount === null ? '—' : numberFormat(code).format(userCount)}</Fact>
          <Fact name={t('provisioning.lastSync')}>
            <Moment at={lastSyncAt} none={t('provisioning.never')} />
          </Fact>
          <LastRefusal events={events} />
        </Facts>
        <AccessSwitch connection={connection} update={update} />
        <GroupsPart connection={connection} />
      </PagePart>
    </div>
  )
}

/** The refusal among the newest rows of the log: for whom, why and when. Nothing without one. */
function LastRefusal({ events }: { readonly events: readonly SyncEvent[] }): ReactElement | null {
  const t = useMessages(provisioningMessages)
  const { nameOf, refusalOf } = useSyncWords()
  const last = events.find(({ isRefused }) => isRefused)
  if (!last) return null
  return (
    <Fact name={t('provisioning.lastRefusal')}>
      {nameOf(last)}: {refusalOf(last)} <Moment at={last.createdAt} none={t('provisioning.never')} />
    </Fact>
  )
}
