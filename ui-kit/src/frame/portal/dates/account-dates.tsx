'use client'

import { useAuthorized } from '@portico/headless'
import { useAccountSettings } from '@portico/headless/portal/account-settings'
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react'
import { browserDates, type Dates, DatesContext } from '../../../i18n/use-date-format.ts'
import { datesOf } from './dates-of.ts'

/** Reads the settings of the account. */
export const settingsRead = 'fe.secure.read.accountSettings'

export interface AccountDatesProps {
  readonly children: ReactNode
}

/** Shows dates by the settings of the account. Until they are read, and for a person who may not read them, by the browser. */
export function AccountDates({ children }: AccountDatesProps): ReactElement {
  const mayRead = useAuthorized(reader).isAllowed
  const [dates, setDates] = useState(browserDates)
  return (
    <DatesContext.Provider value={dates}>
      {mayRead && <Settings onChange={setDates} />}
      {children}
    </DatesContext.Provider>
  )
}

/** Apart, so that a change of the permission keeps the content. */
function Settings({ onChange }: { readonly onChange: (dates: Dates) => void }) {
  const settings = useAccountSettings(
    ({ value }) => value && { timezone: value.timezone, dateFormat: value.dateFormat, timeFormat: value.timeFormat },
  )
  useLayoutEffect(() => {
    onChange(settings ? datesOf(settings) : browserDates)
    return () => onChange(browserDates)
  }, [settings, onChange])
  return null
}

const reader = { permissions: [settingsRead] }
