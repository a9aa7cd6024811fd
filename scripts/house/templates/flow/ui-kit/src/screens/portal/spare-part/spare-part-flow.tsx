'use client'

import { useSparePart } from '@portico/headless/portal/spare-part'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/failure.ts'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { checkIcon } from '../../../primitives/icon/paths.ts'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { sparePartMessages } from './spare-part-messages.ts'

/** The present step of the spare part. */
export function SparePartFlow(): ReactElement {
  const step = useSparePart(({ step }) => step)
  switch (step.name) {
    case 'begin':
      return <Begin />
    case 'confirm':
      return <Confirm email={step.email} />
    case 'success':
      return <Success />
    default:
      return step satisfies never
  }
}

function Begin() {
  const { begin, calls } = useSparePart()
  const { isPending, error } = useAttempt(calls, 'begin')
  const t = useMessages(sparePartMessages)
  return (
    <FormStep
      title={t('sparePart.title')}
      lead={t('sparePart.lead')}
      failure={useFailure(error, sparePartMessages)}
      isPending={isPending}
      submit={t('sparePart.begin')}
      busy={t('sparePart.beginning')}
      focusOn="heading"
      onSubmit={() => void begin()}
    >
      {null}
    </FormStep>
  )
}

function Confirm({ email }: { readonly email: string }) {
  const { begin, submitCode, restart, calls } = useSparePart()
  const { isPending, error } = useAttempt(calls, 'submitCode')
  const failure = useFailure(error, sparePartMessages)
  const t = useMessages(sparePartMessages)
  return (
    <FormStep
      title={t('sparePart.confirmTitle')}
      lead={t('sparePart.confirmLead', { email })}
      failure={failure}
      isPending={isPending}
      submit={t('sparePart.confirm')}
      busy={t('sparePart.confirming')}
      onSubmit={(read) => void submitCode({ code: read('code') })}
      onRestart={restart}
      below={
        <TextButton isStandalone onPress={() => void begin()}>
          {t('sparePart.another')}
        </TextButton>
      }
    >
      <CodeField label={t('sparePart.code')} {...atField(failure)} />
    </FormStep>
  )
}

function Success() {
  const restart = useSparePart(({ restart }) => restart)
  const t = useMessages(sparePartMessages)
  return (
    <StepFrame
      title={t('sparePart.successTitle')}
      lead={t('sparePart.successLead')}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="heading"
    >
      <Button isWide onPress={restart}>
        {t('sparePart.again')}
      </Button>
    </StepFrame>
  )
}
