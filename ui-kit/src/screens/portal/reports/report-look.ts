/** Applies the kit's sheet to the document of a report, and the styles of the report that the policy of the page refused. */
export function applyReportLook(frame: HTMLIFrameElement): void {
  try {
    if (frame.contentDocument) apply(frame, frame.contentDocument)
  } catch {
    // The report is readable without a look.
  }
}

function apply(frame: HTMLIFrameElement, report: Document): void {
  // A part of the report may be named like a member of its document, and replaces that one: the prototype has the member itself.
  const own = <Name extends keyof Document>(name: Name): Document[Name] => Reflect.get(Document.prototype, name, report)
  const root = own('documentElement')
  // A link with a target of its own would replace the report. An animation gives a link another target than its attribute.
  for (const animation of root.querySelectorAll('animate, set')) {
    if (/target/i.test(animation.getAttribute('attributeName') ?? '')) animation.remove()
  }
  // In Firefox, each part of a formula may be a link.
  for (const link of root.querySelectorAll('a, area, math *')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noreferrer')
  }
  // A sheet belongs to the window that made it.
  const Sheet = own('defaultView')?.CSSStyleSheet
  if (!Sheet || !('replaceSync' in Sheet.prototype)) return
  const sheetOf = (text: string, media = '') => {
    const sheet = new Sheet({ media })
    sheet.replaceSync(text)
    return sheet
  }
  const styles = [...root.querySelectorAll('style')].filter(({ type }) => /^(?:text\/css)?$/i.test(type))
  const refused = styles.filter(({ sheet }) => !sheet).map((style) => sheetOf(textOf(style), style.media))
  const styled = [...root.querySelectorAll<HTMLElement>('[style]')]
  Reflect.set(Document.prototype, 'adoptedStyleSheets', [sheetOf(kitSheet), ...refused], report)
  for (const part of styled) {
    const { style } = part
    if ('cssText' in style) style.cssText = attributeOf(part)
  }

  // A report with colors of its own is paper: on a dark ground they could be unreadable.
  const isPaper =
    [...styles.map(textOf), ...styled.map(attributeOf)].some((text) => /color|background/i.test(text)) ||
    root.querySelector('[bgcolor], [color], [text]') !== null
  const { style } = root
  const shown = getComputedStyle(frame)
  for (const token of isPaper ? [fontToken] : [fontToken, ...colorTokens]) {
    style.setProperty(token, shown.getPropertyValue(token))
  }
  style.colorScheme = isPaper ? 'light' : shown.colorScheme
}

const textOf = ({ textContent }: Element) => textContent ?? ''
// The fields of a form may be named like its members, too.
const attributeOf = (part: Element) => Element.prototype.getAttribute.call(part, 'style') ?? ''

const fontToken = '--portico-font-family'
const colorTokens = [
  '--portico-color-surface',
  '--portico-color-text',
  '--portico-color-text-muted',
  '--portico-color-border',
]

/** The look of a report without styles. Every rule of the report weighs more. Its fallbacks are those of paper. */
const kitSheet = `@layer portico.report {
  :root { padding: 20px 24px; background: var(--portico-color-surface, #fff); color: var(--portico-color-text, #1b1d22);
    font: 13px/1.5 var(--portico-font-family, sans-serif); overflow-wrap: anywhere }
  body { margin: 0; font: inherit }
  h1, h2, h3, h4 { margin: 1.2em 0 0.4em; font-weight: 600; line-height: 1.3 }
  h1 { margin-block-start: 0; font-size: 20px }
  h2 { font-size: 16px }
  h3, h4 { font-size: 14px }
  p, ul, ol, dl, table { margin: 0 0 1em }
  a { color: inherit }
  img { max-inline-size: 100% }
  table { inline-size: 100%; border-collapse: collapse; font: inherit; font-variant-numeric: tabular-nums }
  th, td { padding: 8px 12px; border-block-end: 1px solid var(--portico-color-border, #ddd); text-align: start;
    vertical-align: top; overflow-wrap: normal }
  th:first-child, td:first-child { padding-inline-start: 0 }
  th:last-child, td:last-child { padding-inline-end: 0 }
  th, caption { color: var(--portico-color-text-muted, #555); font-weight: 600 }
}`
