import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { groups } from '../../docs/site/navigation.mjs'
import { addressOf, errorPages, llmsText, placeOf, sitePages, summaryOf, tasksOf } from '../../docs/site/pages.mjs'
import { sourceLinks } from '../../docs/site/source-links.mjs'
import { brands } from '../../examples/default-kit/src/live/brands.ts'
import { liveScreens } from '../../examples/default-kit/src/live/live-screens.ts'
import { readPages } from '../../scripts/reference/pages.mjs'

const pages = readPages()
const site = sitePages(pages, liveScreens)
const places = site.map(({ path }) => path)
const page = (path: string, text: string) => ({ path, text })

describe('the sidebar of the site', () => {
  const listed = groups.flatMap((group) => group.pages)

  it('the sidebar has each guide once', () => {
    const guides = pages.map(({ path }) => path).filter((path) => path.startsWith('docs/') && path !== 'docs/README.md')
    const names = guides.filter((path) => placeOf(path) !== null).map((path) => path.replace(/^docs\/|\.md$/g, ''))
    expect([...listed].sort()).toEqual(names.sort())
  })

  it('each page of the sidebar has a title and a first sentence', () => {
    const texts = new Map(pages.map(({ path, text }) => [path.replace(/^docs\/|\.md$/g, ''), text]))
    const summaries = listed.map((name) => ({ name, ...summaryOf(texts.get(name) ?? '') }))
    expect(summaries.filter(({ title, lead }) => title === '' || lead === '')).toEqual([])
    const tasks = tasksOf(site)
    expect(tasks.length).toBeGreaterThan(4)
    const list = llmsText(groups, texts, tasks)
    expect(list.match(/^- \[.+\]\(\/.+\.md\): .+$/gm)).toHaveLength(listed.length + tasks.length)
  })
})

describe('the pages of the site', () => {
  it('each live screen has its guide', () => {
    expect(liveScreens.filter(({ guide }) => !places.includes(`${guide}.md`))).toEqual([])
  })

  it('a guide shows its live screens after the first paragraph', () => {
    const text = site.find(({ path }) => path === 'features/login.md')?.text ?? ''
    expect(text.indexOf('<LiveScreen id="login"')).toBeGreaterThan(0)
    expect(text.indexOf('<LiveScreen id="login"')).toBeLessThan(text.indexOf('```tsx'))
  })

  it('a live screen stands below the heading that has its title, and a portal is wide', () => {
    const guide = [page('docs/a.md', '# A\n\nOne.\n\n## Bank\n\nTwo.\n')]
    const screen = { id: 'b', title: 'Bank', group: 'Themes', about: 'C', guide: 'a' }
    expect(sitePages(guide, [screen])[0]?.text).toBe(
      '# A\n\nOne.\n\n## Bank\n\n<LiveScreen id="b" title="Bank" about="C" />\n\nTwo.\n',
    )
    const portal = sitePages(guide, [{ ...screen, title: 'Users', group: 'Portal' }])[0]?.text
    expect(portal).toMatch(
      /^---\naside: false\npageClass: wide-page\n---\n\n# A\n\nOne\.\n\n<LiveScreen .* is-wide \/>\n/,
    )
  })

  it('the guide of the themes has the code of each live theme', () => {
    const { text = '' } = pages.find(({ path }) => path === 'docs/themes.md') ?? {}
    const sections = new Map(text.split(/^## /m).map((section) => [section.split('\n')[0], section]))
    for (const { title, appearance } of Object.values(brands)) {
      const [, code = ''] = /: Appearance = (\{[\s\S]*?\n\})/.exec(sections.get(title) ?? '') ?? []
      expect(runInNewContext(`(${code})`), title).toEqual(appearance)
    }
  })

  it('the head links to the version, and to the source if the manifest names a repository', () => {
    const version = { text: 'v1.2.3', link: '/changelog' }
    expect(sourceLinks({ version: '1.2.3' })).toEqual([version])
    const repository = { url: 'git+https://code.example/portico.git' }
    expect(sourceLinks({ version: '1.2.3', repository })).toEqual([
      version,
      { text: 'Source', link: 'https://code.example/portico' },
    ])
  })

  it('links of the site lead to its pages', () => {
    const addresses = new Set(['/', '/screens', ...places.map(addressOf)])
    const targets = site.flatMap(({ path, text }) =>
      [...text.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/\]\((\/[^)#]*)/g)].map(([, target = '']) => ({
        path,
        target,
      })),
    )
    expect(targets.length).toBeGreaterThan(100)
    expect(targets.filter(({ target }) => !addresses.has(target) && !/\.(?:png|svg)$/.test(target))).toEqual([])
  })

  it('a link to a file of the project becomes its words, and one within code stays', () => {
    const [made] = sitePages([page('docs/a.md', '# A\n\n[the `code`](../headless/src) and `[x](b.md)`.\n')], [])
    expect(made?.text).toBe('# A\n\nthe `code` and `[x](b.md)`.\n')
  })

  it('a link keeps its anchor, and one to the reference leaves the guides', () => {
    const both = [page('docs/features/a.md', '[b](../b.md#top) [r](../reference/index.html)'), page('docs/b.md', '# B')]
    expect(sitePages(both, [])[0]?.text).toBe('[b](/b#top) <a href="/reference/index.html" target="_self">r</a>')
  })

  it('each error code has a page of its own', () => {
    const made = errorPages(page('errors.md', '# Errors\n\n## `one-code`\n\nA.\n\n## `ER-TWO`\n\nB.\n'))
    expect(made.map(({ path }) => path)).toEqual(['errors/one-code.md', 'errors/ER-TWO.md'])
    expect(made[0]?.text).toMatch(/^# `one-code`\n\nA\.\n/)
    expect(made[0]?.text).not.toContain('ER-TWO')
  })
})
