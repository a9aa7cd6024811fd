'use client'

import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { holdsFocus, useMessageLayer } from '../../../isolation/index.ts'
import { useIsCovered } from '../../../isolation/open-modals.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { useInnerRef } from '../../use-inner-ref.ts'
import { Toast } from './toast.tsx'
import { lifeOf, type QueuedToast, type ToastQueue } from './toast-queue.ts'

export interface ToastRegionProps {
  readonly queue: ToastQueue
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/**
 * The place of messages, three at once. They wait while one is pointed at or has the focus; the focus returns after
 * the last one. A modal that opens ends the messages before it; failures and later messages are shown once it is closed. Replaceable as slot `ToastRegion`.
 */
export const ToastRegion = slotted<ToastRegionProps, HTMLElement>('ToastRegion', ({ queue, className }, ref) => {
  const classOf = useClasses()
  const t = useMessages(portalPartsMessages)
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, queue.toasts)
  const [isHeld, setHeld] = useState(false)
  const before = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const region = useInnerRef<HTMLElement>(ref)
  const isCovered = useIsCovered(region)
  // A message would be inert over a modal, in the way of its controls.
  const shown = isCovered ? none : toasts.slice(0, 3)
  useEffect(() => {
    if (!isCovered) return
    setHeld(false)
    for (const { id, tone, outlastsModals } of queue.toasts()) {
      if (tone !== 'danger' && !outlastsModals) queue.dismiss(id)
    }
  }, [isCovered, queue])
  const newest = shown.at(-1)
  useMessageLayer(list, newest?.id)

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    setHeld(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }

  function close(id: number) {
    const items = [...(list.current?.children ?? [])]
    const own = items[shown.findIndex((toast) => toast.id === id)]
    const hadFocus = own !== undefined && holdsFocus(own)
    const next = items.find((item) => item !== own)?.querySelector<HTMLElement>('button:last-of-type')
    queue.dismiss(id)
    if (!hadFocus) return
    const target = next ?? before.current
    target?.focus()
    if (!next) setHeld(false)
  }

  return (
    // React Aria hides all that is outside of a modal but what carries this mark.
    <section
      ref={region}
      aria-label={t('parts.notifications')}
      className={classOf('ToastRegion', className)}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHeld(false)
      }}
    >
      <span role="status" className={classOf('VisuallyHidden')}>
        {newest && newest.tone !== 'danger' && spoken(newest)}
      </span>
      <span role="alert" className={classOf('VisuallyHidden')}>
        {newest?.tone === 'danger' && spoken(newest)}
      </span>
      <ol ref={list} className={classOf('ToastList')} data-several={shown.length > 1 || undefined}>
        {shown.map((toast) => (
          <li key={toast.id}>
            <Timer isHeld={isHeld} toast={toast} onEnd={() => queue.dismiss(toast.id)} />
            <Toast {...toast} onDismiss={() => close(toast.id)} />
          </li>
        ))}
      </ol>
    </section>
  )
})

const none: readonly QueuedToast[] = []

function spoken({ text, detail }: QueuedToast) {
  return detail === undefined ? text : `${text}. ${detail}`
}

interface TimerProps {
  readonly isHeld: boolean
  readonly toast: QueuedToast
  readonly onEnd: () => void
}

/** Ends a message after its time. The time starts anew after it was held. */
function Timer({ isHeld, toast, onEnd }: TimerProps) {
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isHeld || toast.tone === 'danger') return
    const timer = setTimeout(() => end.current(), lifeOf(toast))
    return () => clearTimeout(timer)
  }, [isHeld, toast])
  return null
}
