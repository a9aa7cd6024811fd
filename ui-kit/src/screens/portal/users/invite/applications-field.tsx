'use client'

import { type Application, useApplications } from '@portico/headless/portal/applications'
import type { ReactElement } from 'react'
import { PickList } from '../../../../frame/portal/pick-list/pick-list.tsx'
import type { Picked } from '../../../../frame/portal/pick-list/picked.ts'
import type { FieldControl } from '../../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../../i18n/index.ts'
import { listFormat } from '../../../../i18n/intl.ts'
import { useClasses } from '../../../../slots/index.ts'
import { ApplicationMark } from '../../applications/application-mark.tsx'
import { applicationsMessages } from '../../applications/applications-messages.ts'

/** The choice of applications, below its label. Free ones are named, because every user has them. */
export function ApplicationsField({
  label,
  value,
  onChange,
}: Pick<FieldControl<Picked>, 'label' | 'value' | 'onChange'>): ReactElement | null {
  const t = useMessages(applicationsMessages)
  const classOf = useClasses()
  const { code } = useLocale()
  const list = useApplications({ key: 'choice' })
  const managed = list.rows.filter(({ accessType }) => accessType === 'managed')
  const free = list.rows.filter(({ accessType }) => accessType === 'free').map(({ name }) => name)
  if (managed.length === 0 && list.query.search === '') return null
  return (
    <div className={classOf('RolesField')}>
      <span className={classOf('Label')} aria-hidden="true">
        {label}
      </span>
      {free.length > 0 && (
        <p className={classOf('Help')}>{t('applications.freeOnes', { names: listFormat(code).format(free) })}</p>
      )}
      <PickList
        label={label}
        value={value}
        onChange={onChange}
        nameOf={nameOf}
        markOf={markOf}
        members={none}
        list={{ ...list, rows: managed }}
        searchLabel={t('applications.search')}
      />
    </div>
  )
}

const none: readonly never[] = []
const nameOf = ({ name }: Application) => name
const markOf = ({ name, logoUrl }: Application) => <ApplicationMark name={name} logoUrl={logoUrl} />
