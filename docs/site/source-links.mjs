// @ts-check

/**
 * Returns the links of the head to the version of a package and, if its manifest names one, to the repository of its source.
 *
 * @param {{ readonly version: string, readonly repository?: string | { readonly url: string } }} manifest
 * @returns {readonly { readonly text: string, readonly link: string }[]}
 */
export function sourceLinks({ version, repository }) {
  const address = typeof repository === 'string' ? repository : repository?.url
  const page = address?.replace(/^git\+/, '').replace(/\.git$/, '')
  const versions = { text: `v${version}`, link: '/changelog' }
  return page?.startsWith('https://') ? [versions, { text: 'Source', link: page }] : [versions]
}
