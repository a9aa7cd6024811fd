'use client'

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

/**
 * The handlers of a native button, and `true` for as long as it is held down. The browser decides which click is a press:
 * of the mouse, a finger, a key or assistive technology. Events of a press do not reach the elements around the button.
 */
export function usePress(onPress: () => void) {
  const [isPressed, setPressed] = useState(false)
  const hold = useRef<Hold | null>(null)
  useEffect(() => () => release(hold), [])

  function end() {
    release(hold)
    setPressed(false)
  }

  /** The pointer or the key is followed on the page, because it may be released elsewhere. */
  function begin({ currentTarget: button }: SyntheticEvent<HTMLElement>, by: number | string) {
    release(hold)
    const listening = new AbortController()
    hold.current = { by, listening, timer: undefined }
    setPressed(true)
    const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
      button.ownerDocument.addEventListener(name, listener, { capture: true, signal: listening.signal })
    on('keyup', ({ key }) => key === by && end())
    on('pointercancel', ({ pointerId }) => pointerId === by && end())
    on('pointerup', (event) => {
      if (event.pointerId !== by) return
      end()
      if (event.pointerType !== 'touch' || !event.composedPath().includes(button)) return
      // Phones send no click after a long press.
      hold.current = { by: null, listening, timer: setTimeout(() => button.click(), clickDelay) }
    })
  }

  return {
    isPressed,
    pressProps: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !isOwn(event)) return
        event.stopPropagation()
        begin(event, event.pointerId)
        // A finger is captured by the element it touches first, and would never leave it.
        const { target, pointerId } = event
        if (target instanceof Element && target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId)
      },
      onPointerEnter({ pointerId }: PointerEvent) {
        if (hold.current?.by === pointerId) setPressed(true)
      },
      onPointerLeave({ pointerId }: PointerEvent) {
        if (hold.current?.by === pointerId) setPressed(false)
      },
      onMouseDown(event: SyntheticEvent<HTMLElement>) {
        if (isOwn(event)) event.stopPropagation()
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if ((event.key !== 'Enter' && event.key !== ' ') || !isOwn(event)) return
        event.stopPropagation()
        // A key that is held down presses once, also if the focus has moved here meanwhile.
        if (event.repeat) event.preventDefault()
        // macOS sends no keyup while ⌘ is held.
        else if (!event.metaKey) begin(event, event.key)
      },
      onDragStart: end,
      onClick(event: SyntheticEvent<HTMLElement>) {
        if (!isOwn(event)) return
        event.stopPropagation()
        if (typeof hold.current?.by !== 'string') end()
        onPress()
      },
    },
  }
}

interface Hold {
  /** The id of the pointer or the key that holds the button down; `null` once it is released. */
  readonly by: number | string | null
  readonly listening: AbortController
  readonly timer: ReturnType<typeof setTimeout> | undefined
}

/** Milliseconds that a click may follow the release of a finger. Safari applies hover effects first. */
const clickDelay = 80

function release(hold: RefObject<Hold | null>) {
  hold.current?.listening.abort()
  clearTimeout(hold.current?.timer)
  hold.current = null
}

/** React sends the events of an overlay to the components around it, too. */
function isOwn({ currentTarget, nativeEvent }: SyntheticEvent<HTMLElement>): boolean {
  return nativeEvent.composedPath().includes(currentTarget)
}
