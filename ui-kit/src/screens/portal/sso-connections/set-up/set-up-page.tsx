'use client'

import { type SsoConnection, useSsoConnections } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { SectionPage } from '../../../../frame/portal/section-page/section-page.tsx'
import { SetUp, StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Alert } from '../../../../primitives/alert/alert.tsx'
import { Button } from '../../../../primitives/button/button.tsx'
import { TextButton } from '../../../../primitives/text-button/text-button.tsx'
import { connectionName, productName, products, protocolName } from '../connection-names.ts'
import type { PageFrame } from '../connection-page.tsx'
import { validDomains } from '../connection-state.ts'
import { DomainsPart } from '../domains-part.tsx'
import { RolesPart } from '../roles-part.tsx'
import { type SetUpStep, stepsOf } from '../set-up-steps.ts'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import { AppStep } from './app-step.tsx'
import { ConnectStep } from './connect-step.tsx'
import { FinishStep } from './finish-step.tsx'
import { ProviderStep } from './provider-step.tsx'
import type { StepProps } from './step-props.ts'
import { TryStep } from './try-step.tsx'
import { useConnect } from './use-connect.ts'

export interface SetUpPageProps {
  readonly access: PageFrame
  /** `null` for one that is not created yet. */
  readonly connection: SsoConnection | null
  readonly step: SetUpStep
  /** `true` if the provider can test connections. */
  readonly isTestOffered: boolean
  /** Opens a step of a connection. */
  readonly onGo: (id: string, step: SetUpStep) => void
  readonly onLeave: () => void
}

/** The guided set-up of a connection. Each step saves its part, so that it can go on at another time. */
export function SetUpPage({
  access,
  connection,
  step: given,
  isTestOffered,
  onGo,
  onLeave,
}: SetUpPageProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const connecting = useConnect(connection)
  const [type, setType] = useState<string>(connection?.type ?? products.keys().next().value ?? '')
  const steps = stepsOf(isTestOffered)
  const shown = !connection ? 'provider' : steps.includes(given) ? given : 'finish'
  const name = connectionName(connection ?? { type })
  const product = productName(connection ?? { type })
  const at = steps.indexOf(shown)
  const go = (by: number) => {
    const next = steps[at + by]
    if (connection && next) connecting.move(() => onGo(connection.id, next))
  }
  const [isRefused, setRefused] = useState(false)

  async function saveAndLeave() {
    setRefused(false)
    if (await connecting.saveAndLeave(onLeave)) return
    setRefused(true)
    if (connection && shown !== 'connect') connecting.move(() => onGo(connection.id, 'connect'))
  }

  const leaveUnsaved = () => connecting.move(onLeave)
  const moves = { onBack: () => go(-1), onNext: () => go(1) }

  const notes: Readonly<Record<SetUpStep, string>> = {
    provider: connection ? [name, protocolName(connection)].join(' · ') : t('ssoSetUp.provider.note'),
    app: t('ssoSetUp.app.note', { name: product }),
    connect: t('ssoSetUp.connect.note', { name: product }),
    domains: t('ssoSetUp.domains.note'),
    roles: t('ssoSetUp.roles.note'),
    try: t('ssoSetUp.try.note'),
    finish: t('ssoSetUp.finish.note'),
  }

  return (
    <SectionPage
      {...access}
      title={connection ? t('ssoSetUp.title', { name }) : t('ssoSetUp.newTitle')}
      tools={
        <Button
          size="md"
          variant="quiet"
          isPending={connecting.isPending}
          busy={t('ssoSetUp.connect.reading')}
          onPress={() => void saveAndLeave()}
        >
          {t(connection ? 'ssoSetUp.leave' : 'setUp.cancel')}
        </Button>
      }
    >
      {isRefused && connecting.failure && (
        <Alert tone="danger" title={t('ssoSetUp.notSaved')} isUrgent attempt={connecting.failure}>
          <p>{connecting.failure.text}</p>
          <TextButton onPress={leaveUnsaved}>{t('ssoSetUp.leaveUnsaved')}</TextButton>
        </Alert>
      )}
      <SetUp step={shown} steps={steps.map((id) => ({ id, label: t(`ssoSetUp.${id}.label`), note: notes[id] }))}>
        {shown === 'provider' || !connection ? (
          <ProviderStep
            connection={connection}
            type={type}
            onChange={setType}
            onNext={(id) => connecting.move(() => onGo(id, 'app'))}
          />
        ) : shown === 'app' ? (
          <AppStep connection={connection} {...moves} />
        ) : shown === 'connect' ? (
          <ConnectStep connection={connection} connecting={connecting} {...moves} />
        ) : shown === 'domains' ? (
          <DomainsStep connection={connection} {...moves} />
        ) : shown === 'roles' ? (
          <RolesStep connection={connection} {...moves} />
        ) : shown === 'try' ? (
          <TryStep connection={connection} {...moves} />
        ) : (
          <FinishStep connection={connection} {...moves} onTest={() => onGo(connection.id, 'try')} onNext={onLeave} />
        )}
      </SetUp>
    </SectionPage>
  )
}

/** The domains whose users sign in by the connection. They may follow later. */
function DomainsStep({ connection, onBack, onNext }: StepProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const name = connectionName(connection)
  const isReady = validDomains(connection).length > 0
  return (
    <StepBody
      title={t('ssoSetUp.domains.title', { name })}
      lead={t('ssoSetUp.domains.lead', { name })}
      onBack={onBack}
      next={
        <Button size="md" variant={isReady ? 'primary' : 'secondary'} onPress={onNext}>
          {t(isReady ? 'setUp.next' : 'ssoSetUp.domains.later')}
        </Button>
      }
    >
      <DomainsPart connection={connection} />
    </StepBody>
  )
}

/** The roles that users of the connection have. */
function RolesStep({ connection, onBack, onNext }: StepProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const actions = useSsoConnections()
  return (
    <StepBody
      title={t('ssoSetUp.roles.title', { name: connectionName(connection) })}
      lead={t('ssoSetUp.roles.lead')}
      onBack={onBack}
      next={
        <Button size="md" variant="primary" onPress={onNext}>
          {t('setUp.next')}
        </Button>
      }
    >
      <RolesPart connection={connection} actions={actions} />
    </StepBody>
  )
}
