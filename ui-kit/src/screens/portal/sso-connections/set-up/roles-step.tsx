'use client'

import { useSsoConnections } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { connectionName } from '../connection-names.ts'
import { RolesPart } from '../roles-part.tsx'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import type { StepProps } from './step-props.ts'

/** The roles that users of the connection have. */
export function RolesStep({ connection, onBack, onNext }: StepProps): ReactElement {
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
