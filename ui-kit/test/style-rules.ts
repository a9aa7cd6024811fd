/** A rule of a style sheet: what stands before its braces, and what stands between them. */
export interface Block {
  readonly prelude: string
  readonly declarations: readonly (readonly [property: string, value: string])[]
  readonly blocks: readonly Block[]
}

/** What is wrong with the kit's CSS in `text`, each fault with where it is. `tokens` are the custom properties there are. */
export function faultsOf(text: string, tokens: ReadonlySet<string>): readonly string[] {
  return read(text).flatMap((block) => faultsIn(block, { path: [], tokens }))
}

/** The custom properties that a style sheet sets. */
export function tokensIn(text: string): readonly string[] {
  return [...text.matchAll(/(--portico-[\w-]+)\s*:/g)].flatMap(([, name]) => name ?? [])
}

interface Place {
  readonly path: readonly string[]
  readonly tokens: ReadonlySet<string>
}

function faultsIn({ prelude, declarations, blocks }: Block, { path, tokens }: Place): readonly string[] {
  const inner = { path: [...path, prelude], tokens }
  const where = inner.path.join(' › ')
  const isAtRule = prelude.startsWith('@')
  const isFrame = path.some((outer) => outer.startsWith('@keyframes'))
  const own = isAtRule ? faultsOfAtRule(prelude) : isFrame ? [] : faultsOfRule(prelude, path)
  const isForced = path.some((outer) => outer.includes('forced-colors: active'))
  const isThin = declarations.some(([property]) => property === 'scrollbar-width')
  const ofDeclarations = declarations.flatMap(([property, value]) => [
    ...faultsOfProperty(property, value),
    ...faultsOfValue(value, tokens),
    ...(isForced || !hasRawColour(value) ? [] : [`${value} is no token`]),
    ...(/^overflow/.test(property) && /auto|scroll/.test(value) && !isThin ? ['a scroller without thin bars'] : []),
    ...(isFrame && !cheap.has(property) ? [`an animation of ${property} lays the page out again`] : []),
  ])
  const faults = [...own, ...ofDeclarations].map((fault) => `${where}: ${fault}`)
  return [...faults, ...blocks.flatMap((block) => faultsIn(block, inner))]
}

function faultsOfAtRule(prelude: string): readonly string[] {
  if (/^@layer portico\.(?:base|components)$/.test(prelude)) return []
  if (/^@keyframes portico-[a-z-]+$/.test(prelude)) return []
  if (/^@container portico-[a-z]+ /.test(prelude) || prelude.startsWith('@supports ')) return []
  if (prelude === '@media print') return []
  // A low window: the bars that stick leave too little of the page.
  if (/^@media \(height < (?:30|56\.25)rem\)$/.test(prelude)) return []
  if (/^@media \((?:prefers-[a-z-]+|forced-colors|pointer|hover): [a-z-]+\)$/.test(prelude)) return []
  return ['this rule is none of those the kit uses']
}

function faultsOfRule(selectors: string, path: readonly string[]): readonly string[] {
  const isLayered = path.some((outer) => outer.startsWith('@layer '))
  const bare = selectors.replace(
    /\.portico(?:-[\w-]+)?(?![\w-])|\[data-[\w-]+(?:="[\w-]+")?\]|\[popover\]|:host\b|::?[a-z-]+/g,
    '',
  )
  return [
    ...(isLayered ? [] : ['it stands in no layer']),
    // Brackets of :where(), :has() and their like, `rtl` of :dir(), what joins selectors, and all children of a part are left.
    ...(/^(?:[\s>+~,()]|>\s*\*|\b(?:rtl|ltr)\b)*$/.test(bare)
      ? []
      : [`its selector names more than our classes, data and popovers: ${bare.trim()}`]),
  ]
}

function faultsOfProperty(property: string, value: string): readonly string[] {
  const sided =
    /^(?:(?:margin|padding|border|inset|scroll-\w+)-)?(?:left|right|top|bottom)\b|^(?:(?:min|max)-)?(?:width|height)$|^(?:float|clear)$/
  return [
    ...(sided.test(property) ? [`${property} is physical`] : []),
    ...(/^(?:text-align|justify-\w+)$/.test(property) && /\b(?:left|right)\b/.test(value)
      ? [`${value} is physical`]
      : []),
    ...(property === 'transition' || property === 'transition-property' ? faultsOfTransition(value) : []),
    ...(value.includes('!important') ? [`${property} is !important`] : []),
    ...(property === 'all' && value !== 'initial' ? ['all resets'] : []),
  ]
}

function faultsOfTransition(value: string): readonly string[] {
  const moved = value.split(',').map((part) => part.trim().split(' ')[0] ?? '')
  return moved.filter((name) => !cheap.has(name) && !painted.has(name)).map((name) => `${name} lays the page out again`)
}

function faultsOfValue(value: string, tokens: ReadonlySet<string>): readonly string[] {
  const names = [...value.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? [])
  return [
    ...(/\burl\(|\bimage-set\(/.test(value) ? [`${value} loads something`] : []),
    ...(/\d(?:vw|vh|vi|vb|vmin|vmax)\b/.test(value) ? [`${value} looks at the viewport`] : []),
    ...names.filter((name) => !name.startsWith('--_') && !tokens.has(name)).map((name) => `there is no ${name}`),
  ]
}

/** A colour that comes from no token. What is derived of one is written `from var(…)`. */
function hasRawColour(value: string): boolean {
  const words = value.replace(/var\(--[\w-]+\)/g, '')
  const raw =
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\((?!from\b)|\b(?:black|white|gray|grey|red|green|blue|yellow)\b/i
  return raw.test(words)
}

const cheap = new Set(['opacity', 'transform', 'translate', 'scale', 'rotate'])
const painted = new Set(['background-color', 'border-color', 'box-shadow', 'color', 'outline-color'])

/** The rules of a style sheet. The kit's own: no braces in strings, no declarations after blocks. */
export function read(text: string): readonly Block[] {
  const css = text.replace(/\/\*.*?\*\//gs, '').replace(/@layer [^{;]+;/g, '')
  const blocks: Block[] = []
  let depth = 0
  let start = 0
  let body = 0
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) body = index + 1
    if (brace === '}' && --depth === 0) {
      blocks.push(blockOf(css.slice(start, body - 1), css.slice(body, index)))
      start = index + 1
    }
  }
  return blocks
}

function blockOf(before: string, within: string): Block {
  const prelude = (before.split(';').at(-1) ?? '').trim().replace(/\s+/g, ' ')
  const own = within.includes('{') ? within.slice(0, within.lastIndexOf(';', within.indexOf('{')) + 1) : within
  const declarations = own.split(';').flatMap((line) => {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(line) ?? []
    return property !== undefined && value !== undefined ? [[property, value] as const] : []
  })
  return { prelude, declarations, blocks: within.includes('{') ? read(within.slice(own.length)) : [] }
}
