/** An element of an XML document, without name spaces. */
export interface XmlElement {
  /** The name without its prefix. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  /** The text directly within the element. */
  text: string
}

/**
 * Reads an XML document: elements, attributes and text. A document type is refused, so there are no entities but the five of XML,
 * and nothing is loaded. Throws an `Error` at the first fault.
 */
export function readXml(document: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open: { readonly element: XmlElement; readonly tag: string }[] = [{ element: root, tag: '' }]
  let at = document.startsWith('\uFEFF') ? 1 : 0
  while (at < document.length) {
    const found = tokenAt(document, at)
    if (!found) throw new Error(`The XML is not well formed at character ${at}`)
    at += found[0].length
    const { cdata, end, start, attributes = '', empty, text } = found.groups ?? {}
    const parent = open.at(-1)
    if (!parent) throw new Error('An element ends that has not begun')
    if (cdata !== undefined) parent.element.text += cdata
    else if (text !== undefined) parent.element.text += decoded(text)
    else if (start !== undefined) {
      const element = { name: localName(start), attributes: attributesIn(attributes), children: [], text: '' }
      parent.element.children.push(element)
      if (!empty) open.push({ element, tag: start })
      if (open.length > deepest) throw new Error('The XML is nested too deeply')
    } else if (end !== undefined && open.pop()?.tag !== end) throw new Error(`</${end}> ends another element`)
  }
  const [document_, ...others] = root.children
  if (!document_ || others.length > 0 || open.length > 1 || root.text.trim() !== '')
    throw new Error('The XML is not one whole element')
  return document_
}

/** All elements of a name within an element. */
export function elementsIn(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsIn(child, name)])
}

const deepest = 100

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/(?<end>[^\s<>/]+)\s*>|<(?<start>[^\s<>/!?=]+)(?<attributes>(?:\s+[^\s<>/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y

function tokenAt(document: string, at: number): RegExpExecArray | null {
  token.lastIndex = at
  return token.exec(document)
}

function attributesIn(text: string): Readonly<Record<string, string>> {
  const found = text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries(
    [...found].map(([, name = '', one, other]) => [localName(name), decoded(one ?? other ?? '')]),
  )
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replace(/&([^;\s]{0,10};)?/g, (_, reference: string | undefined) => {
    const name = reference?.slice(0, -1) ?? ''
    const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? []
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    const value = Object.hasOwn(entities, name)
      ? entities[name]
      : code <= 0x10ffff
        ? String.fromCodePoint(code)
        : undefined
    if (value === undefined) throw new Error('The XML has an entity that is none of the five of XML')
    return value
  })
}
