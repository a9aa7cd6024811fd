'use client'

import { useAuthorized } from '@portico/headless'
import { isEmailAddress, plainAddress } from '@portico/headless/core'
import { usePeople } from '@portico/headless/portal/people'
import { type ReactElement, useState } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { ComboBox } from '../../../primitives/portal/combo-box/combo-box.tsx'
import type { SelectOption } from '../../../primitives/portal/select/types.ts'
import { reportsMessages } from './reports-messages.ts'

/** A choice of addresses: among the people of the account if the person may read them, and as typed. */
export function RecipientsField(control: FieldControl<readonly string[]>): ReactElement {
  return useAuthorized(readsUsers).isAllowed ? <PeopleField {...control} /> : <TypedField {...control} options={[]} />
}

function PeopleField(control: FieldControl<readonly string[]>) {
  const { rows, search } = usePeople({ key: 'recipients' })
  const options = rows
    .filter(({ email }) => email !== '')
    .map(({ name, email }) => ({ id: email, label: email, note: name === email ? undefined : name }))
  return <TypedField {...control} options={options} onSearch={(text) => void search({ text })} />
}

interface TypedFieldProps extends FieldControl<readonly string[]> {
  readonly options: readonly SelectOption[]
  readonly onSearch?: (text: string) => void
}

/** An address that is typed is an option, and counts if it is left without a choice. So do several, with commas between. */
function TypedField({ options, onSearch, ...control }: TypedFieldProps) {
  const t = useMessages(reportsMessages)
  const { value, onChange } = control
  const [typed, setTyped] = useState('')
  const own = addressesIn(typed) ?? []
  const known = [...options, ...value.filter(isMissingIn(options)).map((id) => ({ id, label: id }))]
  const asTyped = own.filter(isMissingIn(known)).map((id) => ({ id, label: id, note: t('reports.asTyped') }))

  function choose(addresses: readonly string[]) {
    setTyped('')
    onChange(addresses)
  }

  function add(text: string): boolean {
    const addresses = addressesIn(text)
    if (addresses) choose([...new Set([...value, ...addresses])])
    return addresses !== null
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an address that is left without a choice counts.
    <div
      // The list empties the field as it closes, which is no input of the person.
      onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && add(typed)}
    >
      <ComboBox
        {...control}
        options={own.length === 1 ? [...known, ...asTyped] : known}
        onChange={choose}
        onTyped={add}
        onSearch={onSearch}
      />
    </div>
  )
}

/** The addresses of a text, with commas, semicolons or spaces between; `null` if a part of it is none. */
function addressesIn(text: string): readonly string[] | null {
  const parts = text
    .split(/[\s,;]+/)
    .map(plainAddress)
    .filter((part) => part !== '')
  return parts.length > 0 && parts.every(isEmailAddress) ? parts : null
}

const isMissingIn = (options: readonly SelectOption[]) => (id: string) => !options.some((option) => option.id === id)

const readsUsers = { permissions: ['fe.secure.read.users'] }
