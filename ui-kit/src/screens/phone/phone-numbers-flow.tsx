'use client'

import { type PhoneNumber, usePhoneNumbers, type VerifyPhoneNumberStep } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { FailureNotice } from '../../frame/failures/failure-notice.tsx'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { knownRows } from '../../frame/known-rows.ts'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { phoneNumbersMessages as ownMessages } from '../../i18n/messages/portal/phone-numbers.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { ListRow, RowList } from '../../primitives/row-list/row-list.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../slots/index.ts'
import { NumberForm, SentCodeForm } from './phone-forms.tsx'
import { phoneFinals, phoneMessages } from './phone-messages.ts'

/** The English texts of the own phone numbers. */
export const phoneNumbersMessages = { ...phoneMessages, ...ownMessages }

/** The own phone numbers: the list, the form for another one, or the form for a code. */
export function PhoneNumbersFlow(): ReactElement {
  const { rows, step: flowStep } = usePhoneNumbers()
  const [isAdding, setAdding] = useState(false)
  const step = isAdding && flowStep.name === 'list' ? { name: 'add' as const } : flowStep
  const close = () => setAdding(false)
  switch (step.name) {
    case 'list':
      return <List rows={rows} onAdd={() => setAdding(true)} />
    case 'add':
      return <Add onClose={close} />
    case 'verifyPhoneNumber':
    case 'verifyPhoneNumberDeletion':
      return <Verify key={step.name} step={step} onClose={close} />
    default:
      return step satisfies never
  }
}

function List({ rows, onAdd }: { readonly rows: readonly PhoneNumber[]; readonly onAdd: () => void }) {
  const { calls } = usePhoneNumbers()
  const load = useAttempt(calls, 'load')
  const confirm = useAttempt(calls, 'confirm')
  const remove = useAttempt(calls, 'remove')
  const failure = useFailure(confirm.error ?? remove.error ?? load.error, phoneNumbersMessages, { finals: phoneFinals })
  const t = useMessages(phoneNumbersMessages)
  const known = knownRows({ rows, status: calls.load.status === 'succeeded' ? 'ready' : 'loading' })
  return (
    <StepFrame
      title={t('phone.title')}
      {...(known && { lead: t(known.length === 0 ? 'phone.empty' : 'phone.lead') })}
      focusOn="heading"
    >
      {rows.length > 0 && (
        <RowList>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </RowList>
      )}
      <FailureNotice failure={failure} />
      <Button variant="primary" isWide onPress={onAdd}>
        {t('phone.add')}
      </Button>
    </StepFrame>
  )
}

function Row({ row: { id, phoneNumber, isVerified } }: { readonly row: PhoneNumber }) {
  const { confirm, remove } = usePhoneNumbers()
  const classOf = useClasses()
  const t = useMessages(phoneNumbersMessages)
  return (
    <ListRow
      name={<bdi className={classOf('Value')}>{phoneNumber}</bdi>}
      note={t(isVerified ? 'phone.confirmed' : 'phone.unconfirmed')}
    >
      <Stack gap="sm" isRow>
        {!isVerified && (
          <TextButton
            isStandalone
            aria-label={t('phone.confirmNumber', { number: phoneNumber })}
            onPress={() => void confirm({ id })}
          >
            {t('phone.confirm')}
          </TextButton>
        )}
        <TextButton
          isStandalone
          aria-label={t('phone.removeNumber', { number: phoneNumber })}
          onPress={() => void remove({ id })}
        >
          {t('phone.remove')}
        </TextButton>
      </Stack>
    </ListRow>
  )
}

function Add({ onClose }: { readonly onClose: () => void }) {
  const { add, calls } = usePhoneNumbers()
  const t = useMessages(phoneNumbersMessages)
  return (
    <NumberForm
      title={t('phone.addTitle')}
      lead={t('phone.addLead')}
      attempt={useAttempt(calls, 'add')}
      onSubmit={(phoneNumber) => void add({ phoneNumber })}
      onRestart={onClose}
      restartLabel={t('phone.back')}
      below={
        <TextButton isStandalone onPress={onClose}>
          {t('phone.back')}
        </TextButton>
      }
    />
  )
}

function Verify({ step, onClose }: { readonly step: VerifyPhoneNumberStep; readonly onClose: () => void }) {
  const { verify, resend, cancel, calls } = usePhoneNumbers()
  const t = useMessages(phoneNumbersMessages)
  const isRemoval = step.name === 'verifyPhoneNumberDeletion'
  const back = () => {
    onClose()
    cancel()
  }
  async function submit(code: string) {
    const { ok } = await verify({ code })
    if (ok) onClose()
  }
  return (
    <SentCodeForm
      title={t(isRemoval ? 'phone.removeTitle' : 'phone.codeTitle')}
      lead={t(step.sentBy === 'sms' ? 'phone.sentBySms' : 'phone.sentByEmail', { number: step.phoneNumber })}
      sent={step}
      attempt={useAttempt(calls, 'verify')}
      resending={useAttempt(calls, 'resend')}
      submit={t(isRemoval ? 'phone.remove' : 'phone.confirm')}
      onSubmit={(code) => void submit(code)}
      onResend={() => void resend()}
      onRestart={back}
      restartLabel={t('phone.back')}
      below={
        <TextButton isStandalone onPress={back}>
          {t('phone.back')}
        </TextButton>
      }
    />
  )
}
