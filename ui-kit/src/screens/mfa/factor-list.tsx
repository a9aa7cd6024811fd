'use client'

import { type OwnFactor, useMfa, useOwnFactors } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { FailureNotice } from '../../frame/failures/failure-notice.tsx'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { knownRows } from '../../frame/known-rows.ts'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { mfaMessages } from '../../i18n/messages/mfa.gen.ts'
import { ownFactorsMessages as ownMessages } from '../../i18n/messages/portal/own-factors.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { ListRow, RowList } from '../../primitives/row-list/row-list.tsx'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../slots/index.ts'

/** The English texts of the own second factors, and those of their steps. */
export const ownFactorsMessages = { ...signInMessages, ...mfaMessages, ...ownMessages }

export interface FactorListProps {
  readonly onTurnOff: () => void
}

/** The list of the own second factors, with the ways to change it. */
export function FactorList({ onTurnOff }: FactorListProps): ReactElement {
  const { rows, addable, load, status, calls: listCalls } = useOwnFactors()
  const { addFactor, calls } = useMfa()
  const loading = useAttempt(listCalls, 'load')
  const add = useAttempt(calls, 'addFactor')
  const remove = useAttempt(calls, 'removeFactor')
  const failure = useFailure(remove.error ?? add.error ?? loading.error, ownFactorsMessages)
  const t = useMessages(ownFactorsMessages)
  const known = knownRows({ rows, status })
  const isRead = loading.error === null
  return (
    <StepFrame
      title={t('ownFactors.title')}
      {...(known && { lead: t(known.length === 0 ? 'ownFactors.empty' : 'ownFactors.lead') })}
      focusOn="heading"
    >
      {rows.length > 0 && (
        <RowList>
          {rows.map((row) => (
            <Row key={`${row.method} ${row.id}`} row={row} />
          ))}
        </RowList>
      )}
      <FailureNotice failure={failure} />
      {!isRead && (
        <Button isWide isPending={loading.isPending} busy={t('ownFactors.loading')} onPress={() => void load()}>
          {t('ownFactors.retry')}
        </Button>
      )}
      {addable.length > 0 && (
        <Button
          variant="primary"
          isWide
          isPending={add.isPending}
          busy={t('ownFactors.loading')}
          onPress={() => void addFactor()}
        >
          {t('ownFactors.add')}
        </Button>
      )}
      {rows.length > 0 && (
        <TextButton isStandalone onPress={onTurnOff}>
          {t('ownFactors.turnOff')}
        </TextButton>
      )}
    </StepFrame>
  )
}

function Row({ row: { id, method, name, canRemove } }: { readonly row: OwnFactor }) {
  const removeFactor = useMfa((mfa) => mfa.removeFactor)
  const classOf = useClasses()
  const t = useMessages(ownFactorsMessages)
  const kind = t.find(`login.methods.${method}`) ?? method
  return (
    <ListRow name={kind} note={name && <bdi className={classOf('Value')}>{name}</bdi>}>
      {canRemove && (
        <TextButton
          isStandalone
          aria-label={t('ownFactors.removeNamed', { method: kind, name })}
          onPress={() => void removeFactor({ id })}
        >
          {t('ownFactors.remove')}
        </TextButton>
      )}
    </ListRow>
  )
}
