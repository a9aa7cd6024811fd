/** A place of the focus in a row: a control by its column and its place in the cell, or the cell itself with `nth` -1. */
export interface RowControl {
  readonly column: string
  readonly nth: number
}

/** The columns of a row that the table itself adds. */
export const selectColumn = 'portico-select'
export const menuColumn = 'portico-menu'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled)'

/** The row of data around an element. */
export function rowOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-key]')
}

/** The row of an id within the rows. */
export function rowIn(body: Element, id: string): HTMLElement | undefined {
  return [...body.children].find((row): row is HTMLElement => row instanceof HTMLElement && row.dataset['key'] === id)
}

/** The control that an element of a row is; `null` outside cells. */
export function controlOf(element: Element): RowControl | null {
  const cell = element.closest<HTMLElement>('[data-column]')
  const column = cell?.dataset['column']
  if (!cell || column === undefined) return null
  return {
    column,
    nth: controlsOf(cell).findIndex((one) => one.contains(element)),
  }
}

/** The same control of another row. A row without it has another control of the cell, or the cell, or its first control. */
export function controlIn(row: Element, { column, nth }: RowControl): HTMLElement | null {
  const cell = cellsOf(row).find((child) => child.dataset['column'] === column)
  const own = cell ? controlsOf(cell) : []
  return own[nth] ?? own[0] ?? cell ?? stopsOf(row)[0] ?? null
}

/** The places of the focus in a row, in order: the controls of each cell, or a cell without one. */
export function stopsOf(row: Element): readonly HTMLElement[] {
  return cellsOf(row).flatMap((cell) => {
    const own = controlsOf(cell)
    return own.length > 0 ? own : [cell]
  })
}

/** All controls of an element, also those of a column that has left. */
export function allControlsOf(element: Element): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(focusable)]
}

function controlsOf(element: Element): readonly HTMLElement[] {
  return allControlsOf(element).filter(isShown)
}

/** The place of the focus in the rows before any has had it: the name of the first row, else the first heading that sorts. */
export function firstStop(grid: Element): HTMLElement | null {
  const row = grid.querySelector('[data-key]')
  if (!row) return controlsOf(grid)[0] ?? null
  const name = row.querySelector<HTMLElement>('[data-open]')
  const header = cellsOf(row).find((cell) => cell.matches('th'))
  return name ?? (header && controlsOf(header)[0]) ?? header ?? null
}

/** Focuses a control, or a cell, which a press of the mouse does not focus. */
export function focusStop(stop: HTMLElement, options?: FocusOptions): void {
  if (!stop.matches(focusable)) stop.tabIndex = -1
  stop.focus(options)
}

/** Makes an element the stop of the Tab key, or takes that from it. */
export function setTabStop(element: HTMLElement, isStop: boolean): void {
  if (isStop) element.tabIndex = 0
  else if (element.matches(focusable)) element.tabIndex = -1
  else element.removeAttribute('tabindex')
}

/** `true` if text of an element is selected, in the page or in a shadow root. */
export function isTextSelected(element: Element): boolean {
  const selection = element.ownerDocument.getSelection()
  const root = element.getRootNode()
  if (!selection) return false
  if (!(root instanceof ShadowRoot)) return !selection.isCollapsed && selection.containsNode(element, true)
  const [range] = selection.getComposedRanges?.({ shadowRoots: [root] }) ?? []
  return range !== undefined && !range.collapsed && element.contains(range.startContainer)
}

function cellsOf(row: Element): readonly HTMLElement[] {
  return [...row.children].filter((cell): cell is HTMLElement => cell instanceof HTMLElement && isShown(cell))
}

/** `false` in the cell of a column that has left, and in its value below the name while the column is there. */
function isShown(element: HTMLElement): boolean {
  const place = element.closest('[data-below]') ?? element.closest('[data-column]')
  return !place || getComputedStyle(place).display !== 'none'
}
