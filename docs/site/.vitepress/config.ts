import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformerStyleToClass } from '@shikijs/transformers'
import { defineConfig } from 'vitepress'
import { withPolicy } from '../content-policy.mjs'
import { groups } from '../navigation.mjs'
import { addressOf, placeOf, summaryOf } from '../pages.mjs'
import { sourceLinks } from '../source-links.mjs'
import { readStaged } from '../staged.mjs'

const cache = (path: string) => fileURLToPath(new URL(`../../../.cache/site/${path}`, import.meta.url))
const manifest = JSON.parse(readFileSync(new URL('../../../headless/package.json', import.meta.url), 'utf8'))
const colours = transformerStyleToClass({ classPrefix: 'code-' })

/** `false` for pages that only a page of theirs lists. */
const isInSidebar = ({ text }: (typeof groups)[number]) => text !== 'Decisions'

/** The name of a page in the sidebar: its title without the name of the hook. */
function nameOf(page: string): string {
  return summaryOf(readStaged(placeOf(`docs/${page}.md`) ?? ''))
    .title.replace(/`|: use.*$/g, '')
    .replace(/^Replacing, rung \d: /, 'Replacing ')
}

/** Returns a page without the two style attributes of the theme, which the policy forbids. Its scripts set the first again. */
function withoutStyles(html: string): string {
  return html.replace(' style="--vp-vh:0px;"', '').replaceAll('<div style="position:relative;"', '<div')
}

export default defineConfig({
  title: 'Portico',
  description: 'Embedded identity for React: hooks without markup, accessible screens, and a provider in a process.',
  lang: 'en',
  srcDir: cache('pages'),
  outDir: cache('dist'),
  cacheDir: cache('vite'),
  cleanUrls: true,
  // The theme would add a style element for each change.
  appearance: { disableTransition: false },
  srcExclude: ['public/**'],
  head: [
    ['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
    ['link', { rel: 'stylesheet', href: '/code.css' }],
  ],
  // The reference and the live screens are built by themselves.
  ignoreDeadLinks: [/^\/(?:reference|screens)\//],
  markdown: {
    config(md) {
      const { code_inline: code } = md.renderer.rules
      md.renderer.rules['code_inline'] = (tokens, index, ...rest) => {
        tokens[index]?.attrSet('v-pre', '')
        return code?.(tokens, index, ...rest) ?? ''
      }
      // A head without text is no head.
      for (const rule of ['th_open', 'th_close']) {
        md.renderer.rules[rule] = (tokens, index, options, _, renderer) => {
          const token = tokens[index]
          const text = tokens[rule === 'th_open' ? index + 1 : index - 1]
          if (token && text?.content === '') token.tag = 'td'
          return renderer.renderToken(tokens, index, options)
        }
      }
    },
    codeTransformers: [colours],
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: {
      // As on the host of the sources, so that links within the Markdown are right in both.
      slugify: (heading) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .replaceAll(' ', '-'),
    },
  },
  transformHtml: (html) => withPolicy(withoutStyles(html)),
  // The colours of code are classes, because the policy forbids style attributes. They are known once all pages are made.
  buildEnd: () => writeFileSync(cache('dist/code.css'), colours.getCSS()),
  vite: {
    plugins: [
      {
        name: 'code-colours',
        configureServer: ({ middlewares }) =>
          void middlewares.use('/code.css', (_, answer) => {
            answer.setHeader('content-type', 'text/css')
            answer.end(colours.getCSS())
          }),
      },
    ],
  },
  themeConfig: {
    logo: '/favicon.svg',
    nav: [
      { text: 'Guides', link: '/guides', activeMatch: '^/(?!screens|reference|errors)' },
      { text: 'Screens', link: '/screens' },
      { text: 'Reference', link: '/reference/', target: '_self' },
      { text: 'Errors', link: '/errors' },
      ...sourceLinks(manifest),
    ],
    sidebar: groups.filter(isInSidebar).map(({ text, pages }) => ({
      text,
      items: pages.map((page) => ({ text: nameOf(page), link: addressOf(placeOf(`docs/${page}.md`) ?? '') })),
    })),
    outline: [2, 3],
    search: {
      provider: 'local',
    },
    docFooter: { prev: 'Before', next: 'Next' },
    notFound: {
      title: 'There is no such page',
      quote: 'Search for it, or begin at the guides.',
      linkText: 'Guides',
      link: '/guides',
    },
  },
})
