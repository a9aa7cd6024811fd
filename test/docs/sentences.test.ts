import { describe, expect, it } from 'vitest'
import { readPages } from '../../scripts/reference/pages.mjs'
import { longSentencesOf, mostWords, sentencesOf } from '../../scripts/reference/sentences.mjs'

/** The greatest share of sentences with more words. A name or a list of names sometimes needs them. */
const mostLong = 0.01

describe('the guides', () => {
  it(`at most one sentence of a hundred has more than ${mostWords} words`, () => {
    const long = readPages().flatMap((page) => longSentencesOf(page).map((sentence) => `${page.path}: ${sentence}`))
    const prose = readPages()
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.includes(' '))
    expect(prose.length).toBeGreaterThan(4000)
    expect(long.length / prose.length, long.join('\n')).toBeLessThanOrEqual(mostLong)
  })
})

describe('the sentences of a page', () => {
  const page = (text: string) => ({ path: 'docs/planted.md', text })
  const words = (count: number) => Array.from({ length: count }, () => 'door').join(' ')

  it('a sentence ends with its mark, its item, its cell or its paragraph', () => {
    const text =
      '# Doors\n\nOne opens. Another\ncloses: see below.\n\n- first item\n- second item\n\n| a cell | another |\n|---|---|\n'
    expect(sentencesOf(page(text))).toEqual([
      'One opens.',
      'Another closes:',
      'see below.',
      'first item',
      'second item',
      'a cell',
      'another',
    ])
  })

  it('code blocks and the addresses of links are no words', () => {
    const text = `See [the door](https://door.test/a b c).\n\n\`\`\`ts\n${words(40)}\n\`\`\`\n`
    expect(sentencesOf(page(text))).toEqual(['See [the door].'])
  })

  it(`a sentence of more than ${mostWords} words is long`, () => {
    expect(longSentencesOf(page(`${words(mostWords)}.\n`))).toEqual([])
    expect(longSentencesOf(page(`${words(mostWords + 1)}.\n`))).toHaveLength(1)
  })
})
