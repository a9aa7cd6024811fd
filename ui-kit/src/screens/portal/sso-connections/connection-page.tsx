'use client'

import { type SsoConnection, useSsoConnections } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { ConnectionMark } from '../../../frame/portal/connection-mark/connection-mark.tsx'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import type { SectionPageProps } from '../../../frame/portal/section-page/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { CertificateNotice } from './certificate-notice.tsx'
import { CertificatesPart } from './certificates/certificates-part.tsx'
import { ConnectionBadge } from './connection-badge.tsx'
import { connectionName, productName, protocolName } from './connection-names.ts'
import { TestPart } from './connection-test/test-part.tsx'
import { DomainsPart } from './domains-part.tsx'
import { OurValues, TheirValues } from './provider-facts.tsx'
import { RolesPart } from './roles-part.tsx'
import { nextStepOf, type SetUpStep } from './set-up-steps.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'
import { useSwitch } from './use-switch.tsx'

/** The permissions of a page below the list, and the way back. */
export type PageFrame = Pick<SectionPageProps, 'see' | 'change' | 'crumbs'>

export interface ConnectionPageProps {
  readonly access: PageFrame
  readonly connection: SsoConnection
  /** Opens a step of the guided set-up. */
  readonly onSetUp: (step: SetUpStep) => void
  readonly onLeave: () => void
}

/** The page of a connection: its domains, its roles, and the values of both sides. */
export function ConnectionPage({ access, connection, onSetUp, onLeave }: ConnectionPageProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const questions = useSwitch({ onTest: () => onSetUp('try') })
  const actions = useSsoConnections()
  const { isEnabled, isComplete } = connection
  const [isNaming, setNaming] = useState(false)
  const name = connectionName(connection)
  const naming = { id: 'rename', label: t('ssoConnection.renameMenu'), run: () => setNaming(true) }
  const removal = {
    id: 'remove',
    label: t('ssoConnections.remove'),
    isDanger: true,
    run: () => questions.remove(connection, onLeave),
  }
  return (
    <SectionPage
      {...access}
      title={name}
      mark={<ConnectionMark name={productName(connection)} />}
      badge={<ConnectionBadge connection={connection} />}
      lead={<Lead connection={connection} />}
      actions={
        <>
          {!isComplete && (
            <Button size="md" variant="primary" onPress={() => onSetUp(nextStepOf(connection))}>
              {t('ssoConnection.continueSetUp')}
            </Button>
          )}
          <MenuButton
            size="md"
            label={t('ssoConnection.actionsFor', { name })}
            actions={[...(connection.isNamable ? [naming] : []), removal]}
          />
          {isComplete && (
            <Switch
              label={t('ssoConnection.on')}
              isSelected={isEnabled}
              onChange={() => questions.change(connection)}
            />
          )}
        </>
      }
      aside={<Values connection={connection} onChange={() => onSetUp('connect')} />}
    >
      <CertificateNotice connection={connection} />
      <TestPart connection={connection} />
      <CertificatesPart connection={connection} />
      <PagePart title={t('ssoConnection.domains')} lead={t('ssoConnection.domainsLead', { name })}>
        <DomainsPart connection={connection} />
      </PagePart>
      <PagePart title={t('ssoConnection.roles')} lead={t('ssoConnection.rolesLead')}>
        <RolesPart connection={connection} actions={actions} />
      </PagePart>
      {questions.dialog}
      {isNaming && <NameDialog connection={connection} onClose={() => setNaming(false)} />}
    </SectionPage>
  )
}

function Lead({ connection }: { readonly connection: SsoConnection }) {
  const t = useMessages(ssoConnectionsMessages)
  const dateFormat = useDateFormat()
  const { createdAt, updatedAt } = connection
  const on = (at: string) => dateFormat({ dateStyle: 'medium' }).format(at)
  const parts = [
    protocolName(connection),
    createdAt !== null && t('ssoConnection.addedOn', { date: on(createdAt) }),
    updatedAt !== null && updatedAt !== createdAt && t('ssoConnection.changedOn', { date: on(updatedAt) }),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}

function Values({ connection, onChange }: { readonly connection: SsoConnection; readonly onChange: () => void }) {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const name = productName(connection)
  return (
    <>
      <PagePart title={t('ssoConnection.forProvider', { name })}>
        <div className={classOf('SetUpValues')}>
          <OurValues connection={connection} />
        </div>
      </PagePart>
      <PagePart
        title={t('ssoConnection.fromProvider', { name })}
        actions={
          <Button size="sm" aria-label={t('ssoConnection.changeValues', { name })} onPress={onChange}>
            {t('ssoConnection.change')}
          </Button>
        }
      >
        <TheirValues connection={connection} isCertificateApart={connection.nextCertificate !== null} />
      </PagePart>
    </>
  )
}

interface NameDialogProps {
  readonly connection: SsoConnection
  readonly onClose: () => void
}

/** The name of a connection, which distinguishes it from others of its type. */
function NameDialog({ connection, onClose }: NameDialogProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const { update } = useSsoConnections()
  return (
    <RecordDialog<{ readonly name: string }>
      isOpen
      title={t('ssoConnection.renameTitle', { name: connectionName(connection) })}
      value={{ name: connectionName(connection) }}
      fields={[
        {
          name: 'name',
          label: t('ssoConnection.name'),
          help: t('ssoConnection.nameHelp'),
          isRequired: true,
          render: (control) => <TextField {...control} />,
        },
      ]}
      messages={ssoConnectionsMessages}
      submit={t('ssoConnection.rename')}
      onSave={(_, { name }) => update({ id: connection.id, name })}
      onClose={onClose}
    />
  )
}
