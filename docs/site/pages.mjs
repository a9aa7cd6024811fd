// @ts-check
// Makes the pages of the site from the Markdown of the project: addresses, links, a page for each error code, live screens.
import { posix } from 'node:path'

/** @typedef {{ readonly path: string, readonly text: string }} Page */
/** @typedef {{ readonly id: string, readonly title: string, readonly group: string, readonly about: string, readonly guide: string }} LiveScreen */

/** Pages outside of `docs`, with their place on the site. @type {Readonly<Record<string, string>>} */
const elsewhere = {
  'README.md': 'index.md',
  'CONTRIBUTING.md': 'contributing.md',
  'CHANGELOG.md': 'changelog.md',
  'test/flows.md': 'flows.md',
  'headless/README.md': 'packages/headless.md',
  'ui-kit/README.md': 'packages/ui-kit.md',
  'providers/emulator/README.md': 'packages/emulator.md',
  'providers/openid/README.md': 'packages/openid.md',
  'tools/cli/README.md': 'packages/cli.md',
  'tools/create-portico/README.md': 'packages/create-portico.md',
  'tools/compat-frontegg/README.md': 'packages/compat-frontegg.md',
}

/** Pages that a search does not find, because they are for people who work on the project. */
const unsearched = /^(?:decisions\/|flows|changelog|architecture|adding-a-feature|contributing)/

/** Returns the place of a page on the site; `null` if it is not on the site. @param {string} path */
export function placeOf(path) {
  if (Object.hasOwn(elsewhere, path)) return elsewhere[path] ?? null
  if (path === 'docs/README.md') return 'guides.md'
  const [, task] = /^(?:headless|ui-kit)\/agents\/(.+\.md)$/.exec(path) ?? []
  if (task !== undefined) return `agents/${task === 'README.md' ? 'index.md' : task}`
  return /^docs\/(?!site\/|reference\/).*\.md$/.test(path)
    ? path.slice('docs/'.length).replace('README.md', 'index.md')
    : null
}

/** Returns the address of a place: `/features/login`, `/decisions/`. @param {string} place */
export function addressOf(place) {
  return `/${place.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`
}

/**
 * Returns the pages of the site. The home page is not among them.
 *
 * @param {readonly Page[]} pages The Markdown of the project.
 * @param {readonly LiveScreen[]} screens
 * @returns {readonly Page[]}
 */
export function sitePages(pages, screens) {
  const known = new Set(pages.map(({ path }) => path))
  return pages.flatMap((page) => {
    const place = placeOf(page.path)
    if (place === null || place === 'index.md') return []
    const live = screens.filter(({ guide }) => `${guide}.md` === place)
    const text = withLive(withLinks(page, known), live)
    const own = { path: place, text: unsearched.test(place) ? `---\nsearch: false\n---\n\n${text}` : text }
    return place === 'errors.md' ? [own, ...errorPages(own)] : [own]
  })
}

/**
 * Returns a page for each error code: the sections of the page of all.
 *
 * @param {Page} errors
 * @returns {readonly Page[]}
 */
export function errorPages({ text }) {
  return text
    .split(/^(?=## )/m)
    .filter((section) => section.startsWith('## `'))
    .map((section) => {
      const [, code = ''] = /^## `([^`]+)`/.exec(section) ?? []
      return {
        path: `errors/${code}.md`,
        text: `${section.replace(/^## /, '# ').trim()}\n\n[All error codes](/errors)\n`,
      }
    })
}

/** Returns a page with the addresses of the site in its links. @param {Page} page @param {ReadonlySet<string>} known */
function withLinks({ path, text }, known) {
  return outsideCode(text, (prose) =>
    prose
      .replace(/(!?)\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)\)/g, (link, mark, words, target) => {
        if (/^(?:[a-z]+:|#)/.test(target)) return link
        const [file = '', hash] = target.split('#')
        const source = posix.join(posix.dirname(path), file)
        if (mark) return `![${words}](/${source.replace(/^docs\//, '')})`
        const anchor = hash === undefined ? '' : `#${hash}`
        if (/^docs\/reference(?:\/|$)/.test(source))
          return `<a href="/${source.slice('docs/'.length)}${anchor}" target="_self">${words}</a>`
        const place = known.has(source) ? placeOf(source) : null
        // Files of the project are not on the site.
        return place === null ? words : `[${words}](${addressOf(place)}${anchor})`
      })
      .replace(/(src|srcset)="(?:docs\/)?images\//g, '$1="/images/'),
  )
}

/** Changes the text that stands outside of fences and code. @param {string} text @param {(prose: string) => string} change */
function outsideCode(text, change) {
  const parts = text.split(/(^ *```[\s\S]*?^ *```$|`(?:[^`\n]|\n(?!\n))+`)/m)
  // Links have code in their words, so that each piece of code is held by a mark while the prose changes.
  /** @type {string[]} */
  const held = []
  const marked = parts.map((part, index) => (index % 2 === 0 ? part : `⟦${held.push(part) - 1}⟧`)).join('')
  return change(marked).replace(/⟦(\d+)⟧/g, (_, index) => held[Number(index)] ?? '')
}

/**
 * Returns a guide with its live screens: each below the heading that has its title, the others after the first paragraph.
 *
 * @param {string} text @param {readonly LiveScreen[]} screens
 */
function withLive(text, screens) {
  /** @type {string[]} */
  const above = []
  let guide = text
  for (const { id, title, about, group } of screens) {
    const isWide = group === 'Portal' || group === 'Plans'
    const frame = `<LiveScreen id="${id}" title="${title}" about="${about}"${isWide ? ' is-wide' : ''} />`
    const heading = `\n## ${title}\n`
    if (guide.includes(heading)) guide = guide.replace(heading, `${heading}\n${frame}\n`)
    else above.push(frame)
  }
  if (above.length === 0) return guide
  // A portal takes the place of the list of headings.
  const front = above.some((frame) => frame.includes(' is-wide '))
    ? '---\naside: false\npageClass: wide-page\n---\n\n'
    : ''
  return front + guide.replace(/^(# .*\n\n(?:.+\n)+)/, `$1\n${above.join('\n\n')}\n`)
}

/**
 * Returns the list of pages for language models.
 *
 * @param {readonly { readonly text: string, readonly pages: readonly string[] }[]} groups
 * @param {ReadonlyMap<string, string>} texts The text of each page by its path, without extension.
 * @param {readonly Page[]} tasks The tasks for coding agents, as pages of the site.
 * @see https://llmstxt.org
 */
export function llmsText(groups, texts, tasks) {
  const rows = groups.map(({ text, pages }) => {
    const links = pages.map((page) => {
      const { title, lead } = summaryOf(texts.get(page) ?? '')
      return `- [${title}](/${page}.md): ${lead}`
    })
    return `## ${text}\n\n${links.join('\n')}`
  })
  const links = tasks.map(({ path, text }) => {
    const [, about = ''] = /^description: (.*)$/m.exec(text) ?? []
    return `- [${summaryOf(text).title}](/${path}): ${about}`
  })
  const head =
    '# Portico\n\n> Embedded identity for React: hooks without markup, accessible screens over them, and a provider in a process.'
  return `${[head, `## Tasks for coding agents\n\n${links.join('\n')}`, ...rows].join('\n\n')}\n`
}

/** Returns the tasks for coding agents among the pages of the site. @param {readonly Page[]} site */
export function tasksOf(site) {
  return site.filter(({ path }) => /^agents\/(?!index)/.test(path))
}

/** Returns the title and the first sentence of a page. @param {string} text */
export function summaryOf(text) {
  const [, title = '', paragraph = ''] = /^# (.+)\n\n((?:.+\n)*)/m.exec(text) ?? []
  const plain = paragraph.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('\n', ' ')
  return { title, lead: /^.*?[.:](?=\s|$)/.exec(plain)?.[0] ?? plain.trim() }
}
