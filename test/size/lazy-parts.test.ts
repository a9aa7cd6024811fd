import { describe, expect, it } from 'vitest'
import { lazyPartsOf } from './lazy-parts.mjs'

const noise = (length: number) => Array.from({ length }, () => Math.random().toString(36).slice(2)).join('')
const chunk = (fileName: string, imports: string[], dynamicImports: string[], code = '') => ({
  fileName,
  isEntry: fileName === 'entry.js',
  imports,
  dynamicImports,
  facadeModuleId: `/app/node_modules/kit/${fileName}`,
  code,
})

describe('the parts that load later', () => {
  it('a part adds its own files, without those that have loaded before it', () => {
    const parts = lazyPartsOf([
      chunk('entry.js', [], ['section.js']),
      chunk('section.js', ['shared.js'], ['dialog.js'], noise(500)),
      chunk('dialog.js', ['shared.js'], [], noise(50)),
      chunk('shared.js', [], [], noise(500)),
    ])
    expect(parts.map(({ path }) => path)).toEqual(['/kit/dialog.js', '/kit/section.js'])
    expect(parts[0]?.gzip).toBeLessThan(1024)
    expect(parts[1]?.gzip).toBeGreaterThan(2048)
  })

  it('a part of two places adds as much as it does in the place that has loaded less', () => {
    const [part] = lazyPartsOf([
      chunk('entry.js', [], ['small.js', 'large.js']),
      chunk('small.js', [], ['dialog.js'], noise(1000)),
      chunk('large.js', ['shared.js'], ['dialog.js'], noise(1000)),
      chunk('dialog.js', ['shared.js'], []),
      chunk('shared.js', [], [], noise(500)),
    ])
    expect(part?.path).toBe('/kit/dialog.js')
    expect(part?.gzip).toBeGreaterThan(2048)
  })
})
