'use client'

import { type CreatedConnection, useProvisioning } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../../frame/failures/call-failure.tsx'
import { atFieldOf } from '../../../../frame/failures/field-failures.ts'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { SetUpChoices } from '../../../../frame/portal/set-up/set-up-choices.tsx'
import { TokenEnd } from '../../../../frame/portal/token-end/token-end.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { NativeForm } from '../../../../primitives/form/form.tsx'
import { Switch } from '../../../../primitives/portal/switch/switch.tsx'
import { TextField } from '../../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { type DirectoryProduct, productNotes, products, sourceOf, useProductName } from '../directory-names.ts'
import { tokenLife } from '../token-life.ts'
import { directoryMessages } from './set-up-messages.ts'

/** The choices of a new connection. They stay while the person goes back and forth. */
export interface DirectoryDraft {
  readonly product: DirectoryProduct
  /** The name that was typed; `null` for that of the directory. */
  readonly name: string | null
  readonly isSynced: boolean
  /** The choice of its end. */
  readonly tokenEnd: string
}

export interface DirectoryStepProps {
  readonly draft: DirectoryDraft
  readonly onChange: (change: Partial<DirectoryDraft>) => void
  /** Called with a new connection and its token. */
  readonly onCreated: (connection: CreatedConnection) => void
}

/** The choice of the directory. It creates the connection and its token. */
export function DirectoryStep({ draft, onChange, onCreated }: DirectoryStepProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(directoryMessages)
  const nameOf = useProductName()
  const { create, rows, calls } = useProvisioning()
  const creating = useAttempt(calls, 'create')
  const failure = useCallFailure(creating.error, directoryMessages)
  const { product, isSynced, tokenEnd } = draft
  const name = draft.name ?? nameOf(product)
  const isOfName = failure?.error.code === 'connection-name-required'

  async function save() {
    const outcome = await create({ source: sourceOf(product), name, isSynced, ...tokenLife(tokenEnd) })
    if (outcome.ok) onCreated(outcome.value)
  }

  return (
    <StepBody
      title={t('directorySetUp.directory.title')}
      lead={t('directorySetUp.directory.lead')}
      next={
        <Button size="md" variant="primary" isPending={creating.isPending} onPress={() => void save()}>
          {t('provisioning.save')}
        </Button>
      }
    >
      <NativeForm onSubmit={() => void save()} className={classOf('SetUpValues')}>
        <SetUpChoices
          label={t('provisioning.directory')}
          value={product}
          onChange={(id) => onChange({ product: products.find((one) => one === id) ?? 'other' })}
          choices={products.map((id) => ({
            id,
            name: nameOf(id),
            note: id === 'google' ? t('directorySetUp.google') : productNotes[id],
          }))}
        />
        <TextField
          name="name"
          label={t('provisioning.name')}
          help={t('provisioning.nameHelp')}
          dir="auto"
          autoComplete="off"
          value={name}
          onChange={(typed) => onChange({ name: typed })}
          {...atFieldOf(failure, 'connection-name-required')}
        />
        <Switch
          label={t('provisioning.addPeople')}
          help={t(isSynced ? 'provisioning.addPeopleOn' : 'provisioning.addPeopleOff')}
          isSelected={isSynced}
          onChange={(isOn) => onChange({ isSynced: isOn })}
        />
        {/* A provider that names no tokens gives them no end. */}
        {rows.every(({ tokens }) => tokens !== null) && (
          <TokenEnd
            label={t('provisioning.expires')}
            value={tokenEnd}
            onChange={(chosen) => onChange({ tokenEnd: chosen })}
          />
        )}
        {/* Enter submits a form of several fields only if it has a button. */}
        <input type="submit" hidden />
      </NativeForm>
      <CallFailure failure={isOfName ? null : failure} />
    </StepBody>
  )
}
