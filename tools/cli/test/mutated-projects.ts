import fc from 'fast-check'

/** A project with its files as bytes, by path. */
export type Project = ReadonlyMap<string, Uint8Array>

/** What is done to a file of a project. */
interface Mutation {
  readonly hasMark: boolean
  readonly isWindows: boolean
  readonly hasTabs: boolean
  readonly damage: 'none' | 'latin' | 'cut' | 'conflict'
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  hasMark: fc.boolean(),
  isWindows: fc.boolean(),
  hasTabs: fc.boolean(),
  damage: fc.oneof(
    { weight: 12, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constantFrom('latin' as const, 'cut' as const, 'conflict' as const) },
  ),
})

/** Returns the bytes of a text after a mutation. */
export function mutated(text: string, { hasMark, isWindows, hasTabs, damage }: Mutation): Uint8Array {
  const indented = hasTabs ? text.replaceAll('  ', '\t') : text
  const damaged = {
    none: indented,
    latin: indented,
    cut: `${indented}const cut = (`,
    conflict: `<<<<<<< HEAD\n${indented}=======\n>>>>>>> other\n`,
  }[damage]
  const whole = `${hasMark ? '\uFEFF' : ''}${isWindows ? damaged.replaceAll('\n', '\r\n') : damaged}`
  const bytes = new TextEncoder().encode(whole)
  return damage === 'latin' ? Uint8Array.of(...bytes, ...new TextEncoder().encode('// '), 0xfc) : bytes
}

const names = ['useAuth', 'useAuthUser', 'getSession', 'FronteggAppProvider', 'User', 'useLoginState', 'somethingElse']
const specifiers = [
  '@frontegg/react',
  '@frontegg/nextjs',
  '@frontegg/rest-api',
  '@frontegg/client',
  '@frontegg/react/x',
]

/** A piece of a source. Comments have numbers, so that a lost one is found. */
const piece: fc.Arbitrary<(at: number) => string> = fc
  .record({
    kind: fc.nat(9),
    names: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
    specifier: fc.constantFrom(...specifiers),
    quote: fc.constantFrom("'", '"'),
    end: fc.constantFrom('', ';'),
    isCommented: fc.boolean(),
  })
  .map(({ kind, names: taken, specifier, quote, end, isCommented }) => (at) => {
    const module = `${quote}${specifier}${quote}`
    const rename = taken.map((name) => `${name} as ${name}${at}`)
    const list = isCommented
      ? `{\n${rename.map((one, row) => `  /* c${at}-${row} */ ${one}, // d${at}-${row}\n`).join('')}}`
      : `{ ${rename.join(', ')} }`
    const pattern = `{ ${taken.map((name) => `${name}: ${name}${at}`).join(', ')} }`
    return (
      [
        `import ${list} from ${module}${end} // e${at}\n`,
        `import D${at}, ${list} from ${module}${end}\n`,
        `export ${list} from ${module} with { type: 'a${at}' }${end}\n`,
        `const ${pattern} = require(${module})${end}\n`,
        `const ${pattern} = await import(${module})${end} // f${at}\n`,
        `import * as N${at} from ${module}${end}\nN${at}.${taken[0]}()${end}\n`,
        `const text${at} = \`\nimport { useAuth } from '@frontegg/react'\n\`${end} /* g${at} */\n`,
        `/*\nimport { useAuth } from ${module}\nh${at} */\n`,
        `jest.mock(${module}, () => ({}))${end}\n`,
        `const alias${at} = { ${module}: 'own' }${end}\n`,
      ][kind] ?? ''
    )
  })

const source = fc.tuple(fc.array(piece, { minLength: 1, maxLength: 5 }), mutation).map(([pieces, how]) => ({
  text: pieces.map((one, at) => one(at)).join(''),
  how,
}))

const manifest = fc
  .record({
    groups: fc.array(fc.constantFrom('dependencies', 'devDependencies', 'peerDependencies'), {
      minLength: 1,
      maxLength: 2,
    }),
    rows: fc.uniqueArray(
      fc.constantFrom(
        ...[
          '@frontegg/react',
          '@frontegg/nextjs',
          '@frontegg/rest-api',
          '@frontegg/client',
          '@portico/headless',
          'zod',
          'axios',
        ],
      ),
      { minLength: 1, maxLength: 6 },
    ),
    isMinified: fc.boolean(),
    how: mutation,
  })
  .map(({ groups, rows, isMinified, how }) => {
    const packages = Object.fromEntries([...rows.map((name) => [name, '1.0.0']), ['react', '19.0.0']])
    const value = { name: 'shop', figure: 1, ...Object.fromEntries(groups.map((group) => [group, packages])), last: [] }
    const text = JSON.stringify(value, null, isMinified ? undefined : 2).replace('"figure":1', '"figure":1.0')
    // A damaged package.json is refused as a whole, which is a test of its own.
    return { text: `${text}\n`, how: { ...how, damage: 'none' as const } }
  })

/** Projects with one package.json and some sources. */
export const projects: fc.Arbitrary<Project> = fc
  .tuple(manifest, fc.array(source, { minLength: 1, maxLength: 4 }))
  .map(([first, sources]) => {
    const files = sources.map(({ text, how }, at) => [`src/file${at}.ts`, mutated(text, how)] as const)
    return new Map([['package.json', mutated(first.text, first.how)], ...files])
  })
