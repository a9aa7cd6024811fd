import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages as checkoutMessages } from '../../ui-kit/src/i18n/locales/checkout/de.gen.ts'
import { messages as portalMessages } from '../../ui-kit/src/i18n/locales/portal/de.gen.ts'
import { messages as signInMessages } from '../../ui-kit/src/i18n/locales/sign-in/de.gen.ts'
import { messages as testMessages } from '../../ui-kit/src/i18n/locales/sso-test/de.gen.ts'
import { styles as checkoutStyles } from '../../ui-kit/src/isolation/checkout/styles.gen.ts'
import { styles as firstStyles } from '../../ui-kit/src/isolation/first-styles.gen.ts'
import { styles as laterStyles } from '../../ui-kit/src/isolation/later-styles.gen.ts'
import { styles as portalStyles } from '../../ui-kit/src/isolation/portal/styles.gen.ts'
import { productionAliases, sourceAliases } from '../source-aliases.ts'
import { chunksOf } from './bundle.mjs'

type Chunk = Awaited<ReturnType<typeof chunksOf>>[number]

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = join(root, '.cache/size-groups')
const account = 'account.js'
const upgrade = 'upgrade.js'
const signIn = `import { createClient } from '@portico/headless'
import { LoginBox, PorticoKit } from '@portico/ui-kit'
globalThis.signIn = [createClient, PorticoKit, LoginBox]
`

/** The German texts of the checkout that are not part of the sign-in. */
const checkoutWords = newTexts(checkoutMessages, signInMessages)
/** The rules of the checkout. */
const checkoutRules = difference(namesIn(checkoutStyles), namesIn(firstStyles + laterStyles))
/** The German texts of the portal that are part of no other group. */
const words = newTexts(portalMessages, { ...signInMessages, ...checkoutMessages, ...testMessages })
/** The rules and tokens of the portal. */
const rules = difference(namesIn(portalStyles), namesIn(firstStyles + laterStyles + checkoutStyles))

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  write(
    account,
    `import { ChangePassword, Passkeys, PhoneNumbers, SecondFactors } from '@portico/ui-kit'
import { AdminPortal } from '@portico/ui-kit/portal'
globalThis.account = [AdminPortal, ChangePassword, Passkeys, PhoneNumbers, SecondFactors]
`,
  )
  write(
    upgrade,
    `import { CheckoutDialog } from '@portico/ui-kit/checkout'
globalThis.upgrade = CheckoutDialog
`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an application with a sign-in and pages of the portal', () => {
  let chunks: readonly Chunk[]
  beforeAll(async () => {
    chunks = await built('application.js', `${signIn}globalThis.openAccount = () => import('./${account}')\n`)
  }, 120_000)

  it('an application with pages of the portal has words and rules of the portal to be found', () => {
    expect(words.length).toBeGreaterThan(30)
    expect(words).toEqual(expect.arrayContaining(['Zweite Schritte', 'Telefonnummern']))
    expect(rules).toEqual(expect.arrayContaining(['portico-RowList', 'portico-PortalGrid', '--portico-row']))
    expect(missing([...words, ...rules], chunks)).toEqual([])
  })

  it('loads no word and no rule of the portal for a sign-in in German, now or later', () => {
    const loaded = loadedBy(chunks, account)
    expect(loaded.map(({ name }) => name)).toEqual(expect.arrayContaining(['de.gen', 'later-styles']))
    expect(present([...words, ...rules], loaded)).toEqual([])
  })

  it('loads the words of a group in one file per language, and its rules in one', () => {
    const holding = (texts: readonly string[], not: string) =>
      chunks.filter((chunk) => present(texts, [chunk]).length > 0 && !chunk.moduleIds.some((id) => id.includes(not)))
    expect(holding(words, '/none/')).toHaveLength(1)
    expect(holding(['{border-block:1px solid'], '/none/')).toHaveLength(1)
  })
})

describe('an application with a sign-in and a checkout', () => {
  let chunks: readonly Chunk[]
  beforeAll(async () => {
    chunks = await built('shop.js', `${signIn}globalThis.openUpgrade = () => import('./${upgrade}')\n`)
  }, 120_000)

  it('an application with a checkout has words and rules of the checkout to be found', () => {
    expect(checkoutWords).toEqual(expect.arrayContaining(['Tarif ändern', 'Diese Karte ist abgelaufen']))
    expect(checkoutRules).toEqual(expect.arrayContaining(['portico-PlanCard', 'portico-CardFrame', 'portico-Radio']))
    expect(missing([...checkoutWords, ...checkoutRules], chunks)).toEqual([])
  })

  it('loads none of them for a sign-in in German, now or later', () => {
    expect(present([...checkoutWords, ...checkoutRules], loadedBy(chunks, upgrade))).toEqual([])
  })

  it('an application with a sign-in and a checkout has no word and no rule of the portal, but for a closed dialog', () => {
    expect(present([...words, ...rules], loadedBy(chunks, 'closed-notice.tsx'))).toEqual([])
  })
})

describe('a sign-in that brings a page of the portal along', () => {
  it('a sign-in that imports a page of the portal is detected by its words and rules', async () => {
    const chunks = await built('astray.js', `${signIn}import './${account}'\n`)
    expect(missing([...words, ...rules], loadedBy(chunks, 'none.js'))).toEqual([])
  }, 120_000)
})

function built(name: string, text: string) {
  write(name, text)
  return chunksOf(join(folder, name), folder, [...sourceAliases, ...productionAliases])
}

function write(name: string, text: string) {
  writeFileSync(join(folder, name), text)
}

/** The light theme, which only old browsers load. */
const ofOldBrowsers = 'light-styles.gen'

/** Returns the chunks that the entry loads in a browser of today, now or later, without the page of that name. */
function loadedBy(chunks: readonly Chunk[], page: string): readonly Chunk[] {
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports, dynamicImports } of loaded) {
    for (const chunk of chunks) {
      const isWanted = imports.includes(chunk.fileName) || dynamicImports.includes(chunk.fileName)
      if (isWanted && chunk.name !== ofOldBrowsers && !chunk.facadeModuleId?.endsWith(`/${page}`)) loaded.add(chunk)
    }
  }
  return [...loaded]
}

function present(texts: readonly string[], chunks: readonly Chunk[]): readonly string[] {
  return texts.filter((text) => chunks.some(({ code }) => code.includes(text)))
}

function missing(texts: readonly string[], chunks: readonly Chunk[]): readonly string[] {
  return texts.filter((text) => present([text], chunks).length === 0)
}

/** Returns the texts of the first messages that are not part of the others. */
function newTexts(messages: object, others: object): readonly string[] {
  const said = Object.values(others).join('\n')
  return plainTexts(messages).filter((text) => !said.includes(text))
}

/** Returns the messages without values. Short ones are left out, because any code can contain them. */
function plainTexts(messages: object): readonly string[] {
  return Object.values(messages).filter((text) => typeof text === 'string' && text.length > 10)
}

/** Returns the parts and the tokens that CSS sets rules for. */
function namesIn(css: string): readonly string[] {
  const parts = [...css.matchAll(/\.(portico-\w+)/g)].map(([, part = '']) => part)
  const tokens = [...css.matchAll(/(--portico-[\w-]+):/g)].map(([, token = '']) => token)
  return [...new Set([...parts, ...tokens])]
}

/** Returns the names of the first list that are not part of any in the second. */
function difference(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  return ours.filter((one) => !theirs.some((other) => other.includes(one)))
}
