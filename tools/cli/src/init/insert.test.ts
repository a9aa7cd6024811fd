import { describe, expect, it } from 'vitest'
import { withImport, wrapped } from './insert.ts'

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
  ])('%j becomes %j', (text, expected) => {
    expect(withImport(text, "import { x } from 'x'")).toBe(expected)
  })
})

describe('an element that goes around a place', () => {
  it.each([
    ['<A>\n  <App />\n</A>', '<A>\n  <P>\n    <App />\n  </P>\n</A>'],
    ['<A>\n\t<App />\n</A>', '<A>\n\t<P>\n\t\t<App />\n\t</P>\n</A>'],
    ['render(<App />)', 'render(<P><App /></P>)'],
    ['<A><App /></A>', '<A><P><App /></P></A>'],
    ['f() {\n  return <App />;\n}', 'f() {\n  return (\n    <P>\n      <App />\n    </P>\n  );\n}'],
    ['  <App />,\n  root', '  <P>\n    <App />\n  </P>,\n  root'],
    ['<A />', null],
    ['<App /><App />', null],
  ])('%j becomes %j', (text, expected) => {
    expect(wrapped(text, /<App\s*\/>/, ['<P>'], '</P>')).toBe(expected)
  })
})
