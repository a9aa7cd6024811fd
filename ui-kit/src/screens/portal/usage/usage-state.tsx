'use client'

import type { CallState } from '@portico/headless'
import type { Usage, UsageActions } from '@portico/headless/portal/usage'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { usageMessages } from './usage-messages.ts'
import { useDayWords } from './usage-words.ts'

export interface UsageStateProps {
  readonly usage: Pick<UsageActions, 'load'> & { readonly calls: { readonly load: CallState } }
  /** The usage that is shown. */
  readonly shown: Usage
}

/** The days that are shown, and the failure of other days that could not be read. */
export function UsageState({ usage, shown }: UsageStateProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(usageMessages)
  const { periodOf } = useDayWords()
  const { isPending, error } = useAttempt(usage.calls, 'load')
  const failure = useCallFailure(error, usageMessages)
  const period = periodOf(shown)
  return (
    <div className={classOf('UsageState')}>
      {failure && (
        <>
          <CallFailure
            failure={{
              ...failure,
              title: t('usage.notRead'),
              text: `${failure.text} ${t('usage.stillShown', { period })}`,
            }}
          />
          <Button size="sm" isPending={isPending} onPress={() => void usage.load()}>
            {t('usage.tryAgain')}
          </Button>
        </>
      )}
      <p className={classOf('Subtitle')} aria-live="polite" aria-busy={isPending}>
        {shown.before ? t('usage.compared', { period, before: periodOf(shown.before) }) : period}
      </p>
    </div>
  )
}
