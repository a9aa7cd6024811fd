'use client'

import {
  type CreatedConnection,
  type ProvisionConnection,
  useProvisioning,
  useSyncLog,
} from '@portico/headless/portal/provisioning'
import { type ReactElement, useState } from 'react'
import { useConfirm } from '../../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { Fact, Facts } from '../../../../frame/portal/facts/facts.tsx'
import { SectionPage } from '../../../../frame/portal/section-page/section-page.tsx'
import type { SectionPageProps } from '../../../../frame/portal/section-page/types.ts'
import { SetUp, StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Paragraph } from '../../../../primitives/text/text.tsx'
import { AccessSwitch } from '../access-switch.tsx'
import { productOf, sourceOf, useProductName } from '../directory-names.ts'
import { GroupsPart } from '../groups-part.tsx'
import { type SetUpStep, setUpSteps } from '../set-up-steps.ts'
import { usualEnd } from '../token-life.ts'
import type { HeldToken } from './app-step.tsx'
import { AppStep } from './app-step.tsx'
import { type DirectoryDraft, DirectoryStep } from './directory-step.tsx'
import { FinishStep } from './finish-step.tsx'
import { PeopleStep } from './people-step.tsx'
import { directoryMessages } from './set-up-messages.ts'
import type { StepProps } from './step-props.ts'

export interface SetUpPageProps {
  /** The permissions of the page, and the title of the list. */
  readonly access: Pick<SectionPageProps, 'see' | 'change'> & { readonly section: string }
  /** `null` for one that is not created yet. */
  readonly connection: ProvisionConnection | null
  readonly step: SetUpStep
  /** Called with a new connection, before its steps open. */
  readonly onCreated: (connection: CreatedConnection, chosen: Pick<ProvisionConnection, 'source' | 'isSynced'>) => void
  /** Opens a step of a connection. */
  readonly onGo: (id: string, step: SetUpStep) => void
  readonly onLeave: () => void
}

/** The set-up of a directory in steps. A step has an address, so that it goes on at another time. */
export function SetUpPage({ access, connection, step, onCreated, onGo, onLeave }: SetUpPageProps): ReactElement {
  const t = useMessages(directoryMessages)
  const nameOf = useProductName()
  const { confirm, dialog } = useConfirm(directoryMessages)
  const [draft, setDraft] = useState<DirectoryDraft>({
    product: 'okta',
    name: null,
    isSynced: true,
    tokenEnd: usualEnd,
  })
  const [token, setToken] = useState<HeldToken | null>(null)
  // A directory that was turned on has the token.
  const [isStored, setStored] = useState(false)
  const shown = connection ? step : 'directory'
  const product =
    connection && sourceOf(draft.product) !== connection.source ? productOf(connection.source) : draft.product
  const directory = nameOf(product)
  const at = setUpSteps.indexOf(shown)
  const go = (by: number) => {
    const next = setUpSteps[at + by]
    if (connection && next) onGo(connection.id, next)
  }

  function leave() {
    if (!token || isStored) return onLeave()
    confirm({
      title: t('directorySetUp.leaveTitle'),
      text: t(connection?.tokens === null ? 'directorySetUp.leaveTextFinal' : 'directorySetUp.leaveText'),
      confirm: t('directorySetUp.leaveConfirm'),
      keep: t('directorySetUp.stay'),
      isDanger: false,
      async run() {
        onLeave()
        return { ok: true, value: undefined }
      },
    })
  }

  const steps = { directory, onBack: () => go(-1), onNext: () => go(1) }
  const notes: Readonly<Record<SetUpStep, string>> = {
    directory: connection ? [directory, connection.name].join(' · ') : t('directorySetUp.directory.note'),
    app: t('directorySetUp.app.note', { directory }),
    people: t('directorySetUp.people.note'),
    groups: t('directorySetUp.groups.note'),
    finish: t('directorySetUp.finish.note'),
  }
  const { section, ...permissions } = access
  return (
    <SectionPage
      {...permissions}
      crumbs={[{ label: section, onPress: leave }]}
      title={connection ? t('directorySetUp.title', { name: connection.name }) : t('directorySetUp.newTitle')}
      tools={
        <Button size="md" variant="quiet" onPress={leave}>
          {t(connection ? 'directorySetUp.leave' : 'setUp.cancel')}
        </Button>
      }
    >
      <SetUp
        step={shown}
        steps={setUpSteps.map((id) => ({ id, label: t(`directorySetUp.${id}.label`), note: notes[id] }))}
      >
        {!connection ? (
          <DirectoryStep
            draft={draft}
            onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
            onCreated={(created) => {
              setToken(created)
              onCreated(created, { source: sourceOf(draft.product), isSynced: draft.isSynced })
              onGo(created.id, 'app')
            }}
          />
        ) : shown === 'directory' ? (
          <KeptStep connection={connection} {...steps} />
        ) : shown === 'app' ? (
          <AppStep
            connection={connection}
            product={product}
            token={token}
            onToken={(created) => {
              setToken(created)
              setStored(false)
            }}
            {...steps}
            onNext={() => {
              setStored(true)
              go(1)
            }}
          />
        ) : shown === 'people' ? (
          <PeopleStep connection={connection} {...steps} />
        ) : shown === 'groups' ? (
          <GroupsStep connection={connection} {...steps} />
        ) : (
          <FinishStep connection={connection} {...steps} onNext={leave} />
        )}
      </SetUp>
      {dialog}
    </SectionPage>
  )
}

/** The roles of the groups of the directory. Groups appear as they arrive. */
function GroupsStep({ connection, directory, onBack, onNext }: StepProps): ReactElement {
  const t = useMessages(directoryMessages)
  useSyncLog({ connectionId: connection.id, isLive: true })
  return (
    <StepBody
      title={t('directorySetUp.groups.title', { directory })}
      lead={t('directorySetUp.groups.lead')}
      onBack={onBack}
      next={
        <Button size="md" variant="primary" onPress={onNext}>
          {t('setUp.next')}
        </Button>
      }
    >
      <GroupsPart connection={connection} />
    </StepBody>
  )
}

/** The first step of a connection that exists: its directory and name, which stay, and the access of its people. */
function KeptStep({ connection, directory, onNext }: Omit<StepProps, 'onBack'>): ReactElement {
  const t = useMessages(directoryMessages)
  const { update } = useProvisioning()
  return (
    <StepBody
      title={t('directorySetUp.directory.title')}
      lead={t('directorySetUp.directory.lead')}
      next={
        <Button size="md" variant="primary" onPress={onNext}>
          {t('setUp.next')}
        </Button>
      }
    >
      <Facts>
        <Fact name={t('provisioning.directory')}>{directory}</Fact>
        <Fact name={t('provisioning.name')}>
          <bdi>{connection.name}</bdi>
        </Fact>
      </Facts>
      <AccessSwitch connection={connection} update={update} />
      <Paragraph tone="muted" size="sm">
        {t('directorySetUp.directory.fixed')}
      </Paragraph>
    </StepBody>
  )
}
