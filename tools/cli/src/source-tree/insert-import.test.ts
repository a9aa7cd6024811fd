import { describe, expect, it } from 'vitest'
import { edited } from '../../../file-edits/src/text-edits.ts'
import { insertImports } from './insert-import.ts'
import { sourceTree } from './source-tree.ts'

const withImport = (text: string) =>
  edited(text, [insertImports(sourceTree('a.tsx', text), [{ name: 'x', from: 'x' }])])

describe('an import that is added', () => {
  it.each([
    ["import a from 'a'\n\na()\n", "import a from 'a'\nimport { x } from 'x'\n\na()\n"],
    ['import a from "a";\n', 'import a from "a";\nimport { x } from "x";\n'],
    ["import './a.css'\nconst b = 1\n", "import './a.css'\nimport { x } from 'x'\nconst b = 1\n"],
    ["import {\n  a,\n  b,\n} from 'a'\nf()\n", "import {\n  a,\n  b,\n} from 'a'\nimport { x } from 'x'\nf()\n"],
    ["'use client'\nimport a from 'a'\n", "'use client'\nimport a from 'a'\nimport { x } from 'x'\n"],
    ['const a = 1\n', "import { x } from 'x'\nconst a = 1\n"],
    [
      "import a from 'a'\nconst b = await import('b')\n",
      "import a from 'a'\nimport { x } from 'x'\nconst b = await import('b')\n",
    ],
    ["import a from 'a' // why\nf()\n", "import a from 'a' // why\nimport { x } from 'x'\nf()\n"],
    ["import a from 'a'; f()\n", "import a from 'a';\nimport { x } from 'x';\n f()\n"],
  ])('%j becomes %j', (text, expected) => {
    expect(withImport(text)).toBe(expected)
  })

  it.each([
    ["import a from 'a'\nconst t = `\nimport b from 'b'\n`\n", "import a from 'a'\n"],
    ["import a from 'a'\n/*\nimport { Old } from './old'\n*/\n", "import a from 'a'\n"],
    ["import a from 'a'\n// import b from 'b'\nf()\n", "import a from 'a'\n"],
    ["'use client'\n\nexport default 1\n", "'use client'\n"],
    ['"use strict";\n\'use client\';\nf()\n', '"use strict";\n\'use client\';\n'],
    ["'use client'", "'use client'\n"],
    ['// @ts-nocheck\nexport default 1\n', '// @ts-nocheck\n'],
    ['#!/usr/bin/env node\nf()\n', '#!/usr/bin/env node\n'],
  ])('in %j it is directly behind %j', (text, before) => {
    expect(withImport(text).startsWith(`${before}import { x } from 'x'`)).toBe(true)
  })

  it('its line ends as those of the file', () => {
    expect(withImport("import a from 'a'\r\nf()\r\n")).toBe("import a from 'a'\r\nimport { x } from 'x'\r\nf()\r\n")
  })
})
