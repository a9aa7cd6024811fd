/** A control of a row: its column, and its place among the controls of the cell. */
export interface RowControl {
  readonly column: string
  readonly nth: number
}

/** The columns of a row that the table itself adds. */
export const selectColumn = 'portico-select'
export const menuColumn = 'portico-menu'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** The row around an element. */
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

/** The same control of another row. A row without it has another control of the cell, or its first one. */
export function controlIn(row: Element, { column, nth }: RowControl): HTMLElement | null {
  const cell = [...row.children].find((child) => child instanceof HTMLElement && child.dataset['column'] === column)
  const own = cell ? controlsOf(cell) : []
  return own[nth] ?? own[0] ?? controlsOf(row)[0] ?? null
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

function controlsOf(element: Element): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(focusable)]
}
