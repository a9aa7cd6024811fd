// @ts-check
// A TypeDoc plugin: each hook and each component has an example. Without one in its doc comment, it gets the shortest
// example of the guides that uses it, which is compiled there. Without either, it is a warning, which fails the build.
import { CommentTag, Converter } from 'typedoc'
import { exportsOf, isComponent, isHook } from './groups.mjs'
import { examplesOf, isOfProject, readPages } from './pages.mjs'

const examples = readPages()
  .flatMap(examplesOf)
  .filter((example) => !isOfProject(example))
  .sort((one, other) => one.code.length - other.code.length)

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const declaration of exportsOf(project)) {
      if (!isHook(declaration) && !isComponent(declaration)) continue
      const comment = declaration.signatures?.[0]?.comment ?? declaration.comment
      // A deprecated name is shown with its replacement alone.
      if (!comment || comment.getTag('@example') || comment.getTag('@deprecated')) continue
      const example = exampleOf(declaration)
      if (example) comment.blockTags.push(new CommentTag('@example', [{ kind: 'code', text: example }]))
      else app.logger.warn(`${declaration.getFriendlyFullName()} has no example, here or in a guide`)
    }
  })
}

/** Returns the shortest example that calls a hook or renders a component. @param {{ readonly name: string }} declaration */
function exampleOf({ name }) {
  const use = isHook({ name }) ? new RegExp(`\\b${name}\\(`) : new RegExp(`<${name}\\b`)
  const example = examples.find(({ code }) => use.test(code))
  return example && `\`\`\`${example.language}\n${example.code}\`\`\``
}
