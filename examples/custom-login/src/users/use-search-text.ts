import type { UsersTableActions, UsersTableState } from '@portico/headless/portal/users'
import { type ChangeEvent, useState } from 'react'

/** The text of the search as it is typed. The hook waits for a pause before it asks the provider. */
export function useSearchText({ query, search }: Pick<UsersTableState, 'query'> & Pick<UsersTableActions, 'search'>) {
  const [text, setText] = useState(query.search)
  return {
    value: text,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      setText(currentTarget.value)
      void search({ text: currentTarget.value })
    },
  }
}
