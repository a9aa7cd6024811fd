'use client'

import {
  type PhoneNumber,
  type PhoneNumbersState,
  usePhoneNumbers,
  type VerifyPhoneNumberStep,
} from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useClasses } from '../../slots/index.ts'
import { type FixedFlow, FixedStepContext, useAttempt } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { StepFrame } from '../login/step-frame.tsx'
import { WhenStyled } from '../login/when-styled.tsx'
import { Screen, type ScreenSettings } from '../screen.tsx'
import { NumberForm, SentCodeForm } from './phone-forms.tsx'
import { phoneMessages } from './phone-messages.ts'
import { usePhoneFailure } from './use-phone-failure.ts'

/** The form for another number, before anything is sent. */
export interface AddPhoneNumberView {
  /** Which view this is. */
  readonly name: 'add'
}

/** What is shown of the phone numbers: the list, the form for another one, or the question for a code. */
export type PhoneNumbersView = PhoneNumbersState['step'] | AddPhoneNumberView

/** What {@link PhoneNumbers} takes. */
export interface PhoneNumbersProps extends ScreenSettings<LoginSlots> {
  /** What to show whatever the hook says: for previews and builders. */
  readonly fixed?: (FixedFlow<PhoneNumbersView> & Pick<PhoneNumbersState, 'rows'>) | undefined
}

/** The own phone numbers: added, confirmed and removed by code. */
export function PhoneNumbers({ fixed, ...settings }: PhoneNumbersProps): ReactElement {
  return (
    <Screen {...settings}>
      <FixedStepContext.Provider value={fixed ?? null}>
        <Views fixed={fixed} />
      </FixedStepContext.Provider>
    </Screen>
  )
}

function Views({ fixed }: Pick<PhoneNumbersProps, 'fixed'>) {
  const { rows, step: flowStep } = usePhoneNumbers()
  const [isAdding, setAdding] = useState(false)
  const t = useMessages(phoneMessages)
  const step = fixed?.step ?? (isAdding && flowStep.name === 'list' ? { name: 'add' as const } : flowStep)
  const close = () => setAdding(false)
  return (
    <FlowBox label={t('phone.boxLabel')}>
      <WhenStyled>{view()}</WhenStyled>
    </FlowBox>
  )

  function view(): ReactElement {
    switch (step.name) {
      case 'list':
        return <List rows={fixed?.rows ?? rows} onAdd={() => setAdding(true)} />
      case 'add':
        return <Add onClose={close} />
      case 'verifyPhoneNumber':
      case 'verifyPhoneNumberDeletion':
        return <Verify key={step.name} step={step} onClose={close} />
      default:
        return step satisfies never
    }
  }
}

function List({ rows, onAdd }: { readonly rows: readonly PhoneNumber[]; readonly onAdd: () => void }) {
  const { calls } = usePhoneNumbers()
  const load = useAttempt(calls, 'load')
  const confirm = useAttempt(calls, 'confirm')
  const remove = useAttempt(calls, 'remove')
  const failure = usePhoneFailure(confirm.error ?? remove.error ?? load.error)
  const classOf = useClasses()
  const t = useMessages(phoneMessages)
  return (
    <StepFrame title={t('phone.title')} lead={t(rows.length === 0 ? 'phone.empty' : 'phone.lead')} focusOn="heading">
      {rows.length > 0 && (
        <ul className={classOf('PhoneList')}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      {failure && (
        <Alert tone="danger" title={failure.title || failure.text} attempt={failure.error} isUrgent>
          {failure.title ? failure.text : null}
        </Alert>
      )}
      <Button variant="primary" isWide onPress={onAdd}>
        {t('phone.add')}
      </Button>
    </StepFrame>
  )
}

function Row({ row: { id, phoneNumber, verified } }: { readonly row: PhoneNumber }) {
  const { confirm, remove } = usePhoneNumbers()
  const classOf = useClasses()
  const t = useMessages(phoneMessages)
  return (
    <li className={classOf('PhoneRow')}>
      <span className={classOf('PhoneRowText')}>
        <bdi className={classOf('Value')}>{phoneNumber}</bdi>
        <Text tone="muted" size="sm">
          {t(verified ? 'phone.confirmed' : 'phone.unconfirmed')}
        </Text>
      </span>
      <Stack gap="sm" isRow>
        {!verified && (
          <Link
            isStandalone
            aria-label={t('phone.confirmNumber', { number: phoneNumber })}
            onPress={() => void confirm({ id })}
          >
            {t('phone.confirm')}
          </Link>
        )}
        <Link
          isStandalone
          aria-label={t('phone.removeNumber', { number: phoneNumber })}
          onPress={() => void remove({ id })}
        >
          {t('phone.remove')}
        </Link>
      </Stack>
    </li>
  )
}

function Add({ onClose }: { readonly onClose: () => void }) {
  const { add, calls } = usePhoneNumbers()
  const t = useMessages(phoneMessages)
  return (
    <NumberForm
      title={t('phone.addTitle')}
      lead={t('phone.addLead')}
      attempt={useAttempt(calls, 'add')}
      onSubmit={(phoneNumber) => void add({ phoneNumber })}
      onRestart={onClose}
      below={
        <Link isStandalone onPress={onClose}>
          {t('phone.back')}
        </Link>
      }
    />
  )
}

function Verify({ step, onClose }: { readonly step: VerifyPhoneNumberStep; readonly onClose: () => void }) {
  const { verify, resend, cancel, calls } = usePhoneNumbers()
  const t = useMessages(phoneMessages)
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
      below={
        <Link isStandalone onPress={back}>
          {t('phone.back')}
        </Link>
      }
    />
  )
}
