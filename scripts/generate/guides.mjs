// @ts-check
// Copies files into the guides that print them: blocks that begin with ```ts file=../../../headless/src/…. `node
// scripts/generate/guides.mjs` writes the pages; `--check` fails if a page is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isCheck = process.argv.includes('--check')
const printed = /^(```\w+ file=(\.\.\/\S+)\n)[\s\S]*?^(```)$/gm

for (const name of readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })) {
  const page = `docs/${name}`
  if (!page.endsWith('.md') || /^docs\/(?:reference|site)\//.test(page)) continue
  const text = readFileSync(join(root, page), 'utf8')
  const fresh = text.replace(printed, (block, open, file, close) => {
    // An example is in a folder named after its page, so that its path leads out of that folder.
    const path = join(root, 'examples-of', page, file)
    if (existsSync(path)) return `${open}${readFileSync(path, 'utf8')}${close}`
    console.error(`${page} prints ${file}, which does not exist.`)
    process.exitCode = 1
    return block
  })
  if (fresh === text) continue
  if (!isCheck) writeFileSync(join(root, page), fresh)
  else {
    console.error(`${page} is stale: run "node scripts/generate/guides.mjs" and commit what it writes.`)
    process.exitCode = 1
  }
}
