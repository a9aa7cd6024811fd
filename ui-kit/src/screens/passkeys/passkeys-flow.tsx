'use client'

import { type Passkey, usePasskeys } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { FailureNotice } from '../../frame/failures/failure-notice.tsx'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { knownRows } from '../../frame/known-rows.ts'
import { StepActions } from '../../frame/steps/step-actions.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { passkeyMessages } from '../../i18n/messages/passkey.gen.ts'
import { passkeysMessages as ownMessages } from '../../i18n/messages/portal/passkeys.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { timeOf, useDateFormat } from '../../i18n/use-date-format.ts'
import { Button } from '../../primitives/button/button.tsx'
import { ListRow, RowList } from '../../primitives/row-list/row-list.tsx'
import { TextButton } from '../../primitives/text-button/text-button.tsx'

/** The English texts of the list of passkeys, with those of a device that is asked. */
const passkeysMessages = { ...signInMessages, ...passkeyMessages, ...ownMessages }

/** The list of passkeys, or the question whether to remove one of them. */
export function PasskeysFlow(): ReactElement {
  const { rows } = usePasskeys()
  const [removedId, setRemovedId] = useState<string | null>(null)
  const removed = rows.find(({ id }) => id === removedId)
  return removed ? (
    <Removal passkey={removed} onClose={() => setRemovedId(null)} />
  ) : (
    <List rows={rows} onRemove={setRemovedId} />
  )
}

function List({ rows, onRemove }: { readonly rows: readonly Passkey[]; readonly onRemove: (id: string) => void }) {
  const { load, add, calls, status } = usePasskeys()
  const loading = useAttempt(calls, 'load')
  const adding = useAttempt(calls, 'add')
  const { error } = useAttempt(calls, 'remove')
  const failure = useFailure(error ?? adding.error ?? loading.error, passkeysMessages)
  const t = useMessages(passkeysMessages)
  const known = knownRows({ rows, status })
  const isRead = loading.error === null
  return (
    <StepFrame
      title={t('passkeys.title')}
      {...(known && { lead: t(known.length === 0 ? 'passkeys.empty' : 'passkeys.lead') })}
      focusOn="heading"
    >
      {rows.length > 0 && (
        <RowList>
          {rows.map((row) => (
            <Row key={row.id} row={row} onRemove={() => onRemove(row.id)} />
          ))}
        </RowList>
      )}
      <FailureNotice failure={failure} />
      {isRead ? (
        <Button
          variant="primary"
          isWide
          isPending={adding.isPending}
          busy={t('login.addingPasskey')}
          onPress={() => void add()}
        >
          {t('login.addPasskey')}
        </Button>
      ) : (
        <Button isWide isPending={loading.isPending} busy={t('passkeys.loading')} onPress={() => void load()}>
          {t('login.tryAgain')}
        </Button>
      )}
    </StepFrame>
  )
}

function Row({ row, onRemove }: { readonly row: Passkey; readonly onRemove: () => void }) {
  const { name, note } = usePasskeyWords(row)
  const t = useMessages(passkeysMessages)
  return (
    <ListRow name={name} note={note}>
      <TextButton isStandalone aria-label={t('passkeys.removeNamed', { name, note })} onPress={onRemove}>
        {t('passkeys.remove')}
      </TextButton>
    </ListRow>
  )
}

function Removal({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const remove = usePasskeys((passkeys) => passkeys.remove)
  const { name, note } = usePasskeyWords(passkey)
  const t = useMessages(passkeysMessages)
  const submit = () => {
    void remove({ id: passkey.id })
    onClose()
  }
  return (
    <StepFrame title={t('passkeys.removeTitle')} lead={t('passkeys.removeLead', { name, note })} focusOn="heading">
      <StepActions>
        <Button onPress={onClose}>{t('passkeys.keep')}</Button>
        <Button variant="danger" onPress={submit}>
          {t('passkeys.removeConfirm')}
        </Button>
      </StepActions>
    </StepFrame>
  )
}

/** A passkey in words: where it is, and since when. */
function usePasskeyWords({ deviceType, createdAt }: Passkey) {
  const t = useMessages(passkeysMessages)
  const dateFormat = useDateFormat()
  return {
    name: t(`passkeys.${deviceType}`),
    note:
      timeOf(createdAt) === null
        ? ''
        : t('passkeys.addedOn', { date: dateFormat({ dateStyle: 'long' }).format(createdAt) }),
  }
}
