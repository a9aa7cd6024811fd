// @ts-check

/**
 * For `rolldownOptions.output.codeSplitting.groups`: everything an entry imports statically becomes one file, so that the
 * first screen waits for one. By itself the bundler makes small files of what later parts need as well.
 *
 * @type {{ readonly name: (id: string, context: { readonly getModuleInfo: (id: string) => ModuleFacts | null }) => string | null }}
 */
export const oneFirstFile = {
  name: (id, context) => {
    /** @type {Set<string>} */
    const seen = new Set()
    /** @param {string} module @returns {boolean} */
    const isFirst = (module) => {
      if (seen.has(module)) return false
      seen.add(module)
      const facts = context.getModuleInfo(module)
      return facts !== null && (facts.isEntry || facts.importers.some(isFirst))
    }
    return isFirst(id) ? 'first' : null
  },
}

/** @typedef {{ readonly isEntry: boolean, readonly importers: readonly string[] }} ModuleFacts */
