'use client'

import { type SsoConnection, useSsoConnections } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../../frame/failures/call-failure.tsx'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { SetUpChoices } from '../../../../frame/portal/set-up/set-up-choices.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { TextField } from '../../../../primitives/text-field/text-field.tsx'
import { productName, productNote, products, proposedName } from '../connection-names.ts'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'

export interface ProviderStepProps {
  readonly connection: SsoConnection | null
  readonly type: string
  readonly onChange: (type: string) => void
  /** Called with the id of the connection after the choice is saved. */
  readonly onNext: (id: string) => void
}

/** The choice of the identity provider. It creates the connection, which is off until the last step. */
export function ProviderStep({ connection, type, onChange, onNext }: ProviderStepProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const { create, update, load, calls, rows } = useSsoConnections()
  const [typed, setTyped] = useState<string | null>(null)
  const others = rows.filter(({ id }) => id !== connection?.id)
  const present = connection?.type === type ? connection.name : ''
  const shown = typed ?? (present || proposedName(type, others))
  // A connection without a name has that of its product.
  const name = shown.trim() === productName({ type }) ? '' : shown
  const isNamable = rows.some((one) => one.isNamable)
  const creating = useAttempt(calls, 'create')
  const changing = useAttempt(calls, 'update')
  const failure = useCallFailure(creating.error ?? changing.error, ssoConnectionsMessages)

  async function save() {
    if (connection?.type === type && (!isNamable || connection.name === name)) return onNext(connection.id)
    const fields = { type, ...(isNamable && { name }) }
    const outcome = connection ? await update({ id: connection.id, ...fields }) : await create(fields)
    if (!outcome.ok) return
    await load()
    onNext(connection?.id ?? String(outcome.value))
  }

  return (
    <StepBody
      title={t('ssoSetUp.provider.title')}
      lead={t('ssoSetUp.provider.lead')}
      next={
        <Button
          size="md"
          variant="primary"
          isPending={creating.isPending || changing.isPending}
          busy={t('ssoSetUp.saving')}
          onPress={() => void save()}
        >
          {t('setUp.next')}
        </Button>
      }
    >
      <SetUpChoices
        label={t('ssoSetUp.provider.choice')}
        value={type}
        onChange={onChange}
        choices={[...products].map(([id, name]) => ({ id, name, note: productNote(id) }))}
      />
      {isNamable && (
        <TextField
          label={t('ssoConnection.name')}
          name="name"
          help={t('ssoConnection.nameHelp')}
          isOptional
          value={shown}
          onChange={setTyped}
        />
      )}
      <CallFailure failure={failure} />
    </StepBody>
  )
}
