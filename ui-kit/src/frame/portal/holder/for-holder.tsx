'use client'

import { useClient, useHolder } from '@portico/headless'
import {
  type ComponentType,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { focusedAround, useSurface } from '../../../isolation/index.ts'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import { type EndOfHolder, unseenEnd } from '../../use-end-of-holder.ts'
import { PagePlaceContext } from '../place/place-context.ts'
import { EndedNotice } from './ended-notice.tsx'

const inputs = '[role="alertdialog"], .portico-SaveBar, .portico-SetUp'

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Unsaved changes, a set-up, and the page of a record. */
const pages = '.portico-SaveBar, .portico-SetUp, .portico-Crumbs'

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

/**
 * Follows the end of what is open in a surface. Returns what was closed, and for whom. The focus goes to the heading
 * if it was in what ended, and stays where it is otherwise.
 */
function useEnding(holder: number): Ending | null {
  const client = useClient()
  const { portal } = useSurface()
  const place = useContext(PagePlaceContext)
  const toasts = useToastQueue()
  const [ended, setEnded] = useState<Ending | null>(null)
  const hadFocus = useRef(false)
  const open = useRef<readonly Element[]>([])
  const person = useRef(client.holder('user'))
  useEffect(
    () =>
      client.on('holderChanged', () => {
        const ground = portal?.parentElement
        if (!ground) return
        const focused = focusedAround(ground)
        const page = place?.main.current ?? ground
        hadFocus.current = focused !== null && (page.contains(focused) || portal.contains(focused))
        if (place && !hadFocus.current) place.isFirst.current = true
        // The actions of former messages are for the former holder.
        for (const { id } of toasts?.toasts() ?? []) toasts?.dismiss(id)
        open.current = [...portal.querySelectorAll(overlays), ...ground.querySelectorAll(pages)]
      }),
    [client, portal, place, toasts],
  )
  useEffect(() => {
    // The menus of the account stay: they show the present one, and a switch ends in them.
    const closed = open.current.filter(({ isConnected }) => !isConnected)
    const hasOtherPerson = person.current !== client.holder('user')
    person.current = client.holder('user')
    if (closed.length > 0) {
      setEnded({ holder, hasOtherPerson, hadInput: closed.some(hasInput), seen: { current: false } })
    } else setEnded((former) => (former?.holder === holder ? former : unseenEnd(former, holder, hasOtherPerson)))
    open.current = []
    const ground = portal?.parentElement
    const isLost = hadFocus.current && ground && !focusedAround(ground)
    hadFocus.current = false
    if (!isLost) return
    const heading = ground.querySelector<HTMLElement>('h1, h2')
    if (!heading) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [client, holder, portal])
  return ended
}

/** The end of what was open, because the session got another holder. */
interface Ending extends EndOfHolder {
  /** `true` if something could have been sent: a form, a question, a set-up or unsaved changes. */
  readonly hadInput: boolean
}

function hasInput(closed: Element): boolean {
  return closed.matches(inputs) || closed.querySelector('form') !== null
}
