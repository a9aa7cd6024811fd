'use client'

import { useHolder } from '@portico/headless'
import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react'
import { EndedNotice } from './ended-notice.tsx'
import { useEnding } from './use-ending.ts'

/**
 * Content for one holder of the session. If person, actor or tenant changes, all of it ends and begins anew: dialogs, drawers,
 * forms and what was typed. The focus goes to the heading, and a message names the present person or account.
 */
export function ForHolder({ children }: { readonly children: ReactNode }): ReactElement {
  const holder = useHolder()
  const ended = useEnding(holder)
  return (
    <>
      <Fragment key={holder}>{children}</Fragment>
      {ended?.holder === holder && (
        <EndedNotice
          key={`ended ${holder}`}
          hasOtherPerson={ended.hasOtherPerson}
          input={ended.hadInput ? 'unsent' : 'none'}
          seen={ended.seen}
        />
      )}
    </>
  )
}

/** Makes a component that is {@link ForHolder}, for a screen that an application renders alone. */
export function forHolder<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <ForHolder>
      <Content {...props} />
    </ForHolder>
  )
}
