/** An element for a card field. */
export interface LightPlace {
  /** The place of the field. */
  readonly element: HTMLElement
  /** `true` if the element is shown through the slot of a shadow root. */
  readonly isSlotted: boolean
  readonly remove: () => void
}

/**
 * Adds an element that is shown at `place` and is in the light DOM of the page. Payment providers search the page for it, and
 * find nothing inside a shadow root. So each shadow root around `place` gets a slot that passes the element on. The browser
 * does not find the way out of such a slot by the Tab key: `onLeave` is called with the side where the focus leaves.
 */
export function openLightPlace(place: Element, onLeave: (side: 'before' | 'after') => void): LightPlace {
  const page = place.ownerDocument
  const element = page.createElement('div')
  const added: Element[] = []
  const name = `portico-card-${++opened}`
  let parent = place
  for (let root = parent.getRootNode(); root instanceof ShadowRoot; root = parent.getRootNode()) {
    const slot = page.createElement('slot')
    slot.name = name
    add(slot)
    parent = root.host
  }
  const isSlotted = parent !== place
  if (isSlotted) {
    const around = page.createElement('div')
    around.append(edge('before'), element, edge('after'))
    add(around)
  } else add(element)
  return { element, isSlotted, remove }

  function edge(side: 'before' | 'after') {
    const made = page.createElement('span')
    made.tabIndex = 0
    made.addEventListener('focus', () => onLeave(side))
    return made
  }

  function remove() {
    for (const one of added) one.remove()
  }

  function add(child: HTMLElement) {
    if (parent !== place) {
      child.slot = name
      passOverDialog(child)
    }
    added.push(child)
    parent.append(child)
  }
}

/** Keeps an element outside a dialog in use while the dialog is open: React Aria makes everything else inert. */
export function passOverDialog(element: HTMLElement): void {
  element.dataset['reactAriaTopLayer'] = 'true'
  element.inert = false
  element.removeAttribute('aria-hidden')
}

let opened = 0
