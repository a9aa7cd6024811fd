'use client'

import type { ReactElement } from 'react'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { useDateFormat } from '../../../../i18n/use-date-format.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { alertIcon, checkIcon } from '../../../../primitives/icon/paths.ts'
import { ListRow, RowList } from '../../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { TokenNotice } from '../token-notice.tsx'
import { directoryMessages } from './set-up-messages.ts'
import type { StepProps } from './step-props.ts'

/** The last step: what works, and what is left to do. */
export function FinishStep({ connection, directory, onBack, onNext }: StepProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(directoryMessages)
  const dateFormat = useDateFormat()
  const { name, lastSyncAt, userCount, isSynced } = connection
  const date = dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(lastSyncAt)
  const checks = [
    {
      id: 'calls',
      title: t('directorySetUp.finish.calls', { directory }),
      note: lastSyncAt === null ? t('directorySetUp.finish.noCall') : t('directorySetUp.finish.lastCall', { date }),
      isDone: lastSyncAt !== null,
    },
    {
      id: 'people',
      title: userCount === null ? t('provisioning.people') : t('directorySetUp.people.came', { count: userCount }),
      note: t(isSynced ? 'directorySetUp.finish.access' : 'provisioning.addPeopleOff'),
      isDone: userCount !== 0,
    },
  ]
  return (
    <StepBody
      title={t(lastSyncAt === null ? 'directorySetUp.finish.waitingTitle' : 'directorySetUp.finish.title', { name })}
      lead={t('directorySetUp.finish.lead')}
      onBack={onBack}
      next={
        <Button size="md" variant="primary" onPress={onNext}>
          {t('directorySetUp.finish.open')}
        </Button>
      }
    >
      <TokenNotice connection={connection} />
      <RowList isCard>
        {checks.map(({ id, title, note, isDone }) => (
          <ListRow key={id} mark={<Icon path={isDone ? checkIcon : alertIcon} size="sm" />} name={title} note={note}>
            <span className={classOf('VisuallyHidden')}>{t(isDone ? 'setUp.done' : 'directorySetUp.finish.todo')}</span>
          </ListRow>
        ))}
      </RowList>
    </StepBody>
  )
}
