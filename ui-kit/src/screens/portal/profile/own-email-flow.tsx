'use client'

import { type OwnEmail, useOwnEmail, type VerifyOwnEmailStep } from '@portico/headless/portal/own-email'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/failure.ts'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { knownRows } from '../../../frame/known-rows.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { checkIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { SentCodeForm } from '../../phone/phone-forms.tsx'
import { EmailBadge } from './email-badge.tsx'
import { ownEmailFinals, ownEmailMessages } from './own-email-messages.ts'

export interface OwnEmailFlowProps {
  readonly onClose: () => void
}

/** The change of the own address: the new address, its code, and the confirmation. */
export function OwnEmailFlow({ onClose }: OwnEmailFlowProps): ReactElement {
  const { step } = useOwnEmail()
  const [typed, setTyped] = useState('')
  // Set before the code is sent: after a success the step is the list at once.
  const [submitted, setSubmitted] = useState<string | null>(null)
  if (step.name === 'verifyOwnEmail') {
    return <Code key={step.email} step={step} onSubmitted={setSubmitted} />
  }
  if (submitted !== null) return <Changed email={submitted} onClose={onClose} />
  return <NewAddress typed={typed} onType={setTyped} />
}

interface NewAddressProps {
  /** The address that was sent before, which may have to be corrected. */
  readonly typed: string
  readonly onType: (typed: string) => void
}

function NewAddress({ typed, onType }: NewAddressProps) {
  const { start, calls } = useOwnEmail()
  const t = useMessages(ownEmailMessages)
  const changing = useAttempt(calls, 'start')
  const confirming = useAttempt(calls, 'confirm')
  const failure = useFailure(changing.error ?? confirming.error, ownEmailMessages)
  const send = (email: string) => {
    onType(email)
    void start({ email })
  }
  return (
    <FormStep
      title={t('ownEmail.title')}
      lead={t('ownEmail.lead')}
      failure={failure}
      isPending={changing.isPending}
      submit={t('phone.sendCode')}
      busy={t('phone.sendingCode')}
      onSubmit={(read) => send(read('email'))}
      above={<OwnEmailList />}
    >
      <TextField
        label={t('ownEmail.newLabel')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        defaultValue={typed}
        {...atField(failure)}
      />
    </FormStep>
  )
}

interface CodeProps {
  readonly step: VerifyOwnEmailStep
  /** Called with the address whose code is sent, and with `null` if the code is refused. */
  readonly onSubmitted: (email: string | null) => void
}

function Code({ step, onSubmitted }: CodeProps) {
  const { verify, resend, cancel, calls } = useOwnEmail()
  const t = useMessages(ownEmailMessages)
  async function submit(code: string) {
    onSubmitted(step.email)
    const { ok } = await verify({ code })
    if (!ok) onSubmitted(null)
  }
  return (
    <SentCodeForm
      title={t('ownEmail.codeTitle')}
      lead={t('ownEmail.codeLead', { email: step.email })}
      sent={step}
      attempt={useAttempt(calls, 'verify')}
      resending={useAttempt(calls, 'resend')}
      messages={ownEmailMessages}
      finals={ownEmailFinals}
      submit={t('ownEmail.confirm')}
      onSubmit={(code) => void submit(code)}
      onResend={() => void resend()}
      onRestart={cancel}
      restartLabel={t('ownEmail.another')}
      below={
        <TextButton isStandalone onPress={cancel}>
          {t('ownEmail.another')}
        </TextButton>
      }
    />
  )
}

interface ChangedProps extends OwnEmailFlowProps {
  readonly email: string
}

function Changed({ email, onClose }: ChangedProps) {
  const t = useMessages(ownEmailMessages)
  return (
    <StepFrame
      title={t('ownEmail.doneTitle')}
      lead={t('ownEmail.doneLead', { email })}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="heading"
    >
      <Button variant="primary" isWide onPress={onClose}>
        {t('ownEmail.done')}
      </Button>
    </StepFrame>
  )
}

/** The own addresses, with their state. An address that waits has a button to enter its code. */
function OwnEmailList(): ReactElement | null {
  const known = knownRows(useOwnEmail())
  if (known === null || known.length === 0) return null
  return (
    <RowList>
      {known.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </RowList>
  )
}

function Row({ row }: { readonly row: OwnEmail }) {
  const { confirm } = useOwnEmail()
  const classOf = useClasses()
  const t = useMessages(ownEmailMessages)
  const isWaiting = row.isVerified === false && !row.isPrimary
  return (
    <ListRow
      name={
        <bdi dir="ltr" className={classOf('Value')}>
          {row.email}
        </bdi>
      }
      note={
        <span className={classOf('ProfileEmail')}>
          {row.isPrimary && <Badge>{t('ownEmail.primary')}</Badge>}
          <EmailBadge isVerified={row.isVerified} isWaiting={isWaiting} />
        </span>
      }
    >
      {isWaiting && (
        <TextButton
          isStandalone
          aria-label={t('ownEmail.enterCodeOf', { email: row.email })}
          onPress={() => void confirm({ id: row.id })}
        >
          {t('ownEmail.enterCode')}
        </TextButton>
      )}
    </ListRow>
  )
}
