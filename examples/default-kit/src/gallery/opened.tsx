import { type ReactNode, useEffect, useRef } from 'react'

/** Presses the first button of its children as soon as its code has loaded. */
export function Opened({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = requestAnimationFrame(press)
    function press() {
      const surface = place.current?.querySelector('.portico')
      const button = (surface?.shadowRoot ?? surface)?.querySelector<HTMLElement>('[aria-haspopup]')
      if (button) button.click()
      else frame = requestAnimationFrame(press)
    }
    return () => cancelAnimationFrame(frame)
  }, [])
  return <div ref={place}>{children}</div>
}
