import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupOf } from '../../scripts/house/groups.mjs'
import { slotNames } from '../src/slots/index.ts'
import { faultsOf, read, tokensIn } from './style-rules.ts'

const source = new URL('../src/', import.meta.url)
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => [path, readFileSync(new URL(path, source), 'utf8')] as const)
const tokens = tokensOf(() => true)
const signInTokens = tokensOf((path) => groupOf(path) === 'sign-in')
const parts = sheets.filter(([path]) => !path.startsWith('theme/'))

/** Faults that are allowed, each for a reason. */
const allowed: Readonly<Record<string, readonly RegExp[]>> = {
  // Only the first child of a head that is alone, before a table whose bar is bare.
  'frame/portal/page-part/page-part.css': [/PagePartHead:not\(:has\(> :nth-child\(2\)\)\)/],
  // The element floats to a logical side and fills the width, so that it has no physical side.
  'isolation/ground.css': [/float is physical$/],
  // Readers of QR codes accept only dark on light, in any theme.
  'primitives/qr-code/qr-code.css': [/(?:white|black) is no token$/],
  // The page covers the window, so the window is its container.
  'frame/page-panel/page-panel.css': [/@media \(width >= 720px\): this rule is none/],
  'frame/page-frame.css': [/@media \(width >= 32rem\): this rule is none/],
  // The window is the container of parts over the page. React Aria positions a popover by inline styles and a variable.
  'primitives/portal/popover/popover.css': [
    /looks at the viewport$/,
    /@media \(pointer: coarse\) and \(width < 46rem\): this rule is none/,
    /(?:position|inset|max-block-size) is !important$/,
    /there is no --trigger-width$/,
    /\[aria-disabled="true"\]/,
  ],
  'screens/portal/notifications-button/notifications-button.css': [
    /looks at the viewport$/,
    /@media \(pointer: coarse\) and \(width < 46rem\): this rule is none/,
  ],
  'primitives/portal/search-menu/search-menu.css': [
    /@media \(pointer: coarse\) and \(width < 46rem\): this rule is none/,
  ],
  'primitives/portal/toast/toast.css': [/looks at the viewport$/, /@media \(width < 30rem\): this rule is none/],
  'primitives/portal/tooltip/tooltip.css': [/looks at the viewport$/],
  // The ARIA attribute alone holds the state.
  'primitives/portal/pagination/pagination.css': [/\[aria-disabled="true"\]$/],
  'primitives/portal/radio-group/radio-group.css': [/\[aria-invalid\]$/],
  'primitives/portal/select/select.css': [/\[aria-expanded="true"\]\)$/],
}

describe('the styles of the kit', () => {
  it.each(parts)('%s: layers, classes, tokens, no sides, nothing that resets or loads', (path, text) => {
    const reasons = allowed[path] ?? []
    const known = groupOf(path) === 'sign-in' ? signInTokens : tokens
    const faults = faultsOf(text, known).filter((fault) => !reasons.some((reason) => reason.test(fault)))
    expect(faults).toEqual([])
  })

  it('name no part that there is not', () => {
    const known = new Set<string>(slotNames)
    const named = parts.flatMap(([path, text]) =>
      [...text.matchAll(/\.portico-(\w+)/g)].flatMap(([, slot]) =>
        slot && !known.has(slot) ? [`${path}: ${slot}`] : [],
      ),
    )
    expect(named).toEqual([])
  })

  it('each token is set once in each theme that sets it', () => {
    const twice = sheets.flatMap(([path, text]) => repeated(text).map((name) => `${path}: ${name}`))
    expect(twice).toEqual([])
  })

  it('each allowed exception of the kit’s styles exists in them', () => {
    const idle = Object.entries(allowed).flatMap(([path, reasons]) => {
      const faults = faultsOf(sheets.find(([other]) => other === path)?.[1] ?? '', tokens)
      return reasons
        .filter((reason) => !faults.some((fault) => reason.test(fault)))
        .map((reason) => `${path}: ${reason}`)
    })
    expect(idle).toEqual([])
  })
})

describe('a fault in the styles is found:', () => {
  it.each([
    ['a rule outside the layers', '.portico-Button { margin: 0 }'],
    ['another layer', '@layer page { .portico-Button { margin: 0 } }'],
    ['an element', layered('button { margin: 0 }')],
    ['an element within a part', layered('.portico-Form > input { margin: 0 }')],
    ['everything', layered('.portico-Form * { margin: 0 }')],
    ['an id', layered('#box { margin: 0 }')],
    ['a class of somebody else', layered('.react-aria-Button { margin: 0 }')],
    ['an attribute that is no state', layered('.portico-Input[type="email"] { margin: 0 }')],
    ['!important', layered('.portico-Button { margin: 0 !important }')],
    ['a side', layered('.portico-Button { margin-left: 0 }')],
    ['a side of the box', layered('.portico-Button { top: 0 }')],
    ['a physical size', layered('.portico-Button { max-width: 0 }')],
    ['a side of the text', layered('.portico-Button { text-align: left }')],
    ['a hex colour', layered('.portico-Button { color: #fff }')],
    ['a named colour', layered('.portico-Button { border: 1px solid red }')],
    ['a colour function', layered('.portico-Button { color: oklch(0.5 0.1 20) }')],
    ['a token that there is not', layered('.portico-Button { color: var(--portico-color-nowhere) }')],
    [
      'the width of the viewport',
      '@media (width < 30rem) { @layer portico.components { .portico-Form { margin: 0 } } }',
    ],
    ['a length of the viewport', layered('.portico-Button { inline-size: 50vw }')],
    ['an address', layered('.portico-Button { background: url(x.png) }')],
    ['a font', '@font-face { font-family: x }'],
    ['a reset', layered('.portico-Button { all: unset }')],
    ['a scroller with wide bars', layered('.portico-Form { overflow: auto }')],
    ['an animated layout', '@keyframes portico-grow { to { inline-size: 10px } }'],
    ['a transition of the layout', layered('.portico-Button { transition: margin 1s }')],
    ['an animation without our name', '@keyframes spin { to { rotate: 1turn } }'],
  ])('%s', (_, text) => {
    expect(faultsOf(text, tokens)).toHaveLength(1)
  })

  it('valid styles have no fault', () => {
    const text = `/* { } */ @layer portico.base, portico.components;
      @layer portico.components {
        .portico-Button[data-pressed]:not(:disabled) > .portico-Icon, .portico-Title:dir(rtl)::before {
          --_turn: 60;
          color: oklch(from var(--portico-color-primary) 0.4 0.1 h);
          margin-inline: var(--portico-space-2) 0;
          transition: background-color 1s, border-color 1s;
        }
        @media (forced-colors: active) { .portico-Button { color: CanvasText } }
        @container portico-login (inline-size < 30rem) { .portico-Form { margin: 0 } }
      }`
    expect(faultsOf(text, tokens)).toEqual([])
  })
})

/** Returns the custom properties in the files of the themes. */
function tokensOf(isWanted: (path: string) => boolean): ReadonlySet<string> {
  return new Set(sheets.flatMap(([path, text]) => (path.startsWith('theme/') && isWanted(path) ? tokensIn(text) : [])))
}

/** Returns the custom properties that one rule sets twice. */
function repeated(text: string): readonly string[] {
  const inRules = (blocks: ReturnType<typeof read>): readonly string[] =>
    blocks.flatMap(({ declarations, blocks: inner }) => {
      const names = declarations.map(([name]) => name)
      return [
        ...names.filter((name, place) => names.indexOf(name) !== place && name.startsWith('--')),
        ...inRules(inner),
      ]
    })
  return inRules(read(text))
}

function layered(rule: string): string {
  return `@layer portico.components { ${rule} }`
}
