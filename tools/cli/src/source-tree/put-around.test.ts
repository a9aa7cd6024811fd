import { describe, expect, it } from 'vitest'
import { edited } from '../../../file-edits/src/text-edits.ts'
import { child, element, putAround } from './put-around.ts'
import { sourceTree } from './source-tree.ts'

function wrapped(text: string, place = element('App')): string | null {
  const edits = putAround(sourceTree('a.tsx', text), place, ['<P>'], '</P>')
  return edits && edited(text, edits)
}

describe('an element that goes around a place', () => {
  it.each([
    ['<A>\n  <App />\n</A>', '<A>\n  <P>\n    <App />\n  </P>\n</A>'],
    ['<A>\n\t<App />\n</A>', '<A>\n\t<P>\n\t\t<App />\n\t</P>\n</A>'],
    ['<A>\r\n  <App />\r\n</A>', '<A>\r\n  <P>\r\n    <App />\r\n  </P>\r\n</A>'],
    ['render(<App />)', 'render(<P><App /></P>)'],
    ['<A><App /></A>', '<A><P><App /></P></A>'],
    ['function f() {\n  return <App />;\n}', 'function f() {\n  return (\n    <P>\n      <App />\n    </P>\n  );\n}'],
    ['render(\n  <App />,\n  root)', 'render(\n  <P>\n    <App />\n  </P>,\n  root)'],
    ['<A>\n  <App\n    a="b"\n  />\n</A>', '<A>\n  <P>\n    <App\n      a="b"\n    />\n  </P>\n</A>'],
    ['return <App\n  a="b"\n/>', 'return (\n  <P>\n    <App\n      a="b"\n    />\n  </P>\n)'],
    ['<A>\n  <App\n    a="b\n    c"\n  />\n</A>', '<A>\n  <P>\n    <App\n      a="b\n    c"\n    />\n  </P>\n</A>'],
    ['<A>\n  <App\n    a={`b\nc`}\n  />\n</A>', '<A>\n  <P>\n    <App\n      a={`b\nc`}\n    />\n  </P>\n</A>'],
    ['<A>\n  <App\r\n\n    a="b"\r\n  />\n</A>', '<A>\n  <P>\n    <App\r\n\n      a="b"\r\n    />\r\n  </P>\n</A>'],
    ['render([<App key="a" />])', null],
    ['<A />', null],
    ['<A><App /><App /></A>', null],
    ['// renders <App /> within providers\nrender(<Root />)', null],
    ['const text = "<App />"\nrender(<Root />)', null],
    ['const text = `<App />`\nrender(<App />)', 'const text = `<App />`\nrender(<P><App /></P>)'],
  ])('%j becomes %j', (text, expected) => {
    expect(wrapped(text)).toBe(expected)
  })

  it.each([
    ['<body>{children}</body>', '<body><P>{children}</P></body>'],
    ['<body>{ children }</body>', '<body><P>{ children }</P></body>'],
    ['function f({ children }) { return children }', null],
    ['<A a={children} />', null],
    ['<html>{children}</html>', null],
    ['<A>{/* {children} */}</A>', null],
  ])('around the children %j becomes %j', (text, expected) => {
    expect(wrapped(text, child('children'))).toBe(expected)
  })
})
