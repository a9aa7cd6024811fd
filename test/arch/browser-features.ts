/** The oldest browsers that the packages are for. */
export const floor = { chrome: 111, firefox: 121, safari: 16.4 } as const

/** A feature of the platform that not every browser since 2020 has, with the versions that have it; `null` for none yet. */
export interface BrowserFeature {
  /** Its name as `browser-uses.ts` writes it. */
  readonly name: string
  readonly chrome: number | null
  readonly firefox: number | null
  readonly safari: number | null
  /** What happens without it. A feature without this text is needed, so all of the floor have it. */
  readonly without?: string
}

/** What the packages use. Edge has the versions of Chrome. */
export const features: readonly BrowserFeature[] = [
  { name: ':has', chrome: 105, firefox: 121, safari: 15.4 },
  { name: '@container', chrome: 105, firefox: 110, safari: 16 },
  { name: 'container', chrome: 105, firefox: 110, safari: 16 },
  { name: 'container-type', chrome: 105, firefox: 110, safari: 16 },
  { name: '1cqi', chrome: 105, firefox: 110, safari: 16 },
  { name: '@layer', chrome: 99, firefox: 97, safari: 15.4 },
  { name: 'color-mix(', chrome: 111, firefox: 113, safari: 16.2 },
  { name: 'oklch(', chrome: 111, firefox: 113, safari: 15.4 },
  { name: '1dvb', chrome: 108, firefox: 101, safari: 15.4 },
  { name: '1dvh', chrome: 108, firefox: 101, safari: 15.4 },
  {
    name: 'subgrid',
    chrome: 117,
    firefox: 71,
    safari: 16,
    without: 'columns of the list of deliveries are not aligned',
  },
  { name: 'accent-color', chrome: 93, firefox: 92, safari: 15.4 },
  { name: 'translate', chrome: 104, firefox: 72, safari: 14.1 },
  { name: 'rotate', chrome: 104, firefox: 72, safari: 14.1 },
  { name: 'scale', chrome: 104, firefox: 72, safari: 14.1 },
  { name: ':focus-visible', chrome: 86, firefox: 85, safari: 15.4 },
  { name: 'new CSSStyleSheet', chrome: 73, firefox: 101, safari: 16.4 },
  { name: 'light-dark(', chrome: 123, firefox: 120, safari: 17.5, without: 'every theme is light' },
  { name: 'oklch(from', chrome: 119, firefox: 128, safari: 16.4, without: 'words on a brand color are white' },
  { name: 'color(from', chrome: 119, firefox: 128, safari: 16.4, without: 'words on a brand color are white' },
  { name: ':dir', chrome: 120, firefox: 49, safari: 16.4, without: 'icons with a direction are not mirrored' },
  { name: 'field-sizing', chrome: 123, firefox: 152, safari: 26.2, without: 'text areas do not grow' },
  { name: 'text-wrap', chrome: 114, firefox: 121, safari: 17.4, without: 'lines break as everywhere' },
  {
    name: 'scrollbar-gutter',
    chrome: 94,
    firefox: 97,
    safari: 18.2,
    without: 'content moves when a scroll bar appears',
  },
  { name: 'scrollbar-color', chrome: 121, firefox: 64, safari: 26.2, without: 'scroll bars have their usual look' },
  { name: 'scrollbar-width', chrome: 121, firefox: 64, safari: 18.2, without: 'scroll bars have their usual look' },
  { name: 'overflow-anchor', chrome: 56, firefox: 66, safari: 27, without: 'rows above may move the page' },
  { name: 'overflow-clip-margin', chrome: 90, firefox: 102, safari: null, without: 'a shadow is cut at its box' },
  { name: '-webkit-font-smoothing', chrome: 5, firefox: null, safari: 4, without: 'text has its usual weight' },
  { name: '-webkit-tap-highlight-color', chrome: 16, firefox: null, safari: 4, without: 'a touch is lit as usual' },
  { name: 'text-size-adjust', chrome: 54, firefox: null, safari: null, without: 'the prefixed name is used' },
  { name: '-webkit-text-size-adjust', chrome: null, firefox: null, safari: 4, without: 'phones may enlarge text' },
  { name: 'forced-color-adjust', chrome: 89, firefox: 113, safari: null, without: 'there is no forced palette' },
  { name: '.at()', chrome: 92, firefox: 90, safari: 15.4 },
  { name: '.findLast()', chrome: 97, firefox: 104, safari: 15.4 },
  { name: '.findLastIndex()', chrome: 97, firefox: 104, safari: 15.4 },
  { name: '.toSorted()', chrome: 110, firefox: 115, safari: 16 },
  { name: 'Object.hasOwn', chrome: 93, firefox: 92, safari: 15.4 },
  { name: '.throwIfAborted()', chrome: 100, firefox: 97, safari: 15.4 },
  { name: '.requestSubmit()', chrome: 76, firefox: 75, safari: 16 },
  { name: 'new BroadcastChannel', chrome: 54, firefox: 38, safari: 15.4 },
  { name: 'Intl.supportedValuesOf', chrome: 99, firefox: 93, safari: 15.4, without: 'the list of time zones is short' },
  { name: 'navigator.locks', chrome: 69, firefox: 96, safari: 15.4, without: 'each tab renews its session by itself' },
  { name: '.showPopover()', chrome: 114, firefox: 125, safari: 17, without: 'overlays are below other top layers' },
  { name: '.hidePopover()', chrome: 114, firefox: 125, safari: 17, without: 'overlays are below other top layers' },
  { name: 'requestIdleCallback', chrome: 47, firefox: 55, safari: null, without: 'a timer starts the work' },
  {
    name: 'PublicKeyCredential.isConditionalMediationAvailable',
    chrome: 108,
    firefox: 119,
    safari: 16,
    without: 'passkeys are not offered in the field',
  },
]

/** What every browser since 2020 has. A name that is neither here nor above fails the test. */
export const longKnown: readonly string[] = [
  ...'Document.prototype Element.prototype History.prototype HTMLInputElement.prototype CSSStyleSheet.prototype Node.DOCUMENT_POSITION_FOLLOWING Node.DOCUMENT_POSITION_PRECEDING'.split(
    ' ',
  ),
  ...'Intl.Collator Intl.DateTimeFormat Intl.DisplayNames Intl.ListFormat Intl.NumberFormat Intl.PluralRules'.split(
    ' ',
  ),
  ...'Intl.RelativeTimeFormat Intl.getCanonicalLocales URL.createObjectURL URL.revokeObjectURL'.split(' '),
  'PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable',
  ...'navigator.clipboard navigator.credentials navigator.mediaDevices'.split(' '),
  ...'AbortController Array Blob DOMException Error Event FileReader FormData Headers IntersectionObserver Map'
    .split(' ')
    .map((name) => `new ${name}`),
  ...'MutationObserver PopStateEvent Promise RegExp Request ResizeObserver Set TextDecoder TextEncoder URL URLSearchParams'
    .split(' ')
    .map((name) => `new ${name}`),
  // Rules, units and functions of sheets.
  ...`
    1ch 1deg 1em 1fr 1ms 1px 1rem 1s 1turn 1vmax 1vw ::after ::before ::placeholder ::selection :active
    :checked :disabled :empty :first-child :focus :focus-within :host :hover :indeterminate :is
    :last-child :not :nth-child :placeholder-shown :where @keyframes @media @supports attr( calc( clamp(
    counter( cubic-bezier( env( inset( linear-gradient( max( min( minmax( radial-gradient( repeat(
    steps( var(
  `
    .trim()
    .split(/\s+/),
  // Properties.
  ...`
    -webkit-box-orient -webkit-line-clamp align-content align-items align-self all animation
    animation-delay animation-duration animation-fill-mode animation-name animation-timing-function
    appearance aspect-ratio background background-color background-image block-size border border-block
    border-block-end border-block-end-color border-block-start border-block-start-color border-collapse
    border-color border-end-end-radius border-end-start-radius border-inline border-inline-color
    border-inline-end border-inline-start border-inline-style border-radius border-spacing
    border-start-end-radius border-start-start-radius border-width box-shadow box-sizing break-inside
    caret-color clip-path color color-scheme column-gap contain content counter-increment counter-reset
    cursor direction display fill flex flex-basis flex-direction flex-flow flex-wrap float font
    font-family font-size font-style font-variant-numeric font-weight gap grid-auto-columns
    grid-auto-flow grid-auto-rows grid-column grid-column-start grid-row grid-template
    grid-template-columns grid-template-rows hyphens inline-size inset inset-block inset-block-end
    inset-block-start inset-inline inset-inline-end inset-inline-start isolation justify-content
    justify-items justify-self letter-spacing line-height list-style margin margin-block
    margin-block-end margin-block-start margin-inline margin-inline-end margin-inline-start
    max-block-size max-inline-size min-block-size min-inline-size object-fit opacity order outline
    outline-color outline-offset overflow overflow-wrap overflow-y padding padding-block
    padding-block-end padding-block-start padding-inline padding-inline-end padding-inline-start
    place-content place-items pointer-events position resize row-gap scroll-margin-block
    scroll-margin-block-end scroll-padding-block scroll-padding-block-end scroll-padding-inline-start
    stroke stroke-linecap stroke-linejoin stroke-width table-layout text-align text-decoration text-decoration-color
    text-decoration-thickness text-overflow text-transform text-underline-offset touch-action transition
    transition-duration transition-property unicode-bidi user-select vector-effect vertical-align
    visibility white-space z-index zoom
  `
    .trim()
    .split(/\s+/),
]
